#include "games/last_doge/turn/end_trigger.h"

#include "games/last_doge/turn/ending.h"
#include "games/last_doge/turn/escape.h"
#include "referee/record/faults.h"
#include "text/cursor.h"

namespace dogeref::last_doge {
namespace {

/// What triggered the escape is told after it has begun.
void name_trigger(const Play& play, Trigger named, std::string_view word) {
  State& state = play.state;
  if (state.trigger == Trigger::none) {
    state.trigger = named;
  } else if (state.trigger != named && !state.city_doubt && state.doubtful_guess < 0) {
    play.find(GameCode::false_end, word,
              {{"computed", {trigger_term(state.trigger)}}, {"claimed", {trigger_term(named)}}});
  }
}

}  // namespace

bool end_trigger_line(const Play& play) {
  text::Cursor cursor(play.line.body);
  const std::string_view word = cursor.peek().text;
  const int named = cursor.at(text::Token::Kind::word) ? play.line.find(word, trigger_word) : -1;
  if (named < 0) {
    if (cursor.at_end()) return referee::report_syntax(play.line, cursor.peek(), "trigger", play.report), false;
    return referee::report_unknown_word(play.line, word, 1U << trigger_word, "trigger", play.report), false;
  }
  cursor.skip();
  if (!cursor.at_end()) return referee::report_syntax(play.line, cursor.peek(), "end-of-line", play.report), false;
  if (play.state.phase == Phase::over) return after_end(play), true;
  if (play.state.phase == Phase::escape) return name_trigger(play, static_cast<Trigger>(named), word), true;
  begin_escape(play, static_cast<Trigger>(named), word);
  return true;
}

}  // namespace dogeref::last_doge
