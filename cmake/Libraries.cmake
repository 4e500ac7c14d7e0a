# Debian's libraries. Archives are taken where Debian ships them; fmt, CLI11 and nlohmann-json are headers alone.

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)

function(dogeref_archive_library variable archive header definition)
  find_library(${variable}_ARCHIVE ${archive} REQUIRED)
  find_path(${variable}_INCLUDE ${header} REQUIRED)
  set(target system_${variable})
  add_library(${target} STATIC IMPORTED GLOBAL)
  set_target_properties(${target} PROPERTIES
    IMPORTED_LOCATION ${${variable}_ARCHIVE}
    INTERFACE_INCLUDE_DIRECTORIES ${${variable}_INCLUDE}
    INTERFACE_COMPILE_DEFINITIONS "${definition}")
  set(${variable} ${target} PARENT_SCOPE)
endfunction()

dogeref_archive_library(DOGEREF_YAML_CPP libyaml-cpp.a yaml-cpp/eventhandler.h "")
dogeref_archive_library(DOGEREF_UTF8PROC libutf8proc.a utf8proc.h UTF8PROC_STATIC)
dogeref_archive_library(DOGEREF_ZLIB libz.a zlib.h ZLIB_CONST)
dogeref_archive_library(DOGEREF_ZSTD libzstd.a zstd.h "")
dogeref_archive_library(DOGEREF_SQLITE libsqlite3.a sqlite3.h "")
dogeref_archive_library(DOGEREF_SQLITECPP libSQLiteCpp.a SQLiteCpp/SQLiteCpp.h "")

find_path(DOGEREF_FMT_INCLUDE fmt/format.h REQUIRED)
find_path(DOGEREF_CLI11_INCLUDE CLI/CLI.hpp REQUIRED)
find_path(DOGEREF_JSON_INCLUDE nlohmann/json.hpp REQUIRED)
target_include_directories(dogeref_flags SYSTEM INTERFACE
  ${DOGEREF_FMT_INCLUDE} ${DOGEREF_CLI11_INCLUDE} ${DOGEREF_JSON_INCLUDE})
