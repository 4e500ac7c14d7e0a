#include "rules/library/library.h"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <utility>

#include "rules/library/folders.h"
#include "rules/library/layout.h"
#include "rules/library/roots.h"
#include "rules/library/rulebook_reader.h"
#include "rules/shape/shape.h"
#include "rules/shape/shape_help.h"
#include "rules/tree/json.h"
#include "rules/tree/merge.h"
#include "rules/tree/path.h"
#include "rules/tree/yaml.h"
#include "text/nearest.h"

namespace dogeref::rules {
/// Rules laid together from YAML, with the names of their files.
struct Laid {
  Selection selection;
  std::optional<Node> rules;
  std::vector<std::string> paths;
  std::vector<std::string> names;
  Removals removed;
  Faults faults;
};

namespace {

constexpr std::size_t most_kept = 8;  // selections whose trees are kept for `origin_of`

bool has_value_from(const Node& node, std::string_view source) {
  if (node.members.empty()) return node.source == source;
  return std::any_of(node.members.begin(), node.members.end(),
                     [&](const Member& member) { return has_value_from(member.value, source); });
}

/// A map's own source, unless an overlay has set all its values anew: then theirs.
std::string source_of(const Node& node) {
  if (node.members.empty() || has_value_from(node, node.source)) return node.source;
  return source_of(node.members.front().value);
}

Faults unknown_game(std::string_view game, const std::vector<std::string>& games) {
  const std::vector<std::string_view> known(games.begin(), games.end());
  const auto near = text::nearest(game, known);
  std::string message = "there is no game '" + std::string(game) + '\'';
  if (!near.empty()) message += "; did you mean " + std::string(near.front()) + '?';
  return {{"", 0, 0, std::move(message)}};
}

}  // namespace

struct Library::State {
  State(const Embedded& data, std::span<const GameShapes* const> games, const std::vector<std::string>& folders)
      : embedded(data), shapes(games), roots(data, folders, games) {}

  [[nodiscard]] const GameShapes* shapes_of(std::string_view game) const {
    const auto at = std::find_if(shapes.begin(), shapes.end(), [&](const GameShapes* one) { return one->id == game; });
    return at == shapes.end() ? nullptr : *at;
  }
  [[nodiscard]] Laid lay(const GameShapes& game, const Selection& selection) const;
  [[nodiscard]] const EmbeddedTable* made_of(const Found& lexicon, std::string_view game,
                                             std::string_view language) const;
  [[nodiscard]] std::optional<Compiled> ready(const Selection& selection) const;
  [[nodiscard]] const Laid* kept(const Selection& selection);

