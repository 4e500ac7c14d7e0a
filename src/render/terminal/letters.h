#pragma once
// Tables of letters in colour: cells are padded by what a terminal shows of them.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "render/terminal/paint.h"

namespace dogeref::render {

/// A text that may have a colour. Control characters are escaped when it is made.
struct Word {
  std::string text;
  std::optional<Ink> ink;
  char after = ',';  ///< what parts it from the next one in a list

  Word(std::string_view words = {}, std::optional<Ink> colour = {});  // NOLINT: implicit by design
};

/// The ink of a colour's name, as far as a terminal has one.
[[nodiscard]] std::optional<Ink> ink_of(std::string_view colour);

/// At most `width` columns of a text; what is cut off is shown by `…`.
[[nodiscard]] std::string clipped(std::string_view text, std::size_t width);

enum class Side : bool { left, right };

/// Appends a word and spaces up to `width` columns, the spaces in front with `Side::right`.
void append_padded(const Word& word, std::size_t width, Side side, const Paint& paint, std::string& out);

/// Appends a list of words, each with what parts it from the next, a line's rest below each other behind `indent`
/// columns.
void append_wrapped(std::string_view heading, const std::vector<Word>& words, std::size_t indent, const Paint& paint,
                    std::string& out);

/// The line just written has no spaces at its end.
void end_line(std::string& out);

}  // namespace dogeref::render
