#pragma once
// The lines of a text while some of them are mended, and how they differ from what they were.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "findings/finding.h"
#include "render/terminal/paint.h"

namespace dogeref::cli {

class MendedLines {
 public:
  explicit MendedLines(std::string_view text);

  /// Makes edits together. They count the lines as they stand now, from 1; none of them parts a character.
  void apply(std::span<const findings::Edit> edits);
  [[nodiscard]] std::size_t size() const { return lines_.size(); }
  /// Some lines as they stand now, from one up to another, which is excluded.
  [[nodiscard]] std::string text(std::size_t first, std::size_t end) const;
  [[nodiscard]] std::string text() const { return text(1, size() + 1); }
  /// How many lines further down a line stands by edits.
  [[nodiscard]] static std::uint32_t shift(std::span<const findings::Edit> edits, std::uint32_t line);

  /// Lines that were taken away and lines that stand there instead, with three lines around them, as `diff -u` shows
  /// them; control characters are escaped. Empty where all is as it was.
  void append_changes(const render::Paint& paint, std::string& out) const;

 private:
  static constexpr std::size_t added = ~std::size_t{0};

  struct Line {
    std::string text;         ///< with its end
    std::size_t was = added;  ///< which of the lines it was
  };
  [[nodiscard]] bool is_changed(const Line& line) const { return line.was == added || line.text != before_[line.was]; }
  void append_hunk(std::size_t begin, std::size_t end, const render::Paint& paint, std::string& out) const;

  std::vector<std::string> before_;
  std::vector<Line> lines_;
};

}  // namespace dogeref::cli
