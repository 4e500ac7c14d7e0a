#include "text/replace.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "support/scratch.h"

namespace dogeref::text {
namespace {

std::string content(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::ptrdiff_t files_in(const std::string& folder) {
  return std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator());
}

}  // namespace

TEST_CASE("a file is replaced whole and keeps its mode; nothing else is left beside it") {
  const tests::Scratch scratch;
  const std::string path = scratch.file("game.log", "old, and longer than the new");
  REQUIRE(::chmod(path.c_str(), 0640) == 0);
  CHECK(replace_file(path, "new\n") == "");
  CHECK(content(path) == "new\n");
  struct stat about = {};
  REQUIRE(::stat(path.c_str(), &about) == 0);
  CHECK((about.st_mode & 07777) == 0640);
  CHECK(files_in(scratch.path()) == 1);
}

TEST_CASE("a new file is made") {
  const tests::Scratch scratch;
  CHECK(replace_file(scratch.path("new.log"), "text") == "");
  CHECK(content(scratch.path("new.log")) == "text");
}

TEST_CASE("links, folders and devices are refused, and what they lead to stays") {
  const tests::Scratch scratch;
  const std::string path = scratch.file("game.log", "old");
  std::filesystem::create_symlink(path, scratch.path("link.log"));
  CHECK(replace_file(scratch.path("link.log"), "new") == "is a link");
  CHECK(content(path) == "old");
  CHECK(replace_file(scratch.path(), "new") == "is a folder");
  CHECK(replace_file("/dev/null", "new") == "is no regular file");
}

TEST_CASE("what cannot be written says why") {
  CHECK(replace_file("/nowhere/game.log", "new") == "no such file or directory");
  CHECK(replace_file("", "new") == "that is no name of a file");
}

}  // namespace dogeref::text
