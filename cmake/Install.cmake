# cmake --install BUILD [--prefix DIR]: the program, its man pages, the shells' completions, documents, schemas.

include(GNUInstallDirs)

install(TARGETS dogeref RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
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
