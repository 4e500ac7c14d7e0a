#include "table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "games/last_doge/data/compile.h"
#include "games/last_doge/data/shapes.h"
#include "referee/game/code_name.h"
#include "referee/judge/judge.h"
#include "referee/questions/repair.h"
#include "referee/rewrite/redact.h"
#include "support/one_game.h"
#include "text/unicode.h"

namespace dogeref::last_doge {
namespace {

constexpr std::string_view city = "C3 C2 C1 B1 A1 A2 B2 B3 A3 A4 B4 C4 D4 D3 D2 D1 E1 E2 E3 E4 F4 F3 F2 F1 A5 B5 C5";

tests::OneGame& shelf_for(const std::string& overlay) {
  static std::map<std::string, std::unique_ptr<tests::OneGame>> shelves;
  std::unique_ptr<tests::OneGame>& shelf = shelves[overlay];
  if (!shelf) shelf = std::make_unique<tests::OneGame>(shapes(), make_ruleset, overlay, header_keys);
  return *shelf;
}

/// Where a byte of a log stands: line, and column in code points.
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

Place place_of(std::string_view log, std::size_t byte) {
  const std::string_view before = log.substr(0, byte);
  const std::size_t begin = before.rfind('\n') + 1;
  const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  return {lines + 1, text::code_points(before.substr(begin)) + 1};
}

Place place_of(std::string_view log, const text::Span& span) {
  std::size_t begin = 0;
  for (std::uint32_t line = 1; line < span.line; ++line) begin = log.find('\n', begin) + 1;
  return place_of(log, begin + span.begin);
}

/// Takes the marks out of a log and tells where they stood.
std::vector<Place> take_marks(std::string& log) {
  constexpr std::string_view mark = "§";
  std::vector<Place> places;
  for (std::size_t at = log.find(mark); at != std::string::npos; at = log.find(mark)) {
    log.erase(at, mark.size());
    places.push_back(place_of(log, at));
  }
  return places;
}

std::string number(std::int64_t value) { return std::to_string(value); }

void add(std::string& list, const std::string& item) { list += (list.empty() ? "" : ", ") + item; }

struct Teller {
  const referee::Verdict& verdict;
  std::string_view log;
  std::int64_t header_lines;
  std::vector<Place> marks;

