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
  int readings = 16;                                      ///< kept side by side; 1: the literal record alone
  int max_errors = 100;                                   ///< findings kept a game; the rest is counted
  bool want_details = true;                               ///< what costs a search: nearest words and the like
  bool want_proposals = false;                            ///< look for what was likely meant by each line at fault
  bool want_certain = false;                              ///< say which proposals are certain
  bool clean_path = true;                                 ///< off: every line goes the general way, for comparison
  bool want_gains = false;                                ///< tell every change of a track, see `Scene::gains`
};

/// For trials: the literal record, and nobody sees what they find.
[[nodiscard]] inline JudgeOptions unheard(JudgeOptions options) {
  options.readings = 1;
  options.want_details = options.want_gains = options.want_proposals = options.want_certain = false;
  options.max_errors = 0;
  return options;
}

}  // namespace dogeref::referee
