// The examples of the pages on recording: one game written piece by piece, each piece as its fence says.
//
// "```log legal" goes on with the game so far, or begins one with `game:`, and nothing in it is an error; "```log
// CODE..." goes on likewise, gives exactly these errors, and is taken back.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include <nlohmann/json.hpp>

#include "support/program.h"

using namespace dogeref::tests;
using Json = nlohmann::ordered_json;

namespace {

struct Piece {
  std::string expected;  ///< "legal", or codes
  std::string text;
};

std::vector<Piece> pieces_of(const std::string& page) {
  const std::string fence = "```log ";
  std::vector<Piece> pieces;
  for (std::size_t at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
    const std::size_t line = page.find('\n', at);
    const std::size_t end = page.find("```", line);
    pieces.push_back({page.substr(at + fence.size(), line - at - fence.size()), page.substr(line + 1, end - line - 1)});
    at = end;
  }
  return pieces;
}

/// The codes of a game's errors, "legal" without any.
std::string errors_of(const std::string& log) {
  const Scratch scratch;
  const auto ran = shell("dogeref check --format json '" + scratch.file("a.log", log) + '\'');
  const Json game = Json::parse(ran.out, nullptr, false);
  std::string codes;
  for (const Json& finding : game.value("findings", Json::array())) {
    if (finding.at("severity") != "error") continue;
    codes += (codes.empty() ? "" : " ") + finding.at("code").get<std::string>();
  }
  return codes.empty() ? "legal" : codes;
}

/// docs/recording.md and its like of further games, sorted.
std::vector<std::string> pages_on_recording() {
  std::vector<std::string> pages;
  for (const auto& entry : std::filesystem::directory_iterator("docs")) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("recording") && name.ends_with(".md")) pages.push_back(entry.path().string());
  }
  std::sort(pages.begin(), pages.end());
  return pages;
}

}  // namespace

TEST_CASE("the examples of the pages on recording come out as they say") {
  const std::vector<std::string> pages = pages_on_recording();
  CHECK(pages.size() >= 2);
  for (const std::string& page : pages) {
    CAPTURE(page);
    std::string game;
    const auto pieces = pieces_of(slurp(page));
    CHECK(pieces.size() >= 8);
    for (const Piece& piece : pieces) {
      if (piece.text.starts_with("game:")) game.clear();
      CHECK_MESSAGE(errors_of(game + piece.text) == piece.expected, piece.text);
      if (piece.expected == "legal") game += piece.text;
    }
  }
}
