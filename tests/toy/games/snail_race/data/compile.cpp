#include "games/snail_race/data/compile.h"

#include "games/snail_race/model/codes.h"
#include "rules/tree/path.h"
#include "rules/tree/values.h"

namespace dogeref::snail_race {
namespace {

void name_things(referee::Vocabulary& words) {
  words.codes.assign(referee::frame_codes.begin(), referee::frame_codes.end());
  words.codes.insert(words.codes.end(), game_codes.begin(), game_codes.end());
  words.tracks = {"points", "steps"};
  words.forms = {"rain"};
  words.columns = {{"points"}, {"steps"}};
}

}  // namespace

text::Result<Rules, rules::Faults> compile(const rules::Compiled& compiled) {
  const auto number = [&](const char* path) { return rules::integer_of(rules::find_path(compiled.data, path), 0); };
  Rules rules;
  rules.fingerprint = compiled.fingerprint;
  name_things(rules.vocabulary);
  rules.vocabulary.min_players = number("players.min");
  rules.vocabulary.max_players = number("players.max");
  rules.goal = number("goal");
  rules.rain = number("rain");
  rules.prize = number("prize");
  rules.leaf = number("leaf");
  rules::Faults faults;
  for (const rules::Member& square : rules::members_of(compiled.data.find("leaves"))) {
    const rules::Origin& at = square.value.origin;
    rules.leaves.push_back(static_cast<int>(square.value.integer));
    const std::string file = at.file < compiled.files.size() ? compiled.files[at.file] : "";
    if (rules.leaves.back() >= rules.goal)
      faults.push_back({file, at.line, at.column, "a leaf must lie before the goal"});
  }
  rules.exact = rules::text_of(rules::find_path(compiled.data, "interpretations.past-goal")) == "forbidden";
  if (!faults.empty()) return text::Failure{std::move(faults)};
  return rules;
}

}  // namespace dogeref::snail_race
