#include "cli/rules/linting.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "cli/rules/lint_search.h"
#include "games/games.h"
#include "rules/library/lint.h"

namespace dogeref::cli {
namespace {

/// Lexicons that cannot be read are told by `words`.
std::vector<rules::Lexicon> lexicons_of(const rules::Library& library, const std::string& game) {
  std::vector<rules::Lexicon> lexicons;
  for (const std::string& language : library.languages(game)) {
    auto lexicon = library.lexicon(game, language);
    if (lexicon) lexicons.push_back(std::move(lexicon.value()));
  }
  return lexicons;
}

bool is_before(const rules::Remark& one, const rules::Remark& other) {
  const auto place = [](const rules::Fault& fault) { return std::tie(fault.file, fault.line, fault.column); };
  return place(one.fault) < place(other.fault);
}

}  // namespace

void Linting::add(rules::Remark remark) {
  if (said_.insert(rules::formatted(remark.fault)).second) remarks_.push_back(std::move(remark));
}

Linting::Added Linting::added_by(const rules::Selection& selection) const {
  const bool has_variant = !selection.variants.empty();
  const std::string id = has_variant ? selection.variants.back() : selection.edition;
  const std::string name = (has_variant ? "variants/" : "editions/") + id + ".yaml";
  const auto own = library_.file(selection.game, name);
  return {own ? own->path : std::string(), (has_variant ? " (with the variant " : " (with the edition ") + id + ')'};
}

/// What holds for some rules alone, though another file is to blame, says for which.
std::string Linting::context(const rules::Fault& fault, const Added& added) const {
  return of_game_ == 1 || added.path == fault.file ? std::string() : added.name;
}

void Linting::add_all(const rules::Remarks& remarks, const rules::Selection& selection) {
  std::optional<Added> added;  // its file is read once, and only where something is wrong
  for (const rules::Remark& remark : remarks) {
    if (!said_.insert(rules::formatted(remark.fault)).second) continue;
    remarks_.push_back(remark);
    if (!added) added = added_by(selection);
    remarks_.back().fault.message += context(remark.fault, *added);
  }
}

void Linting::add_all(const rules::Faults& faults, const rules::Selection& selection) {
  rules::Remarks remarks;
  for (const rules::Fault& fault : faults) remarks.push_back({rules::Gravity::error, fault});
  add_all(remarks, selection);
}

void Linting::selection(const rules::Selection& selection) {
  of_game_ = selection.game == game_ ? of_game_ + 1 : 1;
  game_ = selection.game;
  ++selections_;
  rules::Faults faults;
  const auto compiled = library_.compile_despite(selection, faults);
  add_all(faults, selection);
  if (!compiled) return;
  const games::Game* const game = games::find(selection.game);
  const auto ruleset = game->compile(*compiled, lexicons_of(library_, selection.game));
  if (!ruleset) return add_all(ruleset.error(), selection);
  if (game->lint != nullptr) add_all(game->lint(*compiled), selection);
  if (depth_.search > 0 && faults.empty()) search(*ruleset.value(), selection);
  if (depth_.sources) add_all(rules::reconstructed_values(*compiled), selection);
}

/// What a search finds by the rules that the variants change; nullptr when those cannot be read, which is said
/// elsewhere.
const simulate::Search* Linting::usual(const rules::Selection& selection, simulate::Tables tables) {
  const Usual key{selection.game, selection.edition, tables};
  if (const auto known = usual_.find(key); known != usual_.end()) return &known->second;
  rules::Faults faults;
  const auto compiled = library_.compile_despite({selection.game, selection.edition, {}}, faults);
  if (!compiled) return nullptr;
  const auto ruleset = games::find(selection.game)->compile(*compiled, lexicons_of(library_, selection.game));
  if (!ruleset) return nullptr;
  const simulate::Options options{selection.game, selection.edition};
  return &(usual_[key] = simulate::search(*ruleset.value(), options, tables, depth_.search));
}

void Linting::search(const referee::Ruleset& ruleset, const rules::Selection& selection) {
  if (ruleset.dealer() == nullptr) return;
  const referee::Vocabulary& words = ruleset.vocabulary();
  const simulate::Tables tables{words.min_players, words.max_players};
  const simulate::Options options{selection.game, selection.edition, selection.variants};
  const simulate::Search found = simulate::search(ruleset, options, tables, depth_.search);
  const simulate::Search* const before = selection.variants.empty() ? nullptr : usual(selection, tables);
  add_all(said_of(found, before, added_by(selection).path), selection);
}

void Linting::words(const std::string& game) {
  for (const std::string& language : library_.languages(game)) {
    const auto lexicon = library_.lexicon(game, language);
    if (lexicon) continue;
    for (const rules::Fault& fault : lexicon.error()) add({rules::Gravity::error, fault});
  }
  for (const rules::Fault& fault : library_.rulebook(game).faults()) add({rules::Gravity::error, fault});
}

rules::Remarks Linting::take() {
  std::stable_sort(remarks_.begin(), remarks_.end(), is_before);
  return std::move(remarks_);
}

}  // namespace dogeref::cli
