#include "cli/tournament/office.h"

#include <algorithm>
#include <utility>

#include "cli/options/chosen_rules.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "cli/tournament/log_judge.h"
#include "rules/library/roots.h"
#include "rules/tree/values.h"
#include "text/unicode.h"
#include "tournament/event/reader.h"
#include "tournament/ranking/too_large.h"
#include "tournament/scheme/reader.h"

namespace dogeref::cli {
namespace {

using tournament::GameFacts;
using tournament::RankBy;

/// The game's own ranking, by columns of its standings.
std::vector<RankBy> ranking_of(const rules::Node& data, const std::vector<std::string>& columns) {
  std::vector<RankBy> ranking;
  for (const rules::Member& item : rules::members_of(data.find("ranking"))) {
    const auto by = rules::text_of(item.value.find("by"));
    const auto found = std::find(columns.begin(), columns.end(), by);
    if (found == columns.end()) continue;
    const rules::Node* const without = item.value.find("without");
    ranking.push_back({static_cast<std::size_t>(found - columns.begin()),
                       rules::text_of(item.value.find("best")) == "low", rules::text_of(without) != "first",
                       without != nullptr});
  }
  return ranking;
}

/// The logs that can be found; of the others the faults are told where they are read.
std::vector<std::string> log_paths(const tournament::Event& event) {
  std::vector<std::string> paths;
  for (const tournament::Round& round : event.rounds) {
    for (const tournament::TableEntry& table : round.tables) {
      rules::FaultList untold;
      if (table.log) paths.push_back(path_below(event, *table.log, untold));
      if (!paths.empty() && paths.back().empty()) paths.pop_back();
    }
  }
  return paths;
}

/// Opens one tournament step by step; each says what is wrong.
class Opening {
 public:
  Opening(OfficeOptions options, Console& console) : options_(std::move(options)), console_(console) {}

  std::unique_ptr<Tournament> open(const std::string& path) {
    auto made = std::make_unique<Tournament>();
    const bool good = read(path, *made) && find_rules(*made) && read_scheme(*made) && assemble(*made);
    made->facts = facts_;
    complain_about(faults_.take(), console_);
    return good ? std::move(made) : nullptr;
  }

 private:
  bool read(const std::string& path, Tournament& made) {
    auto event = tournament::read_event(path, path, faults_);
    if (!event) return false;
    made.event = std::move(*event);
    if (!made.event.rules) return true;
    const std::string folder = tournament::path_below(made.event, *made.event.rules, faults_);
    options_.folders.push_back(folder);
    return !folder.empty();
  }

  bool find_rules(Tournament& made) {
    made.library = open_library(options_, console_);
    if (made.library == nullptr) return false;
    made.language = options_.language;
    made.shelf = std::make_unique<Shelf>(*made.library);
    made.wordings = std::make_unique<Wordings>(*made.library, options_.language);
    const tournament::Event& event = made.event;
    const auto found = made.shelf->find(event.game, event.edition, event.variants);
    if (found.ruleset == nullptr) {
      refuse(event, found);
      return false;
    }
    for (const referee::Column& column : found.ruleset->vocabulary().columns) facts_.columns.push_back(column.name);
    facts_.bounds = [ruleset = found.ruleset](int players) { return ruleset->score_bounds(players); };
    const auto compiled = made.library->compile({event.game, event.edition, event.variants});
    if (compiled) facts_.ranking = ranking_of(compiled.value().data, facts_.columns);
    return true;
  }

  void refuse(const tournament::Event& event, const referee::Shelf::Found& found) {
    using Missing = referee::Shelf::Missing;
    if (found.missing == Missing::rules) return faults_.add(event.game_origin, found.what);
    const std::string_view what = found.missing == Missing::game      ? "game"
                                  : found.missing == Missing::edition ? "edition"
                                                                      : "variant";
    faults_.add(event.game_origin, rules::no_such(what, found.what, views_of(found.known)));
  }

  bool read_scheme(Tournament& made) {
    const rules::Roots roots(rules::shipped(), options_.folders);
    const rules::Node& node = made.event.scheme;
    auto scheme = node.is_map() ? tournament::read_inline_scheme(roots, node, faults_)
                                : tournament::read_scheme(roots, node.text, node.origin, faults_);
    if (!scheme) return false;
    made.scheme = std::move(*scheme);
    tournament::check_columns(made.scheme, facts_.columns, node.origin, faults_);
    return faults_.empty();
  }

  bool assemble(Tournament& made) {
    tournament::NameBook names(made.event, faults_);
    LogOffice logs(*made.shelf, *made.wordings);
    logs.judge_ahead(log_paths(made.event), options_.jobs);
    const auto judge = [&](const std::string& path) { return logs.judge(path); };
    made.assembled = tournament::assemble(made.event, made.scheme, facts_, judge, names, faults_);
    return faults_.empty();
  }

  OfficeOptions options_;
  Console& console_;
  rules::FaultList faults_;
  GameFacts facts_;
};

}  // namespace

void add_office_options(Parser& parser, OfficeOptions& options) {
  parser.option("-j,--jobs", options.jobs, "threads that judge logs, 0 for one a core (default 1)")
      .type_name("N")
      .range(0, 256);
  add_rules_options(parser, options);
}

int Tournament::player(const std::string& name, Console& console) const {
  const std::string folded = text::fold(name);
  std::vector<std::string_view> known;
  for (std::size_t at = 0; at < results().players.size(); ++at) {
    const tournament::Competitor& player = results().players[at];
    if (text::fold(player.id) == folded || text::fold(player.name) == folded) return static_cast<int>(at);
    known.push_back(player.id);
  }
  console.complain(no_such("player", name, known));
  return -1;
}

std::string Tournament::column(std::string_view name) const {
  const std::string word(wordings->of(event.game).word(name));
  return word.empty() ? std::string(name) : word;
}

std::unique_ptr<Tournament> open_tournament(const std::string& path, OfficeOptions options, Console& console) {
  return Opening(std::move(options), console).open(path);
}

int tell_too_large(const Tournament& opened, const tournament::Scope& scope, Console& console) {
  const rules::Origin at = too_large_at(opened.event, opened.results(), opened.scheme, scope);
  complain_about({{opened.event.shown, at.line, at.column, "the numbers of this tournament are too large to be exact"}},
                 console);
  return unusable;
}

int tell_refused(const std::string& file, const Tournament& opened, Console& console) {
  for (const std::string& table : opened.assembled.refused)
    console.complain(file + ": a table does not count: " + table);
  return opened.assembled.refused.empty() ? ok : illegal;
}

}  // namespace dogeref::cli
