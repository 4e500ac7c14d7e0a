// What `cmake --install` puts where.

#include <doctest/doctest.h>

#include <filesystem>
#include <sstream>

#include "support/program.h"

using namespace dogeref::tests;
namespace fs = std::filesystem;

TEST_CASE("an installed program works from its own folder, with its pages, completions, documents and licence") {
  const Scratch scratch;
  const std::string build = fs::path(DOGEREF_BINARY).parent_path();
  const auto installed = shell("cmake --install '" + build + "' --prefix '" + scratch.path() + '\'');
  REQUIRE_MESSAGE(installed.status == 0, installed.err);
  for (const char* const file :
       {"share/man/man1/dogeref.1", "share/man/man5/dogeref-log.5", "share/man/man5/dogeref-rules.5",
        "share/bash-completion/completions/dogeref", "share/zsh/site-functions/_dogeref",
        "share/fish/vendor_completions.d/dogeref.fish", "share/doc/dogeref/README.md", "share/doc/dogeref/copyright",
        "share/dogeref/schema/verdict.json", "share/doc/dogeref/docs/library.md", "include/dogeref.h"}) {
    CHECK_MESSAGE(fs::is_regular_file(scratch.path(file)), file);
  }
  const std::string game = scratch.path("share/doc/dogeref/examples/venice-1.log");
  CHECK(shell("cd / && '" + scratch.path("bin/dogeref") + "' check '" + game + '\'').status == 0);
  const std::string rules = scratch.path("share/doc/dogeref/examples/rules");
  const auto tested =
      shell("cd / && '" + scratch.path("bin/dogeref") + "' test --rules '" + rules + "' '" + rules + '\'');
  CHECK(tested.status == 0);
  CHECK(tested.out.find("long-season.test.yaml: Six tokens\n") != std::string::npos);
}

TEST_CASE("the copyright file names every library that goes into the program") {
  const std::string copyright = slurp("packaging/copyright");
  const std::string packages = slurp("packages.txt");
  const std::string program =
      packages.substr(packages.find("[program]"), packages.find("\n[tests]") - packages.find("[program]"));
  std::istringstream lines(program);
  int libraries = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.ends_with("-dev")) continue;
    CHECK_MESSAGE(copyright.find("Files: " + line + '\n') != std::string::npos, line);
    ++libraries;
  }
  CHECK(libraries >= 5);
}
