#pragma once
// What is said once after all games.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "referee/game/verdict.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// How many records were judged, and to what end. Adding is associative, and order does not matter.
struct Totals {
  std::array<std::uint64_t, 4> games{};  ///< by judgement
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;

  void add(const referee::Verdict& verdict);
  void add(const Totals& other);
  [[nodiscard]] std::uint64_t all() const;
};

/// Appends "3 games: 2 legal, 1 illegal; 4 errors".
void append_totals(const Totals& totals, const Wording& wording, std::string& out);
/// Appends how many findings were known before, and are not told.
void append_known(std::size_t findings, const Wording& wording, std::string& out);
/// Appends how many findings rest on reconstructed data; in how many games with errors nothing was looked for that may
/// have been meant.
void append_rests_on(std::size_t findings, const Wording& wording, std::string& out);
void append_unproposed(std::size_t games, const Wording& wording, std::string& out);

}  // namespace dogeref::render
