#pragma once
// The places in which the frame looks words up, and what it finds there. Games count their own on from here.

#include <array>
#include <string_view>

#include "rules/texts/words.h"

namespace dogeref::referee {

enum FrameCategory : rules::Words::Category {
  track_word,   ///< after a number: index of a track
  form_word,    ///< first word of a line: a `FrameForm`, or `first_game_form` + index of a game's form
  allow_word,   ///< after `ruling`: 0
  end_word,     ///< after `ruling`: 0
  header_word,  ///< a key of the header, which is no name: index in `header_slots`
  first_game_category,
};

/// The keys of a header, as slots of the lexicons.
inline constexpr std::array<std::string_view, 13> header_slots = {"game",    "edition",  "variant", "language", "rules",
                                                                  "players", "event",    "site",    "date",     "stage",
                                                                  "table",   "recorder", "note"};

enum FrameForm { check_form, result_form, undo_form, ruling_form, first_game_form = 8 };

}  // namespace dogeref::referee
