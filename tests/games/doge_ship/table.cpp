#include "table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <memory>

#include "games/doge_ship/data/compile.h"
#include "games/doge_ship/data/shapes.h"
#include "referee/game/code_name.h"
#include "referee/game/codes.h"
#include "support/one_game.h"

namespace dogeref::doge_ship {
namespace {

tests::OneGame& shelf_for(const std::string& overlay) {
  static std::map<std::string, std::unique_ptr<tests::OneGame>> shelves;
  std::unique_ptr<tests::OneGame>& shelf = shelves[overlay];
  if (!shelf) shelf = std::make_unique<tests::OneGame>(shapes(), make_ruleset, overlay);
  return *shelf;
}

std::string_view name_of(referee::Judgement judgement) {
  constexpr std::string_view names[] = {"legal", "illegal", "unfinished", "unreadable"};
  return names[static_cast<std::size_t>(judgement)];
}

std::string_view note_of(findings::Severity severity) {
  constexpr std::string_view notes[] = {"", " (warning)", " (note)", " (allowed)"};
  return notes[static_cast<std::size_t>(severity)];
}

std::string number(std::int64_t value) { return std::to_string(value); }

/// Where a byte of a log stands: line, and column in code points.
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

Place place_of(std::string_view log, const text::Span& span) {
  std::size_t begin = 0;
  for (std::uint32_t line = 1; line < span.line; ++line) begin = log.find('\n', begin) + 1;
  return {span.line, text::code_points(log.substr(begin, span.begin)) + 1};
}

/// Takes the marks out of a log and tells where they stood.
std::vector<Place> take_marks(std::string& log) {
  constexpr std::string_view mark = "§";
  std::vector<Place> places;
  for (std::size_t at = log.find(mark); at != std::string::npos; at = log.find(mark)) {
    log.erase(at, mark.size());
    const std::string_view before = std::string_view(log).substr(0, at);
    const std::size_t begin = before.rfind('\n') + 1;
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    places.push_back({lines + 1, text::code_points(before.substr(begin)) + 1});
  }
  return places;
}

struct Teller {
  const referee::Verdict& verdict;
  std::string_view log;
  std::int64_t header_lines;
  std::vector<Place> marks;

  [[nodiscard]] std::string line(std::uint32_t at) const { return number(std::int64_t{at} - header_lines); }
  [[nodiscard]] std::string name(int seat) const { return verdict.players[static_cast<std::size_t>(seat)]; }

