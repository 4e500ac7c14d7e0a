#pragma once
// The texts of a game: what each code means, in every language, and the phrases that messages are made of.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/fault.h"

namespace dogeref::rules {

/// Texts by a key, sorted by it: languages, editions, phrases.
class Texts {
 public:
  Texts() = default;
  /// Of several with one key the first counts.
  explicit Texts(std::vector<std::pair<std::string, std::string>> items);

  /// nullptr when there is none.
  [[nodiscard]] const std::string* find(std::string_view key) const;
  /// The text of `key`, else that of `fallback`, else empty.
  [[nodiscard]] std::string_view get(std::string_view key, std::string_view fallback = {}) const;
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& items() const { return items_; }
  [[nodiscard]] bool empty() const { return items_.empty(); }

 private:
  std::vector<std::pair<std::string, std::string>> items_;
};

/// One code of the rulebook.
struct RuleEntry {
  std::string code;
  std::string severity;  ///< "error" or "warning"
  Texts section;         ///< by edition: "2.3.2"; empty for reading codes
  Texts title;           ///< this and the next three by language
  Texts message;         ///< template with {arguments}
  Texts related;         ///< template for the earlier line the finding collides with; may be empty
  Texts explanation;
  std::string breaks;  ///< an example log that breaks only this
  std::string keeps;   ///< its twin that does not
};

/// Codes and phrases of a game. Nothing is read until something is asked; what is returned stays valid as long as the
/// rulebook. Safe to share between threads. Texts that a language lacks come in English.
class Rulebook {
 public:
  struct Reader;
  /// Made by the library.
  explicit Rulebook(std::unique_ptr<Reader> reader);
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
  std::unique_ptr<Reader> reader_;
};

}  // namespace dogeref::rules
