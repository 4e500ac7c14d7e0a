#include "rules/shape/shape.h"

#include <limits>
#include <utility>

namespace dogeref::rules {
namespace {

Shape text(Shape::Form form) {
  Shape shape;
  shape.form = form;
  return shape;
}

Shape container(Shape::Kind kind, Shape part, std::int64_t min, std::int64_t max) {
  Shape shape;
  shape.kind = kind;
  shape.min = min;
  shape.max = max;
  shape.parts.edit().push_back(std::move(part));
  return shape;
}

}  // namespace

Shape prose() { return text(Shape::Form::prose); }
Shape line() { return text(Shape::Form::line); }
Shape id() { return text(Shape::Form::id); }
Shape name() { return text(Shape::Form::name); }
Shape fraction() {
  constexpr std::int64_t most = 1'000'000'000;
  return either({integer(-most, most), text(Shape::Form::fraction)});
}

Shape one_of(std::vector<std::string_view> words) {
  Shape shape = text(Shape::Form::line);
  shape.words = std::move(words);
  return shape;
}

Shape of_set(std::string_view set) {
  Shape shape = text(Shape::Form::name);
  shape.set = set;
  return shape;
}

Shape integer(std::int64_t min, std::int64_t max) {
  Shape shape;
  shape.kind = Shape::Kind::integer;
  shape.min = min;
  shape.max = max;
  return shape;
}

Shape boolean() {
  Shape shape;
  shape.kind = Shape::Kind::boolean;
  return shape;
}

Shape any() {
  Shape shape;
  shape.kind = Shape::Kind::any;
  return shape;
}

Shape null() {
  Shape shape;
  shape.kind = Shape::Kind::null;
  return shape;
}

Shape list(Shape item, std::int64_t min, std::int64_t max) {
  return container(Shape::Kind::list, std::move(item), min, max);
}

Shape map(Shape value, std::int64_t min, std::int64_t max, Shape::Form keys) {
  Shape shape = container(Shape::Kind::map, std::move(value), min, max);
  shape.form = keys;
  return shape;
}

Shape map_of_set(std::string_view set, Shape value, std::string_view needed) {
  Shape shape = map(std::move(value), 0, std::numeric_limits<std::int32_t>::max());
  shape.set = set;
  shape.key = needed;
  return shape;
}

Shape map_of_numbers(std::int64_t least, std::int64_t most, Shape value) {
  Shape shape = map(std::move(value), 1, most - least + 1, Shape::Form::number);
  shape.least = least;
  shape.most = most;
  return shape;
}

Shape by_players(std::int64_t min, std::int64_t max, int most) {
  const Shape values = map_of_numbers(2, most, integer(min, max));
  return either({integer(min, max), record({{"by", one_of({"players"}), "what the table is read by"},
                                            {"values", values, "the table; between two the lower holds"}})});
}

Shape record(std::vector<Field> fields) {
  Shape shape;
  shape.kind = Shape::Kind::record;
  shape.fields = std::move(fields);
  return shape;
}

Shape either(std::vector<Shape> parts) {
  Shape shape;
  shape.kind = Shape::Kind::either;
  shape.parts = std::move(parts);
  return shape;
}

Shape cases(std::string_view key, std::vector<std::string_view> words, std::vector<Shape> parts) {
  Shape shape;
  shape.kind = Shape::Kind::cases;
  shape.key = key;
  shape.words = std::move(words);
  shape.parts = std::move(parts);
  return shape;
}

Field optional(std::string_view key, Shape shape, std::string_view help) {
  return {key, std::move(shape), help, false};
}

Shape words_by_language() { return map(list(line(), 1, 50), 0, 50, Shape::Form::id); }

}  // namespace dogeref::rules
