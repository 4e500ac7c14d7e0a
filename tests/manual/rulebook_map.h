#pragma once
// Where each clause of a rulebook is: in the data and in the code.

#include <string>
#include <string_view>
#include <vector>

namespace dogeref::tests {

/// A function that reports a code: "report_bid_missing", "src/games/…/round.cpp".
struct Reporter {
  std::string function;
  std::string file;
};

/// The functions of `sources` (path and text, read by read_sources) that name the enumerator of a code,
/// `space_occupied` of `space-occupied`; declarations and tables of codes left out.
struct SourceText {
  std::string path;
  std::string text;
};
[[nodiscard]] std::vector<Reporter> reporters_of(std::string_view code, const std::vector<SourceText>& sources);

/// The sections of a game's rulebook in the order of its file, as a chapter of docs/rulebook-map.md: which keys of the
/// data are printed in the section, which codes cite it, and who reports them.
[[nodiscard]] std::string rulebook_map(const std::string& game);

/// Codes of a game that cite a section and that nobody reports.
[[nodiscard]] std::vector<std::string> unreported_codes(const std::string& game);

}  // namespace dogeref::tests
