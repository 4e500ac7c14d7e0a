#pragma once
// What can be asked of a judged game, and the answers as JSON.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "referee/judge/judge.h"
#include "referee/questions/legal.h"
#include "render/words/page.h"
#include "render/words/wording.h"
#include "rules/library/library.h"
#include "service/shelf.h"

namespace dogeref::service {

/// A judged game. What it refers to outlives it; the judge has judged nothing else since.
struct Asked {
  std::string_view file;     ///< as it is shown
  std::uint32_t number = 1;  ///< of the game in its file
  std::uint32_t after = 1;   ///< the line after which the question is asked
  const referee::Verdict& verdict;
  referee::Scene scene;
  const rules::Library& library;
  const render::Wording& wording;
};

/// What the player due may do.
struct Moves {
  int due = -1;  ///< seat; -1: nobody
  referee::LegalActions found;
};
[[nodiscard]] Moves moves_of(const Asked& asked, bool only_count);
/// One object and a line feed, schema `legal`.
[[nodiscard]] std::string moves_json(const Asked& asked, const Moves& moves, bool only_count);

/// An action that was tried after the line asked about.
struct Tried {
  std::string line;                            ///< the whole of it: the name of the player due may have been left out
  std::uint32_t number = 0;                    ///< of that line
  referee::Verdict verdict = {};               ///< on it alone
  std::unique_ptr<referee::Judge> judge = {};  ///< whose the verdict is
  render::Rests rests = {};

  [[nodiscard]] bool is_legal() const { return verdict.errors == 0; }
};
[[nodiscard]] Tried tried(const Asked& asked, referee::Shelf& shelf, const std::string& action);
[[nodiscard]] render::Page page_of(const Asked& asked, const Tried& tried);
/// One object and a line feed, schema `legal`.
[[nodiscard]] std::string tried_json(const Asked& asked, const Tried& tried);

/// The position, one object and a line feed, schema `position`: all keys of it, whether they follow from others or not.
[[nodiscard]] std::string position_json(const Asked& asked);

/// The rules of a verdict's game without variants, where its interpretations can be compared with them.
[[nodiscard]] const referee::Ruleset* usual_rules(const referee::Verdict& verdict, Loan& loan);
/// The players' colours, word slots by seat; empty where nobody has one. Good as long as the rules are.
[[nodiscard]] std::vector<std::string_view> colours_of(const referee::Scene& scene);

}  // namespace dogeref::service
