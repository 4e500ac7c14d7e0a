#include "render/verdict/fingerprint.h"

#include <algorithm>
#include <array>

#include "referee/game/code_name.h"
#include "rules/tree/sha256.h"

namespace dogeref::render {
namespace {

constexpr std::array<std::string_view, 5> telling_headers = {"event", "site", "date", "stage", "table"};

/// Without blanks at the ends, several as one.
std::string squeezed(std::string_view line) {
  std::string out;
  for (const char each : line) {
    const bool is_blank = each == ' ' || each == '\t' || each == '\r';
    if (!is_blank) {
      out += each;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

}  // namespace

Fingerprints::Fingerprints(const Page& page) : verdict_(page.verdict), game_(page.verdict.game) {
  for (const std::string& player : verdict_.players) game_.append("\n").append(player);
  for (const auto& [key, value] : verdict_.headers) {
    if (std::find(telling_headers.begin(), telling_headers.end(), key) != telling_headers.end())
      game_.append("\n").append(key).append("=").append(value);
  }
}

std::string Fingerprints::next(const findings::Finding& finding, std::string_view line) {
  std::string what(referee::code_name(verdict_, finding.code));
  what.append("\n").append(squeezed(line)).append("\n");
  what.append(std::to_string(++seen_[what])).append("\n").append(game_);
  return rules::sha256(what).substr(0, 16);
}

}  // namespace dogeref::render
