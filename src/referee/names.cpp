#include "referee/names.h"

#include <string>
#include <vector>

#include "referee/codes.h"
#include "text/nearest.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

NameMatch match_beginning(std::span<const PlayerName> players, std::string_view folded) {
  NameMatch match;
  int found = 0;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (!players[seat].folded.starts_with(folded)) continue;
    match.candidates = static_cast<std::uint8_t>(match.candidates | 1U << seat);
    match.seat = ++found == 1 ? static_cast<int>(seat) : NameMatch::ambiguous;
  }
  return match;
}

}  // namespace

std::string folded_name(std::string_view name) {
  std::string folded;
  for (const char byte : text::fold(name)) {
    const bool space = byte == ' ' || byte == '\t';
    if (space && (folded.empty() || folded.back() == ' ')) continue;
    folded += space ? ' ' : byte;
  }
  while (!folded.empty() && folded.back() == ' ') folded.pop_back();
  return folded;
}

NameMatch find_player(std::span<const PlayerName> players, std::string_view name) {
  if (name.empty()) return {};
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (players[seat].written == name) return {static_cast<int>(seat), 0};
  }
  const std::string folded = folded_name(name);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (players[seat].folded == folded) return {static_cast<int>(seat), 0};
  }
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (!folded.empty() && players[seat].short_folded == folded) return {static_cast<int>(seat), 0};
  }
  return folded.empty() ? NameMatch{} : match_beginning(players, folded);
}

NameMatch Spellings::find(std::span<const PlayerName> players, std::string_view name) {
  for (std::size_t at = 0; at < count_; ++at) {
    if (known_[at].name == name) return known_[at].match;
  }
  const NameMatch match = find_player(players, name);
  if (count_ < known_.size()) known_[count_++] = {name, match};
  return match;
}

std::string_view leading_name(std::span<const PlayerName> players, std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && find_player(players, text).seat == NameMatch::unknown) {
    const std::size_t cut = text.find_last_of(" \t");
    text = text.substr(0, cut == std::string_view::npos ? 0 : cut);
  }
  return text;
}

void report_name(const LineText& line, std::string_view name, const NameMatch& match, findings::Report& report) {
  findings::Finding finding;
  finding.span = line.span(name);
  finding.arguments.push_back({"name", {findings::words(name)}});
  if (match.seat == NameMatch::ambiguous) {
    finding.code = code(FrameCode::ambiguous_player);
    findings::Argument& players = finding.arguments.emplace_back(findings::Argument{"players", {}});
    for (int seat = 0; seat < max_seats; ++seat) {
      if ((match.candidates >> seat & 1) != 0) players.terms.push_back(findings::seat(seat));
    }
  } else {
    finding.code = code(FrameCode::unknown_player);
    std::vector<std::string_view> known;
    for (const PlayerName& player : line.players) known.push_back(player.written);
    findings::Help help{"did-you-mean", {{"words", {}}}};
    for (const std::string_view near : text::nearest(name, known))
      help.arguments[0].terms.push_back(findings::words(near));
    if (!help.arguments[0].terms.empty()) finding.help.push_back(std::move(help));
  }
  report.add(std::move(finding));
}

}  // namespace dogeref::referee
