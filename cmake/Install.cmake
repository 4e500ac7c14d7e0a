# cmake --install BUILD [--prefix DIR]: the program, its man pages, the shells' completions, documents, schemas, and the C
# library with what CMake (find_package(dogeref), target dogeref::dogeref) and pkg-config need to find it.

install(TARGETS dogeref RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS dogeref_shared EXPORT dogeref LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(FILES src/service/dogeref.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/dogeref)
install(EXPORT dogeref NAMESPACE dogeref:: FILE dogerefConfig.cmake DESTINATION ${package})
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/dogerefConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/dogerefConfigVersion.cmake DESTINATION ${package})
# The prefix is known when it is installed; pkg-config takes it from where its file lies.
file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/dogeref.pc CONTENT [[
prefix=${pcfiledir}/@up@
libdir=${prefix}/@CMAKE_INSTALL_LIBDIR@
includedir=${prefix}/@CMAKE_INSTALL_INCLUDEDIR@

Name: dogeref
Description: a referee for recorded board games
Version: @PROJECT_VERSION@
Libs: -L${libdir} -ldogeref
Cflags: -I${includedir}
]] @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/dogeref.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(FILES man/dogeref.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES man/dogeref-log.5 man/dogeref-rules.5 DESTINATION ${CMAKE_INSTALL_MANDIR}/man5)

install(FILES completions/dogeref.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME dogeref)
install(FILES completions/dogeref.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
# Debian's zsh looks below /usr where packages put their completions, elsewhere where local programs do.
install(CODE "
  set(folder site-functions)
  if(CMAKE_INSTALL_PREFIX MATCHES \"/usr$\")
    set(folder vendor-completions)
  endif()
  file(INSTALL \"${PROJECT_SOURCE_DIR}/completions/_dogeref\"
       DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/zsh/\${folder}\")
")

install(FILES README.md CHANGELOG.md packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs FILES_MATCHING PATTERN *.md PATTERN *.svg
  PATTERN benchmarks EXCLUDE)
# Recorded games; for authors of variants the shipped ones and the games' own suites, in the shape of a folder for --rules.
file(GLOB games RELATIVE ${PROJECT_SOURCE_DIR}/rules-data ${PROJECT_SOURCE_DIR}/rules-data/*/game.yaml)
foreach(file IN LISTS games)
  cmake_path(GET file PARENT_PATH game)
  install(DIRECTORY fixtures/${game}/games/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples FILES_MATCHING PATTERN *.log)
  install(DIRECTORY rules-data/${game}/variants DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples/rules/${game})
  install(FILES rules-data/${game}/game.test.yaml DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples/rules/${game} OPTIONAL)
endforeach()
install(DIRECTORY rules-data/schema DESTINATION ${CMAKE_INSTALL_DATADIR}/dogeref)
