// dogeref rules new: a folder to transcribe one's own copy of a game into.

#include "cli/options/chosen_rules.h"
#include "cli/rules/new_folder.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "games/games.h"
#include "rules/library/embedded.h"
#include "rules/library/transcription.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

struct NewOptions {
  std::string folder;
  ChosenRules chosen;
};

/// What was made, what is left to do, and how to use it.
std::string made(const NewOptions& options, const rules::Selection& selection,
                 const std::vector<rules::Transcription>& files, const Console& console) {
  const std::string folder = text::escaped(options.folder);
  const std::string edition = options.chosen.edition.empty() ? "" : " --edition " + selection.edition;
  std::string text = console.say("made " + folder + '/' + selection.game) + "\n";
  std::size_t values = 0;
  std::size_t open = 0;
  for (const rules::Transcription& file : files) {
    if (file.values == 0) continue;
    text += "  " + file.name + ": ";
    text += console.say(std::to_string(file.open) + " of " + std::to_string(file.values) + " values to compare") + '\n';
    values += file.values;
    open += file.open;
  }
  text += console.say(std::to_string(open) + " of " + std::to_string(values) +
                      " values are marked `source: " + std::string(rules::reconstructed) +
                      "`: compare them with your copy, correct them, delete the mark.");
  text += '\n' + console.say("to judge by it:") + " dogeref check --rules " + folder + edition + " LOG\n";
  return text + console.say("to look at it:") + "  dogeref rules sheet --rules " + folder + edition + '\n';
}

int make(const NewOptions& options, const rules::Library& library, const rules::Selection& selection,
         Console& console) {
  const auto files = rules::transcriptions(library, games::find(selection.game)->shapes());
  if (!files) {
    complain_about(files.error(), console);
    return unusable;
  }
  std::vector<NewFile> written;
  for (const rules::Transcription& file : files.value()) written.push_back({file.name, file.text});
  if (const auto fault = make_folder(options.folder, selection.game, written)) {
    console.complain("cannot make " + options.folder + ": " + *fault);
    return unusable;
  }
  return console.write(made(options, selection, files.value(), console)) ? ok : unusable;
}

}  // namespace

int rules_new(const Command& command, std::span<const std::string> arguments, Console& console) {
  NewOptions options;
  Parser parser(command);
  parser.option("DIR", options.folder, "the folder to make; it must be empty or not yet there").required();
  parser.option("--game", options.chosen.game, "the game (default: the first of the table)")
      .type_name("GAME")
      .any_case();
  parser.option("--edition", options.chosen.edition, "the edition of the copy (default en)")
      .type_name("EDITION")
      .any_case();
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (options.folder.empty()) {
    console.complain("rules new: the name of the folder is empty");
    return unusable;
  }
  const std::vector<const rules::GameShapes*> shapes = games::shapes();
  const rules::Library library(rules::shipped(), shapes);
  const auto selection = settle(library, options.chosen, console);
  return selection ? make(options, library, *selection, console) : unusable;
}

}  // namespace dogeref::cli
