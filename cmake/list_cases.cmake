# Writes OUTPUT, a list for ctest with an entry for each case of the doctest program PROGRAM, named "NAME: what it shows".
# (doctest's own script parts names at semicolons.) An entry that finds no case fails. PROPERTIES: of each entry.

execute_process(COMMAND ${PROGRAM} --list-test-cases --no-intro WORKING_DIRECTORY ${FOLDER}
                OUTPUT_VARIABLE rest COMMAND_ERROR_IS_FATAL ANY)
set(list "")
while(rest MATCHES "^([^\n]*)\n")
  set(case "${CMAKE_MATCH_1}")
  string(LENGTH "${CMAKE_MATCH_0}" size)
  string(SUBSTRING "${rest}" ${size} -1 rest)
  if(case MATCHES "^(\\[doctest\\]|=====)")
    continue()
  endif()
  string(REPLACE "," "\\," filter "${case}")
  set(entry "[==[${NAME}: ${case}]==]")
  string(APPEND list "add_test(${entry} [==[${PROGRAM}]==] [==[--test-case=${filter}]==])\n"
                     "set_tests_properties(${entry} PROPERTIES WORKING_DIRECTORY [==[${FOLDER}]==] ${PROPERTIES} "
                     "FAIL_REGULAR_EXPRESSION \"test cases: +0 [|]\")\n")
endwhile()
file(WRITE ${OUTPUT} "${list}")
