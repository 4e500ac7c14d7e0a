// dogeref tournament pair: tables and seats of the next round, or of several.

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/tournament/grid.h"
#include "cli/tournament/office.h"
#include "rules/tree/json.h"
#include "rules/tree/yaml_limits.h"
#include "text/file.h"
#include "text/json_line.h"
#include "text/replace.h"
#include "tournament/event/insertion.h"
#include "tournament/pairing/rounds.h"
#include "tournament/print/pair_json.h"

namespace dogeref::cli {
namespace {

using tournament::DrawnRound;
using tournament::DrawnTable;
using tournament::System;
using tournament::Term;

struct PairOptions {
  std::string file;
  int round = 0;
  std::string rounds;
  std::string system;
  bool why = false;
  bool write = false;
  std::string format = "text";
  OfficeOptions office;
};

void add_options(Parser& parser, PairOptions& options) {
  parser.option("FILE", options.file, "the tournament's file").required();
  const Option round = parser.option("--round", options.round, "the round to draw (default: the next without tables)")
                           .type_name("N")
                           .positive();
  parser.option("--rounds", options.rounds, "draw several rounds at once, without their results: 1-5")
      .type_name("N-M")
      .excludes(round);
  parser
      .option("--system", options.system,
              "who sits together: equals of points, whoever has not met, the best of a stage apart")
      .limit_to("system", {"swiss", "balanced", "cut"});
  parser.flag("--why", options.why, "print what the drawing costs, beside what any drawing costs at least");
  parser.flag("--write", options.write, "add the round to the file; every other byte of it stays");
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", grid_formats());
  add_office_options(parser, options.office);
}

std::string_view words_of(Term term, System system) {
  switch (term) {
    case tournament::sizes_term: return "tables of another size than the best, and byes";
    case tournament::byes_term: return "byes had before, above the fewest";
    case tournament::shorts_term: return "short tables and byes had before, above the fewest";
    case tournament::repeats_term: return "pairs who met before";
    case tournament::pots_term: return "pairs of about the same rank";
    case tournament::points_term:
      return system == System::cut ? "squared differences of strength" : "squared differences of points";
    case tournament::seats_term: return "players in a seat they had before";
    case tournament::circles_term: return "pairs of one club or team";
    case tournament::meetings_term: return "meetings before of those at a table";
    case tournament::sittings_term: return "times that players had their seat before";
    case tournament::term_count: break;
  }
  return {};
}

/// First and last round asked for; 0 when that is no span of rounds.
std::pair<int, int> span_of(const PairOptions& options, const tournament::Event& event) {
  if (options.round > 0) return {options.round, options.round};
  if (options.rounds.empty()) {
    int next = 1;
    for (const tournament::Round& round : event.rounds) next = round.tables.empty() ? round.number : round.number + 1;
    return {next, next};
  }
  const auto number = [](std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && value > 0 && value < 1000 ? value : 0;
  };
  const std::size_t dash = options.rounds.find('-');
  const std::string_view text = options.rounds;
  const int first = number(text.substr(0, dash));
  const int last = dash == std::string::npos ? first : number(text.substr(dash + 1));
  return first < 1 || last < first ? std::pair(0, 0) : std::pair(first, last);
}

/// Shows rounds that were drawn.
class DrawDesk {
 public:
  DrawDesk(const Tournament& opened, const Console& console) : opened_(opened), console_(console) {}

  [[nodiscard]] Grid grid(const std::vector<DrawnRound>& rounds, bool why) const {
    Grid grid;
    const std::string first = std::to_string(rounds.front().number);
    grid.title = opened_.event.title + console_.say(": ") +
                 console_.say(rounds.size() == 1 ? "round " + first
                                                 : "rounds " + first + " to " + std::to_string(rounds.back().number));
    grid.head = {console_.say("round"), console_.say("table")};
    grid.right = 1;
    std::size_t seats = 0;
    for (const DrawnRound& round : rounds) {
      for (const DrawnTable& table : round.tables) seats = std::max(seats, table.players.size());
    }
    for (std::size_t seat = 1; seat <= seats; ++seat) grid.head.push_back(console_.say("seat " + std::to_string(seat)));
    for (const DrawnRound& round : rounds) add(round, seats, grid);
    for (std::size_t at = 0; why && at < rounds.size(); ++at) explain(rounds[at], grid);
    return grid;
  }

