# A floor of the house is a folder of src and a library dogeref_<name>. tests/floors_test.cpp holds the includes to it.

include(Precompile)

# dogeref_tidy(TARGET SOURCE...): each source is read by clang-tidy before it is compiled, where DOGEREF_TIDY names it.
function(dogeref_tidy target)
  if(DOGEREF_TIDY)
    set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "${DOGEREF_TIDY}")
    set_source_files_properties(${ARGN} PROPERTIES OBJECT_DEPENDS ${PROJECT_SOURCE_DIR}/.clang-tidy)
  endif()
endfunction()

# dogeref_unity(TARGET SOURCE...): a room is compiled as one, which takes half the time; DOGEREF_UNITY
# says whether. Names of anonymous namespaces are therefore unique within a room.
function(dogeref_unity target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${DOGEREF_UNITY} UNITY_BUILD_MODE GROUP)
  foreach(source IN LISTS ARGN)
    cmake_path(GET source PARENT_PATH room)
    cmake_path(RELATIVE_PATH room BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/src)
    string(MAKE_C_IDENTIFIER "${room}" group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${group}")
  endforeach()
endfunction()

# dogeref_library(TARGET FOLDER FLOORS LIBRARIES): all *.cpp of FOLDER and of its rooms; headers alone, or nothing yet, is
# fine too. The table of games is no room's parent: each folder below it is a floor of its own.
function(dogeref_library target folder floors libraries)
  if(folder STREQUAL "games")
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${folder}/*.cpp)
  else()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${folder}/*.cpp)
  endif()
  list(TRANSFORM floors PREPEND dogeref_)
  if(sources)
    add_library(${target} STATIC ${sources})
    dogeref_unity(${target} ${sources})
    dogeref_tidy(${target} ${sources})
    target_link_libraries(${target} PUBLIC dogeref_flags ${floors} ${libraries})
    set_property(GLOBAL APPEND PROPERTY DOGEREF_FLOORS ${target})
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE dogeref_flags ${floors} ${libraries})
  endif()
endfunction()

# dogeref_floor(NAME [ON FLOOR...] [LIBRARIES LIBRARY...] [PRECOMPILE HEADER...]): the library of src/NAME. PRECOMPILE
# names headers of libraries that most of its files need and that take seconds to compile.
function(dogeref_floor name)
  cmake_parse_arguments(arg "" "" "ON;LIBRARIES;PRECOMPILE" ${ARGN})
  dogeref_library(dogeref_${name} ${name} "${arg_ON}" "${arg_LIBRARIES}")
  get_target_property(type dogeref_${name} TYPE)
  if(arg_PRECOMPILE AND NOT type STREQUAL "INTERFACE_LIBRARY")
    dogeref_precompile(dogeref_${name} ${arg_PRECOMPILE})
  elseif(NOT type STREQUAL "INTERFACE_LIBRARY")
    target_precompile_headers(dogeref_${name} REUSE_FROM dogeref_standard)
  endif()
endfunction()

# dogeref_game_floors(ON FLOOR...): a library a folder of src/games, none seeing another, and dogeref_games, the table.
function(dogeref_game_floors)
  cmake_parse_arguments(arg "" "" "ON" ${ARGN})
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true RELATIVE ${PROJECT_SOURCE_DIR}/src/games
       ${PROJECT_SOURCE_DIR}/src/games/*)
  set(games "")
  foreach(game IN LISTS folders)
    if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/src/games/${game})
      dogeref_library(dogeref_${game} games/${game} "${arg_ON}" "")
      target_precompile_headers(dogeref_${game} REUSE_FROM dogeref_standard)
      list(APPEND games ${game})
    endif()
  endforeach()
  dogeref_library(dogeref_games games "${arg_ON};${games}" "")
endfunction()
