# Rules data inside a program: tools/embed.cpp compiles folders of it into C++, anew whenever a file of them changes.
# dogeref_embedded has what is shipped. It carries the objects themselves, so that nobody depends on the order of archives.

if(NOT EXISTS ${PROJECT_SOURCE_DIR}/tools/embed.cpp)
  add_library(dogeref_embedded INTERFACE)
  return()
endif()

add_library(dogeref_embedder OBJECT tools/embed.cpp)
target_link_libraries(dogeref_embedder PUBLIC dogeref_flags dogeref_rules)

# dogeref_embed_shapes(FILE GAME...): writes what the embedder needs of games, the shapes of their data alone. A game is
# its folder, by the way in which its headers are included ("games/doge_ship"); the folder has the name of the game's
# namespace, and a data/shapes.h with the function `shapes`.
function(dogeref_embed_shapes file)
  set(includes "")
  set(rows "")
  foreach(game IN LISTS ARGN)
    cmake_path(GET game FILENAME name)
    string(APPEND includes "#include \"${game}/data/shapes.h\"\n")
    string(APPEND rows "&dogeref::${name}::shapes(), ")
  endforeach()
  file(CONFIGURE OUTPUT ${file} CONTENT [[// Written by cmake/Embed.cmake from the folders of the games.
#include <vector>

@includes@
std::vector<const dogeref::rules::GameShapes*> embedded_shapes();
std::vector<const dogeref::rules::GameShapes*> embedded_shapes() { return {@rows@}; }
]] @ONLY)
endfunction()

# dogeref_embed(TARGET DATA FOLDER... GAMES GAME... ROOTS FOLDER...): a library with these folders of rules data. ROOTS
# are the folders in which those of the games lie, in the order of GAMES.
function(dogeref_embed target)
  cmake_parse_arguments(arg "" "" "DATA;GAMES;ROOTS" ${ARGN})
  set(shapes "")
  set(data "")
  foreach(game root IN ZIP_LISTS arg_GAMES arg_ROOTS)
    file(GLOB sources CONFIGURE_DEPENDS ${root}/${game}/data/*shapes.cpp)
    list(APPEND shapes ${sources})
  endforeach()
  foreach(folder IN LISTS arg_DATA)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
    list(APPEND data ${files})
  endforeach()
  set(listed ${PROJECT_BINARY_DIR}/generated/${target}_shapes.cpp)
  dogeref_embed_shapes(${listed} ${arg_GAMES})
  add_executable(${target}_tool ${listed} ${shapes})
  target_link_libraries(${target}_tool PRIVATE dogeref_embedder)
  target_include_directories(${target}_tool PRIVATE ${arg_ROOTS})

  set(output ${PROJECT_BINARY_DIR}/generated/${target}.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${target}_tool ${output} ${arg_DATA}
    DEPENDS ${target}_tool ${data}
    COMMENT "Embedding ${arg_DATA}"
    VERBATIM)
  add_library(${target} OBJECT ${output})
  target_link_libraries(${target} PUBLIC dogeref_flags dogeref_rules)
endfunction()

# The games of src/games, and where each lies.
file(GLOB DOGEREF_SHIPPED_GAMES CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src
  ${PROJECT_SOURCE_DIR}/src/games/*/data/shapes.h)
list(TRANSFORM DOGEREF_SHIPPED_GAMES REPLACE "/data/shapes.h$" "")
list(TRANSFORM DOGEREF_SHIPPED_GAMES REPLACE ".+" "${PROJECT_SOURCE_DIR}/src" OUTPUT_VARIABLE DOGEREF_SHIPPED_ROOTS)
dogeref_embed(dogeref_embedded DATA ${PROJECT_SOURCE_DIR}/rules-data GAMES ${DOGEREF_SHIPPED_GAMES}
  ROOTS ${DOGEREF_SHIPPED_ROOTS})
