// Positions written down and read again.

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

#include "games/last_doge/shelf.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_writer.h"

using namespace dogeref;
using last_doge::logs;
using last_doge::ruleset;
using last_doge::shelf;
using last_doge::slurp;
using last_doge::told;

namespace {

std::string yaml_of(const referee::Scene& scene, const referee::Position& position, bool whole) {
  return rules::yaml_block(scene.ruleset->save(position, scene.players, whole), 100);
}

/// What goes wrong when a position is written down and read again; empty when nothing does.
std::string fault_of_round_trip(const referee::Scene& scene, bool whole, referee::Position& loaded) {
  const std::string yaml = yaml_of(scene, *scene.position, whole);
  rules::FaultList faults;
  const auto tree = rules::read_yaml(yaml, faults.add_file("given.yaml"), faults);
  if (tree && scene.ruleset->load(*tree, scene.players, loaded, faults)) {
    if (scene.ruleset->same(*scene.position, loaded)) return {};
    return "another position: " + yaml_of(scene, *scene.position, true) + "\nloaded: " + yaml_of(scene, loaded, true);
  }
  std::string all = yaml + "\n";
  for (const rules::Fault& fault : faults.take()) all += rules::formatted(fault) + "\n";
  return all;
}

/// Where each line of a log begins, and the end.
std::vector<std::size_t> beginnings(const std::string& log) {
  std::vector<std::size_t> found = {0};
  for (std::size_t at = 0; at < log.size(); ++at) {
    if (log[at] == '\n') found.push_back(at + 1);
  }
  return found;
}

/// Judges what is left of a log from the position and from the one loaded; both verdicts must be the same.
void check_rest(const referee::Scene& scene, const referee::Position& loaded, std::string_view rest,
                std::uint32_t line) {
  referee::Scene other = scene;
  other.position = &loaded;
  referee::Judge one(shelf(), {});
  referee::Judge two(shelf(), {});
  CHECK(told(one.play_on(scene, rest, line), scene.ruleset->vocabulary()) ==
        told(two.play_on(other, rest, line), scene.ruleset->vocabulary()));
}

/// Positions tried: after every line of a log.
int round_trips(const std::string& log, const std::vector<std::string>& variants = {}) {
  referee::JudgeOptions options;
  if (!variants.empty()) options.variants = variants;
  referee::Judge judge(shelf(), options);
  const std::vector<std::size_t> lines = beginnings(log);
  int trips = 0;
  for (std::uint32_t line = 1; line < lines.size(); ++line) {
    (void)judge.judge_until(log, 1, line);
    const referee::Scene scene = judge.scene();
    if (scene.ruleset == nullptr) return trips;
    CAPTURE(line);
    ++trips;
    for (const bool whole : {false, true}) {
      referee::Position loaded;
      const std::string fault = fault_of_round_trip(scene, whole, loaded);
      CHECK_MESSAGE(fault.empty(), fault);
      if (!fault.empty()) return trips;
      if (!whole) check_rest(scene, loaded, std::string_view(log).substr(lines[line]), line + 1);
    }
  }
  return trips;
}

/// A position of Anna and Marco loaded from YAML, written down again as short as it can be; else the faults.
std::string loaded(std::string_view yaml) {
  rules::FaultList faults;
  const auto tree = rules::read_yaml(yaml, faults.add_file("given.yaml"), faults);
  std::vector<referee::PlayerName> players = {{"Anna", "anna", {}, {}, -1}, {"Marco", "marco", {}, {}, -1}};
  referee::Position position;
  if (tree && ruleset().load(*tree, players, position, faults)) {
    return rules::yaml_flow(ruleset().save(position, players, false));
  }
  std::string all;
  for (const rules::Fault& fault : faults.take()) all += (all.empty() ? "" : "\n") + rules::formatted(fault);
  return all;
}

}  // namespace

