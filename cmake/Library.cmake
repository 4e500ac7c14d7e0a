# libdogeref, the C library: the program's objects behind the functions of src/service/dogeref.h. It needs the C library alone.

include(GNUInstallDirs)

add_library(dogeref_shared SHARED src/libdogeref.cpp)
dogeref_tidy(dogeref_shared src/libdogeref.cpp)
target_link_libraries(dogeref_shared PRIVATE dogeref_flags dogeref_service dogeref_embedded)
target_include_directories(dogeref_shared INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src/service>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
set(map ${PROJECT_SOURCE_DIR}/cmake/dogeref.map)
target_link_options(dogeref_shared PRIVATE LINKER:--version-script=${map})
if(NOT DOGEREF_SANITIZE)
  target_link_options(dogeref_shared PRIVATE LINKER:-z,defs -static-libstdc++ -static-libgcc)
endif()
set_target_properties(dogeref_shared PROPERTIES
  OUTPUT_NAME dogeref EXPORT_NAME dogeref VERSION ${PROJECT_VERSION} SOVERSION 1 LINK_DEPENDS ${map})
