#include "games/snail_race/chapters/rain.h"

#include "games/snail_race/notation/words.h"
#include "kit/index.h"

namespace dogeref::snail_race {

void begin_round(const Play& play) {
  const auto rain = read_rain(play.rules, play.line, play.report);
  const int due = play.laps.due();
  if (rain && due >= 0) play.find(GameCode::round_not_over, rain->part, {{"player", {findings::seat(due)}}});
  play.state.rain = static_cast<std::uint8_t>(rain ? rain->steps : 0);
  play.state.round = static_cast<std::uint16_t>(play.state.round + 1);
  play.state.perhaps_over = false;
  play.state.order_is_unproven = false;
  referee::Lap lap;
  for (int seat = 0; seat < play.state.players; ++seat) {
    lap.order[kit::index(seat)] = static_cast<std::int8_t>(seat);
    lap.tokens[kit::index(seat)] = 1;
  }
  play.laps.start(lap, play.state.players);
}

}  // namespace dogeref::snail_race
