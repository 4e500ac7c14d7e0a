#include "games/doge_ship/notation/writing.h"

#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// Appends the words of steps, each but the first of a step behind a space.
struct StepWriter {
  const Rules& rules;
  const rules::Spellings& words;
  std::string& out;
  std::size_t begin = out.size();

  void step(const Step& step);
  void word(std::string_view text);
  void step_word_of(StepWord value) { word(words.of(step_word, value)); }
  void link(LinkWord value) { word(words.of(link_word, value)); }
  void tile(const TileRef& ref);
  void deck(int of);
  void bought(const Step& step);
  void drawn(const Step& step);
  void place(const Step& step);
  void chosen(const Step& step);
  void put(Put where);
};

void StepWriter::word(std::string_view text) {
  if (out.size() > begin) out += ' ';
  out += text;
}

void StepWriter::tile(const TileRef& ref) {
  if (ref.tile >= 0 && !ref.is_open) {
    word(rules.tile(ref.tile).id);
  } else if (!ref.text.empty()) {
    word(ref.text);
  }
}

void StepWriter::deck(int of) {
  const Deck& from = rules.decks[index(of)];
  word(from.kind == rules.part_kind ? std::string_view(from.name) : words.of(kind_word, from.kind));
}

void StepWriter::bought(const Step& step) {
  const bool is_named = step.tile.tile >= 0 || !step.tile.text.empty();
  if (is_named) return tile(step.tile);
  if (step.deck >= 0) deck(step.deck);
}

void StepWriter::drawn(const Step& step) {
  if (step.drawn_count == 0) return;
  link(from_word);
  for (std::size_t at = 0; at < step.drawn_count; ++at) {
    TileRef ref;
    ref.tile = step.drawn[at];
    ref.text = step.drawn_text(at);
    tile(ref);
  }
}

void StepWriter::place(const Step& step) {
  if (step.level < 0) return;
  link(at_word);
  word(rules.levels[index(step.level)]);
  word(std::to_string(step.column + 1));
}

void StepWriter::chosen(const Step& step) {
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (step.chosen[track] == 0) continue;
    word(std::to_string(step.chosen[track]));
    word(words.counted(rules.vocabulary.tracks[track], step.chosen[track]));
  }
}

void StepWriter::put(Put where) {
  if (where != Put::not_recorded) link(where == Put::top ? top_word : under_word);
}

void StepWriter::step(const Step& step) {
  if (step.is_bonus) step_word_of(bonus_word);
  switch (step.kind) {
    case StepKind::buy: step_word_of(buy_word), bought(step), drawn(step); return;
    case StepKind::buy_none:
      step_word_of(buy_word), link(none_word);
      if (step.drawn_count == 0) deck(step.deck);
      return drawn(step);
    case StepKind::build: step_word_of(build_word), tile(step.tile), place(step); return;
    case StepKind::drop: step_word_of(drop_word), tile(step.tile); return;
    case StepKind::replace: step_word_of(replace_word), tile(step.tile), link(with_word), tile(step.other); return;
    case StepKind::keep: step_word_of(keep_word), tile(step.tile), drawn(step), put(step.put); return;
    case StepKind::pass: step_word_of(pass_word); return;
    case StepKind::bonus_none: link(none_word); return;
    case StepKind::gain: step_word_of(gain_word), chosen(step); return;
    case StepKind::pay: step_word_of(pay_word), chosen(step); return;
  }
}

void write_reorder(const Rules& rules, const rules::Spellings& words, const Action& action, std::string& out) {
  StepWriter writer{rules, words, out};
  writer.word(words.of(turn_word, reorder_word));
  for (std::size_t at = 0; at < action.order_count; ++at) writer.word(rules.tile(action.order[at]).id);
}

}  // namespace

void write_action(const Rules& rules, const rules::Spellings& words, const Action& action, std::string& out) {
  if (action.order_count > 0) {
    write_reorder(rules, words, action, out);
    out += ", ";
  }
  if (action.is_discard) {
    out += words.of(turn_word, discard_word);
  } else {
    write_space(rules, words, action.panel, action.number, out);
  }
  for (const Step& step : action.steps()) {
    out += ", ";
    write_step(rules, words, step, out);
  }
}

void write_step(const Rules& rules, const rules::Spellings& words, const Step& step, std::string& out) {
  StepWriter{rules, words, out}.step(step);
}

void write_space(const Rules&, const rules::Spellings& words, int panel, int number, std::string& out) {
  out.append(words.of(panel_word, panel)).append(" ").append(std::to_string(number));
}

}  // namespace dogeref::doge_ship
