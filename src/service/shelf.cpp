#include "service/shelf.h"

#include <algorithm>
#include <utility>

#include "referee/game/categories.h"
#include "service/ids.h"
#include "text/unicode.h"

namespace dogeref::service {
namespace {

/// Rules that are kept though nobody uses them, and rules that one thread holds before it gives them back.
constexpr std::size_t most_rulesets = 256;
constexpr std::size_t most_held = 32;

bool is_same(const rules::Selection& selection, std::string_view game, std::string_view edition,
             std::span<const std::string> variants) {
  return selection.game == game && selection.edition == edition &&
         std::equal(selection.variants.begin(), selection.variants.end(), variants.begin(), variants.end());
}

const Shelf::Entry* entry_of(const auto& entries, std::string_view game, std::string_view edition,
                             std::span<const std::string> variants) {
  for (const std::shared_ptr<const Shelf::Entry>& entry : entries) {
    if (is_same(entry->selection, game, edition, variants)) return entry.get();
  }
  return nullptr;
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
      for (const std::string_view word : lexicon.find(slot)) all.emplace_back(word);
    }
  }
  return all;
}

referee::Shelf::Found Shelf::find(std::string_view game, std::string_view edition,
                                  std::span<const std::string> variants) {
  const std::lock_guard lock(mutex_);
  if (const Entry* const known = entry_of(kept_, game, edition, variants)) return known->found;
  const std::shared_ptr<const Entry> entry = lend_locked(game, edition, variants);
  if (entry->ruleset != nullptr) kept_.push_back(entry);
  return entry->found;
}

std::shared_ptr<const Shelf::Entry> Shelf::lend(std::string_view game, std::string_view edition,
                                                std::span<const std::string> variants) {
  const std::lock_guard lock(mutex_);
  return lend_locked(game, edition, variants);
}

std::shared_ptr<const Shelf::Entry> Shelf::lend_locked(std::string_view game, std::string_view edition,
                                                       std::span<const std::string> variants) {
  const auto known = std::find_if(entries_.begin(), entries_.end(), [&](const auto& entry) {
    return is_same(entry->selection, game, edition, variants);
  });
  if (known != entries_.end()) {
    entries_.splice(entries_.begin(), entries_, known);
    return entries_.front();
  }
  rules::Selection selection{std::string(game), std::string(edition), {variants.begin(), variants.end()}};
  Found gone = missing(selection);
  if (gone.missing != Missing::nothing) {
    return std::make_shared<const Entry>(Entry{std::move(selection), nullptr, std::move(gone)});
  }
  entries_.push_front(make(std::move(selection)));
  std::shared_ptr<const Entry> entry = entries_.front();
  forget_some();
  return entry;
}

/// A log may lay variants together as it likes; an archive of such must not fill the memory with rules.
void Shelf::forget_some() {
  for (auto at = entries_.end(); entries_.size() > most_rulesets && at != entries_.begin();) {
    --at;
    if (at->use_count() > 1) continue;
    forget_words((*at)->ruleset.get());
    at = entries_.erase(at);
  }
}

std::shared_ptr<const Shelf::Entry> Shelf::make(rules::Selection selection) {
  auto entry = std::make_shared<Entry>();
  const auto fail = [&](const rules::Faults& faults) {
    entry->found.missing = Missing::rules;
    entry->found.what = rules::formatted(faults.front());
    note(faults, faults_);
  };
  auto compiled = library_.compile(selection);
  const games::Game& game = *games::find(selection.game);
  if (!compiled) {
    fail(compiled.error());
  } else if (auto made = game.compile(compiled.value(), lexicons_.at(selection.game))) {
    entry->ruleset = std::move(made.value());
    entry->from = library_.rules_from(compiled.value());
    for (const std::string& from : entry->from) {
      if (!holds(from_, from)) from_.push_back(from);
    }
    doubt(game, compiled.value());
  } else {
    fail(made.error());
  }
  entry->selection = std::move(selection);
  entry->found.ruleset = entry->ruleset.get();
  return entry;
}

/// The shipped rules have nothing that lint calls an error.
void Shelf::doubt(const games::Game& game, const rules::Compiled& rules) {
  if (!library_.has_own(game.id)) return;
  rules::Faults errors = library_.rulebook(game.id).faults();
  for (rules::Remark& remark : game.lint == nullptr ? rules::Remarks() : game.lint(rules)) {
    if (remark.gravity == rules::Gravity::error) errors.push_back(std::move(remark.fault));
  }
  note(errors, doubts_);
}

/// Rules that were forgotten may be made again, and different ones share files.
void Shelf::note(const rules::Faults& faults, rules::Faults& into) {
  for (const rules::Fault& fault : faults) {
    const auto is_it = [text = rules::formatted(fault)](const rules::Fault& other) {
      return rules::formatted(other) == text;
    };
    if (std::none_of(into.begin(), into.end(), is_it)) into.push_back(fault);
  }
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

archive::Boundary Shelf::boundary() const {
  return archive::Boundary(spellings("game"), spellings("players"), library_.games());
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

rules::Faults Shelf::faults() const {
  const std::lock_guard lock(mutex_);
  return faults_;
}

rules::Faults Shelf::doubts() const {
  const std::lock_guard lock(mutex_);
  return doubts_;
}

std::vector<std::string> Shelf::rules_from() const {
  const std::lock_guard lock(mutex_);
  return from_;
}

referee::Shelf::Found Loan::find(std::string_view game, std::string_view edition,
                                 std::span<const std::string> variants) {
  if (const Entry* const known = held(game, edition, variants)) return known->found;
  held_.push_back(shelf_.lend(game, edition, variants));
  return held_.back()->found;
}

const service::Shelf::Entry* Loan::held(std::string_view game, std::string_view edition,
                                        std::span<const std::string> variants) const {
  return entry_of(held_, game, edition, variants);
}

bool Loan::is_faulty(std::string_view game, std::string_view edition, std::span<const std::string> variants) const {
  const Entry* const entry = held(game, edition, variants);
  return entry != nullptr && entry->found.missing == Missing::rules;
}

std::span<const std::string> Loan::rules_from(std::string_view game, std::string_view edition,
                                              std::span<const std::string> variants) const {
  const Entry* const entry = held(game, edition, variants);
  return entry == nullptr ? std::span<const std::string>() : entry->from;
}

bool Loan::is_full() const { return held_.size() >= most_held; }

}  // namespace dogeref::service
