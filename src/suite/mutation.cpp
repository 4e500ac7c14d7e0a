#include "suite/mutation.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>

#include "suite/session.h"
#include "suite/spread.h"

namespace dogeref::suite {
namespace {

using rules::Layer;

enum class Fate : std::uint8_t { survived, noticed, impossible };

std::vector<Mutant> mutants_of_roles(const rules::Layers& layers, std::initializer_list<Layer::Role> roles,
                                     const rules::Node& rules, const rules::GameShapes& shapes) {
  std::vector<Mutant> all;
  for (std::size_t number = 0; number < layers.layers.size(); ++number) {
    const Layer& layer = layers.layers[number];
    if (std::find(roles.begin(), roles.end(), layer.role) == roles.end()) continue;
    std::vector<Mutant> mutants = mutants_of(layer.tree, number, rules, shapes);
    all.insert(all.end(), std::make_move_iterator(mutants.begin()), std::make_move_iterator(mutants.end()));
  }
  return all;
}

bool is_of(const Mutant& mutant, const rules::Layers& layers, const std::vector<std::string>& files) {
  const std::string& name = layers.names[mutant.origin.file];
  return std::find(files.begin(), files.end(), name) != files.end();
}

/// What is worth changing; see `mutate`.
std::vector<Mutant> chosen_mutants(const rules::Layers& layers, const rules::Node& rules,
                                   const rules::GameShapes& shapes, const MutationOptions& options) {
  const std::vector<std::string>& files = options.files;
  using Role = Layer::Role;
  const auto keep = [&](std::vector<Mutant> mutants, const auto& wanted) {
    mutants.erase(std::remove_if(mutants.begin(), mutants.end(), [&](const Mutant& one) { return !wanted(one); }),
                  mutants.end());
    return mutants;
  };
  const auto of_everything = [&] {
    return mutants_of_roles(layers, {Role::game, Role::extended, Role::edition, Role::variant, Role::own}, rules,
                            shapes);
  };
  if (files.empty() && options.all) return of_everything();
  if (!files.empty()) {
    return keep(of_everything(), [&](const Mutant& mutant) { return is_of(mutant, layers, files); });
  }
  std::vector<Mutant> mutants = mutants_of_roles(layers, {Role::variant, Role::own}, rules, shapes);
  if (mutants.empty()) mutants = mutants_of_roles(layers, {Role::edition}, rules, shapes);
  if (!mutants.empty()) return mutants;
  return keep(mutants_of_roles(layers, {Role::game}, rules, shapes),
              [&](const Mutant& mutant) { return layers.names[mutant.origin.file].find('/') == std::string::npos; });
}

/// One thread's own rules to change.
class Bench {
 public:
  Bench(const std::vector<const Loaded*>& suites, const Workshop& workshop, std::string fingerprint)
      : suites_(suites), workshop_(workshop), fingerprint_(std::move(fingerprint)), layers_(suites.front()->layers) {}

  Fate fate_of(const Mutant& mutant) {
    Undo undo = apply(mutant, layers_);
    const Fate fate = judge();
    take_back(std::move(undo));
    return fate;
  }

 private:
  Fate judge() {
    const auto compiled = workshop_.library.lay(layers_);
    if (!compiled || compiled.value().fingerprint == fingerprint_) return Fate::impossible;
    auto ruleset = workshop_.compile(compiled.value());
    if (!ruleset) return Fate::impossible;
    OneShelf shelf(workshop_.shelf, layers_.selection.game, std::move(ruleset.value()));
    const bool seen =
        std::any_of(suites_.begin(), suites_.end(), [&](const Loaded* one) { return notices(*one, shelf); });
    return seen ? Fate::noticed : Fate::survived;
  }

  bool notices(const Loaded& loaded, OneShelf& shelf) {
    Session session(loaded.suite, layers_, workshop_);
    session.open(shelf);
    const auto is_wrong = [&](const Case& test) {
      const CaseResult::Status status = session.run(test).status;
      return status == CaseResult::Status::failed || status == CaseResult::Status::broken;
    };
    // What noticed a change before is likely to notice the next one, which stands beside it.
    const std::vector<Case>& cases = loaded.suite.cases;
    std::size_t& likely = likely_[&loaded];
    if (likely < cases.size() && is_wrong(cases[likely])) return true;
    for (std::size_t at = 0; at < cases.size(); ++at) {
      if (at == likely || !is_wrong(cases[at])) continue;
      likely = at;
      return true;
    }
    return false;
  }

  const std::vector<const Loaded*>& suites_;
  const Workshop& workshop_;
  std::string fingerprint_;
  rules::Layers layers_;
  std::map<const Loaded*, std::size_t> likely_;  ///< of each suite the case that noticed a change last
};

}  // namespace

bool test_the_same(const Loaded& one, const Loaded& other) {
  return !one.suite.overlay && !other.suite.overlay && one.suite.selection == other.suite.selection;
}

MutationResult mutate(const std::vector<const Loaded*>& suites, const Workshop& workshop,
                      const MutationOptions& options) {
  MutationResult result;
  const rules::Layers& layers = suites.front()->layers;
  const auto compiled = workshop.library.lay(layers);
  if (!compiled) {
    result.faults = compiled.error();
    return result;
  }
  const rules::GameShapes& shapes = *workshop.library.shapes_of(layers.selection.game);
  std::vector<Mutant> mutants = chosen_mutants(layers, compiled.value().data, shapes, options);
  std::vector<Fate> fates(mutants.size(), Fate::survived);
  std::vector<Bench> benches(static_cast<std::size_t>(std::max(options.jobs, 1)),
                             Bench(suites, workshop, compiled.value().fingerprint));
  std::mutex mutex;
  spread(mutants.size(), options.jobs, [&](int worker, std::size_t index) {
    fates[index] = benches[static_cast<std::size_t>(worker)].fate_of(mutants[index]);
    const std::lock_guard lock(mutex);
    if (options.progress) options.progress(mutants.size());
  });
  for (std::size_t at = 0; at < mutants.size(); ++at) {
    if (fates[at] == Fate::noticed) ++result.noticed;
    if (fates[at] == Fate::impossible) ++result.impossible;
    if (fates[at] != Fate::survived) continue;
    result.survivors.push_back({layers.files[mutants[at].origin.file], std::move(mutants[at])});
  }
  std::stable_sort(result.survivors.begin(), result.survivors.end(), [](const Survivor& one, const Survivor& other) {
    const auto place = [](const rules::Origin& at) { return std::tuple(at.file, at.line, at.column); };
    return place(one.mutant.origin) < place(other.mutant.origin);
  });
  return result;
}

}  // namespace dogeref::suite
