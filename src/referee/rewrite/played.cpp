#include "referee/rewrite/played.h"

#include <memory>
#include <optional>
#include <string_view>

#include "referee/record/record.h"
#include "referee/record/undo.h"
#include "referee/rewrite/line_writer.h"

namespace dogeref::referee {
namespace {

/// Behind the name and its colon, before the claim.
std::string_view deed_in(std::string_view line) {
  line = line.substr(0, line.find("=>"));
  const std::size_t colon = line.find(':');
  return trimmed(colon == std::string_view::npos ? line : line.substr(colon + 1));
}

}  // namespace

std::vector<Action> actions_of(const Scene& scene) {
  std::vector<Action> actions;
  if (scene.ruleset == nullptr) return actions;
  const std::unique_ptr<rules::Spellings> words = scene.ruleset->spellings("en");
  std::vector<std::string_view> names;
  for (const PlayerName& player : scene.players) names.emplace_back(player.written);
  const Desk desk{*scene.ruleset, *scene.words, scene.players, {*words, names}};
  auto gain = scene.gains.begin();
  for (const PlayedLine& played : scene.played) {
    const std::optional<std::string> written = written_line(desk, played.raw);
    const std::string what(written ? deed_in(*written) : deed_in(played.raw.text));
    Action& action = actions.emplace_back(
        Action{played.raw.number, played.round, played.number, played.seat, what, played.raw.is_repaired, {}});
    while (gain != scene.gains.end() && gain->line < action.line) ++gain;
    for (; gain != scene.gains.end() && gain->line == action.line; ++gain)
      action.changes[gain->seat][gain->track] += gain->amount;
  }
  return actions;
}

}  // namespace dogeref::referee
