// docs/gallery.md: each "```yaml ID" is the body of a variant, which is sound and can be played.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "support/program.h"

using namespace dogeref::tests;

namespace {

/// Ids and bodies, in the order of the page.
std::vector<std::pair<std::string, std::string>> rules_of(const std::string& page) {
  std::vector<std::pair<std::string, std::string>> rules;
  const std::string fence = "\n```yaml ";
  for (std::size_t at = page.find(fence); at != std::string::npos; at = page.find(fence, at + 1)) {
    const std::size_t id = at + fence.size();
    const std::size_t line = page.find('\n', id);
    rules.emplace_back(page.substr(id, line - id), page.substr(line + 1, page.find("\n```", line) - line));
  }
  return rules;
}

}  // namespace

TEST_CASE("every house rule of docs/gallery.md is sound, and games are played with it to their end") {
  const Scratch scratch;
  for (const char* const game : {"doge-ship", "last-doge"})
    std::filesystem::create_directories(scratch.path() + '/' + game + "/variants");
  const auto rules = rules_of(slurp("docs/gallery.md"));
  CHECK(rules.size() >= 25);
  for (const auto& rule : rules) {
    const auto& name = rule.first;
    CAPTURE(name);
    const std::size_t slash = name.find('/');
    const std::string game = slash == std::string::npos ? "doge-ship" : name.substr(0, slash);
    const std::string id = slash == std::string::npos ? name : name.substr(slash + 1);
    const std::string path = scratch.path() + '/' + game + "/variants/" + id + ".yaml";
    std::ofstream(path) << "kind: variant\nid: " << id << "\ntitle: A house rule\n" << rule.second;
    CHECK(shell("dogeref rules lint '" + path + "'").out == "1 set of rules: nothing wrong\n");
    const std::string play = "dogeref simulate " + game + " --rules '" + scratch.path() + "' --variant " + id +
                             " --players 5 --seed 7 | dogeref check --rules '" + scratch.path() + "' - | head -n 1";
    const Ran judged = shell(play);
    CHECK(judged.out.find(": legal, ") != std::string::npos);
    CHECK(judged.out.find("game over") != std::string::npos);
  }
}
