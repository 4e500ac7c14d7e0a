#include "laws/last_doge/secrets.h"

#include <algorithm>
#include <map>
#include <regex>
#include <sstream>
#include <utility>
#include <vector>

namespace dogeref::laws {
namespace {

constexpr const char* free_keys[] = {"event", "site", "date", "stage", "table", "recorder", "note"};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append("\n");
  return text;
}

/// A record cut into what the ways to differ ask for.
struct Cut {
  std::vector<std::string> lines;
  std::vector<std::string> players;
  std::size_t map = 0;  ///< its line; 0: there is none
  std::vector<std::pair<std::string, std::string>> tiles;
  std::map<std::string, int> words;  ///< how often each stands in the body and the line of pawns

  explicit Cut(const std::string& log);
  [[nodiscard]] bool is_named(const std::string& word) const { return words.count(word) > 0; }
  [[nodiscard]] std::string with_map(std::size_t one, std::size_t other) const;
  [[nodiscard]] int seat_of(const std::string& name) const;
};

Cut::Cut(const std::string& log) : lines(lines_of(log)) {
  static const std::regex word("[A-Za-z0-9]+");
  static const std::regex placed("([A-Z]+[0-9]+)=(T[0-9][a-z])");
  static const std::regex header("^(game|edition|variant|event|players|city|map|market|removed):.*");
  static const std::regex player("([A-Z][a-z]+) \\(");
  using Words = std::sregex_iterator;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string& line = lines[at];
    if (line.starts_with("map:")) {
      map = at;
      for (Words each(line.begin(), line.end(), placed); each != Words(); ++each)
        tiles.emplace_back((*each)[1], (*each)[2]);
    }
    if (line.starts_with("players:")) {
      for (Words each(line.begin(), line.end(), player); each != Words(); ++each) players.push_back((*each)[1]);
    }
    if (std::regex_match(line, header)) continue;
    for (Words each(line.begin(), line.end(), word); each != Words(); ++each) ++words[each->str()];
  }
}

int Cut::seat_of(const std::string& name) const {
  return static_cast<int>(std::find(players.begin(), players.end(), name) - players.begin());
}

/// Two tiles in each other's place.
std::string Cut::with_map(std::size_t one, std::size_t other) const {
  std::vector<std::string> changed = lines;
  std::string value = "map:";
  for (std::size_t at = 0; at < tiles.size(); ++at) {
    const std::size_t from = at == one ? other : at == other ? one : at;
    value.append(" ").append(tiles[at].first).append("=").append(tiles[from].second);
  }
  changed[map] = value;
  return joined(changed);
}

/// A card that is named once, as it comes into a hand, becomes another.
Differing other_card(const Cut& cut, std::uint64_t seed) {
  static const std::regex gains("^(hand |fill )?([A-Z][a-z]+)(:.*draw| [0-9]| C).*");
  static const std::regex card("C[0-9][0-9]");
  constexpr const char* others[] = {"C09", "C02", "C05", "C30", "C22", "C43"};
  for (std::size_t at = cut.lines.size(); at-- > 0;) {
    std::smatch found;
    if (!std::regex_match(cut.lines[at], found, gains)) continue;
    const std::string name = found[2];
    const std::size_t drawn = cut.lines[at].find(" draw");
    const std::string tail = cut.lines[at].substr(drawn == std::string::npos ? 0 : drawn);
    for (std::sregex_iterator each(tail.begin(), tail.end(), card); each != std::sregex_iterator(); ++each) {
      const std::string id = each->str();
      const std::string other = others[seed % std::size(others)];
      if (cut.words.at(id) != 1 || other == id) continue;
      std::vector<std::string> changed = cut.lines;
      changed[at].replace(changed[at].find(id), id.size(), other);
      return {joined(changed), id + " of " + name + " is " + other, cut.seat_of(name)};
    }
  }
  return {};
}

bool same_district(const std::string& one, const std::string& other) { return one[1] == other[1]; }

Differing unseen_tiles(const Cut& cut) {
  for (std::size_t one = 1; one < cut.tiles.size(); ++one) {
    for (std::size_t other = one + 1; other < cut.tiles.size(); ++other) {
      if (cut.is_named(cut.tiles[one].first) || cut.is_named(cut.tiles[other].first)) continue;
      return {cut.with_map(one, other), cut.tiles[one].first + " and " + cut.tiles[other].first};
    }
  }
  return {};
}

