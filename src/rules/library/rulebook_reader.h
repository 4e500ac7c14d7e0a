#pragma once
// How a rulebook gets its texts: from tables in the program, or from its YAML file.

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/embedded.h"
#include "rules/library/roots.h"
#include "rules/library/rule_texts.h"
#include "rules/tree/fault.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// The codes and phrases that every game has are in this folder's rulebook.yaml; a game's own is laid over it.
inline constexpr std::string_view frame = "frame";

/// The rulebook of a game, laid over the frame's. Nothing when the game has none, or when something is wrong with one.
[[nodiscard]] std::optional<Node> read_rulebook(const Roots& roots, std::string_view game, FaultList& faults);

/// The phrases of a rulebook's file in one language, by key, with what it lacks in English. Empty when it has none.
[[nodiscard]] TextTable phrase_table(const Node& file, std::string_view language);
[[nodiscard]] std::vector<std::string> languages_of_phrases(const Node& file);

class RulebookReader {
 public:
  RulebookReader(const Embedded& embedded, const Roots& roots, std::string game)
      : embedded_(embedded), roots_(roots), game_(std::move(game)) {}

  const std::vector<RuleEntry>& entries();
  const RuleEntry* find(std::string_view code);
  const std::vector<RuleEntry>& gains();
  const Texts& phrases(std::string_view language);
  const Faults& faults();

 private:
  [[nodiscard]] const EmbeddedTable* table(std::string_view kind, std::string_view id) const;
  [[nodiscard]] bool is_changed(std::string_view folder) const;
  [[nodiscard]] bool is_embedded();
  const Node& file();
  /// `part` of the file, or the tables of a `kind`.
  std::vector<RuleEntry> read_entries(std::string_view part, std::string_view kind);
  std::optional<Texts> read_phrases(std::string_view language);

  const Embedded& embedded_;
  const Roots& roots_;
  std::string game_;
  std::mutex mutex_;
  std::optional<bool> is_embedded_;
  std::optional<Node> file_;
  std::optional<std::vector<RuleEntry>> entries_;
  std::map<std::string, std::optional<RuleEntry>, std::less<>> found_;  ///< asked for one by one
  std::optional<std::vector<RuleEntry>> gains_;
  std::map<std::string, Texts, std::less<>> phrases_;
  Faults faults_;
};

}  // namespace dogeref::rules
