#include "games/doge_ship/data/shapes.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "rules/shape/check.h"
#include "rules/tree/yaml.h"

namespace dogeref::rules {

namespace {

std::vector<std::string> overlay_faults(std::string_view text) {
  FaultList faults;
  const auto root = read_yaml(text, faults.add_file("v.yaml"), faults);
  Checking how;
  how.overlay = true;
  if (root) check(*root, overlay_shape(dogeref::doge_ship::shapes(), "variant"), how, faults);
  std::vector<std::string> out;
  for (const Fault& fault : faults.take()) out.push_back(formatted(fault));
  return out;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("every key of a variant may stand alone or be removed") {
  for (const char* const text :
       {"tokens: 6", "reserve: {total: 6}", "tiles: {G05: {vp: 4}, G06: ~}", "end: {rounds: 8, galley_complete: ~}",
        "interpretations: {approvals-supply: 49}", "inspection: {ties: competition}", "start: {gold: 3}",
        "panels: {red: {spaces: {6: {replace: ~, gain: {ducats: 3}}}}}", "extends: other", "words: {L: {en: [low]}}"}) {
    CAPTURE(text);
    CHECK(overlay_faults(text) == Lines());
  }
}

TEST_CASE("a variant's mistakes are told with the nearest key or the range") {
  CHECK(overlay_faults("tokns: 6") == Lines{"v.yaml:1:1: unknown key 'tokns'; did you mean tokens?"});
  CHECK(overlay_faults("tokens: 0") == Lines{"v.yaml:1:9: tokens: found 0, needed a whole number from 1 to 30"});
  CHECK(overlay_faults("tiles: {G05: {vpp: 4}}") ==
        Lines{"v.yaml:1:15: tiles.G05: unknown key 'vpp'; did you mean vp?"});
  CHECK(overlay_faults("tiles: {G05: {vp: 4000}}") ==
        Lines{"v.yaml:1:19: tiles.G05.vp: found 4000, needed a whole number from -999 to 999"});
  CHECK(overlay_faults("interpretations: {last-part: later}") ==
        Lines{"v.yaml:1:30: interpretations.last-part: found 'later', needed one of these: immediate, finish-action, "
              "finish-round"});
  CHECK(overlay_faults("panels: {red: {spaces: {3: {construct: {some: [galley]}}}}}") ==
        Lines{"v.yaml:1:41: panels.red.spaces.3.construct: unknown key 'some'; known here: any, all"});
}

}  // namespace dogeref::rules
