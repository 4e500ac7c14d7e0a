// dogeref rules schema: JSON Schemas of the files of rules data.

#include <algorithm>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "games/games.h"
#include "rules/shape/file_kinds.h"
#include "rules/shape/json_schema.h"
#include "rules/tree/json.h"
#include "suite/shapes.h"

namespace dogeref::cli {
namespace {

constexpr std::string_view suite_kind = "suite";  ///< of unit tests: it is no game's, nor laid over anything

/// Of all games, each once.
std::vector<std::string> known_kinds() {
  std::vector<std::string> kinds;
  for (const games::Game& game : games::all()) {
    for (const rules::FileKind& one : rules::file_kinds(game.shapes())) {
      if (std::find(kinds.begin(), kinds.end(), one.kind) == kinds.end()) kinds.emplace_back(one.kind);
    }
  }
  kinds.emplace_back(suite_kind);
  return kinds;
}

bool print(const rules::Node& schema, Console& console) { return console.write(rules::json_lines(schema)); }

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
  parser.option("KIND", kind, "what the files say at `kind`").required().limit_to("kind of file", known_kinds());
  parser.option("--game", game, "the game (default: the first of the table)").type_name("GAME");
  if (const auto status = parser.parse(arguments, console)) return *status;
  const games::Game* const chosen = game_named(game, console);
  if (chosen == nullptr) return unusable;
  for (const rules::FileKind& one : rules::file_kinds(chosen->shapes())) {
    if (one.kind == kind) return print(rules::schema_of(one), console) ? ok : unusable;
  }
  if (kind == suite_kind) return print(rules::sourceless_schema(suite::suite_shape()), console) ? ok : unusable;
  console.complain("rules schema: " + std::string(chosen->id) + " has no files of the kind " + kind);
  return unusable;
}

}  // namespace dogeref::cli