  const Embedded& embedded;
  std::span<const GameShapes* const> shapes;
  Roots roots;
  std::mutex mutex;
  std::map<std::string, Rulebook, std::less<>> rulebooks;
  std::deque<Laid> laid;
};

Laid Library::State::lay(const GameShapes& game, const Selection& selection) const {
  FaultList faults;
  Laid out;
  out.selection = selection;
  out.rules = lay_together(roots, game, selection, faults, out.names, out.removed);
  out.paths = faults.files();
  out.faults = faults.take();
  return out;
}

/// What was made of a lexicon's file when the program was built, nullptr when another one was found. A copy in a folder
/// says nothing new, and takes long to read.
const EmbeddedTable* Library::State::made_of(const Found& lexicon, std::string_view game,
                                             std::string_view language) const {
  const EmbeddedTable* const table = find_table(embedded, game, "lexicon", language);
  return table != nullptr && roots.is_shipped(lexicon, game) ? table : nullptr;
}

/// Rules that came ready with the program.
std::optional<Compiled> Library::State::ready(const Selection& selection) const {
  if (!selection.variants.empty() || roots.has_own(selection.game)) return std::nullopt;
  const auto at = std::find_if(embedded.rules.begin(), embedded.rules.end(), [&](const EmbeddedRules& rules) {
    return rules.game == selection.game && rules.edition == selection.edition;
  });
  if (at == embedded.rules.end()) return std::nullopt;
  std::optional<Node> data = read_json(at->canonical);
  std::optional<Node> words = read_json(at->words);
  if (!data || !words) return std::nullopt;
  if (!words->members.empty()) data = merged(std::move(*data), std::move(*words));
  return Compiled{selection, std::move(*data), std::string(at->fingerprint), {}, {}};
}

/// The lock is the caller's. What was kept longest makes room.
const Laid* Library::State::kept(const Selection& selection) {
  const auto known =
      std::find_if(laid.begin(), laid.end(), [&](const Laid& one) { return one.selection == selection; });
  if (known != laid.end()) return &*known;
  const GameShapes* const game = shapes_of(selection.game);
  if (game == nullptr) return nullptr;
  if (laid.size() >= most_kept) laid.pop_front();
  return &laid.emplace_back(lay(*game, selection));
}

Library::Library(const Embedded& embedded, std::span<const GameShapes* const> shapes,
                 const std::vector<std::string>& folders)
    : state_(std::make_unique<State>(embedded, shapes, folders)) {}
Library::~Library() = default;

const Faults& Library::faults() const { return state_->roots.faults(); }
Faults Library::empty_folders() const { return folders_without_rules(state_->roots, state_->shapes); }
std::vector<std::string> Library::games_in(std::string_view folder) const {
  return rules::games_in(state_->roots, state_->shapes, folder);
}
bool Library::has_own(std::string_view game) const { return state_->roots.has_own(game); }
std::vector<std::string> Library::rules_from(const Compiled& rules) const {
  return sources_of(state_->roots, rules.selection.game, rules.names);
}

std::vector<std::string> Library::games() const {
  std::vector<std::string> out = state_->roots.games();
  const auto foreign = [&](const std::string& game) { return state_->shapes_of(game) == nullptr; };
  out.erase(std::remove_if(out.begin(), out.end(), foreign), out.end());
  return out;
}

std::vector<std::string> Library::editions(std::string_view game) const { return state_->roots.list(game, "editions"); }
std::vector<std::string> Library::variants(std::string_view game) const { return state_->roots.list(game, "variants"); }
std::vector<std::string> Library::languages(std::string_view game) const { return state_->roots.list(game, "lexicon"); }

text::Result<Compiled, Faults> Library::compile(const Selection& selection) const {
  const GameShapes* const game = state_->shapes_of(selection.game);
  if (game == nullptr) return text::Failure{unknown_game(selection.game, games())};
  if (std::optional<Compiled> ready = state_->ready(selection)) return std::move(*ready);
  return compile_with_origins(selection);
}

text::Result<Compiled, Faults> Library::compile_with_origins(const Selection& selection) const {
  const GameShapes* const game = state_->shapes_of(selection.game);
  if (game == nullptr) return text::Failure{unknown_game(selection.game, games())};
  Laid laid = state_->lay(*game, selection);
  if (!laid.rules) return text::Failure{std::move(laid.faults)};
  std::string print = fingerprint(canonical(*laid.rules));
  return Compiled{selection,
                  std::move(*laid.rules),
                  std::move(print),
                  std::move(laid.paths),
                  std::move(laid.names),
                  std::move(laid.removed)};
}

std::optional<Compiled> Library::compile_despite(const Selection& selection, Faults& faults) const {
  const GameShapes* const game = state_->shapes_of(selection.game);
  if (game == nullptr) return std::nullopt;
  FaultList found;
  Pruning pruning;
  std::vector<std::string> names;
  const std::optional<Layers> layers = read_layers(state_->roots, *game, selection, found, names, &pruning);
  std::optional<Node> rules = layers ? laid_despite(*game, *layers, pruning, found) : std::nullopt;
  faults = found.take();
  if (!rules) return std::nullopt;
  std::string print = fingerprint(canonical(*rules));
  return Compiled{selection,     std::move(*rules), std::move(print),
                  layers->files, layers->names,     removals_of(layers->layers)};
}

text::Result<Layers, Faults> Library::layers(const Selection& selection) const {
  const GameShapes* const game = state_->shapes_of(selection.game);
  if (game == nullptr) return text::Failure{unknown_game(selection.game, games())};
  FaultList faults;
  std::vector<std::string> names;
  std::optional<Layers> layers = read_layers(state_->roots, *game, selection, faults, names);
  if (!layers) return text::Failure{faults.take()};
  return std::move(*layers);
}

text::Result<Compiled, Faults> Library::lay(const Layers& layers) const {
  const GameShapes* const game = state_->shapes_of(layers.selection.game);
  if (game == nullptr) return text::Failure{unknown_game(layers.selection.game, games())};
  FaultList faults;
  for (const std::string& file : layers.files) (void)faults.add_file(file);
  std::optional<Node> rules = laid_together(*game, layers.layers, faults);
  if (!rules) return text::Failure{faults.take()};
  std::string print = fingerprint(canonical(*rules));
  return Compiled{layers.selection, std::move(*rules), std::move(print),
                  layers.files,     layers.names,      removals_of(layers.layers)};
}

const GameShapes* Library::shapes_of(std::string_view game) const { return state_->shapes_of(game); }

bool Library::is_own(std::string_view game, std::string_view name) const {
  const std::optional<Found> found = state_->roots.find(game, name);
  return found && !found->is_embedded();
}

std::optional<FileInfo> Library::file(std::string_view game, std::string_view name) const {
  const std::optional<Found> found = state_->roots.find(game, name);
  if (!found) return std::nullopt;
  FileInfo info{found->name, found->path, {}, found->is_embedded()};
  std::optional<Node> root = Roots::tree_of(*found, 0);
  if (!root) {
    FaultList faults;
    const auto text = Roots::read(*found);
    if (text) root = read_yaml(text.value(), 0, faults);
  }
  const Node* const title = root ? root->find("title") : nullptr;
  if (title != nullptr) info.title = title->text;
  return info;
}

std::vector<FileInfo> Library::files(std::string_view game) const {
  std::vector<FileInfo> out;
  const GameShapes* const shapes = state_->shapes_of(game);
  if (shapes == nullptr) return out;
  for (const std::string& name : names_of_files(state_->roots, *shapes)) {
    if (std::optional<FileInfo> info = file(game, name)) out.push_back(std::move(*info));
  }
  return out;
}

text::Result<std::string, std::string> Library::text_of(std::string_view game, std::string_view name) const {
  const std::optional<Found> found = state_->roots.find(game, name);
  if (!found) return text::Failure{std::string("there is no such file")};
  return Roots::read(*found);
}

std::optional<Located> Library::origin_of(const Selection& selection, std::string_view path) const {
  const std::lock_guard lock(state_->mutex);
  const Laid* const laid = state_->kept(selection);
  if (laid == nullptr || !laid->rules) return std::nullopt;
  const Node* const node = find_path(*laid->rules, path);
  if (node == nullptr || node->origin.line == 0) return std::nullopt;
  const Origin& at = node->origin;
  return Located{laid->names[at.file], laid->paths[at.file], at.line, at.column, source_of(*node)};
}

const Rulebook& Library::rulebook(std::string_view game) const {
  const std::lock_guard lock(state_->mutex);
  const auto known = state_->rulebooks.find(game);
  if (known != state_->rulebooks.end()) return known->second;
  const std::string id = state_->shapes_of(game) == nullptr ? std::string() : std::string(game);
  auto reader = std::make_unique<RulebookReader>(state_->embedded, state_->roots, id);
  return state_->rulebooks.try_emplace(id, std::move(reader)).first->second;
}

text::Result<Lexicon, Faults> Library::lexicon(std::string_view game, std::string_view language) const {
  const Roots& roots = state_->roots;
  const std::string name = "lexicon/" + std::string(language) + ".yaml";
  const std::optional<Found> found = is_id(language) ? roots.find(game, name) : std::nullopt;
  if (!found)
    return text::Failure{Faults{{"", 0, 0, "there are no words for the language '" + std::string(language) + '\''}}};
  if (const EmbeddedTable* const made = state_->made_of(*found, game, language)) {
    return Lexicon{std::string(language), TextTable::of_image(made->content)};
  }
  FaultList faults;
  const std::optional<Node> root = read_file(*found, lexicon_shape(), false, faults);
  if (!root) return text::Failure{faults.take()};
  return make_lexicon(*root);
}

}  // namespace dogeref::rules
