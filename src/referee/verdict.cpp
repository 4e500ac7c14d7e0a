#include "referee/verdict.h"

#include "referee/codes.h"
#include "referee/game.h"

namespace dogeref::referee {

std::string_view code_name(const Verdict& verdict, findings::Code code) {
  return verdict.ruleset != nullptr ? verdict.ruleset->vocabulary().code_name(code) : frame_codes[code];
}

}  // namespace dogeref::referee