TEST_CASE("law 5: what was saved loads as the same position and plays on alike, after every line of every stored log") {
  int trips = 0;
  for (const char* folder : {"games", "errors", "languages", "single-faults"}) {
    for (const std::filesystem::path& path : logs(folder)) {
      CAPTURE(path.string());
      trips += round_trips(slurp(path));
    }
  }
  CHECK(trips > 1000);
}

TEST_CASE("so does a position that only a variant knows") {
  CHECK(round_trips(slurp(DOGEREF_SOURCE_DIR "/fixtures/last-doge/games/lagune-1.log"), {"calm-ambush"}) > 30);
}

TEST_CASE("a task line written twice is one fault behind a loaded position too") {
  const std::string log = slurp(DOGEREF_SOURCE_DIR "/fixtures/last-doge/games/lagune-1.log");
  const std::string task = "A: draw C22 C20\n";
  const std::size_t at = log.find(task) + task.size();
  CHECK(round_trips(log.substr(0, at) + task + log.substr(at)) > 30);
  CHECK(loaded("turn: {of: Anna, task: true, task_text: x}\n") == "given.yaml:1:41: needs a hexadecimal number");
}

TEST_CASE("positions after different lines are not the same") {
  const std::string log = slurp(DOGEREF_SOURCE_DIR "/fixtures/last-doge/games/lagune-1.log");
  referee::Judge one(shelf(), {});
  referee::Judge other(shelf(), {});
  (void)one.judge_until(log, 1, 20);
  for (std::uint32_t line = 21; line <= 30; ++line) {
    CAPTURE(line);
    (void)other.judge_until(log, 1, line);
    CHECK_FALSE(ruleset().same(*one.scene().position, *other.scene().position));
  }
  (void)other.judge_until(log, 1, 20);
  CHECK(ruleset().same(*one.scene().position, *other.scene().position));
}

TEST_CASE("what a position leaves out is as at the start, or follows from the rest") {
  CHECK(loaded("{}") == "{order: [Anna, Marco], due: Anna}");
  CHECK(loaded("city: [C3, c2, D2]\nmap: {D2: t3a, C2: 5}\nopen: [D2]\npawns: {anna: C2}\nmarket: [f7, F11, F20]\n"
               "players: {Anna: {tribe: archivisti, trophies: 1, hand: [C02, c09, \"?\", \"?\"], artefacts: [F03], "
               "guessed: false}, Marco: {tribe: seress}}\nphase: turns\ndue: Marco\n") ==
        "{order: [Anna, Marco], city: [C3, C2, D2], map: {C2: 5, D2: T3a}, open: [D2], pawns: {Anna: C2}, "
        "market: [F07, F11, F20], players: {Anna: {tribe: archivisti, trophies: 1, hand: [C02, C09, \"?\", \"?\"], "
        "artefacts: [F03]}, Marco: {tribe: seress}}, phase: turns, due: Marco}");
  CHECK(loaded("trigger: treasure\nturn: {of: Anna, over: true}\nescape: {Anna: 5}\n") ==
        "{order: [Anna, Marco], phase: escape, turn: {of: Anna, over: true}, trigger: {reason: treasure, by: Anna}, "
        "escape: {Anna: 5}, due: Marco}");
}

TEST_CASE("a cell may be told as a tile, a district, or a list of either") {
  CHECK(loaded("city: [C3, C2]\nmap: {C2: [2, 3, 4, 5, 6]}\n") ==
        "{order: [Anna, Marco], city: [C3, C2], map: {C2: [2, 3, 4, 5, 6]}, due: Anna}");
  CHECK(loaded("city: [C3, C2, C1]\nmap: {C2: [T2a, 3]}\nsame: [[C3, C1]]\ntold: {C2: 12}\n") ==
        "{order: [Anna, Marco], city: [C3, C2, C1], map: {C2: [3, T2a]}, told: {C2: 12}, same: [[C3, C1]], due: Anna}");
}

