# SPDX-License-Identifier: BSL-1.0
# graph_def_oracle: libprotobuf's own code for GraphDefs, where protoc is there; defined once.
find_package(Protobuf QUIET)
if(Protobuf_FOUND AND TARGET protobuf::protoc AND NOT TARGET graph_def_oracle)
    add_library(graph_def_oracle STATIC ${PROJECT_SOURCE_DIR}/tests/fuzz/graph_def_oracle.proto)
    protobuf_generate(TARGET graph_def_oracle IMPORT_DIRS ${PROJECT_SOURCE_DIR}/tests/fuzz
                      PROTOC_OUT_DIR ${CMAKE_CURRENT_BINARY_DIR})
    target_include_directories(graph_def_oracle SYSTEM PUBLIC ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(graph_def_oracle PUBLIC protobuf::libprotobuf)
endif()
