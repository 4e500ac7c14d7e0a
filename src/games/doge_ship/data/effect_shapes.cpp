#include "games/doge_ship/data/effect_shapes.h"

#include <utility>

#include "games/doge_ship/data/limits.h"

namespace dogeref::doge_ship {
namespace {

using rules::boolean;
using rules::Field;
using rules::integer;
using rules::list;
using rules::map;
using rules::map_of_numbers;
using rules::map_of_set;
using rules::of_set;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

/// Moved, not copied as a list in braces would be: these shapes are large, and made whenever rules are read.
template <class... Fields>
std::vector<Field> fields_of(Fields... fields) {
  std::vector<Field> all;
  all.reserve(sizeof...(fields));
  (all.push_back(std::move(fields)), ...);
  return all;
}

template <class... Shapes>
Shape one_of_shapes(Shapes... shapes) {
  std::vector<Shape> all;
  all.reserve(sizeof...(shapes));
  (all.push_back(std::move(shapes)), ...);
  return rules::either(std::move(all));
}

Shape far() { return integer(-Limits::amount, Limits::amount); }

/// A count by its name, or made of several.
Shape count_shape() {
  return one_of_shapes(of_set("counts"), map_of_set("folds", list(of_set("counts"), 1, Limits::counts)));
}

Shape table_shape(std::int64_t min, std::int64_t max) { return map_of_numbers(0, Limits::amount, integer(min, max)); }

/// What a clause asks of a count: at least so much, at least another count, or bounds.
Shape bound_shape() {
  const Shape value = one_of_shapes(far(), of_set("counts"));
  return map_of_set("bounds", value);
}

/// Made once: shapes that are copied share what is in them.
const Shape& shared_count() {
  static const Shape made = count_shape();
  return made;
}

Shape condition_to(int depth) {
  std::vector<Shape> values = {far(), of_set("counts"), bound_shape()};
  if (depth > 0) values.push_back(list(condition_to(depth - 1), 1, Limits::counts));
  return map_of_set("conditions", rules::either(std::move(values)));
}

}  // namespace

namespace {

/// What an amount may be made of; `sum` has such amounts that are no sums.
std::vector<Field> amount_fields(std::int64_t least, std::int64_t max) {
  return fields_of(
      optional("per", shared_count(), "what is counted"), optional("each", far(), "for each of them; 1 if left out"),
      optional("every", integer(1, Limits::amount), "for every full so many"),
      optional("plus", far(), "and that in any case"), optional("by", shared_count(), "what a table is read by"),
      optional("values", table_shape(least, max), "the table; between two counts the lower holds"),
      optional("min", far(), "but at least"), optional("max", far(), "but at most"),
      optional("if", condition(), "without it the amount is what `else` says"),
      optional("else", far(), "0 if left out"));
}

const Shape& summands() {
  static const Shape made =
      list(one_of_shapes(far(), record(amount_fields(-Limits::amount, Limits::amount))), 1, Limits::counts);
  return made;
}

}  // namespace

Shape counted(std::int64_t min, std::int64_t max, std::int64_t least) {
  std::vector<Field> fields = amount_fields(least, max);
  fields.push_back(optional("sum", summands(), "amounts that are added up"));
  return one_of_shapes(integer(min, max), record(std::move(fields)));
}

Shape gains() {
  Shape value = counted(0, Limits::amount, -Limits::amount);
  const Shape choice = map_of_set("tracks", integer(1, Limits::amount));
  value.parts.edit().push_back(list(choice, 2, Limits::counts));
  return map_of_set("gains", std::move(value));
}

Shape condition() {
  static const Shape made = condition_to(1);
  return made;
}

Shape parts() {
  const Shape kinds = list(of_set("kinds"), 1, 8);
  return one_of_shapes(of_set("kinds"), record(fields_of(optional("any", kinds), optional("all", kinds))));
}

namespace {

const Shape& for_others() {
  static const Shape made = record(fields_of(optional("if", condition(), "asked of each of them"),
                                             optional("gain", amounts(), "what they gain"),
                                             optional("pay", amounts(), "what they pay, as far as there is")));
  return made;
}

}  // namespace

std::vector<Field> effects() {
  return fields_of(optional("if", condition(), "without it nothing beside it happens"),
                   optional("pay", gains(), "what is paid first"), optional("gain", gains(), "what is gained"),
                   optional("purchase", parts(), "kinds of tiles to buy: any of them, or all"),
                   optional("construct", parts(), "kinds of tiles to build: any of them, or all"),
                   optional("replace", one_of({"galley"}), "the last part of a level"),
                   optional("intrigue", one_of({"doge"}), "a new Doge tile"),
                   optional("others", for_others(), "what each other player gets or pays"));
}

Shape space_cost() {
  return record(
      fields_of(optional("per_step", counted(0, Limits::amount), "for each step between die and space"),
                optional("steps", table_shape(0, Limits::amount), "by number of steps, in place of `per_step`"),
                optional("plus", counted(-Limits::amount, Limits::amount, -Limits::amount), "and that in any case"),
                optional("max", counted(0, Limits::amount), "but at most"),
                optional("track", of_set("tracks"), "what is paid; ducats if left out")));
}

Shape track_limits() {
  return map_of_set("tracks", record({optional("min", integer(-Limits::amount, 0), "below 0: debts are allowed so far"),
                                      optional("max", integer(0, Limits::amount), "what is over is lost")}));
}

Shape turn_order() {
  const Shape by = one_of_shapes(of_set("orders"), list(of_set("criteria"), 1, Limits::counts));
  return record({{"by", by, "what decides, or how the order changes; of several counts the first that differs"},
                 {"first", one_of({"lowest", "highest"}), "of what decides"},
                 {"without", one_of({"last-keeping-order"}), "the place of players without a barrier"},
                 optional("laps", one_of({"forward", "snake"}), "snake: every second lap of a round runs back")});
}

Shape amounts() { return map_of_set("tracks", counted(0, Limits::amount, -Limits::amount)); }

Shape water_loss() {
  return one_of_shapes(integer(0, Limits::tokens), map_of_set("losses", counted(0, Limits::amount, -Limits::amount)));
}

Shape awards() {
  Shape award = record(fields_of(
      optional("if", condition(), "whom it concerns"), optional("pay", amounts(), "what is paid, as far as there is"),
      optional("gain", amounts(), "what is gained"),
      optional("rank", shared_count(), "what is compared, for points by rank"),
      optional("points", list(far(), 1, Limits::players), "by rank"),
      optional("best", one_of({"high", "low"}), "who is first; high if left out"),
      optional("ties", one_of({"dense", "competition"}), "the rank after a shared one; dense if left out"),
      optional("zero_scores", boolean(), "whether none of it may score; false if left out")));
  return map(std::move(award), 0, Limits::awards);
}

Shape building() {
  Shape award = record(fields_of(Field{"of", of_set("kinds"), "the kind of tile that is built"},
                                 optional("if", condition(), "whom it concerns"),
                                 optional("pay", amounts(), "what the builder pays, as far as there is"),
                                 optional("gain", amounts(), "what the builder gains")));
  return map(std::move(award), 0, Limits::awards);
}

Shape end() {
  return record(fields_of(
      optional("galley_complete", boolean()), optional("rounds", rules::by_players(1, Limits::rounds, Limits::players)),
      optional("when", map(condition(), 0, Limits::awards),
               "conditions by a name of your own; once one player meets one"),
      optional("at", one_of({"round-end", "once"}), "when that ends the game; round-end if left out")));
}

}  // namespace dogeref::doge_ship
