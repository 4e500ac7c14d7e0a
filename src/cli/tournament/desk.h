#pragma once
// Lays standings out as tables.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/shell/console.h"
#include "cli/tournament/grid.h"
#include "cli/tournament/office.h"
#include "tournament/ranking/standings.h"

namespace dogeref::cli {

/// Standings as tables, in the console's language.
class Desk {
 public:
  /// All must outlive it.
  Desk(const Tournament& tournament, const tournament::Standings& standings, const Console& console)
      : tournament_(tournament), standings_(standings), console_(console) {}

  [[nodiscard]] Grid players() const;
  [[nodiscard]] Grid teams() const;
  /// Each table of a player, each point with its reason.
  [[nodiscard]] Grid card(std::size_t player) const;
  /// The card of a shell: how each score is told down to the lines of its log.
  [[nodiscard]] Grid card_with_logs(std::size_t player) const;
  /// What every round was to everybody: table, place, points.
  [[nodiscard]] Grid rounds() const;

 private:
  using Row = std::vector<std::string>;

  template <class Name>
  [[nodiscard]] Grid ranking(const std::vector<tournament::Criterion>& criteria,
                             const std::vector<tournament::StandingsRow>& rows, std::string_view who,
                             const Name& name) const;
  [[nodiscard]] std::string title() const;
  void add_notes(Grid& grid) const;
  [[nodiscard]] std::string reason(const tournament::Outcome& outcome) const;
  [[nodiscard]] Row row_of(const tournament::Outcome& outcome) const;
  [[nodiscard]] std::string brief(const tournament::Outcome& outcome) const;

  const Tournament& tournament_;
  const tournament::Standings& standings_;
  const Console& console_;
};

}  // namespace dogeref::cli
