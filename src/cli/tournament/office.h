#pragma once
// A tournament opened: its file, its scheme, its logs judged.

#include <memory>
#include <string>

#include "cli/options/rules_options.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "cli/shell/console.h"
#include "tournament/record/assemble.h"

namespace dogeref::cli {

class Parser;

struct Tournament {
  tournament::Event event;
  tournament::Scheme scheme;
  tournament::Assembled assembled;
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
[[nodiscard]] std::unique_ptr<Tournament> open_tournament(const std::string& path, RulesOptions options,
                                                          Console& console);

}  // namespace dogeref::cli
