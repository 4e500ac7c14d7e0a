#pragma once
// Suites of unit tests to try `dogeref test` with.

#include <string>
#include <string_view>

#include "support/program.h"

namespace dogeref::tests {

/// The example of the rules-data page, with its variant written into it.
inline constexpr std::string_view six_tokens = R"(kind: suite
suite: Six tokens
rules: {game: doge-ship, edition: en}
overlay:
  tokens: 6
  reserve: {total: 6}
  tiles: {G05: {vp: 4}, G06: ~}
  panels: {red: {spaces: {6: {replace: ~, gain: {ducats: 3}}}}}
cases:
  - name: a sixth action is legal
    given:
      order: [Anna, Marco]
      round: 3
      dice: {red: 4, green: 2, white: 6}
      doge: {open: [D07, D02]}
      taken: {red 5: Marco}
      players: {Anna: {ducats: 1, tokens: 1, reserve: [G05], stack: [B10], approvals: 2, vp: 7}}
      galley: {L: [G01], U: []}
      decks: {L1: [[G02, G03], [G04]]}
      due: Anna
    log: |
      Anna: red 3, build G05
    expect:
      errors: []
      state: {players: {Anna: {vp: 14, ducats: 2, approvals: 4, tokens: 0}}, galley: {L: [G01, G05]}}
  - name: red 6 pays
    given:
      order: [Anna, Marco]
      round: 3
      dice: {red: 4, green: 2, white: 6}
      doge: {open: [D07, D02]}
      taken: {red 5: Marco}
      players: {Anna: {ducats: 2}}
    legal:
      includes: ["Anna: red 6"]
      excludes: ["Anna: red 5, buy G05", {action: "Anna: red 5", code: space-occupied}]
)";

inline std::string suite_of(std::string_view cases) {
  return "kind: suite\nsuite: Of a test\nrules: {game: doge-ship}\ncases:\n" + std::string(cases);
}

inline constexpr std::string_view start =
    "given: {order: [Anna, Marco], round: 1, dice: {red: 4, green: 2, white: 6}, doge: {open: [D07]}}";

/// A suite of one case that begins in round 1.
inline std::string one_case(std::string_view rest) {
  return suite_of("  - name: one\n    " + std::string(start) + '\n' + std::string(rest));
}

inline Ran test_text(std::string_view suite, const std::string& options = {}) {
  const Scratch scratch;
  const std::string path = scratch.file("a.test.yaml", suite);
  return shell("dogeref test " + options + " " + path);
}

}  // namespace dogeref::tests
