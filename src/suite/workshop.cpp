#include "suite/workshop.h"

#include <map>
#include <string>
#include <utility>

#include "rules/shape/check.h"

namespace dogeref::suite {
namespace {

/// Holds a suite's overlay against the shape of its game's variants.
void check_overlay(const Node& overlay, const rules::GameShapes& shapes, rules::FaultList& faults) {
  rules::Checking how;
  how.overlay = true;
  rules::check(overlay, rules::compiled_shape(shapes), how, faults);
}

/// A case judges one game; in a file of several nobody could tell which is meant.
void check_games(const Suite& suite, const Workshop& workshop, rules::FaultList& faults) {
  std::map<const std::string*, std::size_t> counted;  // files are shared by cases
  for (const Case& test : suite.cases) {
    if (test.given || !test.skip.empty() || !workshop.games_in) continue;
    const auto [known, is_new] = counted.try_emplace(&test.text(), 0);
    if (is_new) known->second = workshop.games_in(test.text());
    if (known->second < 2) continue;
    faults.add(test.log_origin, "the log holds " + std::to_string(known->second) + " games: a case judges one");
  }
}

/// What no file is to blame for is the suite's choice of rules.
rules::Faults placed(rules::Faults faults, const Suite& suite) {
  for (rules::Fault& fault : faults) {
    if (!fault.file.empty()) continue;
    fault.file = suite.shown;
    fault.line = suite.selection_origin.line;
    fault.column = suite.selection_origin.column;
  }
  return faults;
}

}  // namespace

referee::Shelf::Found OneShelf::find(std::string_view game, std::string_view, std::span<const std::string>) {
  if (game == game_) return {ruleset_.get(), Missing::nothing, {}, {}};
  return {nullptr, Missing::game, std::string(game), {game_}};
}

text::Result<Loaded, rules::Faults> load(Suite suite, const Workshop& workshop) {
  auto layers = workshop.library.layers(suite.selection);
  if (!layers) return text::Failure{placed(std::move(layers.error()), suite)};
  const rules::GameShapes& shapes = *workshop.library.shapes_of(suite.selection.game);
  rules::FaultList faults;
  (void)faults.add_file(suite.shown);
  if (suite.overlay) check_overlay(*suite.overlay, shapes, faults);
  for (const Case& each : suite.cases) {
    if (each.overlay) check_overlay(*each.overlay, shapes, faults);
  }
  check_games(suite, workshop, faults);
  if (!faults.empty()) return text::Failure{faults.take()};
  Loaded loaded{std::move(suite), std::move(layers.value())};
  if (loaded.suite.overlay) rules::lay_on(loaded.layers, *loaded.suite.overlay, loaded.suite.shown);
  return loaded;
}

text::Result<std::unique_ptr<OneShelf>, rules::Faults> make_shelf(const rules::Layers& layers, const Node* overlay,
                                                                  const std::string& suite, const Workshop& workshop) {
  std::optional<rules::Layers> all;
  if (overlay != nullptr) rules::lay_on(all.emplace(layers), *overlay, suite);
  const auto compiled = workshop.library.lay(all ? *all : layers);
  if (!compiled) return text::Failure{compiled.error()};
  auto ruleset = workshop.compile(compiled.value());
  if (!ruleset) return text::Failure{std::move(ruleset.error())};
  return std::make_unique<OneShelf>(workshop.shelf, layers.selection.game, std::move(ruleset.value()));
}

}  // namespace dogeref::suite
