#pragma once
// Reads a player's line. Log page, "Body, The Doge Ship". Private to notation*.cpp.

#include <string_view>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"
#include "games/doge_ship/notation/resolve.h"
#include "referee/record/faults.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {

using rules::Words;
using text::Cursor;
using text::Token;

/// From the first word to the last token taken.
[[nodiscard]] inline std::string_view taken_since(std::string_view first, const Cursor& cursor) {
  return {first.data(), static_cast<std::size_t>(cursor.behind() - first.data())};
}

/// Each part returns false when it cannot be read, which is reported then. What nearly every line needs is `inline` in
/// the only file that uses it, above its caller.
struct ActionReader {
  using Meanings = Words::Meanings;

  const Play& play;
  Action& action;
  Cursor cursor;

  [[gnu::always_inline]] inline bool read();
  [[gnu::always_inline]] inline bool opening(bool& has_space);
  bool reorder(bool late);
  [[gnu::always_inline]] inline bool space(const Meanings& meanings);
  inline bool space_number(std::string_view word);
  bool unknown_panel(std::string_view word, std::size_t letters);
  bool step();
  [[gnu::always_inline]] inline bool step_of(int word, Step& step);
  bool bonus(Step& step);
  [[gnu::always_inline]] inline bool buy(Step& step);
  bool buy_by_face(Step& step);
  bool buy_none(Step& step);
  bool by_kind(int kind, std::string_view written, Step& step);
  bool drawn(Step& step);
  bool add_drawn(Step& step);
  inline bool build(Step& step);
  bool place(Step& step);
  bool replace(Step& step);
  bool keep(Step& step);
  bool choice(StepKind kind, Step& step);

  [[nodiscard]] int find(std::string_view word, Words::Category category) const {
    return play.line.find(word, category);
  }
  /// What the word that stands here means, -1 without.
  [[nodiscard]] int meaning(Words::Category category) const {
    return cursor.at(Token::Kind::word) ? play.line.meanings(cursor.peek())[category] : -1;
  }
  [[nodiscard]] bool is_at(Words::Category category, int wanted) const { return meaning(category) == wanted; }
  bool accept_link(LinkWord wanted) {
    if (!is_at(link_word, wanted)) return false;
    cursor.skip();
    return true;
  }
  bool syntax(std::string_view expected) {
    referee::report_syntax(play.line, cursor.peek(), expected, play.report);
    return false;
  }
  bool unknown_word(std::uint32_t categories, std::string_view expected) {
    referee::report_unknown_word(play.line, cursor.peek().text, categories, expected, play.report);
    return false;
  }
};

}  // namespace dogeref::doge_ship
