# The shipped rules inside the program: tools/embed.cpp compiles rules-data into C++, anew whenever a file of it changes.
# dogeref_embedded carries the objects themselves, so that nobody depends on the order of archives.

if(NOT EXISTS ${PROJECT_SOURCE_DIR}/tools/embed.cpp)
  add_library(dogeref_embedded INTERFACE)
  return()
endif()

# Of a game it needs the shapes of its data alone.
file(GLOB shapes CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/games/*/data/*shapes.cpp)
add_executable(dogeref_embed tools/embed.cpp ${shapes})
target_link_libraries(dogeref_embed PRIVATE dogeref_flags dogeref_rules)

set(embedded ${PROJECT_BINARY_DIR}/generated/embedded_rules.cpp)
file(GLOB_RECURSE data CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rules-data/*)
add_custom_command(
  OUTPUT ${embedded}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/generated
  COMMAND dogeref_embed ${PROJECT_SOURCE_DIR}/rules-data ${embedded}
  DEPENDS dogeref_embed ${data}
  COMMENT "Embedding rules-data"
  VERBATIM)
add_library(dogeref_embedded OBJECT ${embedded})
target_link_libraries(dogeref_embedded PUBLIC dogeref_flags dogeref_rules)
