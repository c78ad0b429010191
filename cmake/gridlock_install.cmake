# cmake --install, find_package(gridlock) for other projects, and the Debian package.
include(CMakePackageConfigHelpers)
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/gridlock")

install(TARGETS gridlock gridlock_render EXPORT gridlockTargets)
install(EXPORT gridlockTargets NAMESPACE gridlock:: DESTINATION "${package_dir}")
if(TARGET gridlock_png)
  install(TARGETS gridlock_png EXPORT gridlockPngTargets)
  install(EXPORT gridlockPngTargets NAMESPACE gridlock:: DESTINATION "${package_dir}")
endif()
foreach(header IN LISTS GRIDLOCK_PUBLIC_HEADERS)
  cmake_path(GET header PARENT_PATH folder)
  install(FILES "${PROJECT_SOURCE_DIR}/${header}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/${folder}")
endforeach()

configure_package_config_file("${CMAKE_CURRENT_LIST_DIR}/gridlockConfig.cmake.in"
                              "${PROJECT_BINARY_DIR}/gridlockConfig.cmake" INSTALL_DESTINATION "${package_dir}")
# Before 1.0, another second number may break what others built; the same one may not.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/gridlockConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/gridlockConfig.cmake" "${PROJECT_BINARY_DIR}/gridlockConfigVersion.cmake"
        DESTINATION "${package_dir}")

install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" RENAME copyright)
install(FILES "${PROJECT_SOURCE_DIR}/README.md" DESTINATION "${CMAKE_INSTALL_DOCDIR}" OPTIONAL)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/" DESTINATION "${CMAKE_INSTALL_DOCDIR}" OPTIONAL)

if(TARGET gridlock_cli)
  install(TARGETS gridlock_cli)
  # The page of `gridlock serve`, where tools/build_web has built it.
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/web/dist/" DESTINATION "${CMAKE_INSTALL_DATADIR}/gridlock/web" OPTIONAL)
endif()
if(TARGET gridlock_manual)
  set(manual_dir "${PROJECT_BINARY_DIR}/manual")
  install(FILES "${manual_dir}/gridlock.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
  install(FILES "${manual_dir}/gridlock.bash" RENAME gridlock
          DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
  install(FILES "${manual_dir}/_gridlock" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions")
  install(FILES "${manual_dir}/gridlock.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR "the gridlock authors")
set(CPACK_PACKAGE_CONTACT "the gridlock authors <gridlock@localhost>")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Two packages: gridlock, and, where it was built, python3-gridlock, which needs nothing of the other.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL Unspecified)
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_NAME gridlock)
if(TARGET gridlock_python)
  list(APPEND CPACK_COMPONENTS_ALL python)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-gridlock)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  set(CPACK_COMPONENT_PYTHON_DESCRIPTION "Rush Hour and Sokoban solved, proved and made: the Python package")
  math(EXPR next_minor "${Python_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
      "python3 (>= ${Python_VERSION_MAJOR}.${Python_VERSION_MINOR}), python3 (<< ${Python_VERSION_MAJOR}.${next_minor}), python3-numpy")
endif()
include(CPack)
