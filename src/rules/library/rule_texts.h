#pragma once
// Texts in several languages, and what a rulebook says of a code.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/texts/text_table.h"

namespace dogeref::rules {

/// Texts by a key, sorted by it: languages, editions, phrases.
class Texts {
 public:
  using Items = std::vector<std::pair<std::string, std::string>>;

  Texts() = default;
  /// Of several with one key the first counts.
  explicit Texts(Items items);
  /// Each key has one text.
  explicit Texts(TextTable table) : table_(std::move(table)) {}

  /// Nothing when there is none.
  [[nodiscard]] std::optional<std::string_view> find(std::string_view key) const;
  /// The text of `key`, else that of `fallback`, else empty.
  [[nodiscard]] std::string_view get(std::string_view key, std::string_view fallback = {}) const;
  [[nodiscard]] Items items() const;
  [[nodiscard]] bool empty() const { return table_.empty(); }
  [[nodiscard]] const TextTable& table() const { return table_; }

 private:
  TextTable table_;
};

/// One code of the rulebook.
struct RuleEntry {
  std::string code;
  std::string severity;  ///< "error" or "warning"
  std::string category;  ///< "reading", "rule", "claim" or "record"
  bool readings = true;  ///< whether other ways to read the record matter to it
  Texts section;         ///< by edition: "2.3.2"; empty for reading codes
  Texts title;           ///< this and the next three by language
  Texts message;         ///< template with {arguments}
  Texts related;         ///< template for the earlier line the finding collides with; may be empty
  Texts explanation;
  std::string breaks;  ///< an example log that breaks only this
  std::string keeps;   ///< its twin that does not
};

}  // namespace dogeref::rules
