#include "render/verdict/actions.h"

#include <nlohmann/json.hpp>

#include "kit/index.h"
#include "referee/game/game.h"
#include "render/words/json_text.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;

Json tracks_json(const referee::Verdict& verdict, const std::map<int, std::int32_t>& changes) {
  Json json = Json::object();
  for (const auto& [track, amount] : changes) {
    if (amount != 0) json[verdict.ruleset->vocabulary().tracks[kit::index(track)]] = amount;
  }
  return json;
}

Json action_json(std::string_view file, const referee::Verdict& verdict, const referee::Action& action) {
  Json json = {{"schema", actions_schema}, {"file", file},          {"game_line", verdict.line}, {"game", verdict.game},
               {"line", action.line},      {"round", action.round}, {"number", action.number}};
  json["player"] = action.seat < 0 ? Json(nullptr) : Json(verdict.players[kit::index(action.seat)]);
  json["what"] = action.what;
  if (action.is_read_otherwise) json["read_otherwise"] = true;
  json["gains"] = Json::object();
  Json others = Json::object();
  for (const auto& [seat, changes] : action.changes) {
    Json tracks = tracks_json(verdict, changes);
    if (seat == action.seat) {
      json["gains"] = std::move(tracks);
    } else if (!tracks.empty()) {
      others[verdict.players[kit::index(seat)]] = std::move(tracks);
    }
  }
  if (!others.empty()) json["others"] = std::move(others);
  return json;
}

}  // namespace

void append_actions_json(std::string_view file, const referee::Verdict& verdict,
                         std::span<const referee::Action> actions, std::string& out) {
  for (const referee::Action& action : actions) out += json_line(action_json(file, verdict, action));
}

}  // namespace dogeref::render