TEST_CASE("a position that cannot be is told with its place") {
  CHECK(loaded("citi: [C3]\n") == "given.yaml:1:1: unknown key 'citi'; did you mean city?");
  CHECK(loaded("city: [C3, C9]\n") == "given.yaml:1:12: the cell C9 touches none named before it");
  CHECK(loaded("city: [C3, C2, C3]\n") == "given.yaml:1:16: the cell C3 is named twice");
  CHECK(loaded("city: [C3, Casa]\n") ==
        "given.yaml:1:12: 'Casa' is not a cell: a cell is a column letter and a row, D5");
  CHECK(loaded("city: [C3, C2]\nopen: [C4]\n") == "given.yaml:2:8: no cell 'C4'");
  CHECK(loaded("city: [C3, C2]\npawns: {Ana: C2}\n") == "given.yaml:2:9: no player 'Ana'; did you mean Anna?");
  CHECK(loaded("city: [C3, C2]\npawns: {Anna: C2, Marco: C2}\n") == "given.yaml:2:15: two pawns are on C2");
  CHECK(loaded("city: [C3, C2]\npawns: {Anna: C3}\n") ==
        "given.yaml:2:15: the treasure lies on C3, where a pawn stands");
  CHECK(loaded("city: [C3, C2]\nmap: {C3: T2a, C2: T2a}\n") ==
        "given.yaml:2:6: tiles cannot lie like this: no assignment of the set's tiles to the cells is left");
  CHECK(loaded("city: [C3]\nmap: {C3: T9z}\n").starts_with("given.yaml:2:11: no tile 'T9z'"));
  CHECK(loaded("city: [C3]\nmap: {C3: 9}\n") == "given.yaml:2:11: no district 9");
  CHECK(loaded("market: [F01, F02, F03, F04]\n") == "given.yaml:1:9: artefacts found face up: 4, needed at most 3");
  CHECK(loaded("market: [F01]\nplayers: {Anna: {artefacts: [F01]}}\n") ==
        "given.yaml:2:30: F01 lies elsewhere already, at given.yaml:1:10");
  CHECK(loaded("players: {Anna: {hand: [C99]}}\n").starts_with("given.yaml:1:25: no card 'C99'"));
  CHECK(loaded("players: {Anna: {hand: [C01, C01, C01, C01]}}\n") ==
        "given.yaml:1:10: copies of C01 found: 4, in the game: 3");
  CHECK(loaded("players: {Anna: {tribe: culte}, Marco: {tribe: culte}}\n") ==
        "given.yaml:1:25: two players have the tribe culte");
  CHECK(loaded("players: {Anna: {tribe: cult}}\n").starts_with("given.yaml:1:25: players.Anna.tribe: "));
  CHECK(loaded("players: {Anna: {out: true, caught: true}}\n") == "given.yaml:1:37: nobody is both out and caught");
  CHECK(loaded("players: {Anna: {used: [moglianis]}}\n") ==
        "given.yaml:1:25: no effect of 'moglianis'; did you mean moglianes?");
  CHECK(loaded("players: {Anna: {used: [C01]}}\n") == "given.yaml:1:25: the effect of 'C01' has no limit");
  CHECK(loaded("escape: {Anna: 9}\n") == "given.yaml:1:16: not a number of the escape: 9");
  CHECK(loaded("escape: {Anna: 7}\n") == "given.yaml:1:16: who has come to the last number is out or caught");
  CHECK(loaded("due: Anna\nplayers: {Anna: {out: true}}\nphase: escape\n") ==
        "given.yaml:1:6: by the order of turns Marco is due");
  CHECK(loaded("answerable: {changes: [{kind: pawn, tag: 1}]}\n") == "given.yaml:1:24: needs the key 'player'");
}

TEST_CASE("what errors of a record left wrong is named, and loads") {
  CHECK(loaded("city: [C3, C9]\nleft_wrong: [city]\n") ==
        "{order: [Anna, Marco], city: [C3, C9], due: Anna, left_wrong: [city]}");
  CHECK(loaded("left_wrong: [city]\n") == "{order: [Anna, Marco], due: Anna}");
}
