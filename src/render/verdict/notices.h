#pragma once
// The findings of a game as programs take them that know nothing of games.

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "render/notices/notice.h"
#include "render/verdict/text.h"
#include "render/words/page.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// Codes by the game that has them, with how often they were found.
using CodeCounts = std::map<std::pair<std::string, std::string>, std::uint64_t>;
void count_codes(const referee::Verdict& verdict, CodeCounts& counts);

/// "GAME/CODE"; of a record without a known game "CODE".
[[nodiscard]] std::string rule_id(std::string_view game, std::string_view code);

/// "reading", "rule", "claim" or "record".
[[nodiscard]] std::string_view category_of(const Wording& wording, std::string_view code);

/// What is told of a game, with a notice of how much was left out, if something was. `with_known`: what was known
/// before as well, marked.
[[nodiscard]] std::vector<Notice> notices_of(const Page& page, const Wording& wording, Told told,
                                             bool with_known = false);

/// Appends GitHub's annotations, SARIF's results with `sarif_between` between them.
void append_github(const Page& page, const Wording& wording, const TextStyle& style, std::string& out);
void append_sarif(const Page& page, const Wording& wording, const TextStyle& style, std::string& out);
/// Appends a game as one test suite of one test case, which fails when there is an error, or a warning that is told
/// while others are not.
void append_junit(const Page& page, const Wording& wording, const TextStyle& style, std::string& out);
inline constexpr std::string_view junit_begin =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"dogeref check\">\n";
inline constexpr std::string_view junit_end = "</testsuites>\n";

inline constexpr std::string_view baseline_begin =
    "# Known findings, which check --baseline passes over: fingerprint, code, file.\n";
/// Appends a line for each error and warning: fingerprint, code, file.
void append_baseline(const Page& page, const Wording& wording, const TextStyle& style, std::string& out);

}  // namespace dogeref::render
