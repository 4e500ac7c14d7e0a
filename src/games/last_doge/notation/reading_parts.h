#pragma once
// The parts of steps: cells, cards, numbers seen, names.

#include <cstdint>
#include <string_view>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"
#include "text/cursor.h"

namespace dogeref::last_doge {

/// Reads one clause. Every reader returns false when its part cannot be read (reported).
class StepReader {
 public:
  StepReader(const Play& play, std::string_view clause) : cursor(play.line.cursor(clause)), play_(play) { begin(); }

  text::Cursor cursor;

  /// The step begins at the next token.
  void begin() { first_ = cursor.peek().text.data(); }
  [[nodiscard]] std::string_view taken() const {
    return {first_, static_cast<std::size_t>(cursor.behind() > first_ ? cursor.behind() - first_ : 0)};
  }
  /// Another player's name and the word of the step.
  bool subject(Step& step);
  bool accept(LinkWord word);
  bool cells(Step& step, std::size_t least, std::size_t most);
  bool seen(Step& step);  ///< `= 7 7`, `= same`, or nothing
  bool district(Step& step);
  bool is_tile(Step& step);
  bool cards(Step& step, std::size_t least);
  bool cards_or_artefact(Step& step);
  bool artefact(Step& step);
  bool take(Step& step);
  bool amount(Step& step);
  bool guess(Step& step);
  bool play_card(Step& step);
  bool reaction(Step& step);
  bool target(Step& step);  ///< a name up to the end of the clause
  bool target_after(LinkWord word, Step& step);
  bool target_and_amount(Step& step);
  bool quoted();

  bool syntax(std::string_view expected);
  bool unknown(std::uint32_t categories, std::string_view expected);

 private:
  [[nodiscard]] bool at_word() const { return cursor.at(text::Token::Kind::word); }
  [[nodiscard]] int find(rules::Words::Category category) const;
  bool payment(Step& step);
  bool on_what(Step& step);
  bool card(Named& card);
  [[nodiscard]] bool at_card() const;
  bool unknown_id(std::string_view what);
  bool unknown_thing(Category category, std::string_view what);

  const Play& play_;
  const char* first_ = nullptr;
};

}  // namespace dogeref::last_doge
