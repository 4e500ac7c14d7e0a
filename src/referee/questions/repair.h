#pragma once
// The likeliest thing meant by a line with an error: the one small repair after which the game fits.

#include <cstdint>
#include <string_view>

#include "referee/judge/judge.h"

namespace dogeref::referee {

/// Looks for what was likely meant by lines at fault. One a thread; keeps its buffers.
class Repairer {
 public:
  Repairer(Shelf& shelf, JudgeOptions options);

  /// Judges the game again and adds, to the first error of each line, the one small repair that the rest of the record
  /// confirms: its edits (`Finding::fix`) and a line of help. Costs nothing for a game without errors.
  void repair(std::string_view game_text, std::uint32_t first_line, Verdict& verdict);
  /// What the last repair took, in lines judged.
  [[nodiscard]] std::size_t lines_judged() const { return judge_.lines_judged(); }

 private:
  Judge judge_;
};

}  // namespace dogeref::referee
