#pragma once
// A tournament opened: its file, its scheme, its logs judged.

#include <memory>
#include <string>

#include "cli/options/rules_options.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "cli/shell/console.h"
#include "tournament/ranking/part.h"
#include "tournament/record/assemble.h"

namespace dogeref::cli {

class Parser;

/// What commands that open a tournament are asked.
struct OfficeOptions : RulesOptions {
  int jobs = 1;  ///< threads that judge logs; 0: one a core
};

/// `--jobs` and the options of rules.
void add_office_options(Parser& parser, OfficeOptions& options);

struct Tournament {
  tournament::Event event;
  tournament::Scheme scheme;
  tournament::Assembled assembled;
  tournament::GameFacts facts;
  std::string language;  ///< of what is printed
  std::unique_ptr<rules::Library> library;
  std::unique_ptr<Shelf> shelf;
  std::unique_ptr<Wordings> wordings;

  [[nodiscard]] const tournament::Results& results() const { return assembled.results; }
  /// The number of a player by id, name or another spelling; -1 when nobody, or several, are meant, which is said.
  [[nodiscard]] int player(const std::string& name, Console& console) const;
  /// What a column of the standings is called.
  [[nodiscard]] std::string column(std::string_view name) const;
};

/// Reads a tournament with all it names. Nothing when a file of it cannot be used, which is said.
[[nodiscard]] std::unique_ptr<Tournament> open_tournament(const std::string& path, OfficeOptions options,
                                                          Console& console);

/// Says where the numbers of a stage grew too large to be exact. The exit status.
int tell_too_large(const Tournament& opened, const tournament::Scope& scope, Console& console);

/// Says which tables do not count. The exit status: `illegal` where there are any.
[[nodiscard]] int tell_refused(const std::string& file, const Tournament& opened, Console& console);

}  // namespace dogeref::cli
