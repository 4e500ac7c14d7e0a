// docs/adding-a-game.md: what it shows of a file is in the file, the files that it leads through are those of the toy,
// and its commands print what it says.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>
#include <vector>

#include "support/program.h"

using namespace dogeref::tests;

namespace {

constexpr const char* page = DOGEREF_SOURCE_DIR "/docs/adding-a-game.md";
const std::string root = DOGEREF_SOURCE_DIR "/";
constexpr std::string_view left_out = "…\n";

/// A fenced block: "```KIND FILE", or without a file.
struct Block {
  std::string kind;
  std::string file;
  std::string text;
};

std::vector<Block> blocks() {
  std::vector<Block> all;
  std::istringstream lines(slurp(page));
  bool is_open = false;
  for (std::string line; std::getline(lines, line);) {
    const bool is_fence = line.starts_with("```");
    if (is_open && !is_fence) all.back().text += line + "\n";
    if (!is_fence) continue;
    is_open = !is_open;
    if (!is_open) continue;
    const std::size_t blank = line.find(' ');
    all.push_back({line.substr(3, blank - 3), blank == std::string::npos ? "" : line.substr(blank + 1), ""});
  }
  return all;
}

/// Whether the parts of a text between lines "…" stand in a file, in their order.
bool is_in(const std::string& file, const std::string& text) {
  std::size_t at = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(left_out, begin), text.size());
    const std::string part = text.substr(begin, end - begin);
    at = file.find(part, at);
    if (at == std::string::npos || (at > 0 && file[at - 1] != '\n')) return false;
    at += part.size();
    begin = end + left_out.size();
  }
  return true;
}

}  // namespace

TEST_CASE("what the page shows of a file is in the file") {
  int shown = 0;
  for (const Block& block : blocks()) {
    if (block.file.empty()) continue;
    ++shown;
    CHECK_MESSAGE(is_in(slurp(root + block.file), block.text), block.file, ":\n", block.text);
  }
  CHECK(shown > 10);
}

TEST_CASE("the page names every file of the game, and no file that there is not") {
  const std::string text = slurp(page);
  for (const std::string folder : {"tests/toy/games/snail_race/", "tests/toy/rules-data/snail-race/"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root + folder)) {
      if (!entry.is_regular_file()) continue;
      const std::string name = std::filesystem::relative(entry.path(), root + folder).generic_string();
      const std::string plain = name.substr(0, name.find_last_of('/') + 1) == "lexicon/" ? "lexicon/en.yaml" : name;
      const bool is_named = text.find(plain) != std::string::npos ||
                            (name == "editions/en.yaml" && text.find("`en.yaml`") != std::string::npos);
      CHECK_MESSAGE(is_named, name);
    }
  }
  std::istringstream words(text);
  for (std::string part; std::getline(words, part, '`');) {
    if (part.starts_with("tests/toy/") || part.starts_with("src/referee/"))
      CHECK_MESSAGE(std::filesystem::exists(root + part.substr(0, part.find('\n'))), part);
  }
}

TEST_CASE("the record and the commands of the page come out as it says") {
  const Scratch folder;
  std::string text = slurp(page);
  for (const Block& block : blocks()) {
    if (block.kind == "log") {
      const Ran ran = shell("dogeref check '" + folder.file("page.log", block.text) + "'");
      CHECK_MESSAGE(ran.status == 0, ran.out);
    }
    if (block.kind != "console") continue;
    std::string now;
    std::istringstream lines(block.text);
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("$ ")) continue;
      now += line + "\n" + shell("cd '" + folder.path("") + "' && " + line.substr(2) + " 2>&1").out;
    }
    CHECK(now == block.text);
    text.replace(text.find(block.text), block.text.size(), now);
  }
  if (std::getenv("DOGEREF_BLESS") != nullptr) std::ofstream(page, std::ios::binary) << text;
}
