// dogeref rules sheet: everything that is printed on a game's parts.

#include <algorithm>
#include <utility>

#include "cli/options/chosen_rules.h"
#include "cli/options/rules_options.h"
#include "cli/options/wordings.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "games/games.h"
#include "render/picture/sheet.h"
#include "rules/library/transcription.h"
#include "rules/tree/path.h"

namespace dogeref::cli {
namespace {

struct SheetOptions {
  std::string format = "text";
  ChosenRules chosen;
  RulesOptions rules;
};

/// Values of faces, and how many of them nobody saw printed.
struct ValueCount {
  std::size_t values = 0;
  std::size_t open = 0;
};

void count_values(const rules::Node& node, ValueCount& progress) {
  if (node.members.empty()) {
    ++progress.values;
    progress.open += node.source == rules::reconstructed ? 1U : 0U;
  }
  for (const rules::Member& member : node.members) count_values(member.value, progress);
}

ValueCount mark_reconstructed(const rules::Node& rules, referee::Sheet& sheet) {
  ValueCount all;
  for (referee::FaceGroup& group : sheet.groups) {
    for (referee::Face& face : group.faces) {
      ValueCount of_face;
      if (const rules::Node* const value = rules::find_path(rules, face.path)) count_values(*value, of_face);
      face.reconstructed = of_face.open > 0;
      all.values += of_face.values;
      all.open += of_face.open;
    }
  }
  return all;
}

/// "English rulebook; Six tokens"
std::string subtitle_of(const rules::Library& library, const rules::Selection& selection) {
  const auto title = [&](const std::string& folder, const std::string& id) {
    const auto file = library.file(selection.game, folder + id + ".yaml");
    return file && !file->title.empty() ? file->title : id;
  };
  std::string text = title("editions/", selection.edition);
  for (const std::string& variant : selection.variants) text += "; " + title("variants/", variant);
  return text;
}

struct MadeSheet {
  referee::Sheet sheet;
  std::string fingerprint;
  ValueCount progress;
};

/// Files of the selection that are somebody's own, each by its title where it has one.
std::vector<std::string> own_files(const rules::Library& library, const rules::Selection& selection) {
  std::vector<rules::FileInfo> files = library.files(selection.game);
  const auto add = [&](const std::string& name) {
    if (auto file = library.file(selection.game, name)) files.push_back(std::move(*file));
  };
  add("editions/" + selection.edition + ".yaml");
  for (const std::string& variant : selection.variants) add("variants/" + variant + ".yaml");
  std::vector<std::string> own;
  for (const rules::FileInfo& file : files) {
    if (!file.shipped) own.push_back(file.title.empty() ? file.path : file.title + " (" + file.path + ')');
  }
  return own;
}

/// The one game that somebody has an own copy of; else empty.
std::string only_own_game(const rules::Library& library) {
  std::string only;
  for (const std::string& game : library.games()) {
    const std::vector<rules::FileInfo> files = library.files(game);
    if (std::all_of(files.begin(), files.end(), [](const rules::FileInfo& file) { return file.shipped; })) continue;
    if (!only.empty()) return {};
    only = game;
  }
  return only;
}

/// Whose copy it is, and how far.
std::vector<std::string> notes_of(const MadeSheet& made, const std::vector<std::string>& own,
                                  const render::Wording& wording) {
  std::vector<std::string> notes;
  for (const std::string& file : own) {
    notes.push_back(wording.phrase("sheet.own", {{"file", {findings::words(file)}}}));
  }
  const auto number = [](std::size_t value) { return findings::number(static_cast<std::int64_t>(value)); };
  const ValueCount& progress = made.progress;
  notes.push_back(wording.phrase("sheet.progress", {{"seen", {number(progress.values - progress.open)}},
                                                    {"values", {number(progress.values)}},
                                                    {"open", {number(progress.open)}}}));
  return notes;
}

text::Result<MadeSheet, rules::Faults> sheet_of(const rules::Library& library, const rules::Selection& selection) {
  auto compiled = library.compile_with_origins(selection);
  if (!compiled) return text::Failure{std::move(compiled.error())};
  auto sheet = games::find(selection.game)->sheet(compiled.value());
  if (!sheet) return text::Failure{std::move(sheet.error())};
  const ValueCount progress = mark_reconstructed(compiled.value().data, sheet.value());
  return MadeSheet{std::move(sheet.value()), std::move(compiled.value().fingerprint), progress};
}

int print(const MadeSheet& made, const SheetOptions& options, const rules::Library& library,
          const rules::Selection& selection, Console& console) {
  const Wordings wordings(library, options.rules.language);
  const auto game = library.file(selection.game, "game.yaml");
  const render::Wording& wording = wordings.of(selection.game);
  const render::SheetPage page{made.sheet,
                               wording,
                               game ? game->title : selection.game,
                               subtitle_of(library, selection),
                               made.fingerprint,
                               notes_of(made, own_files(library, selection), wording)};
  std::string out;
  (options.format == "html" ? render::append_sheet_html : render::append_sheet_text)(page, out);
  return console.write(out) ? ok : unusable;
}

}  // namespace

int rules_sheet(const Command& command, std::span<const std::string> arguments, Console& console) {
  SheetOptions options;
  std::string game;
  Parser parser(command);
  parser.option("GAME", options.chosen.game, "a game (default: the first of the table)");
  parser.option("--game", game, "the same as GAME").type_name("GAME");
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "html"});
  add_choice_options(parser, options.chosen);
  add_rules_options(parser, options.rules);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (!game.empty() && !options.chosen.game.empty() && game != options.chosen.game) {
    console.complain("rules sheet: GAME says '" + options.chosen.game + "', --game says '" + game + "'");
    return unusable;
  }
  if (options.chosen.game.empty()) options.chosen.game = game;
  const auto library = open_library(options.rules, console);
  if (library == nullptr) return unusable;
  if (options.chosen.game.empty()) options.chosen.game = only_own_game(*library);
  const auto selection = settle(*library, options.chosen, console);
  if (!selection) return unusable;
  const auto sheet = sheet_of(*library, *selection);
  if (sheet) return print(sheet.value(), options, *library, *selection, console);
  complain_about(sheet.error(), console);
  return unusable;
}

}  // namespace dogeref::cli
