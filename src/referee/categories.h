#pragma once
// The places in which the frame looks words up, and what it finds there. Games count their own on from here.

#include "rules/words.h"

namespace dogeref::referee {

enum FrameCategory : rules::Words::Category {
  track_word,  ///< after a number: index of a track
  form_word,   ///< first word of a line: a `FrameForm`, or `first_game_form` + index of a game's form
  allow_word,  ///< after `ruling`: 0
  end_word,    ///< after `ruling`: 0
  first_game_category,
};

enum FrameForm { check_form, result_form, undo_form, ruling_form, first_game_form = 8 };

}  // namespace dogeref::referee
