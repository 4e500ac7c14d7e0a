#include "games/last_doge/data/effect_shapes.h"

#include "games/last_doge/model/rules.h"

namespace dogeref::last_doge {
namespace {

using rules::Field;
using rules::integer;
using rules::list;
using rules::of_set;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

constexpr std::int64_t most = 99;

Shape amount() { return integer(1, most); }

Shape cells() {
  return rules::either(
      {one_of({"any_hidden", "revealed"}),
       record({optional("adjacent4", one_of({"revealed", "own_pawn"}), "the four neighbours of"),
               optional("adjacent8", one_of({"revealed", "own_pawn"}), "those and the four across corners of")})});
}

/// One of those named, or those whose pawns stand on cells.
Shape players() {
  const Shape on_cells = cells();
  const Shape inner = record({optional("players_on", on_cells, "whose pawns stand there")});
  return rules::either({one_of({"self", "opponent", "each_opponent", "peeked"}),
                        record({optional("players_on", on_cells, "whose pawns stand there"),
                                optional("opponent", inner, "one opponent whose pawn stands there")})});
}

Shape bounds() {
  return record({optional("min", integer(0, most), "at least"), optional("max", integer(0, most), "at most")});
}

Shape others_revealed() {
  return record({{"same", one_of({"district"}), "what they have in common"},
                 {"min", rules::either({integer(0, most), one_of({"discovery_needs"})}), "how many at least"}});
}

Shape condition() {
  return record({optional("artefacts", bounds(), "how many the player owns"),
                 optional("hand", bounds(), "how many cards the player has"),
                 optional("players", bounds(), "how many play"),
                 optional("turn", bounds(), "the number of the player's turn"),
                 optional("face_up", bounds(), "tiles lying face up"),
                 optional("discoveries", bounds(), "discoveries lying face up"),
                 optional("opponents_artefacts", bounds(), "the most that another player owns"),
                 optional("trophies", bounds(), "of the player, as the line begins"),
                 optional("opponents_trophies", bounds(), "the most that another has, as the line begins"),
                 optional("others_revealed", others_revealed(), "other tiles lying face up")});
}

}  // namespace

std::vector<Field> effect_fields() {
  const Shape whom = players();
  const Shape struck = one_of({verb_names.begin(), verb_names.end()});
  return {
      optional("damage", amount(), "points of damage"),
      optional("draw", amount(), "cards drawn"),
      optional("discard", amount(), "own cards laid down"),
      optional("peek_hand", whom, "whose hand is looked at"),
      optional("steal_card", amount(), "cards taken from a hand"),
      optional("look", amount(), "cells looked at"),
      optional("move", amount(), "moves of the own pawn"),
      optional("reveal", amount(), "tiles turned up"),
      optional("hide", amount(), "tiles turned down"),
      optional("swap_tiles", amount(), "pairs of tiles that change places"),
      optional("gain_trophy", rules::integer(-most, most), "trophies gained, or lost below 0"),
      optional("take_artefact", amount(), "artefacts taken"),
      optional("give_artefact", amount(), "artefacts given away"),
      optional("free_play", amount(), "cards that may be played free"),
      optional("extra_play", amount(), "further plays"),
      optional("counter", struck, "the effect that is taken back"),
      optional("modify", one_of({modified_names.begin(), modified_names.end()}), "a number of the rules"),
      optional("manual", rules::prose(), "what happens, in words; the log states it"),
      optional("to", rules::either({integer(0, most), whom}), "whom it strikes; of `modify` the new number"),
      optional("at", cells(), "on which cells"),
      optional("from", rules::either({one_of({"peeked"}), list(one_of({"market", "top"}), 1, 2)}), "where from"),
      optional("chooser", one_of({"self"}), "who chooses the card"),
      optional("whom", one_of({"self"}), "whom the countered effect strikes"),
      optional("by", integer(-most, most), "how much more"),
      optional("colour", of_set("card_colours"), "of cards"),
  };
}

std::vector<Field> entry_fields() {
  const Shape effects = list(record(effect_fields()), 1, 8);
  return {
      optional("on", one_of({on_names.begin() + 1, on_names.end()}), "when it acts"),
      optional("if", condition(), "the condition"),
      optional("do", effects, "what happens, in order"),
      optional("optional", effects, "what may happen"),
      optional("choose_one", list(effects, 2, 6), "lists of effects of which one happens"),
      optional("manual", rules::prose(), "what happens, in words; the log states it"),
      optional("limit", one_of({"turn", "game"}), "once in a turn, or in the game"),
      optional("for", one_of({"instant", "this_turn", "while_owned"}), "how long it lasts"),
      optional("colour", of_set("card_colours"), "of the card played"),
  };
}

}  // namespace dogeref::last_doge
