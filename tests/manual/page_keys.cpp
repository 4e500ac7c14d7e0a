// The keys of rules data as dogeref-rules(5) lists them, from the tables that drive the reader.

#include <algorithm>
#include <array>

#include "games/games.h"
#include "manual/mdoc.h"
#include "manual/pages.h"
#include "rules/library/embedded.h"
#include "rules/library/library.h"
#include "rules/shape/shape.h"
#include "rules/shape/shape_help.h"
#include "suite/shapes.h"

namespace dogeref::tests {
namespace {

using rules::Field;
using rules::GameShapes;
using rules::Shape;

std::string set_help(const GameShapes& game, std::string_view set) {
  const auto named = [&](const rules::NamedSet& each) { return each.name == set; };
  const auto found = std::find_if(game.sets.begin(), game.sets.end(), named);
  return found == game.sets.end() ? std::string(set) : std::string(found->help);
}

/// The page tells once what ids and names are made of.
std::string short_form(Shape::Form form) {
  switch (form) {
    case Shape::Form::id: return "an id";
    case Shape::Form::name: return "a name";
    case Shape::Form::line: return "a line of text";
    default: return rules::needed(form);
  }
}

std::string text_phrase(const GameShapes& game, const Shape& shape) {
  if (!shape.set.empty()) return set_help(game, shape.set);
  if (shape.words.size() == 1) return std::string(shape.words.front());
  return shape.words.empty() ? short_form(shape.form) : rules::needed(shape);
}

std::string many(const Shape& list) {
  const std::string most = std::to_string(list.max);
  return list.min == list.max ? most : std::to_string(list.min) + " to " + most;
}

std::string keys_of(const GameShapes& game, const Shape& map) {
  if (!map.set.empty()) return set_help(game, map.set);
  if (map.form == Shape::Form::number) return "a whole number " + rules::range(map.least, map.most);
  return short_form(map.form);
}

bool has_field(const Shape& shape, std::string_view key) {
  return std::any_of(shape.fields.begin(), shape.fields.end(), [key](const Field& field) { return field.key == key; });
}

/// What stands in many places and is told once: its name, empty of everything else.
std::string_view shared_name(const Shape& shape) {
  if (shape.kind == Shape::Kind::map && shape.set == "conditions") return "a condition";
  if (shape.kind != Shape::Kind::record) return {};
  return has_field(shape, "per") && has_field(shape, "by") ? "an amount" : std::string_view{};
}

/// What a value is: "a list of 1 to 5, each a whole number from 0 to 99".
std::string phrase(const GameShapes& game, const Shape& shape) {
  if (!shared_name(shape).empty()) return std::string(shared_name(shape));
  switch (shape.kind) {
    case Shape::Kind::text: return text_phrase(game, shape);
    case Shape::Kind::list: return "a list of " + many(shape) + ", each " + phrase(game, shape.parts[0]);
    case Shape::Kind::map: return "a map from " + keys_of(game, shape) + " to " + phrase(game, shape.parts[0]);
    case Shape::Kind::record: return "these keys";
    case Shape::Kind::cases: return "keys that follow from " + std::string(shape.key);
    case Shape::Kind::either: break;
    default: return rules::needed(shape);
  }
  std::string out;
  for (const Shape& part : shape.parts) out += (out.empty() ? "" : ", or ") + phrase(game, part);
  return out;
}

std::string items(const GameShapes& game, const std::vector<Field>& fields);

/// The keys that stand somewhere in a value, as lists of their own.
std::string nested(const GameShapes& game, const Shape& shape) {
  if (!shared_name(shape).empty()) return {};
  if (shape.kind == Shape::Kind::record) return mdoc::tagged(items(game, shape.fields));
  std::string out;
  if (shape.kind == Shape::Kind::cases) {
    for (std::size_t index = 0; index < shape.parts.size(); ++index) {
      const bool other = index >= shape.words.size();
      const std::string word = other ? "anything else" : std::string(shape.words[index]);
      out +=
          ".It With " + mdoc::arguments(std::string(shape.key) + ": " + word) + '\n' + nested(game, shape.parts[index]);
    }
    return mdoc::tagged(out);
  }
  for (const Shape& part : shape.parts) out += nested(game, part);
  return out;
}

std::string items(const GameShapes& game, const std::vector<Field>& fields) {
  std::string out;
  for (const Field& field : fields) {
    if (field.key == "kind") continue;  // the section is named by it
    out += ".It Ic " + mdoc::argument(field.key) + (field.required ? "" : " Pq optional") + '\n';
    if (!field.help.empty()) out += mdoc::text(std::string(field.help) + ':');
    out += mdoc::text(phrase(game, field.shape)) + nested(game, field.shape);
  }
  return out;
}

std::string section(const std::string& kind, const std::string& path, const std::string& keys) {
  return ".Ss kind: " + mdoc::argument(kind) + "\nIn\n.Pa " + mdoc::argument(path) + " .\n" + keys;
}

/// The first shape of that name, wherever it stands; nullptr without.
const Shape* find_shared(const Shape& shape, std::string_view name) {
  if (shared_name(shape) == name) return &shape;
  for (const Shape& part : shape.parts) {
    if (const Shape* const found = find_shared(part, name)) return found;
  }
  for (const Field& field : shape.fields) {
    if (const Shape* const found = find_shared(field.shape, name)) return found;
  }
  return nullptr;
}

/// The names of a set in the shipped rules.
std::vector<std::string> set_names(const GameShapes& game, std::string_view set) {
  const std::array<const GameShapes*, 1> games = {&game};
  const rules::Library library(rules::shipped(), games);
  const auto compiled = library.compile({std::string(game.id), "en", {}});
  for (const rules::NamedSet& each : game.sets) {
    if (compiled && each.name == set) return each.members(compiled.value().data);
  }
  return {};
}

/// The language of amounts and conditions of a game that has one: what can be counted, and what is made of it.
std::string language(const GameShapes& game) {
  const Shape all = rules::compiled_shape(game);
  const Shape* const condition = find_shared(all, "a condition");
  if (condition == nullptr) return {};
  std::string out = ".Ss Amounts and conditions of " + mdoc::argument(game.id) + "\nWhat can be counted:\n";
  std::string names;
  for (const std::string& name : set_names(game, "counts")) {
    const bool has_prefix = name.starts_with("all_") || name.starts_with("highest_") || name.starts_with("lowest_");
    if (!has_prefix) names += (names.empty() ? "" : ", ") + name;
  }
  out += mdoc::text(names +
                    ". Counts of a player may have all_, highest_ or lowest_ before them: of all together, of "
                    "who has most, of who has least.");
  if (const Shape* const amount = find_shared(all, "an amount"))
    out += ".Pp\n" + mdoc::text("an amount:") + mdoc::tagged(items(game, amount->fields));
  const Shape& value = condition->parts[0];
  out += ".Pp\n" + mdoc::text("a condition: a map from " + keys_of(game, *condition) + " to " + phrase(game, value));
  std::string keys;
  for (const std::string& name : set_names(game, "conditions")) {
    const std::vector<std::string> counts = set_names(game, "counts");
    if (std::find(counts.begin(), counts.end(), name) == counts.end()) keys += (keys.empty() ? "" : ", ") + name;
  }
  return out + mdoc::text("; beside counts its keys are " + keys + ".");
}

std::string game_keys(const GameShapes& game) {
  std::string out;
  for (const rules::FileShape& file : game.files) {
    out += section(std::string(file.kind), std::string(game.id) + '/' + std::string(file.path),
                   nested(game, rules::shape_of(file)));
  }
  return out + language(game);
}

/// The keys of an edition or a variant of its own, what may be laid over the game apart.
std::string overlay_keys(const GameShapes& game, std::string_view kind) {
  std::vector<Field> fields = rules::overlay_shape(game, kind).fields;
  const std::vector<Field> laid = rules::compiled_shape(game).fields;
  const auto is_laid = [&](const Field& field) {
    return std::any_of(laid.begin(), laid.end(), [&](const Field& each) { return each.key == field.key; });
  };
  fields.erase(std::remove_if(fields.begin(), fields.end(), is_laid), fields.end());
  return mdoc::tagged(items(game, fields)) + ".Pp\nBesides these, any key of the game's own files.\n";
}

}  // namespace

std::string key_lists() {
  std::string out;
  for (const GameShapes* game : games::shapes()) out += game_keys(*game);
  const GameShapes& first = *games::shapes().front();
  for (const char* const kind : {"edition", "variant"}) {
    out += section(kind, "GAME/" + std::string(kind) + "s/ID.yaml", overlay_keys(first, kind));
  }
  out += section("suite", "*.test.yaml", nested(first, suite::suite_shape()));
  out += section("rulebook", "GAME/rulebook.yaml", nested(first, rules::rulebook_shape()));
  return out + section("lexicon", "GAME/lexicon/LANGUAGE.yaml", nested(first, rules::lexicon_shape()));
}

}  // namespace dogeref::tests
