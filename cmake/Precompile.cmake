# Headers that many files need and that take long to compile, compiled once. Every file includes what it uses all the
# same: the preset clang (./dev lint) compiles without them.

# What ccache needs to tell whether it has seen a file that uses precompiled headers.
target_compile_options(dogeref_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)

set(DOGEREF_STANDARD_HEADERS
    <algorithm> <array> <cstdint> <filesystem> <functional> <map> <memory> <optional> <span> <string> <string_view>
    <utility> <variant> <vector>)

# dogeref_precompile(TARGET HEADER...): these headers, and the standard library's, for TARGET.
function(dogeref_precompile target)
  target_precompile_headers(${target} PRIVATE ${DOGEREF_STANDARD_HEADERS} ${ARGN})
endfunction()

# dogeref_precompiled(NAME HEADER...): a target that does nothing but compile them, for others to REUSE_FROM.
function(dogeref_precompiled name)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/${name}.cpp CONTENT "")
  add_library(${name} OBJECT ${CMAKE_BINARY_DIR}/generated/${name}.cpp)
  target_link_libraries(${name} PRIVATE dogeref_flags)
  dogeref_precompile(${name} ${ARGN})
endfunction()

dogeref_precompiled(dogeref_standard)
