#include "cli/tournament/office.h"
#include "cli/options/chosen_rules.h"

#include <algorithm>
#include <utility>

#include "cli/options/chosen_rules.h"
#include "cli/shell/suggest.h"
#include "cli/tournament/log_judge.h"
#include "rules/library/roots.h"
#include "rules/tree/values.h"
#include "text/unicode.h"
#include "tournament/event/reader.h"
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

/// Opens one tournament step by step; each says what is wrong.
class Opening {
 public:
  Opening(RulesOptions options, Console& console) : options_(std::move(options)), console_(console) {}

  std::unique_ptr<Tournament> open(const std::string& path) {
    auto made = std::make_unique<Tournament>();
    const bool good = read(path, *made) && find_rules(*made) && read_scheme(*made) && assemble(*made);
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
    made.assembled =
        tournament::assemble(made.event, made.scheme, facts_, log_judge(*made.shelf, *made.wordings), names, faults_);
    return faults_.empty();
  }

  RulesOptions options_;
  Console& console_;
  rules::FaultList faults_;
  GameFacts facts_;
};

}  // namespace

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

std::unique_ptr<Tournament> open_tournament(const std::string& path, RulesOptions options, Console& console) {
  return Opening(std::move(options), console).open(path);
}

}  // namespace dogeref::cli
