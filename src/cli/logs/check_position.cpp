#include "cli/logs/check_position.h"

#include "cli/options/one_game.h"
#include "render/words/page.h"

namespace dogeref::cli {

int check_position(const CheckOptions& options, Console& console) {
  GameOptions game;
  game.log = options.logs.logs.front();
  game.edition = options.edition;
  game.variants = options.variants;
  game.rules = options.rules;
  game.takes_positions = game.hands_on_errors = true;
  const CheckFormat& format = format_of(options);
  if (format.name != "text" && format.name != "json") {
    console.complain("check: a position is printed as text or json");
    return unusable;
  }
  game.rules.for_machines = format.for_machines;
  const render::TextStyle style{render::Paint(wants_color(options.color, console)), options.quiet, told_of(options)};
  return for_each_game(game, "check", console, [&](OneGame& one) -> int {
    if (!one.judge(console, judge_options(options, nullptr))) return unusable;
    const referee::Verdict& verdict = one.verdict();
    const render::Rests rests = format.wants_rests ? render::find_rests(one.library(), verdict) : render::Rests();
    std::string out;
    format.append({one.text().path, one.text().number, one.text().text, one.text().first_line, verdict, rests},
                  one.wording(), style, out);
    console.write(std::string(format.begin) + out);
    const bool bad = verdict.errors > 0 || (options.strict && verdict.warnings > 0);
    return bad && !options.exit_zero ? illegal : ok;
  });
}

}  // namespace dogeref::cli
