#include "referee/record/parted_names.h"

#include <algorithm>
#include <set>
#include <vector>

#include "referee/record/header.h"
#include "referee/record/names.h"
#include "referee/record/undo.h"

namespace dogeref::referee {
namespace {

/// Lines looked at: by then everybody has acted.
constexpr std::size_t most_looked_at = 200;
constexpr std::string_view signs_between = ";/&+|";
constexpr std::string_view words_between[] = {"and", "und", "et", "e", "ed"};

/// A word, a sign, or all that stands in a pair of parentheses.
std::vector<std::string_view> pieces_of(std::string_view entry) {
  std::vector<std::string_view> pieces;
  for (std::size_t at = 0; at < entry.size();) {
    std::size_t end = at + 1;
    if (entry[at] == ' ') {
      ++at;
      continue;
    }
    if (entry[at] == '(') {
      end = std::min(entry.find(')', at), entry.size() - 1) + 1;
    } else if (signs_between.find(entry[at]) == std::string_view::npos) {
      end = std::min(entry.find_first_of(" (;/&+|", at), entry.size());
    }
    pieces.push_back(entry.substr(at, end - at));
    at = end;
  }
  return pieces;
}

bool is_between(std::string_view piece) {
  const bool is_sign = piece.size() == 1 && signs_between.find(piece.front()) != std::string_view::npos;
  return is_sign ||
         std::find(std::begin(words_between), std::end(words_between), folded_name(piece)) != std::end(words_between);
}

/// Who has lines: what stands before their colons, folded.
std::set<std::string> speakers_of(std::span<const RawLine> lines) {
  std::set<std::string> speakers;
  for (const RawLine& line : lines.first(std::min(lines.size(), most_looked_at))) {
    if (is_players_line(line)) speakers.insert(folded_name(line.before_colon()));
  }
  return speakers;
}

/// Parts an entry before each piece that begins a name. Appends the names; returns how many there are.
std::size_t part(std::string_view entry, const std::set<std::string>& speakers, const rules::Words& words,
                 std::vector<std::string>& names) {
  const std::size_t before = names.size();
  std::string_view last;
  bool begins = true;
  for (const std::string_view piece : pieces_of(entry)) {
    if (is_between(piece)) {
      begins = true;
    } else {
      const bool is_attribute = piece.front() == '(' || words.find(piece, colour_category) >= 0;
      const bool is_behind_attribute = last.ends_with(')') && !is_attribute;
      if (begins || is_behind_attribute || (!is_attribute && speakers.contains(folded_name(piece)))) {
        names.emplace_back(piece);
      } else {
        names.back().append(" ").append(piece);
      }
      begins = false;
    }
    last = piece;
  }
  return names.size() - before;
}

/// How many of the names have lines, by the first word of each or its short form.
std::size_t with_lines(std::span<const std::string> names, const std::set<std::string>& speakers) {
  return static_cast<std::size_t>(std::count_if(names.begin(), names.end(), [&](const std::string& name) {
    const std::string_view whole = name;
    const std::string_view bare = trimmed(whole.substr(0, whole.find('(')));
    const std::size_t open = whole.find('(');
    const std::string_view inner = open == std::string_view::npos ? std::string_view() : whole.substr(open + 1);
    const std::string_view short_form = trimmed(inner.substr(0, inner.find_first_of(",)")));
    return speakers.contains(folded_name(bare)) || speakers.contains(folded_name(bare.substr(0, bare.find(' ')))) ||
           (!short_form.empty() && speakers.contains(folded_name(short_form)));
  }));
}

/// What stands behind the first name and its parentheses.
std::string_view behind_first(std::string_view entry) {
  const std::size_t close = entry.find(')');
  return close == std::string_view::npos ? std::string_view() : trimmed(entry.substr(close + 1));
}

bool may_be_several(std::string_view entry) {
  const std::string_view name = trimmed(entry.substr(0, entry.find('(')));
  return name.find_first_of(" ;/&+|") != std::string_view::npos ||
         behind_first(entry).find_first_of(" ;/&+|(") != std::string_view::npos;
}

}  // namespace

std::string parted_names(std::string_view list, std::span<const RawLine> lines, const rules::Words& words) {
  const std::vector<std::string_view> entries = player_entries(list);
  if (list.empty() || entries.size() >= max_seats || std::none_of(entries.begin(), entries.end(), may_be_several))
    return {};
  const std::set<std::string> speakers = speakers_of(lines);
  std::vector<std::string> names;
  for (const std::string_view entry : entries) {
    const std::size_t before = names.size();
    const std::string_view bare = trimmed(entry.substr(0, entry.find('(')));
    const bool is_whole =
        !may_be_several(entry) || (behind_first(entry).empty() && speakers.contains(folded_name(bare)));
    if (!is_whole && part(entry, speakers, words, names) > 1) {
      // The only name of a list is no game; of others two must have lines of their own.
      const std::size_t acting = with_lines(std::span(names).subspan(before), speakers);
      if (acting > 1 || (entries.size() == 1 && acting == speakers.size())) continue;
    }
    names.resize(before);
    names.emplace_back(entry);
  }
  if (names.size() == entries.size()) return {};
  std::string meant;
  for (const std::string& name : names) meant.append(meant.empty() ? "" : ", ").append(name);
  return meant;
}

}  // namespace dogeref::referee
