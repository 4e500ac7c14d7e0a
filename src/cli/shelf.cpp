#include "cli/shelf.h"

#include <algorithm>
#include <utility>

#include "cli/known_ids.h"
#include "referee/categories.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

/// A log may lay variants together as it likes; an archive of such must not fill the memory with rules.
constexpr std::size_t most_entries = 256;

bool is_same(const rules::Selection& selection, std::string_view game, std::string_view edition,
             std::span<const std::string> variants) {
  return selection.game == game && selection.edition == edition &&
         std::equal(selection.variants.begin(), selection.variants.end(), variants.begin(), variants.end());
}

}  // namespace

Shelf::Shelf(const rules::Library& library) : library_(library) {
  for (const games::Game& game : games::all()) read_lexicons(game);
  read_header_keys();
}

void Shelf::read_lexicons(const games::Game& game) {
  std::vector<rules::Lexicon>& lexicons = lexicons_[game.id];
  for (const std::string& language : library_.languages(game.id)) {
    auto lexicon = library_.lexicon(game.id, language);
    if (lexicon) {
      lexicons.push_back(std::move(lexicon.value()));
    } else {
      faults_.insert(faults_.end(), lexicon.error().begin(), lexicon.error().end());
    }
  }
}

void Shelf::read_header_keys() {
  for (const std::string_view slot : referee::header_slots) {
    for (const std::string& spelling : spellings(slot)) header_keys_.emplace(text::fold(spelling), slot);
  }
  for (const games::Game& game : games::all()) {
    for (const std::string_view slot : game.headers) {
      for (const std::string& spelling : spellings(slot)) own_header_keys_[game.id].emplace(text::fold(spelling), slot);
    }
  }
}

std::vector<std::string> Shelf::spellings(std::string_view slot) const {
  std::vector<std::string> all = {std::string(slot)};
  for (const auto& [game, lexicons] : lexicons_) {
    for (const rules::Lexicon& lexicon : lexicons) {
      const std::vector<std::string>* words = lexicon.find(slot);
      if (words != nullptr) all.insert(all.end(), words->begin(), words->end());
    }
  }
  return all;
}

referee::Shelf::Found Shelf::find(std::string_view game, std::string_view edition,
                                  std::span<const std::string> variants) {
  const std::lock_guard lock(mutex_);
  for (const Entry& entry : entries_) {
    if (is_same(entry.selection, game, edition, variants)) return entry.found;
  }
  rules::Selection selection{std::string(game), std::string(edition), {variants.begin(), variants.end()}};
  Found gone = missing(selection);
  if (gone.missing != Missing::nothing) return gone;
  if (entries_.size() == most_entries) return {nullptr, Missing::rules, "too many sets of rules at once", {}};
  entries_.push_back(make(std::move(selection)));
  return entries_.back().found;
}

Shelf::Entry Shelf::make(rules::Selection selection) {
  Entry entry;
  const auto fail = [&](const rules::Faults& faults) {
    entry.found.missing = Missing::rules;
    entry.found.what = rules::formatted(faults.front());
    faults_.insert(faults_.end(), faults.begin(), faults.end());
  };
  auto compiled = library_.compile(selection);
  if (!compiled) {
    fail(compiled.error());
  } else if (auto made = games::find(selection.game)->compile(compiled.value(), lexicons_.at(selection.game))) {
    entry.ruleset = std::move(made.value());
  } else {
    fail(made.error());
  }
  entry.selection = std::move(selection);
  entry.found.ruleset = entry.ruleset.get();
  return entry;
}

/// The first id of the selection that nobody has.
referee::Shelf::Found Shelf::missing(const rules::Selection& selection) const {
  const std::vector<std::string> games = library_.games();
  if (!holds(games, selection.game) || games::find(selection.game) == nullptr) {
    return {nullptr, Missing::game, selection.game, games};
  }
  const std::vector<std::string> editions = library_.editions(selection.game);
  if (!holds(editions, selection.edition)) return {nullptr, Missing::edition, selection.edition, editions};
  const std::vector<std::string> variants = library_.variants(selection.game);
  for (const std::string& variant : selection.variants) {
    if (!holds(variants, variant)) return {nullptr, Missing::variant, variant, variants};
  }
  return {};
}

std::string_view Shelf::header_key(std::string_view game, std::string_view folded) const {
  if (const auto found = header_keys_.find(folded); found != header_keys_.end()) return found->second;
  const bool is_known = games::find(game) != nullptr;
  for (const auto& [id, keys] : own_header_keys_) {
    if (is_known && id != game) continue;
    if (const auto found = keys.find(folded); found != keys.end()) return found->second;
  }
  return {};
}

std::vector<std::string> Shelf::header_keys(std::string_view game) const {
  std::vector<std::string> keys;
  for (const auto& [spelling, slot] : header_keys_) keys.push_back(spelling);
  const auto own = own_header_keys_.find(game);
  if (own == own_header_keys_.end()) return keys;
  for (const auto& [spelling, slot] : own->second) keys.push_back(spelling);
  return keys;
}

std::vector<std::string> Shelf::languages(std::string_view game) const { return library_.languages(game); }

bool Shelf::is_faulty(std::string_view game, std::string_view edition, std::span<const std::string> variants) const {
  const std::lock_guard lock(mutex_);
  return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& entry) {
    return entry.ruleset == nullptr && is_same(entry.selection, game, edition, variants);
  });
}

rules::Faults Shelf::faults() const {
  const std::lock_guard lock(mutex_);
  return faults_;
}

}  // namespace dogeref::cli
