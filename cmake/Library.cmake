# libdogeref, the C library: the program's objects behind the functions of src/service/dogeref.h. It needs the C library alone.

include(GNUInstallDirs)

add_library(dogeref_shared SHARED src/libdogeref.cpp)
dogeref_tidy(dogeref_shared src/libdogeref.cpp)
target_link_libraries(dogeref_shared PRIVATE dogeref_flags dogeref_service dogeref_embedded)
target_include_directories(dogeref_shared INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src/service>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
set(map ${PROJECT_SOURCE_DIR}/cmake/dogeref.map)
# Debian's libyaml-cpp.a is not made for shared libraries: only beside a static libstdc++ does it need no relocations.
target_link_options(dogeref_shared PRIVATE LINKER:--version-script=${map} -static-libstdc++ -static-libgcc)
if(NOT DOGEREF_SANITIZE) # whose functions the program that loads the library brings
  target_link_options(dogeref_shared PRIVATE LINKER:-z,defs)
endif()
set_target_properties(dogeref_shared PROPERTIES
  OUTPUT_NAME dogeref EXPORT_NAME dogeref VERSION ${PROJECT_VERSION} SOVERSION 1 LINK_DEPENDS ${map})
