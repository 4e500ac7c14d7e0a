#include "referee/game/code_name.h"

#include "referee/game/codes.h"
#include "referee/game/game.h"

namespace dogeref::referee {

std::string_view code_name(const Verdict& verdict, findings::Code code) {
  return verdict.ruleset != nullptr ? verdict.ruleset->vocabulary().code_name(code) : frame_codes[code];
}

}  // namespace dogeref::referee
