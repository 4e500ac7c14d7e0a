#include "laws/slips/slip.h"

namespace dogeref::laws::slips {

std::vector<Kind> kinds_of(std::string_view game) {
  std::vector<std::vector<Kind> (*)()> groups = {punctuation_kinds, letter_kinds, name_kinds,  line_kinds,
                                                 undo_kinds,        claim_kinds,  habit_kinds, oddity_kinds};
  if (game == "doge-ship") {
    for (auto* const of : {doge_ship_round_kinds, doge_ship_action_kinds, doge_ship_word_kinds, doge_ship_oddity_kinds})
      groups.push_back(of);
  } else {
    for (auto* const of :
         {last_doge_search_kinds, last_doge_escape_kinds, last_doge_word_kinds, last_doge_oddity_kinds})
      groups.push_back(of);
  }
  std::vector<Kind> all;
  for (auto* const of : groups) {
    for (const Kind& kind : of()) all.push_back(kind);
  }
  return all;
}

}  // namespace dogeref::laws::slips
