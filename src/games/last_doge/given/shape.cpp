// The keys of `given:` and their types.

#include <limits>

#include "games/last_doge/given/given.h"
#include "games/last_doge/given/keys.h"
#include "referee/game/given.h"

namespace dogeref::last_doge {
namespace {

using rules::boolean;
using rules::either;
using rules::Field;
using rules::integer;
using rules::line;
using rules::list;
using rules::map;
using rules::name;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

constexpr int most_in_hand = 255;

template <class Words>
Shape word_of(const Words& words) {
  return one_of({words.begin(), words.end()});
}

Shape names() { return list(line(), 0, referee::max_seats); }
Shape by_name(Shape value) { return map(std::move(value), 0, referee::max_seats, Shape::Form::line); }
Shape cells() { return list(name(), 0, most_cells); }
Shape number() { return integer(0, std::numeric_limits<std::uint16_t>::max()); }
Shape small() { return integer(0, 255); }
Shape line_number() { return integer(0, std::numeric_limits<std::uint32_t>::max()); }
Shape yes_or_line() { return either({boolean(), line_number()}); }
Shape amount() { return integer(-referee::Ledger::limit, referee::Ledger::limit); }

/// "?" stands for one that nobody knows.
Shape things(int most) { return list(line(), 0, most); }

Shape unproven_of_player(const Rules& rules) {
  std::vector<std::string_view> words(rules.vocabulary.tracks.begin(), rules.vocabulary.tracks.end());
  words.push_back(given::hand_word);
  words.push_back(given::pawn_word);
  return list(one_of(std::move(words)), 0, referee::max_tracks + 2);
}

Shape player(const Rules& rules) {
  std::vector<Field> fields = {optional("tribe", word_of(rules.vocabulary.colours), "whose powers the player has")};
  for (const std::string& track : rules.vocabulary.tracks) {
    fields.push_back(optional(track, amount(), "the count, of cards only if not that of the hand"));
  }
  for (Field& field : std::vector<Field>{
           optional("hand", things(most_in_hand), "action cards; ? for one that is not known"),
           optional("artefacts", things(most_artefacts), "owned; ? for one that is not known"),
           optional("guessed", yes_or_line(), "whether no guess may follow, or the line of the last"),
           optional("tries", small(), "guesses so far, as long as another may follow"),
           optional("turns", number(), "begun so far"),
           optional("used", list(line(), 0, most_entries), "effects with a limit that are used up, by what bears them"),
           optional("fill", integer(-1, 127), "cards drawn for the escape of which no line tells yet"),
           optional("out", boolean(), "escaped"),
           optional("may_swap", boolean(), "has just escaped and may swap two tiles"),
           optional("caught", yes_or_line(), "has no card left in the escape, or the line that took the last"),
           optional("perhaps_out", boolean(), "is said to be out, and cannot be"),
           optional("spared", yes_or_line(), "owes the last card, since the line: caught, unless the table kept it"),
           optional("off", referee::tracks_shape(rules.vocabulary), "what the table counts more: a remembered slip"),
           optional("unproven", unproven_of_player(rules),
                    "counts, `hand`: how many cards and which, `pawn`: where it stands"),
           optional("between", referee::between_shape(rules.vocabulary), "what is known of counts that are not proven"),
       }) {
    fields.push_back(std::move(field));
  }
  return record(std::move(fields));
}

Shape turn() {
  return record({
      {"of", line(), "whose it is, or was last"},
      optional("over", boolean(), "whether it is closed"),
      optional("task", yes_or_line(), "whether the task of the turn is done, or the line"),
      optional("tasks", integer(1, 250), "how many of the turn are done, where there are several; 1 if left out"),
      optional("task_text", line(), "a number for what the task's line says, as long as no line follows it"),
      optional("unpaid", small(), "cards played that were not paid for"),
      optional("shelters", small(), "free plays by shelters"),
      optional("extra_plays", small(), "free plays by other effects"),
      optional("lasting", list(line(), 0, most_entries), "effects that last until its end, by what bears them"),
  });
}

Shape lap() {
  return record({
      optional("first", line(), "who begins a round"),
      optional("acted", names(), "who has had a turn in this round"),
      optional("open", by_name(small()), "turns of players who were passed over"),
      optional("gone", names(), "who has no turn any more, if not those who are out or caught"),
  });
}

/// Line, first byte and end.
Shape place() { return list(line_number(), 3, 3); }

Shape hit() {
  return record({
      {"on", line(), "the victim"},
      {"by", line(), "the attacker"},
      optional("cards", small(), "still to lose"),
      optional("artefacts", small(), "still to give"),
      optional("flights", small(), "still to make"),
      optional("thefts", small(), "cards still to be stolen"),
      {"tag", small(), "of the effect"},
      optional("at", place(), "of the step that did it"),
  });
}

Shape strike() {
  return record({
      {"effect", word_of(verb_names), "what can be answered"},
      {"by", line(), "whose it is"},
      {"on", line(), "whom it strikes"},
      {"tag", small(), "of the effect"},
      optional("parent", small(), "tag of the effect it followed from"),
      optional("entry", line(), "what it comes from"),
      optional("answered", boolean(), "whether somebody has reacted"),
      optional("perhaps", small(), "points of damage of which nobody knows whether they struck"),
      optional("counters", small(), "of a reaction: tag of the effect that it is about"),
  });
}

Shape change() {
  const Shape place = word_of(given::places);
  return record({
      {"kind", word_of(given::changes), "what changed"},
      {"tag", small(), "of the effect that did it"},
      optional("player", line(), "whose trophies, whose pawn"),
      optional("amount", integer(-32'768, 32'767), "of trophies"),
      optional("card", line(), "which moved; ? for one that is not known"),
      optional("artefact", line(), "which moved; ? for one that is not known"),
      optional("cell", name(), "of a tile, where a pawn came from"),
      optional("with", name(), "the other cell of a swap"),
      optional("from", line(), "the player who had it; else the deck"),
      optional("to", line(), "the player who has it; else it is discarded"),
      optional("from_place", place, "where an artefact was that no player had"),
      optional("to_place", place, "where an artefact is that no player has"),
      optional("undone", boolean(), "taken back by a reaction that may be answered"),
      optional("told", boolean(), "whether the record has written it"),
  });
}

Shape answerable() {
  return record({
      optional("hits", list(hit(), 0, 12), "damage that is not suffered yet"),
      optional("countered", list(hit(), 0, 6), "damage taken back by a reaction that may be answered"),
      optional("strikes", list(strike(), 0, 16), "effects that can be answered, in their order"),
      optional("changes", list(change(), 0, 80), "what they changed, in its order"),
      optional("fled", by_name(place()), "who has fled already, and where the record says so"),
      optional("unproven", names(), "of whose damage the line said what cannot be"),
      optional("suffered", boolean(), "whether somebody has lost, given or fled on a line behind"),
  });
}

Shape trigger() {
  const Shape reason = word_of(trigger_names);
  return either({reason, record({
                             {"reason", reason, "what ended the search"},
                             optional("by", line(), "whose turn it was"),
                             optional("line", line_number(), "on which"),
                             optional("fresh", boolean(), "a reaction to that line may take it back"),
                         })});
}

Shape tiles() {
  const Shape district = integer(0, most_districts - 1);
  return either({name(), district, list(either({name(), district}), 0, most_cells)});
}

std::vector<Field> city() {
  const Shape map_of_tiles = map(tiles(), 0, most_cells);
  const Shape groups = list(list(name(), 2, most_cells), 0, most_cells);
  const Shape before_swap = record({
      optional("map", map_of_tiles, "what lay in a cell"),
      optional("same", groups, "cells of one district each"),
      optional("hidden", cells(), "whose tile may be one of the two"),
  });
  return {
      optional("order", names(), "players clockwise, the first one first"),
      optional("city", cells(), "cells in the order laid; the first is under the treasure"),
      optional("map", map_of_tiles, "what lies in a cell: a tile, a district, or a list of either"),
      optional("told", either({line_number(), map(line_number(), 0, most_cells)}), "lines that told it"),
      optional("same", groups, "cells of one district each"),
      optional("followed", cells(), "whose district was told of them and of others together"),
      optional("before_swap", before_swap, "what was known before two tiles were swapped, nobody knows which"),
      optional("whole_map", boolean(), "whether the record tells where every tile lies"),
      optional("open", cells(), "cells lying face up"),
      optional("maybe_open", cells(), "cells that may have been turned up unwritten"),
      optional("open_unwritten", small(), "how many of these were"),
      optional("discovered", cells(), "where discoveries were revealed, if not those lying open"),
      optional("pawns", by_name(name()), "cells they stand in"),
      optional("market", things(most_artefacts), "open artefacts; ? for a place whose artefact is not named"),
      optional("doubtful_market", list(name(), 0, most_artefacts),
               "open artefacts, one of them taken under a wrong name"),
      optional("gone", list(name(), 0, most_artefacts), "artefacts that left the game"),
      optional("discard", things(most_in_hand), "played and lost cards; ? for one that is not known"),
      optional("shuffled_in", things(most_in_hand), "the pile shuffled in while hands were filled for the escape"),
      optional("old_deck", integer(0, 254),
               "cards of those fills that lay in the deck before that, no line tells which"),
      optional("treasure", line(), "who found it"),
      optional("doubtful_guess", line(), "who said of a guess what cannot be"),
  };
}

}  // namespace

Shape given_shape(const Rules& rules) {
  std::vector<Field> fields = city();
  for (Field& field : std::vector<Field>{
           optional("players", by_name(player(rules))),
           optional("phase", word_of(given::phases), "of the game"),
           optional("dealt", names(), "players whose hand line stands in the record"),
           optional("turn", turn(), "the turn going on, or the last one"),
           optional("trigger", trigger(), "what ended the search"),
           optional("escape", by_name(integer(0, most_districts - 1)), "the number each pawn has come to"),
           optional("flipped", cells(), "turned up in this turn of the escape"),
           optional("unknown_swaps", small(), "pairs of tiles that were swapped, nobody knows which"),
           optional("due", line(), "who has the next turn"),
           optional("lap", lap(), "order of turns, if not clockwise from the first player to the one due"),
           optional("answerable", answerable(), "what the last line began"),
           optional("end", record({optional("line", line_number()), optional("arbiter", boolean())}), "of the game"),
           optional("said", list(word_of(given::said), 0, 2), "what was reported once"),
           optional("unproven", list(word_of(given::unproven), 0, given::unproven.size()),
                    "city: pawns and open tiles; order: of the turns; deck: how many cards it has; turn: what else may "
                    "be played in it"),
           optional("left_wrong", list(word_of(given::parts), 0, given::parts.size()),
                    "parts that errors of the record left as they cannot be"),
           optional("unverified", number(), "lines so far that needed what is not recorded"),
           optional("draws",
                    record({optional("made", number()), optional("recorded", number()), optional("of", names())}),
                    "so far, of players whose hand a line has told"),
       }) {
    fields.push_back(std::move(field));
  }
  return record(std::move(fields));
}

}  // namespace dogeref::last_doge
