#include "archive/inputs.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <vector>

#include "support/scratch.h"

using dogeref::archive::find_inputs;
using dogeref::archive::Input;
using dogeref::archive::Inputs;
using dogeref::tests::Scratch;

namespace {

using Names = std::vector<std::string>;

Names paths(const Inputs& inputs) {
  Names names;
  for (const Input& input : inputs.files) names.push_back(input.path);
  return names;
}

Inputs find(const Names& arguments) { return find_inputs(arguments); }

}  // namespace

TEST_CASE("a file given is reached as it was given, and read whatever its ending") {
  const Scratch scratch;
  const std::string log = scratch.file("games/venice.txt", "");
  const Inputs inputs = find({log});
  REQUIRE(inputs.files.size() == 1);
  CHECK(inputs.files[0].path == log);
  CHECK(inputs.troubles.empty());
}

TEST_CASE("a folder is searched for logs in sorted order, reached by way of it") {
  const Scratch scratch;
  for (const char* name : {"b.log", "a/z.log", "a/c/y.log", "a.log", "notes.txt", "a/readme"}) scratch.file(name, "");
  const Inputs inputs = find({scratch.path()});
  const std::string top = scratch.path() + "/";
  CHECK(paths(inputs) == Names{top + "a/c/y.log", top + "a/z.log", top + "a.log", top + "b.log"});
  CHECK(paths(find({top})) == paths(inputs));
}

TEST_CASE("a path is left as it was typed") {
  const Scratch scratch;
  scratch.file("one/game.log", "");
  const std::string typed = scratch.path("one/../one//game.log");
  CHECK(paths(find({typed})) == Names{typed});
}

TEST_CASE("standard input is a file called -") {
  const Inputs inputs = find({"-"});
  REQUIRE(inputs.files.size() == 1);
  CHECK(inputs.files[0].path == "-");
}

TEST_CASE("what is not there is a trouble, and the rest is found") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", "");
  const Inputs inputs = find({scratch.path("missing.log"), log});
  REQUIRE(inputs.troubles.size() == 1);
  CHECK(inputs.troubles[0].path == scratch.path("missing.log"));
  CHECK(inputs.troubles[0].reason == "no such file or directory");
  CHECK(paths(inputs) == Names{scratch.path("a.log")});
}

TEST_CASE("a folder that contains itself is a trouble, and each log is found once") {
  const Scratch scratch;
  scratch.file("season/a.log", "");
  REQUIRE(::symlink("..", scratch.path("season/loop").c_str()) == 0);
  const Inputs inputs = find({scratch.path()});
  CHECK(paths(inputs) == Names{scratch.path("season/a.log")});
  REQUIRE(inputs.troubles.size() == 1);
  CHECK(inputs.troubles[0].path == scratch.path("season/loop"));
  CHECK(inputs.troubles[0].reason == "the folder contains itself");
}

TEST_CASE("a log in a folder must be a regular file") {
  const Scratch scratch;
  scratch.file("a.log", "");
  REQUIRE(::mkfifo(scratch.path("pipe.log").c_str(), 0600) == 0);
  REQUIRE(::symlink("/dev/zero", scratch.path("zero.log").c_str()) == 0);
  REQUIRE(::symlink("nowhere", scratch.path("dangling.log").c_str()) == 0);
  const Inputs inputs = find({scratch.path()});
  CHECK(paths(inputs) == Names{scratch.path("a.log")});
  CHECK(inputs.troubles.size() == 3);
}

TEST_CASE("a folder without a log is a trouble") {
  const Scratch scratch;
  scratch.file("notes.txt", "");
  const Inputs inputs = find({scratch.path()});
  REQUIRE(inputs.troubles.size() == 1);
  CHECK(inputs.troubles[0].reason == "no *.log in this folder");
}

TEST_CASE("a folder to which several links lead is read once") {
  const Scratch scratch;
  constexpr int folders = 60;
  const auto folder = [](int number) { return "d" + std::to_string(100 + number); };
  for (int number = 0; number < folders; ++number) {
    scratch.file(folder(number) + "/game.log", "");
    if (number + 1 == folders) continue;
    for (const char* link : {"/a", "/b"}) {
      REQUIRE(::symlink(("../" + folder(number + 1)).c_str(), scratch.path(folder(number) + link).c_str()) == 0);
    }
  }
  const Inputs inputs = find({scratch.path(folder(0))});
  CHECK(inputs.files.size() == folders);
  CHECK(inputs.troubles.empty());
}
