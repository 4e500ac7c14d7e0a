#pragma once
// How games are judged.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dogeref::referee {

enum class OnIllegal : std::uint8_t { apply, skip, stop };

struct JudgeOptions {
  OnIllegal on_illegal = OnIllegal::apply;
  std::optional<std::string> edition = {};                ///< overrides the log's
  std::optional<std::vector<std::string>> variants = {};  ///< overrides the log's
  std::vector<std::string> ignore = {};                   ///< codes left out
  int max_errors = 100;                                   ///< findings kept a game; the rest is counted
  bool want_details = true;                               ///< what costs a search: nearest words and the like
  bool want_gains = false;                                ///< tell every change of a track, see `Scene::gains`
};

}  // namespace dogeref::referee
