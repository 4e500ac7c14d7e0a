// dogeref tournament outlook: who is through, who still can be, who cannot.

#include "tournament/outlook/outlook.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "cli/tournament/grid.h"
#include "cli/tournament/office.h"
#include "cli/tournament/words.h"
#include "rules/tree/json.h"
#include "text/json_line.h"
#include "tournament/print/outlook_json.h"
#include "tournament/ranking/part.h"

namespace dogeref::cli {
namespace {

using tournament::Outlook;
using tournament::PlayerOutlook;
using tournament::Prospect;

struct OutlookOptions {
  std::string file;
  std::string stage;
  int rounds = 0;
  std::string format = "text";
  OfficeOptions office;
};

std::string_view words_of(Prospect prospect) {
  switch (prospect) {
    case Prospect::through: return "is through";
    case Prospect::open: return "can still be";
    case Prospect::out: break;
  }
  return "cannot any more";
}

Grid outlook_grid(const Outlook& outlook, const Tournament& opened, const Console& console) {
  Grid grid;
  grid.title = opened.event.title + console.say(": ");
  grid.title += console.say(outlook.next.empty() ? std::string("who can be first")
                                                 : "who goes on into the stage " + outlook.next +
                                                       ", places: " + std::to_string(outlook.places));
  const std::string now = heading_of(opened.scheme.ranking.front(), &opened, console);
  grid.head = {console.say("player"), now, console.say("at least"), console.say("at most"), console.say("rounds left"),
               console.say("outlook")};
  grid.right = 0b011110;
  for (const PlayerOutlook& player : outlook.players)
    grid.rows.push_back({opened.results().players[player.player].name, player.now.decimal(),
                         player.most ? player.least.decimal() : "-", player.most ? player.most->decimal() : "-",
                         std::to_string(player.rounds_left), console.say(words_of(player.prospect))});
  grid.notes.push_back(console.say("as long as nobody is punished or leaves, and nothing recorded is corrected"));
  return grid;
}

int print_outlook(const OutlookOptions& options, const Tournament& opened, Console& console) {
  if (!tournament::has_stage(opened.scheme, options.stage)) {
    std::vector<std::string_view> known;
    for (const tournament::Stage& stage : opened.scheme.stages) known.push_back(stage.id);
    console.complain(no_such("stage", options.stage, known));
    return unusable;
  }
  const auto outlook = tournament::outlook_of(opened.event, opened.scheme, opened.assembled, opened.facts,
                                              options.stage, options.rounds);
  if (!outlook) {
    console.complain(options.file + ": " + outlook.error());
    return unusable;
  }
  std::string out;
  if (options.format == "json") {
    out = text::plain_json(rules::json(outlook_json(opened.event.id, outlook.value(), opened.results()))) + '\n';
  } else {
    append_grid(outlook_grid(outlook.value(), opened, console), options.format, opened.language, out);
  }
  if (!console.write(out)) return unusable;
  return tell_refused(options.file, opened, console);
}

}  // namespace

int tournament_outlook(const Command& command, std::span<const std::string> arguments, Console& console) {
  OutlookOptions options;
  Parser parser(command);
  parser.option("FILE", options.file, "the tournament's file").required();
  parser.option("--stage", options.stage, "of this stage (default: the last with a played table)").type_name("ID");
  parser.option("--rounds", options.rounds, "how many rounds there are, where the scheme has no stages")
      .type_name("N")
      .positive();
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", grid_formats());
  add_office_options(parser, options.office);
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.office.for_machines = options.format == "json";
  const auto opened = open_tournament(options.file, options.office, console);
  return opened == nullptr ? unusable : print_outlook(options, *opened, console);
}

}  // namespace dogeref::cli
