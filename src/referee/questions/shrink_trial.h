#pragma once
// A game on its way to its shortest form, and the trial whether a shorter one still gives the finding. Private to
// shrink*.cpp.

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/judge/judge.h"

namespace dogeref::referee {

/// A line that may get shorter.
struct ShrunkLine {
  std::string text;
  std::uint32_t original = 0;  ///< its number in the game as it was given
};

using ShrunkLines = std::vector<ShrunkLine>;

class ShrinkTrial {
 public:
  /// Judges no more lines than this in all: some seconds.
  static constexpr std::size_t max_work = 4'000'000;

  ShrinkTrial(Shelf& shelf, JudgeOptions options);

  /// Judges the game as it was given and notes what was wrong with it. False when the finding is not there.
  [[nodiscard]] bool start(std::string_view game_text, std::uint32_t first_line, std::string_view code,
                           std::uint32_t line);

  [[nodiscard]] const ShrunkLines& lines() const { return lines_; }
  [[nodiscard]] std::uint32_t target() const { return target_; }
  [[nodiscard]] bool exhausted() const { return work_ >= max_work; }
  [[nodiscard]] std::string text() const { return joined(lines_); }

  /// Takes the lines when they still give the finding and nothing new. An error that is new on a line without a colon
  /// may be mended by leaving out the part between commas that it stands on.
  bool attempt(ShrunkLines lines, bool mend = false);
  /// The same with lines `begin` to `end` left out.
  bool attempt_without(std::size_t begin, std::size_t end);

  /// The players of the game as it is now.
  [[nodiscard]] std::span<const PlayerName> players();

 private:
  enum class Result : std::uint8_t { good, bad };
  [[nodiscard]] std::string joined(const ShrunkLines& lines) const;
  const Verdict& judge(const ShrunkLines& lines);
  [[nodiscard]] bool is_target(const findings::Finding& finding, const ShrunkLines& lines) const;
  /// The first error that the game had not; nullptr when there is none.
  [[nodiscard]] const findings::Finding* news(const Verdict& verdict, const ShrunkLines& lines) const;
  [[nodiscard]] bool holds_target(const Verdict& verdict, const ShrunkLines& lines) const;

  Judge judge_;
  ShrunkLines lines_;
  std::string code_;
  std::uint32_t target_ = 0;
  std::set<std::pair<std::uint32_t, std::string>> known_;  ///< errors of the game: original line and code
  std::size_t work_ = 0;
};

/// Where the parts of a line between commas begin and end, outside quotes, braces and parentheses; the first begins
/// behind the colon, or behind the first word.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> parts_of(std::string_view line);
/// A line without one of these parts and its comma; empty when it is the only one.
[[nodiscard]] std::string without_part(std::string_view line, std::size_t part);

}  // namespace dogeref::referee
