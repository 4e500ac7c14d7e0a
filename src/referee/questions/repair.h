#pragma once
// The likeliest thing meant by a line with an error: the one small repair after which the game fits.

#include <cstdint>
#include <memory>
#include <string_view>

#include "referee/judge/judge.h"

namespace dogeref::referee {

/// Looks for repairs of a game's errors. One a thread; keeps its buffers.
class Repairer {
 public:
  /// Lines with errors that are looked at a game, and repairs that are tried a line.
  static constexpr int max_lines = 20;
  static constexpr int max_trials = 600;
  /// Lines judged a game to see whether what follows a repair still fits.
  static constexpr std::size_t max_work = 400'000;

  Repairer(Shelf& shelf, const JudgeOptions& options);
  ~Repairer();
  Repairer(const Repairer&) = delete;
  Repairer& operator=(const Repairer&) = delete;

  /// Adds to the first error of each line, when exactly one small repair makes the line legal and brings no error
  /// elsewhere, its edits (`Finding::fix`) and a line of help. Two ways to write the same action are one repair. The
  /// verdict is that of the text. Costs nothing for a game without errors.
  void repair(std::string_view game_text, std::uint32_t first_line, Verdict& verdict);
  /// What the last repair took, in lines judged.
  [[nodiscard]] std::size_t lines_judged() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace dogeref::referee
