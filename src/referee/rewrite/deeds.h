#pragma once
// What was done in a game, whoever wrote it down and in which words.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "referee/judge/judge.h"

namespace dogeref::referee {

/// Reads games one after the other; keeps the words of the rules it has seen last, which must outlive it. One a thread.
class DeedReader {
 public:
  explicit DeedReader(const Shelf& shelf) : shelf_(shelf) {}

  /// The game, what its own header says of its beginning, and its lines in canonical spelling, with seats for names:
  /// the same for two records of one game, whatever their language, players' names, remarks, claims and checks. A line
  /// that cannot be read is as it was written. Empty when nothing was done. The scene is that of the game, judged
  /// before.
  [[nodiscard]] std::string deeds_of(const Scene& scene, std::string_view game, std::string_view game_text,
                                     std::uint32_t first_line);

 private:
  const Shelf& shelf_;
  const Ruleset* known_ = nullptr;
  std::unique_ptr<rules::Spellings> slots_;  ///< of these rules
};

}  // namespace dogeref::referee
