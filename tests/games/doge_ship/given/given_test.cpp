// Positions written down and read again.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "games/doge_ship/table.h"
#include "referee/game/given.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_writer.h"

using dogeref::doge_ship::House;
using dogeref::doge_ship::shelf_of;
using namespace dogeref;

namespace {

std::string slurp(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string yaml_of(const referee::Scene& scene, const referee::Position& position, bool whole) {
  return rules::yaml_block(scene.ruleset->save(position, scene.players, whole), 100);
}

/// What goes wrong when a position is written down and read again; empty when nothing does.
std::string fault_of_round_trip(const referee::Scene& scene, bool whole) {
  const std::string yaml = yaml_of(scene, *scene.position, whole);
  rules::FaultList faults;
  const auto tree = rules::read_yaml(yaml, faults.add_file("given.yaml"), faults);
  referee::Position loaded;
  if (tree && scene.ruleset->load(*tree, scene.players, loaded, faults)) {
    if (scene.ruleset->same(*scene.position, loaded)) return {};
    return "another position: " + yaml_of(scene, *scene.position, true) + "\nloaded: " + yaml_of(scene, loaded, true);
  }
  std::string all = yaml + "\n";
  for (const rules::Fault& fault : faults.take()) all += rules::formatted(fault) + "\n";
  return all;
}

std::uint32_t count_lines(const std::string& text) {
  return static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1;
}

/// Positions tried: after every line of a log, and at its end.
int round_trips(const std::string& log, const House& house = {}) {
  referee::JudgeOptions options;
  if (!house.overlay.empty()) options.variants = std::vector<std::string>{"lab"};
  referee::Judge judge(shelf_of(house), options);
  int trips = 0;
  const std::uint32_t last = count_lines(log);
  for (std::uint32_t line = 1; line <= last + 1; ++line) {
    if (line <= last) {
      (void)judge.judge_until(log, 1, line);
    } else {
      (void)judge.judge(log, 1);
    }
    const referee::Scene scene = judge.scene();
    if (scene.ruleset == nullptr) return trips;
    CAPTURE(line);
    ++trips;
    for (const bool whole : {false, true}) {
      const std::string fault = fault_of_round_trip(scene, whole);
      CHECK_MESSAGE(fault.empty(), fault);
      if (!fault.empty()) return trips;
    }
  }
  return trips;
}

int round_trips(int players, std::string_view body, const House& house = {}) {
  return round_trips(std::string(doge_ship::header(players)) + std::string(body), house);
}

/// A position of Anna and Marco loaded from YAML, written down again as short as it can be; else the faults.
std::string loaded(std::string_view yaml) {
  const std::vector<std::string> none;
  const referee::Ruleset& ruleset = *shelf_of({}).find("doge-ship", "en", none).ruleset;
  rules::FaultList faults;
  const auto tree = rules::read_yaml(yaml, faults.add_file("given.yaml"), faults);
  std::vector<referee::PlayerName> players = {{"Anna", "anna", {}, {}, -1}, {"Marco", "marco", {}, {}, -1}};
  referee::Position position;
  if (tree && ruleset.load(*tree, players, position, faults)) {
    return rules::yaml_flow(ruleset.save(position, players, false));
  }
  std::string all;
  for (const rules::Fault& fault : faults.take()) all += (all.empty() ? "" : "\n") + rules::formatted(fault);
  return all;
}

std::string after(std::string_view body, int players = 2) {
  referee::Judge judge(shelf_of({}), {});
  const std::string log = std::string(doge_ship::header(players)) + std::string(body);
  (void)judge.judge_until(log, 1, count_lines(log));
  return rules::yaml_flow(judge.scene().ruleset->save(*judge.scene().position, judge.scene().players, false));
}

constexpr std::string_view open_round = "dice red 6, green 6, white 6\ndoge D01\n";

}  // namespace

TEST_CASE("what was saved loads as the same position, after every line of every stored log") {
  int trips = 0;
  for (const char* folder : {"games", "errors", "cases"}) {
    const std::string path = std::string(DOGEREF_SOURCE_DIR "/fixtures/doge-ship/") + folder;
    for (const auto& entry : std::filesystem::directory_iterator(path)) {
      if (entry.path().extension() != ".log") continue;
      CAPTURE(entry.path().string());
      trips += round_trips(slurp(entry.path()));
    }
  }
  CHECK(trips > 2500);
}

TEST_CASE("so does what records leave open") {
  const auto round = [](std::string_view rest) { return std::string(open_round) + std::string(rest); };
  // Open purchases, settled later, struck, and too many of them for the tiles there are.
  CHECK(round_trips(2, round("Anna: red 1, buy gondola cost 1\nMarco: white 3, buy gondola cost 1\n"
                             "Anna: white 1, build N03\nMarco: green 6, buy N04, buy G05\n")) > 5);
  // A wrong order and a wrong water, with both readings, and the line that settles them.
  CHECK(round_trips(2, round("Anna: green 2, buy B10\nMarco: discard\nAnna: green 3, build B10\nMarco: discard\n"
                             "Anna: discard\nMarco: discard\nAnna: discard\nMarco: discard\nAnna: discard\n"
                             "Marco: discard\norder Marco, Anna\nround 2\ndice red 6, green 6, white 6\ndoge D03\n"
                             "Marco: discard\nAnna: discard\nMarco: discard\nAnna: discard\nMarco: discard\n"
                             "Anna: discard\nMarco: discard\nAnna: discard\nMarco: discard\nAnna: discard\n"
                             "water Marco 2\nround 3\ndice r1 g1 w1\ndoge D02\nMarco: discard\nAnna: discard\n")) > 30);
  // Not seen; unreadable; out of turn; a tile in two places; a slip in a reserve; a limit passed.
  CHECK(round_trips(2, round("Anna: ?\nMarco: red 3, bild G05\nMarco: green 5\nMarco: red 5, buy G05\n"
                             "Anna: white 5, build G05\nAnna: green 2, buy G05\n")) > 7);
  CHECK(round_trips(2,
                    "dice red 6\nAnna: red 1, buy N04\ndoge D01\ndice green 6, white 6\nMarco: white 1, build N09\n"
                    "Anna: red 6, replace G01 with G02\nMarco: ?\nbids Anna 1\nround 7\n") > 8);
  CHECK(
      round_trips(3,
                  "doge D99\ndice r1 g2 w3 y4\nAnna: green 4, keep D03 from D03 D07 top\nmarco: r3, build G30 at U 5\n"
                  "Iacopo: y1 => +5 ducats\ncheck Anna 5 vp, 1 ducat\nruling Anna +3 vp \"gift\"\nruling end \"late\"\n"
                  "Anna: r1\n") > 8);
}

TEST_CASE("so does every position under other rules") {
  const std::string log = slurp(DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/padua-1.log");
  for (const char* overlay :
       {"interpretations: {replaced-tile: removed, last-part: finish-round}", "end: {rounds: 2}",
        "interpretations: {doge-reshuffle: when-exhausted}\ntokens: 4", "start: {seats: {2: {ducats: 13}}}"}) {
    CAPTURE(overlay);
    CHECK(round_trips(log, {overlay}) > 100);
  }
}

TEST_CASE("positions after different lines are not the same") {
  const std::string log = slurp(DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/padua-1.log");
  referee::Judge one(shelf_of({}), {});
  referee::Judge other(shelf_of({}), {});
  (void)one.judge_until(log, 1, 20);
  for (std::uint32_t line = 21; line <= 30; ++line) {
    CAPTURE(line);
    (void)other.judge_until(log, 1, line);
    CHECK_FALSE(one.scene().ruleset->same(*one.scene().position, *other.scene().position));
  }
  (void)other.judge_until(log, 1, 20);
  CHECK(one.scene().ruleset->same(*one.scene().position, *other.scene().position));
}

TEST_CASE("a position is written as short as can be") {
  CHECK(after("") == "{order: [Anna, Marco], due: Anna}");
  CHECK(
      after("dice r4 g2 w6\ndoge D07\nAnna: red 5, buy G05 from G01 G05 G06\n") ==
      "{order: [Anna, Marco], round: 1, dice: {green: 2, red: 4, white: 6}, doge: {open: [D07]}, taken: {red 5: Anna}, "
      "since: {red 5: 5}, players: {Anna: {ducats: 7, tokens: 4, acted: true, reserve: [G05]}}, "
      "decks: {L1: [[G02, G03, G04], [G01, G06]]}, due: Marco, lines: {written: [dice, doge]}, "
      "draws: {made: 1, recorded: 1}}");
  CHECK(
      after("round 1\ndice r6 g6 w6\ndoge D01\nAnna: red 1, buy gondola cost 1\n") ==
      "{order: [Anna, Marco], round: 1, dice: {green: 6, red: 6, white: 6}, doge: {open: [D01]}, taken: {red 1: Anna}, "
      "since: {red 1: 6}, players: {Anna: {ducats: 11, tokens: 4, acted: true, "
      "reserve: [[N04, N09, N10, N11, N12, N13, N14]]}}, due: Marco, draws: {made: 1, recorded: 0}}");
}

TEST_CASE("what a position leaves out is as at the start, or follows from the rest") {
  CHECK(loaded("{}") == "{order: [Anna, Marco], due: Anna}");
  CHECK(loaded("order: [Marco]\ndice: {red: 4}\n") ==
        "{order: [Marco, Anna], seats: [Anna, Marco], round: 1, dice: {red: 4}, due: Marco}");
  CHECK(loaded("round: 3\ndice: {red: 4, green: 2, white: 6}\ndoge: {open: [D07, D02]}\ntaken: {r5: marco}\n"
               "players: {ANNA: {ducats: 1, tokens: 1, reserve: [g5], stack: [B10], vp: 7}}\ngalley: {L: [G01]}\n") ==
        "{order: [Anna, Marco], round: 3, dice: {green: 2, red: 4, white: 6}, doge: {open: [D07, D02]}, "
        "taken: {red 5: Marco}, players: {Anna: {vp: 7, ducats: 1, tokens: 1, reserve: [G05], stack: [B10]}}, "
        "galley: {L: [G01]}, builders: {L: [~]}, due: Anna}");
}

TEST_CASE("who is due passes over those before") {
  CHECK(loaded("due: Marco\n") == "{order: [Anna, Marco], players: {Anna: {acted: true}}, due: Marco}");
  CHECK(loaded("due: Marco\nplayers: {Marco: {tokens: 0}}\n") == "given.yaml:1:6: by order and tokens Anna is due");
  CHECK(loaded("due: Anna\nplayers: {Anna: {acted: true}}\n") == "given.yaml:1:6: by order and tokens Marco is due");
}

TEST_CASE("a space taken before the record begins is taken, and no line is blamed for it") {
  const std::vector<std::string> none;
  const std::vector<std::string> english = {"en"};
  const referee::Ruleset& ruleset = *shelf_of({}).find("doge-ship", "en", none).ruleset;
  const auto words = ruleset.words(english);
  rules::FaultList faults;
  const auto tree = rules::read_yaml("dice: {red: 6, green: 6, white: 6}\ndoge: {open: [D01]}\ntaken: {red 4: Marco}\n",
                                     faults.add_file("given.yaml"), faults);
  const std::vector<referee::PlayerName> players = {{"Anna", "anna", {}, {}, -1}, {"Marco", "marco", {}, {}, -1}};
  referee::Position position;
  REQUIRE(ruleset.load(tree.value(), players, position, faults));
  referee::Judge judge(shelf_of({}), {});
  const referee::Verdict& verdict = judge.play_on({&ruleset, &position, players, words.get()}, "Anna: red 4\n", 1);
  REQUIRE(verdict.findings.size() == 1);
  CHECK(ruleset.vocabulary().code_name(verdict.findings[0].code) == "space-occupied");
  CHECK(verdict.findings[0].related.empty());
  CHECK(verdict.findings[0].arguments.back().name == "instead");
}

TEST_CASE("a position that cannot be is told with its place") {
  CHECK(loaded("dise: {red: 1}\n") == "given.yaml:1:1: unknown key 'dise'; did you mean dice?");
  CHECK(loaded("players:\n  Anna: {ducat: 1}\n") ==
        "given.yaml:2:10: players.Anna: unknown key 'ducat'; did you mean ducats?");
  CHECK(loaded("players: {Ana: {}}\n") == "given.yaml:1:11: no player 'Ana'; did you mean Anna?");
  CHECK(loaded("players: {Anna: {reserve: [G99]}}\n").starts_with("given.yaml:1:28: no tile 'G99'"));
  CHECK(loaded("players: {Anna: {stack: [G05]}}\n") == "given.yaml:1:26: G05 is a galley, needed a barrier");
  CHECK(loaded("taken: {red 7: Anna}\n") == "given.yaml:1:9: no space 'red 7'");
  CHECK(loaded("taken: {rad 5: Anna}\n") == "given.yaml:1:9: no panel 'rad'; did you mean red?");
  CHECK(loaded("dice: {blue: 3}\n") == "given.yaml:1:8: the die 'blue' is not in a game of 2");
  CHECK(loaded("galley: {L: [G01, G02, G07, G08, G13, G14, G15]}\n") ==
        "given.yaml:1:44: more parts than the level has columns (6)");
  CHECK(loaded("decks: {L1: [[G01, G02], [G07]]}\n") == "given.yaml:1:27: G07 belongs to the deck L2, not here");
  CHECK(loaded("players: {Anna: {reserve: [G01]}, Marco: {reserve: [G01]}}\n") ==
        "given.yaml:1:53: G01 lies elsewhere already, at given.yaml:1:28; where a record leaves it open, list it under "
        "`twice`");
  CHECK(loaded("players: {Anna: {reserve: [[N04, B10]]}}\n") ==
        "given.yaml:1:34: B10 is of another deck or price than the tiles before");
  CHECK(loaded("order: [Anna, Anna]\n") == "given.yaml:1:15: 'Anna' is named twice");
  CHECK(loaded("next: {tokens: {Anna: 3}}\n") ==
        "given.yaml:1:7: order and tokens of the next round are known in phase end only");
}