Differing alike_tiles(const Cut& cut) {
  std::string shown;
  static const std::regex shows("(reveal|swap|hide) ([A-Z]+[0-9]+)( [A-Z]+[0-9]+)?");
  for (const std::string& line : cut.lines) {
    for (std::sregex_iterator each(line.begin(), line.end(), shows); each != std::sregex_iterator(); ++each) {
      shown.append(" ").append(each->str()).append(" ");
    }
  }
  const auto is_shown = [&](const std::string& cell) { return shown.find(" " + cell + " ") != std::string::npos; };
  for (std::size_t one = 1; one < cut.tiles.size(); ++one) {
    for (std::size_t other = one + 1; other < cut.tiles.size(); ++other) {
      if (!same_district(cut.tiles[one].second, cut.tiles[other].second)) continue;
      if (is_shown(cut.tiles[one].first) || is_shown(cut.tiles[other].first)) continue;
      return {cut.with_map(one, other), cut.tiles[one].first + " and " + cut.tiles[other].first};
    }
  }
  return {};
}

/// A tile that a card alone has shown, on the line `at` beside another, lies where one lay that nobody has seen.
Differing other_look(const Cut& cut, std::size_t at, const std::smatch& found, bool first) {
  const std::string seen = found[first ? 3 : 4];
  const auto is_it = [&](const auto& each) { return each.first == seen; };
  const auto one = std::find_if(cut.tiles.begin(), cut.tiles.end(), is_it);
  if (cut.words.at(seen) != 1 || one == cut.tiles.end()) return {};
  for (std::size_t other = 1; other < cut.tiles.size(); ++other) {
    const auto& [cell, tile] = cut.tiles[other];
    if (cut.is_named(cell) || same_district(tile, one->second)) continue;
    const std::string number(1, tile[1]);
    Cut changed = cut;
    changed.lines[at] = found[1].str() + ": " + found[2].str() + found[3].str() + " " + found[4].str() + " = " +
                        (first ? number : found[5].str()) + " " + (first ? found[6].str() : number) + found[7].str();
    const auto from = static_cast<std::size_t>(one - cut.tiles.begin());
    return {changed.with_map(from, other), seen + " and " + cell, cut.seat_of(found[1])};
  }
  return {};
}

Differing other_look(const Cut& cut) {
  static const std::regex looks("^([A-Z][a-z]+): (play .*look )([A-Z]+[0-9]+) ([A-Z]+[0-9]+) = ([0-9]) ([0-9])(.*)$");
  for (std::size_t at = 0; at < cut.lines.size(); ++at) {
    std::smatch found;
    if (!std::regex_match(cut.lines[at], found, looks)) continue;
    for (const bool first : {true, false}) {
      Differing other = other_look(cut, at, found, first);
      if (!other.text.empty()) return other;
    }
  }
  return {};
}

}  // namespace

std::string with_planted(const std::string& log, std::string_view word) {
  static const std::regex score("^(result .*?[0-9]+)");
  const std::string secret(word);
  std::string text = "# " + secret + "\n";
  for (const std::string& line : lines_of(log)) {
    if (line.empty()) {
      text += '\n';
      continue;
    }
    text += std::regex_replace(line, score, "$1 " + secret);
    text += (line.find('#') == std::string::npos ? "  # " : " ") + secret + "\n";
    if (!line.starts_with("game:")) continue;
    for (const char* const key : free_keys) {
      if (log.find(std::string("\n") + key + ":") == std::string::npos)
        text.append(key).append(": ").append(secret).append("\n");
    }
  }
  return text + "ruling allow second-task \"" + secret + "\"\n";
}

Differing differing(const std::string& log, int way, std::uint64_t seed) {
  const Cut cut(log);
  if (cut.map == 0) return {};
  switch (way) {
    case 0: return other_card(cut, seed);
    case 1: return unseen_tiles(cut);
    case 2: return alike_tiles(cut);
    default: return other_look(cut);
  }
}

}  // namespace dogeref::laws
