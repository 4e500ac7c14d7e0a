// dogeref tournament check: proves the record.

#include <algorithm>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/tournament/office.h"
#include "rules/library/said.h"
#include "rules/tree/json.h"
#include "text/json_line.h"
#include "text/unicode.h"
#include "tournament/check/check.h"
#include "tournament/print/json.h"

namespace dogeref::cli {
namespace {

using tournament::Flaw;
using tournament::Weight;

struct Options {
  std::vector<std::string> files;
  std::string format = "text";
  OfficeOptions office;
};

std::string shown(const Flaw& flaw, const Console& console) {
  const std::string place = text::escaped(flaw.file) + ':' + std::to_string(flaw.line) + ':' +
                            std::to_string(flaw.column) + ": " + console.say(tournament::name_of(flaw.weight)) + ": ";
  const std::string table = flaw.table.empty() ? std::string() : console.say("table " + flaw.table) + ": ";
  return place + text::escaped(table + console.say(flaw.message)) + " [" + flaw.code + "]\n";
}

std::size_t count(const std::vector<Flaw>& flaws, Weight weight) {
  return static_cast<std::size_t>(
      std::count_if(flaws.begin(), flaws.end(), [weight](const Flaw& flaw) { return flaw.weight == weight; }));
}

std::string summary(const std::vector<Flaw>& flaws, const Console& console) {
  const std::size_t errors = count(flaws, Weight::error);
  const std::size_t warnings = count(flaws, Weight::warning);
  const std::string first = errors == 1 ? "1 error" : std::to_string(errors) + " errors";
  const std::string second = warnings == 1 ? "1 warning" : std::to_string(warnings) + " warnings";
  return console.say(first + ", " + second);
}

int check_file(const std::string& file, const Options& options, Console& console) {
  const auto opened = open_tournament(file, options.office, console);
  if (opened == nullptr) return unusable;
  std::vector<Flaw> flaws = tournament::check_event(opened->event, opened->scheme, opened->assembled);
  std::string out;
  if (options.format == "json") {
    const rules::Sentences sentences = rules::sentences_of(rules::shipped(), opened->language);
    for (Flaw& flaw : flaws) flaw.message = sentences.say(flaw.message);
    out = text::plain_json(rules::json(tournament::check_json(file, opened->event.id, flaws))) + '\n';
  } else {
    for (const Flaw& flaw : flaws) out += shown(flaw, console);
    out += text::escaped(file) + ": " + summary(flaws, console) + '\n';
  }
  if (!console.write(out)) return unusable;
  return count(flaws, Weight::error) > 0 ? illegal : ok;
}

}  // namespace

int tournament_check(const Command& command, std::span<const std::string> arguments, Console& console) {
  Options options;
  Parser parser(command);
  parser.option("FILE", options.files, "files of tournaments").required();
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "json"});
  add_office_options(parser, options.office);
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.office.for_machines = options.format == "json";
  int status = ok;
  for (const std::string& file : options.files) status = std::max(status, check_file(file, options, console));
  return status;
}

}  // namespace dogeref::cli