  /// The line of the first finding that has a fix, with it made.
  static std::string proposal(std::string_view log, const referee::Verdict& repaired) {
    for (const findings::Finding& finding : repaired.findings) {
      if (finding.fix.size() != 1) continue;
      const findings::Edit& edit = finding.fix.front();
      std::size_t begin = 0;
      for (std::uint32_t line = 1; line < edit.span.line; ++line) begin = log.find('\n', begin) + 1;
      std::string text(log.substr(begin, log.find('\n', begin) - begin));
      return text.replace(edit.span.begin, std::size_t{edit.span.end} - edit.span.begin, edit.replacement);
    }
    return {};
  }
  [[nodiscard]] std::string code(const findings::Finding& finding) const {
    return std::string(code_name(verdict, finding.code));
  }
  void tell_findings(Judged& told) const {
    constexpr std::array<std::string_view, 4> notes = {"", " (warning)", " (note)", " (allowed)"};
    std::set<std::uint32_t> related;
    for (const findings::Finding& finding : verdict.findings) {
      if (code(finding) == "unfinished") continue;
      const Place at = place_of(log, finding.span);
      const bool is_marked = std::find(marks.begin(), marks.end(), at) != marks.end();
      const std::string place = number(static_cast<std::int64_t>(at.line) - header_lines) + ":" +
                                number(static_cast<std::int64_t>(at.column)) + " ";
      add(told.findings,
          (is_marked ? "" : place) + code(finding) + std::string(notes[static_cast<std::size_t>(finding.severity)]));
      for (const findings::Related& other : finding.related) related.insert(other.line);
    }
    for (const std::uint32_t line : related)
      told.related += (told.related.empty() ? "" : " ") + number(std::int64_t{line} - header_lines);
  }
  void tell_standings(Judged& told) const {
    const std::vector<referee::Standing>& all = verdict.standings;
    std::vector<std::string> tracks(all.size());
    for (std::size_t at = 0; at < all.size(); ++at) {
      const std::string& name = verdict.players[static_cast<std::size_t>(all[at].seat)];
      const std::string parted =
          at > 0 && !all[at - 1].decided_by.empty() ? " (" + std::string(all[at - 1].decided_by) + ")" : std::string();
      add(told.standings, number(all[at].rank) + " " + name + " " + number(all[at].values[0].value_or(0)) + parted);
      tracks[static_cast<std::size_t>(all[at].seat)] = name + " " + number(all[at].values[1].value_or(0)) +
                                                       " trophies " + number(all[at].values[4].value_or(0)) + " cards";
    }
    for (const std::string& each : tracks) add(told.tracks, each);
  }
};

enum class Secrets : std::uint8_t { kept, taken_out };

Judged judge(std::string log, std::int64_t header_lines, const House& house, Secrets secrets = Secrets::kept) {
  const std::vector<Place> marks = take_marks(log);
  referee::JudgeOptions options;
  options.readings = house.readings;
  if (!house.overlay.empty()) options.variants = std::vector<std::string>{"lab"};
  tests::OneGame& shelf = shelf_for(house.overlay);
  if (!house.overlay.empty()) {
    const std::vector<std::string> lab = {"lab"};
    const referee::Shelf::Found rules = shelf.find("last-doge", "en", lab);
    if (rules.ruleset == nullptr) FAIL("the overlay is no good: ", rules.what);
  }
  if (secrets == Secrets::taken_out) log = referee::redact(shelf, options, log, 1, {-1, true}).text;
  referee::Judge judge(shelf, options);
  const referee::Verdict& verdict = judge.judge(log, 1);
  const Teller teller{verdict, log, header_lines, marks};
  Judged told;
  teller.tell_findings(told);
  teller.tell_standings(told);
  if (verdict.end) told.end = std::string(verdict.end->reason) + " " + number(verdict.end->line - header_lines);
  for (const referee::Interpretation& each : verdict.interpretations) add(told.interpretations, std::string(each.key));
  referee::Verdict repaired = verdict;
  referee::Repairer(shelf, options).repair(log, 1, repaired);
  told.proposal = Teller::proposal(log, repaired);
  told.unverified = verdict.unverified.value_or(0);
  return told;
}

}  // namespace

House three() {
  House house;
  house.players = "Anna (enfants), Marco (archivisti), Zoé (culte)";
  house.pawns = "Anna A1, Marco F4, Zoé C5";
  return house;
}

House with(std::string_view key, std::string_view value, House house) {
  house.overlay = "interpretations: {" + std::string(key) + ": " + std::string(value) + "}";
  return house;
}

House mapped(std::string_view named, House house) {
  std::vector<std::string> tiles;
  for (int district = 2; district <= 7; ++district) {
    for (int at = 0; at < district; ++at)
      tiles.push_back("T" + number(district) + std::string(1, static_cast<char>('a' + at)));
  }
  std::map<std::string, std::string> laid;
  for (std::size_t at = 0; at + 5 < named.size() + 1; at += 7) {
    const std::string tile(named.substr(at + 3, 3));
    laid[std::string(named.substr(at, 2))] = tile;
    tiles.erase(std::find(tiles.begin(), tiles.end(), tile));
  }
  for (std::size_t at = 0, next = 0; at < city.size(); at += 3) {
    const std::string cell(city.substr(at, 2));
    if (laid.count(cell) == 0) laid[cell] = tiles[next++];
    house.map += (house.map.empty() ? "" : " ") + cell + "=" + laid[cell];
  }
  return house;
}

std::string header(const House& house) {
  std::string log = "game: last-doge\nplayers: " + house.players + "\ncity: " + std::string(city) + "\n";
  if (!house.map.empty()) log += "map: " + house.map + "\n";
  return log + "market: " + house.market + "\npawns: " + house.pawns + "\n";
}

Judged judged(std::string_view body, const House& house) {
  if (!body.empty() && body.front() == '\n') body.remove_prefix(1);
  const std::string head = header(house);
  return judge(head + std::string(body), std::count(head.begin(), head.end(), '\n'), house);
}

Judged judged_in_public(std::string_view body, const House& house) {
  const std::string head = header(house);
  return judge(head + std::string(body), std::count(head.begin(), head.end(), '\n'), house, Secrets::taken_out);
}

Judged judged_log(std::string_view log, const House& house) { return judge(std::string(log), 0, house); }

House literal(House house) {
  house.readings = 1;
  return house;
}

std::string found(std::string_view body, const House& house) { return judged(body, house).findings; }

}  // namespace dogeref::last_doge
