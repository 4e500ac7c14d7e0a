#pragma once
// What single phrases of a player's line mean, as the ordinary reader has it: a space, a step that names a tile by its
// id, a tile, a word between tiles. For lines that are read phrase by phrase.

#include <cstdint>
#include <string_view>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"
#include "referee/game/phrases.h"

namespace dogeref::doge_ship {

/// Where in the line a phrase stands; the frame's own places come behind.
enum PhrasePlace : std::uint8_t { opening_phrase = 1, step_phrase, word_phrase, die_phrase };

struct Phrase {
  enum class Kind : std::uint8_t {
    none,     ///< not plain: the ordinary reader has to see it where it stands
    discard,  ///< opens the line
    space,    ///< opens the line: a space that there is
    step,     ///< a whole step, but for what is drawn
    bonus,    ///< the first word says that the step is of the bonus
    tile,     ///< by its id
    link,     ///< a word between tiles
  };
  Kind kind = Kind::none;
  StepKind step = StepKind::pass;
  std::int16_t which = -1;  ///< the space, the tile, or the LinkWord
};

[[nodiscard]] inline referee::Phrases::Meaning packed(const Phrase& phrase) {
  return static_cast<std::uint64_t>(phrase.kind) | static_cast<std::uint64_t>(phrase.step) << 8U |
         std::uint64_t{static_cast<std::uint16_t>(phrase.which)} << 16U;
}
[[nodiscard]] inline Phrase unpacked(referee::Phrases::Meaning meaning) {
  return {static_cast<Phrase::Kind>(meaning & 0xffU), static_cast<StepKind>(meaning >> 8U & 0xffU),
          static_cast<std::int16_t>(meaning >> 16U & 0xffffU)};
}

/// Reads a phrase with the words of the line. Nothing is judged, and no position looked at.
[[nodiscard]] Phrase read_phrase(const Play& play, std::string_view text, PhrasePlace place);

}  // namespace dogeref::doge_ship
