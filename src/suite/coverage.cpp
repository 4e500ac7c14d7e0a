#include "suite/coverage.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "suite/session.h"
#include "suite/spread.h"

namespace dogeref::suite {
namespace {

/// What came out of each case of a suite.
using Outcomes = std::vector<std::string>;

/// The changes that tell whether an item is touched.
struct Probe {
  Item item;
  std::vector<Mutant> mutants;
  bool touched = false;
  bool possible = false;  ///< some change of it gives rules
};

/// A thing is taken away only where it has no value to change: others of its map may depend on how many there are.
std::vector<Mutant> without_drops(std::vector<Mutant> mutants) {
  const auto is_change = [](const Mutant& mutant) { return mutant.value.has_value(); };
  if (std::none_of(mutants.begin(), mutants.end(), is_change)) return mutants;
  mutants.erase(std::remove_if(mutants.begin(), mutants.end(), [&](const Mutant& one) { return !is_change(one); }),
                mutants.end());
  return mutants;
}

using Paths = std::set<std::string>;

/// Paths of the values in a tree.
void add_paths(const rules::Node& node, const std::string& path, Paths& paths) {
  if (!node.is_map()) return void(paths.insert(path));
  for (const rules::Member& member : node.members)
    add_paths(member.value, path.empty() ? member.key : path + '.' + member.key, paths);
}

/// What variants change, and overlays written in suites; nothing where there are none.
Paths changed_paths(const rules::Layers& layers) {
  Paths paths;
  for (const rules::Layer& layer : layers.layers) {
    const bool is_variant = layer.role == rules::Layer::Role::variant || layer.role == rules::Layer::Role::own;
    if (is_variant) add_paths(layer.tree, {}, paths);
  }
  return paths;
}

/// Whether a variant changes the value, what it lies in, or something in it.
bool is_changed(const Paths& changed, const std::string& path) {
  return std::any_of(changed.begin(), changed.end(), [&](const std::string& one) {
    const std::string& shorter = one.size() < path.size() ? one : path;
    const std::string& longer = one.size() < path.size() ? path : one;
    return longer.starts_with(shorter) && (longer.size() == shorter.size() || longer[shorter.size()] == '.');
  });
}

std::vector<Probe> probes_of(const rules::Compiled& compiled, const rules::GameShapes& shapes, const Paths& changed) {
  std::vector<Probe> probes;
  std::map<std::pair<std::string, std::string>, std::size_t> known;
  for (Mutant& mutant : mutants_of(compiled.data, 0, compiled.data, shapes)) {
    if (!changed.empty() && !is_changed(changed, mutant.path)) continue;
    const auto [at, is_new] = known.try_emplace({mutant.item.category, mutant.item.path}, probes.size());
    if (is_new) probes.push_back({mutant.item, {}});
    probes[at->second].mutants.push_back(std::move(mutant));
  }
  for (Probe& probe : probes) probe.mutants = without_drops(std::move(probe.mutants));
  return probes;
}

/// The rules of a suite as one layer, to change its values.
rules::Layers one_layer(const rules::Compiled& compiled) {
  return {compiled.selection, {{compiled.data, rules::Layer::Role::game}}, compiled.files, compiled.names};
}

class Coverage {
 public:
  Coverage(const Workshop& workshop, const CoverageOptions& options)
      : workshop_(workshop), jobs_(options.jobs), of_all_(options.all) {}

  void add(const Loaded& loaded);
  CoverageResult take(const std::string& game);

 private:
  bool outcomes(const Loaded& loaded, const rules::Layers& layers, Outcomes& into, std::set<std::string>* codes) const;
  void probe(const Loaded& loaded, rules::Layers& layers, const Outcomes& usual, Probe& one) const;
  [[nodiscard]] std::vector<Probe> unknown_probes(const rules::Compiled& compiled, const Paths& changed);

