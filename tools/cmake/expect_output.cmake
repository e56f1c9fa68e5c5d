# SPDX-License-Identifier: BSL-1.0
# Runs PROGRAM and fails unless it succeeds and prints exactly the text of the file EXPECTED.
execute_process(COMMAND ${PROGRAM} OUTPUT_VARIABLE printed RESULT_VARIABLE status)
file(READ ${EXPECTED} expected)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${PROGRAM} ended with ${status}; it printed:\n${printed}")
endif()
if(NOT printed STREQUAL expected)
    message(FATAL_ERROR "${PROGRAM} printed:\n${printed}\nbut ${EXPECTED} has:\n${expected}")
endif()
