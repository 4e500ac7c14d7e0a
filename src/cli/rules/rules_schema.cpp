// dogeref rules schema: JSON Schemas of the files of rules data, and of what commands write.

#include <algorithm>

#include "cli/options/shapes.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "games/games.h"
#include "rules/library/embedded.h"
#include "rules/shape/file_kinds.h"
#include "rules/shape/json_schema.h"
#include "rules/tree/json.h"
#include "suite/shapes.h"
#include "text/json_line.h"
#include "tournament/event/shapes.h"
#include "tournament/scheme/shapes.h"
#include "tournament/suite/shapes.h"

namespace dogeref::cli {
namespace {

/// A kind of file that is no game's.
struct OwnKind {
  std::string_view kind;
  rules::Node (*schema)();
};

constexpr OwnKind own_kinds[] = {
    {"suite", [] { return rules::sourceless_schema(suite::suite_shape()); }},
    {"tournament", [] { return rules::sourceless_schema(tournament::event_shape()); }},
    {"project", [] { return rules::sourceless_schema(project_shape()); }},
    {"scheme-suite", [] { return rules::sourceless_schema(tournament::scheme_suite_shape()); }},
    {"scheme", [] { return rules::overlay_schema(tournament::scheme_shape()); }},
};

constexpr std::string_view schema_folder = "schema/";  ///< of what commands write
constexpr std::string_view schema_ending = ".json";

/// The name of a shipped schema of what a command writes: "verdict"; empty for another file.
std::string_view written_name(std::string_view path) {
  if (!path.starts_with(schema_folder) || !path.ends_with(schema_ending)) return {};
  return path.substr(schema_folder.size(), path.size() - schema_folder.size() - schema_ending.size());
}

/// Of all games, each once; then with the games' names, as the schemas' files are called.
std::vector<std::string> known_kinds() {
  std::vector<std::string> kinds;
  for (const games::Game& game : games::all()) {
    for (const rules::FileKind& one : rules::file_kinds(game.shapes())) {
      if (std::find(kinds.begin(), kinds.end(), one.kind) == kinds.end()) kinds.emplace_back(one.kind);
    }
  }
  for (const OwnKind& own : own_kinds) kinds.emplace_back(own.kind);
  for (const rules::EmbeddedFile& file : rules::shipped().files) {
    if (const std::string_view name = written_name(file.path); !name.empty()) kinds.emplace_back(name);
  }
  for (const games::Game& game : games::all()) {
    for (const rules::FileKind& one : rules::file_kinds(game.shapes())) {
      if (!one.is_alike) kinds.push_back(std::string(game.id) + '-' + std::string(one.kind));
    }
  }
  return kinds;
}

/// A name as the file of the schema has it says the game, too: "GAME-tiles".
void split_off_game(std::string& kind, std::string& game) {
  for (const games::Game& each : games::all()) {
    const std::string own = std::string(each.id) + '-';
    if (!game.empty() || !kind.starts_with(own)) continue;
    kind.erase(0, own.size());
    game = each.id;
  }
}

bool print(const rules::Node& schema, Console& console) {
  return console.write(text::plain_json(rules::json_lines(schema)));
}

const games::Game* game_named(const std::string& id, Console& console) {
  if (id.empty()) return &games::all().front();
  if (const games::Game* const game = games::find(id)) return game;
  std::vector<std::string_view> known;
  for (const games::Game& game : games::all()) known.push_back(game.id);
  console.complain(no_such("game", id, known));
  return nullptr;
}

}  // namespace

int rules_schema(const Command& command, std::span<const std::string> arguments, Console& console) {
  std::string kind;
  std::string game;
  Parser parser(command);
  parser.option("KIND", kind, "what files say at `kind`, or what a command writes as JSON")
      .required()
      .limit_to("kind of file", known_kinds());
  parser.option("--game", game, "the game (default: the first of the table)").type_name("GAME").any_case();
  if (const auto status = parser.parse(arguments, console)) return *status;
  split_off_game(kind, game);
  const games::Game* const chosen = game_named(game, console);
  if (chosen == nullptr) return unusable;
  for (const rules::FileKind& one : rules::file_kinds(chosen->shapes())) {
    if (one.kind == kind) return print(rules::schema_of(one), console) ? ok : unusable;
  }
  for (const OwnKind& own : own_kinds) {
    if (own.kind == kind) return print(own.schema(), console) ? ok : unusable;
  }
  for (const rules::EmbeddedFile& file : rules::shipped().files) {
    if (written_name(file.path) == kind) return console.write(file.text) ? ok : unusable;
  }
  console.complain("rules schema: " + std::string(chosen->id) + " has no files of the kind " + kind);
  return unusable;
}

}  // namespace dogeref::cli
