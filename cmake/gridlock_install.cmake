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
include(CPack)
