// The keys of `given:` and their types.

#include <limits>

#include "games/doge_ship/data/limits.h"
#include "games/doge_ship/given/given.h"
#include "games/doge_ship/given/keys.h"
#include "referee/game/given.h"

namespace dogeref::doge_ship {
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

constexpr int most_tokens = 250;
/// More than any record has lines for, and far from what cannot be counted on from.
constexpr int most_draws = 1'000'000;

Shape names() { return list(line(), 0, referee::max_seats); }
Shape tiles() { return list(name(), 0, max_tiles); }
Shape by_name(Shape value) { return map(std::move(value), 0, referee::max_seats, Shape::Form::line); }
Shape number() { return integer(0, std::numeric_limits<std::int16_t>::max()); }
Shape line_number() { return integer(0, std::numeric_limits<std::uint32_t>::max()); }
Shape amount() { return integer(-referee::Ledger::limit, referee::Ledger::limit); }
Shape tokens() { return integer(0, most_tokens); }

template <class List, class Id>
Shape record_of(const List& list, Id id, const Shape& value) {
  std::vector<Field> fields;
  for (const auto& each : list) fields.push_back(optional(id(each), value));
  return record(std::move(fields));
}

Shape by_level(const Rules& rules, const Shape& value) {
  return record_of(
      rules.levels, [](const std::string& level) { return std::string_view(level); }, value);
}

Shape deck() {
  const Shape groups = list(tiles(), 0, max_tiles);
  return either({groups, record({
                             optional("groups", groups, "its tiles by groups, from the top; unknown order within one"),
                             optional("count", integer(0, 1000), "tiles it holds, if not those of its groups"),
                             optional("unproven", boolean(), "how many tiles it holds is not proven"),
                             optional("single", boolean(), "it stays one group, however tiles come back"),
                         })});
}

Shape bought() {
  return either({name(), list(name(), 1, max_tiles),
                 record({{"deck", name()}, {"cost", integer(0, Limits::amount)}, {"candidates", tiles()}})});
}

Shape held(const Rules& rules) {
  std::vector<Field> fields = {optional("all", integer(0, most_tokens))};
  for (const TileKind& kind : rules.kinds) fields.push_back(optional(kind.id, integer(0, most_tokens)));
  return record(std::move(fields));
}

Shape unproven_of_player(const Rules& rules) {
  std::vector<std::string_view> words(rules.vocabulary.tracks.begin(), rules.vocabulary.tracks.end());
  words.push_back(given::tiles_word);
  return list(one_of(std::move(words)), 0, referee::max_tracks + 1);
}

Shape player(const Rules& rules) {
  std::vector<Field> fields;
  for (const std::string& track : rules.vocabulary.tracks) fields.push_back(optional(track, amount(), "the count"));
  for (Field& field : std::vector<Field>{
           optional("tokens", tokens(), "left this round"),
           optional("open_tokens", tokens(), "of these kept from laps in which the player was passed over"),
           optional("acted", boolean(), "in the lap going on"),
           optional("reserve", list(bought(), 0, max_tiles), "tiles; a list stands for one tile of several"),
           optional("stack", list(name(), 0, max_stack), "built barriers, the top one first"),
           optional("barriers", integer(0, most_tokens), "built, if not those of the stack"),
           optional("held", held(rules), "tiles in the reserve by kind, if not those named"),
           optional("slack", integer(0, 255), "tiles of the reserve that may have left it"),
           optional("off", referee::tracks_shape(rules.vocabulary), "what the table counts more: a remembered slip"),
           optional("unproven", unproven_of_player(rules), "counts, or `tiles`: reserve and stack"),
           optional("between", referee::between_shape(rules.vocabulary), "what is known of counts that are not proven"),
       }) {
    fields.push_back(std::move(field));
  }
  return record(std::move(fields));
}

Shape lines() {
  std::vector<std::string_view> forms(given::forms.begin(), given::forms.end());
  return record({
      optional("written", list(one_of(std::move(forms)), 0, 6), "lines of this round that stand in the record"),
      optional("missed", list(one_of({"dice", "doge"}), 0, 2), "lines that were reported missing"),
      optional("late", list(one_of({"dice"}), 0, 1), "lines that made up for it"),
      optional("lost", list(one_of({"bids"}), 0, 1), "lines that could not be read"),
      optional("round", number(), "its number, counted on from the one written last"),
  });
}

std::vector<Field> reading() {
  return {optional("order", names()), optional("tokens", by_name(tokens())), optional("open_tokens", by_name(tokens())),
          optional("acted", names())};
}

Shape unproven_turn() { return record({optional("order", boolean()), optional("tokens", names())}); }

Shape next() {
  std::vector<Field> fields = reading();
  fields.push_back(optional("computed", record(reading()), "the reading by the rules beside the one recorded"));
  fields.push_back(optional("unproven", unproven_turn()));
  return record(std::move(fields));
}

Shape decks(const Rules& rules) {
  std::vector<Field> fields;
  for (std::size_t at = 0; at < rules.decks.size(); ++at) {
    if (static_cast<int>(at) != rules.doge_deck) fields.push_back(optional(rules.decks[at].name, deck()));
  }
  return record(std::move(fields));
}

Shape marks() {
  std::vector<std::string_view> words(given::marks.begin(), given::marks.end());
  return map(list(one_of(std::move(words)), 0, 6), 0, max_tiles);
}

}  // namespace

