#include "referee/questions/repair.h"

#include <utility>

namespace dogeref::referee {
namespace {

JudgeOptions proposing(JudgeOptions options) {
  options.want_proposals = true;
  return options;
}

}  // namespace

Repairer::Repairer(Shelf& shelf, JudgeOptions options) : judge_(shelf, proposing(std::move(options))) {}

void Repairer::repair(std::string_view game_text, std::uint32_t first_line, Verdict& verdict) {
  if (verdict.errors > 0 && verdict.ruleset != nullptr) verdict = judge_.judge(game_text, first_line);
}

}  // namespace dogeref::referee
