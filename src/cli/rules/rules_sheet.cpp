// dogeref rules sheet: everything that is printed on a game's parts.

#include <utility>

#include "cli/options/chosen_rules.h"
#include "cli/options/rules_options.h"
#include "cli/options/wordings.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "games/games.h"
#include "render/picture/sheet.h"
#include "rules/tree/path.h"

namespace dogeref::cli {
namespace {

struct Options {
  std::string format = "text";
  ChosenRules chosen;
  RulesOptions rules;
};

bool has_reconstructed(const rules::Node& node) {
  if (node.members.empty()) return node.source == "reconstructed";
  for (const rules::Member& member : node.members) {
    if (has_reconstructed(member.value)) return true;
  }
  return false;
}

void mark_reconstructed(const rules::Node& rules, referee::Sheet& sheet) {
  for (referee::FaceGroup& group : sheet.groups) {
    for (referee::Face& face : group.faces) {
      const rules::Node* const value = rules::find_path(rules, face.path);
      face.reconstructed = value != nullptr && has_reconstructed(*value);
    }
  }
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
};

text::Result<MadeSheet, rules::Faults> sheet_of(const rules::Library& library, const rules::Selection& selection) {
  auto compiled = library.compile_with_origins(selection);
  if (!compiled) return text::Failure{std::move(compiled.error())};
  auto sheet = games::find(selection.game)->sheet(compiled.value());
  if (!sheet) return text::Failure{std::move(sheet.error())};
  mark_reconstructed(compiled.value().data, sheet.value());
  return MadeSheet{std::move(sheet.value()), std::move(compiled.value().fingerprint)};
}

int print(const MadeSheet& made, const Options& options, const rules::Library& library,
          const rules::Selection& selection, Console& console) {
  const Wordings wordings(library, options.rules.language);
  const auto game = library.file(selection.game, "game.yaml");
  const render::SheetPage page{made.sheet, wordings.of(selection.game), game ? game->title : selection.game,
                               subtitle_of(library, selection), made.fingerprint};
  std::string out;
  (options.format == "html" ? render::append_sheet_html : render::append_sheet_text)(page, out);
  return console.write(out) ? ok : unusable;
}

}  // namespace

int rules_sheet(const Command& command, std::span<const std::string> arguments, Console& console) {
  Options options;
  Parser parser(command);
  parser.option("GAME", options.chosen.game, "a game (default: the first of the table)");
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "html"});
  add_choice_options(parser, options.chosen);
  add_rules_options(parser, options.rules);
  if (const auto status = parser.parse(arguments, console)) return *status;
  const auto library = open_library(options.rules, console);
  const auto selection = library == nullptr ? std::nullopt : settle(*library, options.chosen, console);
  if (!selection) return unusable;
  const auto sheet = sheet_of(*library, *selection);
  if (sheet) return print(sheet.value(), options, *library, *selection, console);
  complain_about(sheet.error(), console);
  return unusable;
}

}  // namespace dogeref::cli
