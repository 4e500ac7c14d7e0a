#include "text/file.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace dogeref::text {

namespace {

struct Folder {
  std::filesystem::path path = std::filesystem::temp_directory_path() / ("dogeref-file-" + std::to_string(::getpid()));
  Folder() { std::filesystem::create_directories(path); }
  ~Folder() { std::filesystem::remove_all(path); }
  [[nodiscard]] std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(path / name, std::ios::binary) << text;
    return (path / name).string();
  }
};

}  // namespace

TEST_CASE("a regular file is read whole, up to the limit") {
  const Folder folder;
  const std::string text(10000, 'x');
  CHECK(read_file(folder.file("a", text), 10000).value() == text);
  CHECK(read_file(folder.file("empty", ""), 10).value().empty());
  CHECK(read_file(folder.file("b", text), 9999).error() == "is larger than 9999 bytes");
}

TEST_CASE("what is no regular file is refused with a reason, and never waited for") {
  const Folder folder;
  CHECK(read_file((folder.path / "missing").string(), 10).error() == "no such file or directory");
  CHECK(read_file(folder.path.string(), 10).error() == "is a folder");
  CHECK(read_file("/dev/zero", 10).error() == "is not a regular file");
  const std::string pipe = (folder.path / "pipe").string();
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(read_file(pipe, 10).error() == "is not a regular file");
  CHECK(read_file(std::string("a\0b", 3), 10).error() == "its name holds a NUL");
}

TEST_CASE("whatever can be read is read to its end, up to the limit") {
  const Folder folder;
  CHECK(read_input(folder.file("a", "abc"), 3).value() == "abc");
  CHECK(read_input("/dev/zero", 10).error() == "larger than 10 bytes");
  CHECK(read_input("/dev/null", 10).value().empty());
  CHECK(read_input((folder.path / "missing").string(), 10).error() == "no such file or directory");
  CHECK(read_input(folder.path.string(), 10).error() == "is a directory");
}

}  // namespace dogeref::text
