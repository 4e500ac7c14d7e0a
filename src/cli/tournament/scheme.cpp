// dogeref tournament scheme: how a tournament is scored, in words.

#include <algorithm>

#include "cli/options/chosen_rules.h"
#include "cli/options/rules_options.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/tournament/words.h"
#include "render/terminal/table.h"
#include "rules/library/roots.h"
#include "text/unicode.h"
#include "tournament/scheme/reader.h"

namespace dogeref::cli {
namespace {

using namespace tournament;

std::string listed(const std::vector<std::string>& items) {
  std::string out;
  for (const std::string& item : items) out.append(out.empty() ? "" : ", ").append(item);
  return out;
}

std::string listed(const std::vector<Fraction>& numbers) {
  std::vector<std::string> items;
  for (const Fraction& number : numbers) items.push_back(number.text());
  return listed(items);
}

/// Says a scheme, a sentence a line.
class Teller {
 public:
  Teller(const Scheme& scheme, const Console& console) : scheme_(scheme), console_(console) {}

  std::string tell() {
    out_ = text::escaped(scheme_.id.empty() ? scheme_.title : scheme_.id + ": " + scheme_.title) + '\n';
    points();
    bonus();
    shared_places();
    rests();
    counted();
    refusals();
    sizes();
    say("players are ranked by: " + names(scheme_.ranking));
    if (!scheme_.shown.empty()) say("printed, and deciding nothing: " + names(scheme_.shown));
    for (const Stage& stage : scheme_.stages) this->stage(stage);
    if (scheme_.teams) teams(*scheme_.teams);
    return std::move(out_);
  }

 private:
  void say(const std::string& english) { out_ += "  " + text::escaped(console_.say(english)) + '\n'; }

  [[nodiscard]] std::string names(const std::vector<Criterion>& criteria) const {
    std::vector<std::string> items;
    for (const Criterion& criterion : criteria) {
      items.push_back(heading_of(criterion, nullptr, console_));
      if (criterion.kind == Criterion::Kind::game_wins)
        items.back() += " (" + console_.say("with at least " + std::to_string(criterion.atleast)) + ')';
    }
    return listed(items);
  }

  void points() {
    const std::string factor = scheme_.points.factor.text();
    switch (scheme_.points.kind) {
      case TablePoints::Kind::vp: return say("each point of the game counts " + factor);
      case TablePoints::Kind::share: return say("a table gives " + factor + ", in the proportion of the scores");
      case TablePoints::Kind::ratio: return say("a winner has " + factor + ", others in proportion to their scores");
      case TablePoints::Kind::places: break;
    }
    for (const auto& [size, worth] : scheme_.points.places)
      say("places at a table of " + std::to_string(size) + ": " + listed(worth));
  }

  void bonus() {
    for (const Bonus& each : scheme_.bonus) {
      const std::string place = each.place ? std::to_string(*each.place) : std::string();
      const std::string margin = each.margin ? std::to_string(*each.margin) : std::string();
      if (!each.margin) say("bonus of " + each.points.text() + ": place " + place);
      if (!each.place) say("bonus of " + each.points.text() + ": " + margin + " more than the best of the others");
      if (each.margin && each.place)
        say("bonus of " + each.points.text() + ": place " + place + ", and " + margin +
            " more than the best of the others");
    }
  }

  void shared_places() {
    switch (scheme_.shared_places) {
      case SharedPlaces::average: return say("a shared place counts as the mean of those covered");
      case SharedPlaces::full: return say("a shared place counts in full for each");
      case SharedPlaces::lowest: return say("a shared place counts as the lowest of those covered");
    }
  }

  void rests() {
    switch (scheme_.bye.kind) {
      case ByePoints::Kind::number: say("a bye counts " + scheme_.bye.points.text()); break;
      case ByePoints::Kind::first: say("a bye counts as a first place: " + scheme_.bye.points.text()); break;
      case ByePoints::Kind::average: say("a bye counts as the mean of one's own tables"); break;
    }
    say("an absence counts " + scheme_.absent.text());
  }

