#pragma once
// Unit tests of schemes: places and scores in, points and ranks out.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/roots.h"
#include "rules/tree/fault.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"
#include "tournament/ranking/standings.h"
#include "tournament/record/results.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

/// A value that is expected: what it is of, and how it is written.
struct SchemeExpectation {
  enum class Kind : std::uint8_t {
    points,
    value,
    rank,
    decided,
    team_rank,
    team_points,
    team_fits,      ///< whether the scheme lets a team have its members
    seat_reminder,  ///< whether a player is reminded of a seat had twice
    sizes
  };
  Kind kind = Kind::points;
  std::string who;        ///< a player or team, a number of players
  std::string criterion;  ///< of a value
  std::string expected;   ///< "27/2"
  rules::Origin origin = {};

  /// "points.anna"
  [[nodiscard]] std::string path() const;
};

struct SchemeCase {
  std::string name;
  rules::Origin origin = {};
  std::string skip;
  Results results;
  std::string stage;
  int round = 0;
  std::vector<SchemeExpectation> expectations;
};

struct SchemeSuite {
  std::string title;
  std::string scheme;  ///< id
  rules::Origin scheme_origin = {};
  std::vector<SchemeCase> cases;
};

/// A value that came out otherwise.
struct SchemeDifference {
  std::string path;
  rules::Origin origin = {};
  std::string expected;
  std::string got;
};

/// Whether the text of a suite is one of schemes: it names one for all its cases, or a case is of `kind: scheme`.
[[nodiscard]] bool is_scheme_suite(std::string_view text);
/// Nothing, and at least one fault, when it cannot be read.
[[nodiscard]] std::optional<SchemeSuite> read_scheme_suite(std::string_view text, const std::string& shown,
                                                           rules::FaultList& faults);

/// What a case comes to by a scheme; a fault where the scheme has no points for one of its tables.
[[nodiscard]] std::vector<SchemeDifference> run_case(const SchemeCase& test, const Scheme& scheme,
                                                     rules::FaultList& faults);

/// A change of a scheme's value that no case noticed.
struct SchemeSurvivor {
  std::string file;
  std::uint32_t line = 0;
  std::string path;
  std::string old_value;
  std::string new_value;  ///< empty: it is gone
};
struct SchemeMutation {
  std::string scheme;
  std::size_t noticed = 0;
  std::size_t impossible = 0;  ///< changes that make no scheme
  std::vector<SchemeSurvivor> survivors;
};

/// Changes each value that the scheme's file writes, one at a time, and tries the cases.
[[nodiscard]] SchemeMutation mutate_scheme(const rules::Roots& roots, const std::string& id,
                                           const std::vector<const SchemeCase*>& cases);

}  // namespace dogeref::tournament
