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
  const std::string folder = scratch.path() + "/doge-ship/variants";
  std::filesystem::create_directories(folder);
  const auto rules = rules_of(slurp("docs/gallery.md"));
  CHECK(rules.size() >= 25);
  for (const auto& [id, body] : rules) {
    CAPTURE(id);
    const std::string path = folder + '/' + id + ".yaml";
    std::ofstream(path) << "kind: variant\nid: " << id << "\ntitle: A house rule\n" << body;
    const Ran lint = shell("dogeref rules lint '" + path + "'");
    CHECK(lint.out == "1 set of rules: nothing wrong\n");
    const std::string game =
        "dogeref simulate --rules '" + scratch.path() + "' --variant " + id + " --players 5 --seed 7";
    const Ran judged = shell(game + " | dogeref check --rules '" + scratch.path() + "' - | head -n 1");
    CHECK(judged.out.find(": legal, ") != std::string::npos);
    CHECK(judged.out.find("game over") != std::string::npos);
  }
}
