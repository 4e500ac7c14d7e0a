#pragma once
// Reads a line phrase by phrase. Private to this folder; `inline` for its only user, since a call would cost as much as
// a phrase.

#include <string_view>

#include "games/doge_ship/clean/written.h"
#include "games/doge_ship/notation/phrases.h"

namespace dogeref::doge_ship {
/// Reads a body phrase by phrase: words parted by single spaces, parts of the line by a comma and a space.
struct PlainReader {
  const Play& play;
  referee::Phrases& phrases;
  std::string_view body;
  referee::Gaps gaps{body};
  std::size_t at = 0;   ///< where the next phrase begins
  std::size_t end = 0;  ///< of the phrase read last

  [[nodiscard]] bool is_at_end() const { return end == body.size(); }
  [[nodiscard]] bool is_before_word() const { return !is_at_end() && body.data()[end] == ' '; }

  [[gnu::always_inline]] Phrase phrase(PhrasePlace place) {
    const std::string_view text(body.data() + at, end - at);
    return unpacked(
        phrases.find(text, place, [&](std::string_view phrase) { return packed(read_phrase(play, phrase, place)); }));
  }
  [[gnu::always_inline]] Phrase one_word() {
    end = gaps.next(at);
    return phrase(word_phrase);
  }
  [[gnu::always_inline]] Phrase two_words(PhrasePlace place) {
    end = gaps.next(at);
    if (is_before_word() && end + 1 < body.size()) end = gaps.next(end + 1);
    return phrase(place);
  }
  /// Moves on behind the space that follows.
  void next_word() { at = end + 1; }
  /// Moves on to the next part of the line. False where none begins.
  bool next_part() {
    if (end + 2 >= body.size() || body.data()[end] != ',' || body.data()[end + 1] != ' ') return false;
    at = end + 2;
    return true;
  }

  [[gnu::always_inline]] bool opening(WrittenLine& written) {
    const Phrase first = two_words(opening_phrase);
    written.space = first.which;
    return first.kind == Phrase::Kind::space || first.kind == Phrase::Kind::discard;
  }
  bool link(LinkWord wanted) {
    next_word();
    const Phrase word = one_word();
    return word.kind == Phrase::Kind::link && word.which == wanted;
  }
  /// The tiles behind `from`; behind them, where the kept tile of an intrigue is meant, how the other was put back.
  bool drawn(WrittenStep& step) {
    if (!link(from_word)) return false;
    while (is_before_word()) {
      next_word();
      const Phrase word = one_word();
      if (word.kind == Phrase::Kind::link && step.kind == StepKind::keep && is_at_part_end()) {
        step.put = word.which == top_word ? Put::top : Put::under;
        return step.listed_count > 0 && (word.which == top_word || word.which == under_word);
      }
      if (word.kind != Phrase::Kind::tile || step.listed_count == WrittenStep::most_listed) return false;
      step.listed[step.listed_count++] = word.which;
    }
    return step.listed_count > 0;
  }
  [[nodiscard]] bool is_at_part_end() const { return !is_before_word(); }
  /// What follows the tile of a step.
  bool rest(WrittenStep& step) {
    switch (step.kind) {
      case StepKind::buy:
      case StepKind::keep: return !is_before_word() || drawn(step);
      case StepKind::buy_none: return is_before_word() && drawn(step);
      case StepKind::replace: {
        if (!is_before_word() || !link(with_word) || !is_before_word()) return false;
        next_word();
        const Phrase word = one_word();
        step.other = word.which;
        return word.kind == Phrase::Kind::tile && is_at_part_end();
      }
      default: return !is_before_word();
    }
  }
  [[gnu::always_inline]] bool step(WrittenStep& step) {
    Phrase read = two_words(step_phrase);
    step.is_bonus = read.kind == Phrase::Kind::bonus;
    if (step.is_bonus) {
      at = gaps.next(at) + 1;
      if (at >= end) return false;
      read = two_words(step_phrase);
    }
    step.kind = read.step;
    step.tile = read.which;
    step.listed_count = 0;
    step.put = Put::not_recorded;
    return read.kind == Phrase::Kind::step && rest(step);
  }
  [[gnu::always_inline]] bool read(WrittenLine& written) {
    if (!opening(written)) return false;
    while (!is_at_end()) {
      if (written.steps.size() == WrittenLine::most_steps || !next_part()) return false;
      if (!step(written.steps.add())) return false;
    }
    return true;
  }
};

/// False where the line is not that plain: nothing is known of it then.
[[nodiscard, gnu::always_inline]] inline bool read_plainly(const Play& play, referee::Phrases& phrases,
                                                           WrittenLine& written) {
  const std::string_view body = play.line.body;
  return body.size() <= referee::Gaps::most_bytes && PlainReader{play, phrases, body}.read(written);
}

}  // namespace dogeref::doge_ship
