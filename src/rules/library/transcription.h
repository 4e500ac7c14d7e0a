#pragma once
// Files into which people transcribe their own copy of a game.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/library/library.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault.h"
#include "text/result.h"

namespace dogeref::rules {

/// The source of values that nobody saw in print.
inline constexpr std::string_view reconstructed = "reconstructed";

/// A file of a folder to be made.
struct Transcription {
  std::string name;  ///< within the game's folder: "tiles/roof.yaml", "schema/panels.json"
  std::string text;
  std::size_t values = 0;  ///< that are printed on the game's parts
  std::size_t open = 0;    ///< of these the reconstructed ones
};

/// The values of a file that are printed on the game's parts, and how many of them are marked reconstructed.
struct Marks {
  std::size_t values = 0;
  std::size_t open = 0;
  std::uint32_t first_line = 0;  ///< of the first that is marked; 0: none is
};

/// Of the text of a file; all 0 when it cannot be read.
[[nodiscard]] Marks marks_of(const std::string& text);

/// The files of everything that is printed on the parts of a game, each with its values as the library has them, what
/// to do with them, and a line that tells editors its schema; then the schemas. All are as the library takes them, and
/// give the same rules as before. Faults: the game's `guide.yaml` or one of its files cannot be used.
[[nodiscard]] text::Result<std::vector<Transcription>, Faults> transcriptions(const Library& library,
                                                                              const GameShapes& game);

}  // namespace dogeref::rules
