# SPDX-License-Identifier: BSL-1.0
# Installs the headers, the single headers and a package for find_package(evergraph).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.hpp")
install(DIRECTORY single_include DESTINATION ${CMAKE_INSTALL_DATADIR}/evergraph
        FILES_MATCHING PATTERN "*.hpp")
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/evergraph)
install(TARGETS evergraph evergraph_tf EXPORT evergraph_targets)

set(package ${CMAKE_INSTALL_DATADIR}/cmake/evergraph)
install(EXPORT evergraph_targets NAMESPACE evergraph:: DESTINATION ${package})
write_basic_package_version_file(evergraph-config-version.cmake
    COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES tools/cmake/evergraph-config.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/evergraph-config-version.cmake DESTINATION ${package})
