# SPDX-License-Identifier: BSL-1.0
# evergraph_own: the library with every warning as an error, for our own tests and examples.
set(CMAKE_CXX_EXTENSIONS OFF)
set(EVERGRAPH_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
    -Wold-style-cast -Wundef -Werror)

add_library(evergraph_own INTERFACE)
target_link_libraries(evergraph_own INTERFACE evergraph::tf)
target_compile_options(evergraph_own INTERFACE ${EVERGRAPH_WARNINGS})
if(EVERGRAPH_SANITIZE)
    set(sanitize -fsanitize=${EVERGRAPH_SANITIZE} -fno-sanitize-recover=all)
    target_compile_options(evergraph_own INTERFACE ${sanitize} -fno-omit-frame-pointer)
    target_link_options(evergraph_own INTERFACE ${sanitize})
endif()