 private:
  void add(const DrawnRound& round, std::size_t seats, Grid& grid) const {
    const auto row = [&](const std::string& table, std::span<const std::size_t> players) {
      auto& cells = grid.rows.emplace_back(std::vector{std::to_string(round.number), table});
      for (const std::size_t player : players) cells.push_back(opened_.results().players[player].name);
      cells.resize(seats + 2);
    };
    for (const DrawnTable& table : round.tables) row(table.letter, table.players);
    for (const std::size_t& player : round.byes) row(console_.say("bye"), {&player, 1});
  }

  void explain(const DrawnRound& round, Grid& grid) const {
    const std::string how = round.is_exact     ? "no drawing is better"
                            : round.is_planned ? "from a plan in which nobody meets anybody twice"
                                               : "no exchange of two players is better";
    grid.notes.push_back(console_.say("round " + std::to_string(round.number)) + console_.say(": ") +
                         console_.say(how));
    for (std::size_t term = 0; term < tournament::term_count; ++term) {
      if (!is_told(static_cast<Term>(term), round.system)) continue;
      const auto shown = [&](const tournament::Cost& cost) {
        return round.shown(cost, static_cast<Term>(term)).text();
      };
      grid.notes.push_back("  " + console_.say(words_of(static_cast<Term>(term), round.system)) + console_.say(": ") +
                           console_.say(shown(round.costs) + ", at least " + shown(round.bounds)));
    }
  }

  const Tournament& opened_;
  const Console& console_;
};

std::string json_of(const Tournament& opened, const std::vector<DrawnRound>& rounds) {
  std::string out;
  for (const DrawnRound& round : rounds)
    out += text::plain_json(rules::json(pair_json(round, opened.results()))) + '\n';
  return out;
}

/// Adds the rounds to the file; false when that cannot be, which is said.
bool write_rounds(const Tournament& opened, const std::vector<DrawnRound>& rounds, Console& console) {
  const auto refuse = [&](const std::string& why) {
    console.complain("cannot write to " + opened.event.path + ": " + why);
    return false;
  };
  const auto file = text::read_file(opened.event.path, rules::yaml_size_limit);
  if (!file) return refuse(file.error());
  std::string text = file.value();
  const auto id = [&](std::size_t player) { return opened.results().players[player].id; };
  for (const DrawnRound& round : rounds) {
    tournament::RoundText made{round.number, {}, {}};
    for (const DrawnTable& table : round.tables) {
      auto& into = made.tables.emplace_back(table.letter, std::vector<std::string>{}).second;
      for (const std::size_t player : table.players) into.push_back(id(player));
    }
    for (const std::size_t player : round.byes) made.byes.push_back(id(player));
    auto with = tournament::with_round(text, made);
    if (!with) return refuse(with.error());
    text = std::move(with.value());
  }
  const std::string trouble = text::replace_file(opened.event.path, text);
  return trouble.empty() || refuse(trouble);
}

int draw_rounds(const PairOptions& options, const Tournament& opened, Console& console) {
  const auto [first, last] = span_of(options, opened.event);
  if (first == 0) {
    console.complain("rounds are such as 5 or 1-5, not " + options.rounds);
    return unusable;
  }
  std::optional<System> system;
  if (options.system == "swiss") system = System::swiss;
  if (options.system == "balanced") system = System::balanced;
  if (options.system == "cut") system = System::cut;
  auto drawn = tournament::RoundMaker(opened.event, opened.scheme, opened.assembled).draw(first, last, system);
  if (!drawn) {
    console.complain(options.file + ": " + drawn.error());
    return unusable;
  }
  std::string out;
  if (options.format == "json") {
    out = json_of(opened, drawn.value());
  } else {
    append_grid(DrawDesk(opened, console).grid(drawn.value(), options.why), options.format, opened.language, out);
  }
  if (options.write && !write_rounds(opened, drawn.value(), console)) return unusable;
  if (!console.write(out)) return unusable;
  return tell_refused(options.file, opened, console);
}

}  // namespace

int tournament_pair(const Command& command, std::span<const std::string> arguments, Console& console) {
  PairOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.office.for_machines = options.format == "json";
  const auto opened = open_tournament(options.file, options.office, console);
  return opened == nullptr ? unusable : draw_rounds(options, *opened, console);
}

}  // namespace dogeref::cli