  [[nodiscard]] std::string_view code(const findings::Finding& finding) const {
    return code_name(verdict, finding.code);
  }
  [[nodiscard]] std::string place(const findings::Finding& finding) const {
    const Place at = place_of(log, finding.span);
    return line(static_cast<std::uint32_t>(at.line)) + ":" + number(static_cast<std::int64_t>(at.column));
  }
  [[nodiscard]] std::string unfinished() const {
    for (const findings::Finding& finding : verdict.findings) {
      if (code(finding) == "unfinished") return place(finding);
    }
    return {};
  }
  [[nodiscard]] std::string all_findings() const {
    std::string all;
    for (const findings::Finding& finding : verdict.findings) {
      if (code(finding) == "unfinished") continue;
      if (!all.empty()) all += ", ";
      const bool marked = std::find(marks.begin(), marks.end(), place_of(log, finding.span)) != marks.end();
      if (!marked) all += place(finding) + " ";
      all += std::string(code(finding)) + std::string(note_of(finding.severity));
    }
    return all;
  }
  [[nodiscard]] std::string standings() const {
    std::string all;
    for (const referee::Standing& standing : verdict.standings) {
      if (!all.empty()) all += ", ";
      all += number(standing.rank) + " " + name(standing.seat);
      if (!standing.decided_by.empty()) all += " (" + std::string(standing.decided_by) + ")";
    }
    return all;
  }
  [[nodiscard]] std::vector<std::string> tracks() const {
    std::vector<std::string> all(verdict.players.size());
    for (const referee::Standing& standing : verdict.standings) {
      std::string& told = all[static_cast<std::size_t>(standing.seat)];
      const std::vector<referee::Column>& columns = verdict.ruleset->vocabulary().columns;
      for (std::size_t at = 0; at + 1 < columns.size(); ++at) {
        told += number(standing.values[at].value_or(0)) + " " + columns[at].name + ", ";
      }
      const std::optional<std::int32_t> barrier = standing.values.back();
      told += barrier ? "barrier " + number(*barrier) : "no barrier";
    }
    return all;
  }
  [[nodiscard]] std::string interpretations() const {
    std::string all;
    for (const referee::Interpretation& each : verdict.interpretations) {
      if (!all.empty()) all += ", ";
      all += std::string(each.key) + "=" + each.value + " " + line(each.line);
    }
    return all;
  }
  [[nodiscard]] std::string rulings() const {
    std::string all;
    for (const referee::Correction& each : verdict.rulings) {
      if (!all.empty()) all += ", ";
      all += line(each.line) + (each.seat < 0 ? "" : " " + name(each.seat));
      for (const auto& [track, amount] : each.change) all += " " + std::string(track) + number(amount);
      all += " (" + each.reason + ")";
    }
    return all;
  }
};

Judged judge(std::string log, std::int64_t header_lines, const House& house) {
  const std::vector<Place> marks = take_marks(log);
  referee::JudgeOptions options;
  options.readings = house.readings;
  options.on_illegal = house.on_illegal;
  options.ignore = house.ignore;
  options.max_errors = house.max_errors;
  if (house.edition != "en") options.edition = house.edition;
  if (!house.overlay.empty()) options.variants = std::vector<std::string>{"lab"};
  tests::OneGame& shelf = shelf_for(house.overlay);
  if (!house.overlay.empty()) {
    const std::vector<std::string> lab = {"lab"};
    const referee::Shelf::Found rules = shelf.find("doge-ship", house.edition, lab);
    if (rules.ruleset == nullptr) FAIL("the overlay is no good: ", rules.what);
  }
  referee::Judge judge(shelf, options);
  const referee::Verdict& verdict = judge.judge(log, 1);
  const Teller teller{verdict, log, header_lines, marks};
  Judged told;
  told.findings = teller.all_findings();
  told.unfinished = teller.unfinished();
  told.verdict = name_of(verdict.judgement);
  if (verdict.end) told.end = std::string(verdict.end->reason) + " " + teller.line(verdict.end->line);
  told.standings = teller.standings();
  told.tracks = teller.tracks();
  told.interpretations = teller.interpretations();
  told.rulings = teller.rulings();
  told.draws = number(verdict.draws_recorded) + " of " + number(verdict.draws);
  told.fingerprint = verdict.fingerprint;
  told.actions = verdict.actions;
  told.left_out = verdict.left_out;
  return told;
}

}  // namespace

referee::Shelf& shelf_of(const House& house) { return shelf_for(house.overlay); }

std::string_view header(int players) {
  constexpr std::string_view headers[] = {
      "game: doge-ship\nplayers: Anna (A, red), Marco (M, blue)\n",
      "game: doge-ship\nplayers: Anna (A, red), Marco (M, blue), Iacopo (I, green)\n",
      "game: doge-ship\nplayers: Anna (A, red), Marco (M, blue), Iacopo (I, green), Stefania (S, yellow)\n",
      "game: doge-ship\nplayers: Anna (A, red), Marco (M, blue), Iacopo (I, green), Stefania (S, yellow), Bea (B, "
      "black)\n"};
  return headers[players - 2];
}

Judged judged(int players, std::string_view body, const House& house) {
  if (!body.empty() && body.front() == '\n') body.remove_prefix(1);
  return judge(std::string(header(players)) + std::string(body), 2, house);
}

Judged judged_log(std::string_view log, const House& house) { return judge(std::string(log), 0, house); }

House literal(House house) {
  house.readings = 1;
  return house;
}

std::string found(int players, std::string_view body, const House& house) {
  return judged(players, body, house).findings;
}

}  // namespace dogeref::doge_ship
