#pragma once
// The referee's line loop: one game written down in, one verdict out.

#include <cstdint>
#include <memory>
#include <string_view>

#include "referee/game/game.h"
#include "referee/game/verdict.h"
#include "referee/judge/options.h"
#include "referee/judge/scene.h"

namespace dogeref::referee {

class JudgeState;

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
  /// Lines judged to find the cheapest explanation of the game judged last.
  [[nodiscard]] std::size_t lines_judged() const;
  /// Of the players' lines of the game judged last those that went the clean path.
  [[nodiscard]] std::size_t clean_lines() const;
  /// The verdict for a file without a game (`no-game`), for one that is no text, or for a game past the limits.
  [[nodiscard]] const Verdict& refuse(findings::Finding finding, std::uint32_t first_line);

 private:
  std::unique_ptr<JudgeState> state_;
};

}  // namespace dogeref::referee