  void counted() {
    const std::string number = std::to_string(scheme_.counted.number);
    switch (scheme_.counted.kind) {
      case Counted::Kind::all: return say("all results count");
      case Counted::Kind::best: return say("the best results count: " + number);
      case Counted::Kind::drop_worst: return say("the worst results are left out: " + number);
    }
  }

  void refusals() {
    switch (scheme_.unfinished) {
      case Unfinished::refuse: say("a game without an end does not count"); break;
      case Unfinished::as_it_stands: say("a game without an end counts as it stands"); break;
      case Unfinished::no_points: say("a game without an end gives no points"); break;
    }
    switch (scheme_.illegal) {
      case Illegal::refuse: say("a game with errors does not count"); break;
      case Illegal::as_it_stands: say("a game with errors counts as it stands"); break;
      case Illegal::forfeit: say("whoever made the first error of a game is last at the table"); break;
    }
  }

  void sizes() {
    std::vector<std::string> items;
    for (const int size : scheme_.sizes) items.push_back(std::to_string(size));
    say("sizes of tables, the best first: " + listed(items));
  }

  void stage(const Stage& stage) {
    const std::string rounds = stage.first == stage.last
                                   ? std::to_string(stage.first)
                                   : std::to_string(stage.first) + '-' + std::to_string(stage.last);
    say("stage " + stage.id + ": rounds " + rounds);
    if (stage.top > 0) say("going on from stage " + stage.from + ": the first " + std::to_string(stage.top));
    if (stage.winners > 0) say("going on from stage " + stage.from + ": winners, " + std::to_string(stage.winners));
    if (stage.best_others > 0)
      say("going on from stage " + stage.from + ": the best others, " + std::to_string(stage.best_others));
    if (stage.carry == Carry::points) say("points are carried over");
    if (stage.carry == Carry::half) say("half of the points are carried over");
  }

  void teams(const TeamScoring& teams) {
    if (teams.size > 0) say("members of a team: " + std::to_string(teams.size));
    say(teams.best == 0 ? "all members of a team count"
                        : "the best members of a team count: " + std::to_string(teams.best));
    if (teams.each_seat_once) say("members of a team sit in every seat once");
    say("teams are ranked by: " + names(teams.ranking));
  }

  const Scheme& scheme_;
  const Console& console_;
  std::string out_;
};

bool tell_faults(rules::FaultList& faults, Console& console) {
  complain_about(faults.take(), console);
  return false;
}

/// One scheme in words, or false, and what is wrong with it is told.
bool tell_scheme(const rules::Roots& roots, const std::string& id, Console& console) {
  rules::FaultList faults;
  const auto scheme = read_scheme(roots, id, {faults.add_file(""), 0, 0}, faults);
  return scheme ? console.write(Teller(*scheme, console).tell()) : tell_faults(faults, console);
}

bool list_schemes(const rules::Roots& roots, Console& console) {
  bool good = true;
  std::vector<std::vector<std::string>> rows;
  for (const std::string& id : scheme_ids(roots)) {
    rules::FaultList faults;
    const auto scheme = read_scheme(roots, id, {faults.add_file(""), 0, 0}, faults);
    if (scheme) rows.push_back({id, scheme->title});
    if (!scheme) good = tell_faults(faults, console);
  }
  std::string out;
  render::append_table(rows, 0, out);
  return console.write(out) && good;
}

}  // namespace

int tournament_scheme(const Command& command, std::span<const std::string> arguments, Console& console) {
  RulesOptions options;
  std::string id;
  Parser parser(command);
  parser.option("ID", id, "the scheme; all are listed without one").any_case();
  add_rules_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  const auto library = open_library(options, console);
  if (library == nullptr) return unusable;
  const rules::Roots roots(rules::shipped(), options.folders);
  return (id.empty() ? list_schemes(roots, console) : tell_scheme(roots, id, console)) ? ok : unusable;
}

}  // namespace dogeref::cli
