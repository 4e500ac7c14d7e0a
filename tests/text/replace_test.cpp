#include "text/replace.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "support/scratch.h"
#include "text/signals.h"

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
  CHECK(replace_file("/dev/null", "new") == "is not a regular file");
}

TEST_CASE("what cannot be written says why") {
  CHECK(replace_file("/nowhere/game.log", "new") == "no such file or directory");
  CHECK(replace_file("", "new") == "that is not a file name");
}

TEST_CASE("a file with several names keeps them all, and what they name is one file") {
  const tests::Scratch scratch;
  const std::string path = scratch.file("game.log", "old");
  std::filesystem::create_hard_link(path, scratch.path("same.log"));
  for (const char* text : {"longer than before", "short"}) {
    CHECK(replace_file(path, text) == "");
    CHECK(content(scratch.path("same.log")) == text);
  }
  CHECK(std::filesystem::hard_link_count(path) == 2);
  CHECK(files_in(scratch.path()) == 2);
}

TEST_CASE("a file keeps its owner") {
  if (::geteuid() != 0) return;  // nobody else can give files away
  const tests::Scratch scratch;
  const std::string path = scratch.file("game.log", "old");
  REQUIRE(::chown(path.c_str(), 12345, 23456) == 0);
  REQUIRE(::chmod(path.c_str(), 0664) == 0);
  CHECK(replace_file(path, "new") == "");
  struct stat about = {};
  REQUIRE(::stat(path.c_str(), &about) == 0);
  CHECK(about.st_uid == 12345);
  CHECK(about.st_gid == 23456);
  CHECK((about.st_mode & 07777) == 0664);
  CHECK(content(path) == "new");
}

TEST_CASE("what would end the program waits until nothing is left half done") {
  sigset_t waiting = {};
  sigset_t before = {};
  ::pthread_sigmask(SIG_SETMASK, nullptr, &before);
  {
    const HoldSignals hold;
    struct sigaction ignored = {};
    struct sigaction usual = {};
    ::sigaction(SIGTERM, nullptr, &usual);
    REQUIRE(::raise(SIGTERM) == 0);
    ::sigpending(&waiting);
    ignored.sa_handler = SIG_IGN;  // takes away what waits
    ::sigaction(SIGTERM, &ignored, nullptr);
    ::sigaction(SIGTERM, &usual, nullptr);
  }
  CHECK(sigismember(&waiting, SIGTERM) == 1);
  sigset_t after = {};
  ::pthread_sigmask(SIG_SETMASK, nullptr, &after);
  CHECK(sigismember(&after, SIGTERM) == sigismember(&before, SIGTERM));
}

}  // namespace dogeref::text
