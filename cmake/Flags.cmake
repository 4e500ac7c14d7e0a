# What every target of the project is compiled with: warnings as errors, hardening, sanitizers, ccache.

find_program(DOGEREF_CCACHE ccache)
if(DOGEREF_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${DOGEREF_CCACHE})
endif()

add_library(dogeref_flags INTERFACE)
target_include_directories(dogeref_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_definitions(dogeref_flags INTERFACE FMT_HEADER_ONLY DOGEREF_VERSION="${PROJECT_VERSION}")

target_compile_options(dogeref_flags INTERFACE
  -Werror -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-qual -Wcast-align
  -Wnon-virtual-dtor -Woverloaded-virtual -Wdouble-promotion -Wformat=2 -Wimplicit-fallthrough
  -Wundef -Wextra-semi
  -Wno-missing-field-initializers) # a field left out of braces is empty, and that is meant
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(dogeref_flags INTERFACE -Wduplicated-cond -Wduplicated-branches -Wlogical-op)
endif()

# Hardening. _FORTIFY_SOURCE needs the optimizer, and the sanitizers watch the same ground better.
# Without shared libraries to look for, a program starts twice as fast, and anywhere; its place is random all the same.
# The same objects make the C library, which shows nothing but its own functions.
target_compile_options(dogeref_flags INTERFACE -fPIC -fvisibility=hidden)
# Under the sanitizers it has a fixed place instead: what they know of every object would have to be moved at each start.
set(kind -static-pie)
if(DOGEREF_SANITIZE)
  set(kind -no-pie)
endif()
target_link_options(dogeref_flags INTERFACE $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:${kind}>)
target_compile_definitions(dogeref_flags INTERFACE _GLIBCXX_ASSERTIONS)
target_compile_options(dogeref_flags INTERFACE -fstack-protector-strong)
target_link_options(dogeref_flags INTERFACE -Wl,-z,relro,-z,now -Wl,-z,noexecstack)
if(NOT DOGEREF_SANITIZE AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  target_compile_options(dogeref_flags INTERFACE
    -U_FORTIFY_SOURCE $<$<NOT:$<BOOL:$<TARGET_PROPERTY:DOGEREF_UNOPTIMIZED>>>:-D_FORTIFY_SOURCE=2>)
endif()

if(DOGEREF_SANITIZE)
  set(sanitize -fsanitize=${DOGEREF_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_compile_options(dogeref_flags INTERFACE ${sanitize})
  target_link_options(dogeref_flags INTERFACE ${sanitize})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 sees uninitialised values that the sanitizers' own checks put there.
    target_compile_options(dogeref_flags INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()
if(DOGEREF_FUZZ)
  target_compile_options(dogeref_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