  const Workshop& workshop_;
  int jobs_;
  bool of_all_;
  bool asks_for_codes_ = false;  ///< some suite is of the game's own rules, or all is asked for
  std::set<std::string> said_;
  std::vector<std::string> codes_;  ///< that there are
  std::vector<Item> items_;
  std::map<std::pair<std::string, std::string>, bool> touched_;
  rules::Faults faults_;
};

/// False when the rules cannot be used.
bool Coverage::outcomes(const Loaded& loaded, const rules::Layers& layers, Outcomes& into,
                        std::set<std::string>* codes) const {
  Session session(loaded.suite, layers, workshop_);
  if (!session.open().empty()) return false;
  into.clear();
  for (const Case& test : loaded.suite.cases) {
    const CaseResult result = session.run(test);
    if (result.status == CaseResult::Status::skipped || result.status == CaseResult::Status::broken) {
      into.emplace_back();
      continue;
    }
    into.push_back(session.runner().outcome());
    if (codes != nullptr) session.runner().add_codes(*codes);
  }
  return true;
}

void Coverage::probe(const Loaded& loaded, rules::Layers& layers, const Outcomes& usual, Probe& one) const {
  Outcomes other;
  for (const Mutant& mutant : one.mutants) {
    Undo undo = apply(mutant, layers);
    const bool possible = outcomes(loaded, layers, other, nullptr);
    take_back(std::move(undo));
    one.possible = one.possible || possible;
    one.touched = possible && other != usual;
    if (one.touched) return;
  }
}

/// Those that no suite before has touched.
std::vector<Probe> Coverage::unknown_probes(const rules::Compiled& compiled, const Paths& changed) {
  std::vector<Probe> probes = probes_of(compiled, *workshop_.library.shapes_of(compiled.selection.game), changed);
  const auto is_touched = [this](const Probe& one) {
    const auto known = touched_.find({one.item.category, one.item.path});
    return known != touched_.end() && known->second;
  };
  probes.erase(std::remove_if(probes.begin(), probes.end(), is_touched), probes.end());
  return probes;
}

void Coverage::add(const Loaded& loaded) {
  const auto compiled = workshop_.library.lay(loaded.layers);
  const auto ruleset = compiled ? workshop_.compile(compiled.value()) : text::Failure{compiled.error()};
  if (!ruleset) {
    faults_.insert(faults_.end(), ruleset.error().begin(), ruleset.error().end());
    return;
  }
  codes_ = ruleset.value()->vocabulary().codes;
  const rules::Layers layers = one_layer(compiled.value());
  const Paths changed = of_all_ ? Paths() : changed_paths(loaded.layers);
  asks_for_codes_ = asks_for_codes_ || changed.empty();
  Outcomes usual;
  if (!outcomes(loaded, layers, usual, &said_)) return;
  std::vector<Probe> probes = unknown_probes(compiled.value(), changed);
  std::vector<rules::Layers> own(static_cast<std::size_t>(std::max(jobs_, 1)), layers);
  spread(probes.size(), jobs_, [&](int worker, std::size_t index) {
    probe(loaded, own[static_cast<std::size_t>(worker)], usual, probes[index]);
  });
  for (const Probe& one : probes) {
    if (!one.possible) continue;
    const auto [at, is_new] = touched_.try_emplace({one.item.category, one.item.path}, one.touched);
    if (is_new) items_.push_back(one.item);
    at->second = at->second || one.touched;
  }
}

CoverageResult Coverage::take(const std::string& game) {
  CoverageResult result;
  result.faults = std::move(faults_);
  Covered codes{"codes", {}, {}};
  const rules::Rulebook& rulebook = workshop_.library.rulebook(game);
  for (const std::string& code : codes_) {
    const rules::RuleEntry* const entry = rulebook.find(code);
    if (entry == nullptr || entry->section.empty()) continue;
    (said_.count(code) > 0 ? codes.touched : codes.untouched).push_back(code);
  }
  if (asks_for_codes_) result.categories.push_back(std::move(codes));
  for (const Item& item : items_) {
    const auto of_category = [&](const Covered& one) { return one.category == item.category; };
    auto at = std::find_if(result.categories.begin(), result.categories.end(), of_category);
    if (at == result.categories.end()) at = result.categories.insert(at, Covered{item.category, {}, {}});
    (touched_.at({item.category, item.path}) ? at->touched : at->untouched).push_back(item.path);
  }
  return result;
}

}  // namespace

std::size_t CoverageResult::touched() const {
  std::size_t sum = 0;
  for (const Covered& one : categories) sum += one.touched.size();
  return sum;
}

std::size_t CoverageResult::all() const {
  std::size_t sum = touched();
  for (const Covered& one : categories) sum += one.untouched.size();
  return sum;
}

CoverageResult cover(const std::vector<const Loaded*>& suites, const Workshop& workshop,
                     const CoverageOptions& options) {
  Coverage coverage(workshop, options);
  for (const Loaded* loaded : suites) coverage.add(*loaded);
  return coverage.take(suites.front()->layers.selection.game);
}

}  // namespace dogeref::suite
