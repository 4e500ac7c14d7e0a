# cpack --config BUILD/CPackConfig.cmake: a Debian package. ./dev package calls it.

# "One Game, Another and A Third": the titles of the games, as their data has them.
file(GLOB games CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rules-data/*/game.yaml)
set(titles "")
foreach(game IN LISTS games)
  file(STRINGS ${game} title REGEX "^title: " LIMIT_COUNT 1)
  string(REGEX REPLACE "^title: *" "" title "${title}")
  list(APPEND titles "${title}")
endforeach()
list(JOIN titles ", " titles)
string(REGEX REPLACE ", ([^,]*)$" " and \\1" titles "${titles}")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME dogeref)
set(CPACK_PACKAGE_CONTACT "The dogeref authors <dogeref@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee for recorded games of ${titles}")
set(CPACK_PACKAGE_DESCRIPTION "Reads a game as it was written down at the table, one event a line, plays it
again by the rulebook, names every illegal move with its rule and its place,
and scores the game.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/DebianForm.cmake)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
# The program is linked statically; libdogeref.so needs the C library, and the package tells ldconfig of it.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "bash-completion, man-db")

include(CPack)
