#pragma once
// The referee's line loop: one game written down in, one verdict out.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/game.h"
#include "referee/verdict.h"

namespace dogeref::referee {

enum class OnIllegal : std::uint8_t { apply, skip, stop };

struct JudgeOptions {
  OnIllegal on_illegal = OnIllegal::apply;
  std::optional<std::string> edition = {};                ///< overrides the log's
  std::optional<std::vector<std::string>> variants = {};  ///< overrides the log's
  std::vector<std::string> ignore = {};                   ///< codes left out
  int max_errors = 100;                                   ///< findings kept a game; the rest is counted
  bool want_details = true;                               ///< what costs a search: nearest words and the like
  bool want_gains = false;                                ///< tell every change of a track, see `Scene::gains`
};

/// A game as far as it was judged last: what shows it, lists its moves or plays on needs.
struct Scene {
  const Ruleset* ruleset = nullptr;  ///< nullptr: the game was unreadable, and the rest is empty
  const Position* position = nullptr;
  std::span<const PlayerName> players;
  const rules::Words* words = nullptr;
  std::span<const findings::Gain> gains = {};  ///< in the order of the record, when they were wanted
  const Ending* end = nullptr;                 ///< how the game ended, if it did
};

/// Judges games one after the other; keeps its buffers between them. One a thread.
class Judge {
 public:
  Judge(Shelf& shelf, JudgeOptions options);
  ~Judge();
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;

  /// Judges one game: its text from the line `game:` (or the first line of the file) to the line before the next
  /// game's, without BOM; `first_line` is the number of its first line in the file. The verdict is good until the next
  /// call.
  [[nodiscard]] const Verdict& judge(std::string_view game_text, std::uint32_t first_line);
  /// The same as if nothing were written after the line `last_line` of the file, and the record went on: nothing is
  /// closed or missed at its end. A line before the game's body gives the start of the game.
  [[nodiscard]] const Verdict& judge_until(std::string_view game_text, std::uint32_t first_line,
                                           std::uint32_t last_line);
  /// Judges further lines from a scene on (of another judge), as if they stood there and the record went on after them.
  /// With `draws_as_kinds` draws may be named as `legal` lists them.
  [[nodiscard]] const Verdict& play_on(const Scene& scene, std::string_view lines, std::uint32_t first_line,
                                       bool draws_as_kinds = false);
  /// The game judged last, good until the next call.
  [[nodiscard]] Scene scene() const;
  /// The verdict for a file without a game (`no-game`), for one that is no text, or for a game past the limits.
  [[nodiscard]] const Verdict& refuse(findings::Finding finding, std::uint32_t first_line);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace dogeref::referee
