#include "referee/record/names.h"

#include <algorithm>
#include <string>
#include <vector>

#include "referee/game/codes.h"
#include "referee/record/faults.h"
#include "referee/record/record.h"
#include "text/cursor.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

std::string fold_any(std::string_view name) {
  const std::string all = text::fold(name);
  std::string folded;
  std::size_t bytes = 1;
  for (std::size_t at = 0; at < all.size(); at += bytes) {
    const std::size_t wide = text::no_break_space(std::string_view(all).substr(at));
    bytes = std::max<std::size_t>(wide, 1);
    const bool space = wide > 0 || all[at] == ' ' || all[at] == '\t';
    if (space && (folded.empty() || folded.back() == ' ')) continue;
    folded += space ? ' ' : all[at];
  }
  while (!folded.empty() && folded.back() == ' ') folded.pop_back();
  return folded;
}

/// A name folded for comparison; one of plain ASCII without allocation.
class FoldedName {
 public:
  explicit FoldedName(std::string_view name) {
    if (!fold_ascii(name)) view_ = long_ = fold_any(name);
  }
  [[nodiscard]] std::string_view view() const { return view_; }

 private:
  bool fold_ascii(std::string_view name) {
    if (name.size() > short_.size()) return false;
    std::size_t size = 0;
    for (const char byte : name) {
      if (static_cast<unsigned char>(byte) >= 0x80) return false;
      const bool space = byte == ' ' || byte == '\t';
      if (space && (size == 0 || short_[size - 1] == ' ')) continue;
      short_[size++] = space ? ' ' : byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
    }
    if (size > 0 && short_[size - 1] == ' ') --size;
    view_ = {short_.data(), size};
    return true;
  }

  std::array<char, 64> short_;
  std::string long_;
  std::string_view view_;
};

NameMatch match_beginning(std::span<const PlayerName> players, std::string_view folded) {
  NameMatch match;
  int found = 0;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (!players[seat].folded.starts_with(folded)) continue;
    if (seat < max_seats) match.candidates = static_cast<std::uint8_t>(match.candidates | 1U << seat);
    match.seat = ++found == 1 ? static_cast<int>(seat) : NameMatch::ambiguous;
  }
  return match;
}

}  // namespace

std::string folded_name(std::string_view name) { return std::string(FoldedName(name).view()); }

NameMatch find_player(std::span<const PlayerName> players, std::string_view name) {
  if (name.empty()) return {};
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (players[seat].written == name) return {static_cast<int>(seat), 0};
  }
  const FoldedName kept(name);
  const std::string_view folded = kept.view();
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (players[seat].folded == folded) return {static_cast<int>(seat), 0};
  }
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (!folded.empty() && players[seat].short_folded == folded) return {static_cast<int>(seat), 0};
  }
  return folded.empty() ? NameMatch{} : match_beginning(players, folded);
}

NameMatch player_in(const LineText& line, std::string_view name) {
  // What is not of the game's text would not stay where it is.
  if (line.spellings == nullptr || !line.knows_record()) return find_player(line.players, name);
  return line.spellings->find(line.players, name, line.readable(name));
}

NameMatch Spellings::find_anew(std::span<const PlayerName> players, std::string_view name, std::uint64_t head) {
  const NameMatch match = find_player(players, name);
  place_of(head) = {head, name, match};
  return match;
}

namespace {

std::string_view first_word(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && !is_space(text[end])) ++end;
  return text.substr(0, end);
}

/// `find` says whom a name means.
template <class Find>
LeadingName leading_name(std::span<const PlayerName> players, std::string_view text, Find find) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  const auto is_one_word = [](const PlayerName& player) { return player.one_word; };
  if (std::all_of(players.begin(), players.end(), is_one_word)) text = first_word(text);
  while (!text.empty()) {
    const NameMatch match = find(text);
    if (match.seat != NameMatch::unknown) return {text, match};
    const std::size_t cut = text.find_last_of(" \t");
    text = text.substr(0, cut == std::string_view::npos ? 0 : cut);
  }
  return {};
}

}  // namespace

LeadingName leading_name(std::span<const PlayerName> players, std::string_view text) {
  return leading_name(players, text, [players](std::string_view name) { return find_player(players, name); });
}

LeadingName leading_name(const LineText& line, std::string_view part) {
  return leading_name(line.players, part, [&line](std::string_view name) { return player_in(line, name); });
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
    std::vector<std::string> known;
    for (const PlayerName& player : line.players) known.push_back(player.written);
    if (report.wants_details()) suggest_near(finding, name, known);
  }
  report.add(std::move(finding));
}

}  // namespace dogeref::referee
