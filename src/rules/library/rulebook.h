#pragma once
// The texts of a game: what each code means, in every language, and the phrases that messages are made of.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/rule_texts.h"
#include "rules/tree/fault.h"

namespace dogeref::rules {

class RulebookReader;

/// Codes and phrases of a game. Nothing is read until something is asked; what is returned stays valid as long as the
/// rulebook. Safe to share between threads. Texts that a language lacks come in English.
class Rulebook {
 public:
  /// Made by the library.
  explicit Rulebook(std::unique_ptr<RulebookReader> reader);
  ~Rulebook();
  Rulebook(const Rulebook&) = delete;
  Rulebook& operator=(const Rulebook&) = delete;

  /// All codes, sorted.
  [[nodiscard]] const std::vector<RuleEntry>& entries() const;
  /// Where changes of tracks come from, sorted by their key (`code`): `title` for all of a kind together, `message` for
  /// one with {thing}, {other}.
  [[nodiscard]] const std::vector<RuleEntry>& gains() const;
  /// nullptr for a code the rulebook does not have.
  [[nodiscard]] const RuleEntry* find(std::string_view code) const;
  /// The same of `gains`.
  [[nodiscard]] const RuleEntry* find_gain(std::string_view key) const;

  /// The phrases of a language. Take the table once where many are needed: `phrase` locks, the table does not.
  [[nodiscard]] const Texts& phrases(std::string_view language) const;
  /// The phrase of `key`, in English when the language lacks it, else the key itself.
  [[nodiscard]] std::string_view phrase(std::string_view key, std::string_view language) const;

  /// What was wrong with the rulebook's file; empty when it could be read. Reads it whole.
  [[nodiscard]] const Faults& faults() const;

 private:
  std::unique_ptr<RulebookReader> reader_;
};

}  // namespace dogeref::rules
