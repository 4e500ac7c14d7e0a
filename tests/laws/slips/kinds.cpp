#include "laws/joined.h"
#include "laws/slips/slip.h"

namespace dogeref::laws::slips {

std::vector<Kind> kinds_of(std::string_view game) {
  std::vector<Kind> all;
  for (auto* const of : {punctuation_kinds, letter_kinds, name_kinds, line_kinds, undo_kinds, claim_kinds, habit_kinds,
                         oddity_kinds, laws_of(game).slips->kinds}) {
    for (const Kind& kind : of()) all.push_back(kind);
  }
  return all;
}

}  // namespace dogeref::laws::slips
