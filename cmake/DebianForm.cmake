# Run by CPack over the tree that becomes a package: compressed man pages and a changelog, as Debian wants them.

find_program(gzip gzip REQUIRED)
set(changelog ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/dogeref/changelog)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${changelog} "dogeref (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * See CHANGELOG.md.

 -- ${CPACK_PACKAGE_CONTACT}  ${now}
")
file(GLOB_RECURSE pages ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/man/*)
execute_process(COMMAND ${gzip} -9nf ${pages} ${changelog} COMMAND_ERROR_IS_FATAL ANY)