Shape given_shape(const Rules& rules) {
  const Shape dice = record_of(
      rules.panels, [](const Panel& panel) { return std::string_view(panel.id); }, integer(0, most_tokens));
  const Shape parts = list(either({name(), rules::null()}), 0, max_columns);
  const Shape builders = list(either({line(), rules::null()}), 0, max_columns);
  const Shape draws = integer(0, most_draws);
  return record({
      optional("order", names(), "players in turn order; first those who play"),
      optional("seats", names(), "players in the order of the first round, if another"),
      optional("round", number(), "its number"),
      optional("phase", one_of({given::phases.begin(), given::phases.end()}), "of the round"),
      optional("begun", boolean(), "whether an action of this round is recorded"),
      optional("dice", dice, "what they show, by colour"),
      optional("doge", record({optional("open", tiles(), "the current tile, then the old ones"),
                               optional("deck", deck(), "from the top")})),
      optional("turned_back", boolean(), "whether this lap runs back, where `turn_order.laps` is snake"),
      optional("taken", map(either({line(), list(line(), 1, max_more_tokens)}), 0, max_spaces, Shape::Form::line),
               "spaces and whose token lies there: red 5: Anna"),
      optional("since", map(line_number(), 0, max_spaces, Shape::Form::line), "lines in which they were taken"),
      optional("players", by_name(player(rules))),
      optional("galley", by_level(rules, parts), "parts by level from the stern; ~ for an empty column"),
      optional("builders", by_level(rules, builders), "who built them"),
      optional("decks", decks(rules), "the face-down decks"),
      optional("due", line(), "who plays next"),
      optional("lines", lines(), "which lines this round has"),
      optional("unproven", unproven_turn(), "what the record does not prove of whose turn it is"),
      optional("computed", record(reading()), "the reading by the rules beside the one recorded"),
      optional("next", next(), "order and tokens of the next round, in phase end"),
      optional("marks", marks(), "what is known of tiles apart from their places"),
      optional("twice", tiles(), "tiles that errors of the record left in several places"),
      optional("last_round", boolean(), "the game ends with this round"),
      optional("galley_complete", boolean(), "the last part was built"),
      optional("condition_met", boolean(), "a condition of `end.when` is met"),
      optional("ended", one_of({given::endings.begin(), given::endings.end()}), "by what"),
      optional("after_end", boolean(), "lines after the end were reported"),
      optional("draws", record({optional("made", draws), optional("recorded", draws)}), "so far"),
  });
}

}  // namespace dogeref::doge_ship
