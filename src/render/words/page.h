#pragma once
// One judged game, as a renderer gets it.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/game/game.h"
#include "referee/game/verdict.h"
#include "rules/library/library.h"

namespace dogeref::render {

/// A value of the rules that is no printed one, and where it stands.
struct Rest {
  std::string path;  ///< "panels.white.spaces.3"
  std::string file;  ///< "panels.yaml"
  std::uint32_t line = 0;
};

/// For each finding of a game the reconstructed values it rests on.
using Rests = std::vector<std::vector<Rest>>;

struct Page {
  std::string_view file;         ///< its path, as it was reached
  std::uint32_t number = 1;      ///< of the game within its file
  std::string_view text;         ///< of the game; empty when the file is no text
  std::uint32_t first_line = 1;  ///< of the text
  const referee::Verdict& verdict;
  const Rests& rests;
  const referee::Ruleset* usual = nullptr;       ///< the game's rules without variants; nullptr when they are not known
  std::span<const std::string> rules_from = {};  ///< see `rules::Library::rules_from`; empty when there were none
  std::span<const std::string_view> colours = {};  ///< the players', word slots by seat; empty: they have none
  bool compared = false;                           ///< with what was known before: findings say whether they were
};

/// Which findings are told, of those that were not known before. Where a game cannot be read, so are the warnings that
/// say why.
enum class Told : std::uint8_t { all, errors, errors_and_warnings };
[[nodiscard]] bool is_told(const findings::Finding& finding, const referee::Verdict& verdict, Told told);

/// Looks up what the findings of a game rest on. Costs nothing for a game without findings.
[[nodiscard]] Rests find_rests(const rules::Library& library, const referee::Verdict& verdict);

/// A value as people name it: "white 3" for `panels.white.spaces.3`, "G05 cost" for `tiles.G05.cost`. What says only
/// that a list follows is left out.
[[nodiscard]] std::string short_path(std::string_view path);

/// The lines of a game's text by their number in the file. Quick when asked for in rising order.
class Lines {
 public:
  Lines(std::string_view text, std::uint32_t first_line);

  /// Without its end; empty when the text has no such line.
  [[nodiscard]] std::string_view line(std::uint32_t number);

 private:
  std::string_view text_;
  std::uint32_t first_line_;
  std::uint32_t at_line_;
  std::size_t at_ = 0;
};

}  // namespace dogeref::render
