// Spec page of this game, "Interpretations": each with both values.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/last_doge/data/compile.h"
#include "referee/questions/legal.h"
#include "shelf.h"
#include "table.h"

namespace dogeref::last_doge {

namespace {

/// What of a judged game is compared.
enum class Told : std::uint8_t { findings, tracks, standings };

/// One log under both values of an interpretation: what the referee says of it, or what else comes out. With the value
/// of the data the log is legal, or with the other one.
struct Pair {
  std::string key;
  std::string value;  ///< the other one
  std::string log;
  std::string usual;  ///< what is told with the value of the data
  std::string other;
  House house = {};
  Told told = Told::findings;
  bool in_public = false;  ///< of what is left of the record without its secrets
};

House seated(const std::string& players, const std::string& pawns, const std::string& overlay = {}) {
  House house;
  house.players = players;
  house.pawns = pawns;
  house.overlay = overlay;
  return house;
}
House ruled(const std::string& overlay) {
  House house;
  house.overlay = overlay;
  return house;
}

const std::string three_found =
    "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
    "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\n";
/// A city of which everything is known, and searches that end: Anna finds the treasure, or nobody does.
const House city = mapped("C3=T7a B2=T6a C2=T5a D2=T4a A1=T2a A2=T3a A3=T4b A4=T5b B1=T6b C1=T7b D1=T2b E1=T3b E2=T7c");
const std::string search = three_found + "Anna: guess 7 right\nend-trigger treasure\nfill Anna 3\nfill Marco 3\n";
const std::string failure =
    three_found + "Anna: guess 6 wrong\nMarco: guess 5 wrong\nend-trigger all-failed\nfill Anna 3\nfill Marco 3\n";
const std::string to_six = "A1 = 2, A2 = 3, A3 = 4, A4 = 5, B1 = 6";
const std::string marco_is_out = "Marco: flip " + to_six + ", C1 = 7\n";
/// Marco leaves his pawn on A1.
const std::string marco_misses = "Marco: flip A1 = 2, A4 = 5, drop ?\n";
const std::string marco_collects =
    "Anna: look B1 B2 E1, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T6a, take F03, market F01\n"
    "Zoé: look D1 D2, move D1, reveal D2 = T5a\nAnna: look E1 E2 E3, move E1, reveal E2 = T4a\nMarco: end\nZoé: end\n";
/// Three players; two have an artefact, of one of them it may count more.
const House collectors = seated("Anna (enfants), Marco (archivisti), Zoé (culte)", "Anna A1, Marco F4, Zoé C5");
const std::string two_artefacts =
    "Anna: look B1 B2 E1, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T5a, take F20, market F01\n"
    "Zoé: look D1 D2, move D1, reveal D2 = T6a, take F03, market F02\n";

const std::vector<Pair>& pairs() {
  static const std::vector<Pair> all = {
      {"deck-empty", "none", "ruling Anna +53 cards\nAnna: play C23\nAnna: play C23\nAnna: §draw C23 C23\n", "",
       "wrong-effect"},
      {"trophy-supply",
       "30",
       "ruling Anna +30 trophies\nAnna: play C23\n",
       "Anna 31 trophies 3 cards, Marco 0 trophies 4 cards",
       "Anna 30 trophies 3 cards, Marco 0 trophies 4 cards",
       {},
       Told::tracks},
      {"discovery-must", "may",
       "Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = §T6a\n", "artefact-missing",
       ""},
      {"ambush-origin", "pawn", "Anna: look C1 F2, move C1, reveal F2 = T7e\nMarco: §flee B4\nAnna: end\n", "",
       "wrong-effect", seated("Anna (culte), Marco (seress)", "Anna A1, Marco F1")},
      {"ambush-self", "no", "Anna: look B1 B2, move B1, reveal B2 = T7e, §flee C5\nMarco: end\n", "", "wrong-effect"},
      {"guess-count", "now", three_found + "Anna: play C05, hide B2\nAnna: §guess 7 wrong\n", "", "guess-too-early"},
      {"trigger-timing", "finish-turn", three_found + "Anna: guess 7 right\nAnna: §play C23\n", "missed-end", ""},
      {"counter-counter", "yes",
       "Anna: play C33 on Marco\nMarco: react C40\nAnna: react §C41\nMarco: flee B4\nAnna: end\n", "reaction-own-turn",
       "", ruled("cards: {C41: {do: [{counter: counter, whom: self}]}}")},
      {"reactions-per-effect", "one", "Anna: play C31\nMarco: react C40\nZoé: react §C40\nAnna: end\n", "",
       "nothing-to-react", three()},
      {"self-damage-gain", "point", "Anna: look B1 B2, move B1, reveal B2 = T7e, flee C5\nMarco: end\n",
       "Anna 0 trophies 2 cards, Marco 1 trophies 4 cards", "Anna 0 trophies 2 cards, Marco 2 trophies 4 cards",
       ruled("effects: {ambush: {do: [{damage: 2, to: {players_on: {adjacent4: revealed}}}]}}"), Told::tracks},
      {"multi-damage-move", "point", "Anna: play C33 on Marco, §damage Marco 2, Marco flee B4\nMarco: end\n", "",
       "no-flight"},
      {"seress-draw", "after", "ruling Anna -3 cards\nAnna: play C30, flee B4\nMarco: end\n",
       "Anna 0 trophies 0 cards, Marco 1 trophies 4 cards", "Anna 0 trophies 1 cards, Marco 1 trophies 4 cards",
       seated("Anna (seress), Marco (culte)", "Anna A1, Marco F4", "cards: {C30: {do: [{damage: 1, to: self}]}}"),
       Told::tracks},
      {"moglianes-source", "any", "Anna: play C01, look B1 B2 = 7 7\nMarco: end\n",
       "Anna 0 trophies 3 cards, Marco 0 trophies 4 cards", "Anna 1 trophies 3 cards, Marco 0 trophies 4 cards",
       seated("Anna (moglianes), Marco (seress)", "Anna A1, Marco F4"), Told::tracks},
      {"fill-trim", "trim", three_found + "ruling Marco +5 cards\nAnna: guess 7 right\nend-trigger treasure\n",
       "Anna 0 trophies 7 cards, Marco 0 trophies 9 cards", "Anna 0 trophies 7 cards, Marco 0 trophies 7 cards", city,
       Told::tracks},
      {"culte-fill", "6", three_found + "Anna: guess 7 right\nend-trigger treasure\nfill Anna §3\n", "", "wrong-fill",
       city},
      {"treasure-tile", "closed", failure + "Anna: flip " + to_six + ", §C3 = 7\n", "", "flip-cell", city},
      {"pawn-tile", "closed",
       search + marco_misses + "Anna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\nAnna: out swap §A1 A2\n",
       "swap-cell", "", city},
      {"passage-wrong-tile", "paid", search + marco_misses + "Anna: flip D1 = 2, §A1 = 2, drop ?\n", "",
       "passage-not-paid", city},
      {"last-card-exit", "out-with-0",
       search + marco_is_out +
           "ruling Anna -6 cards\nAnna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, C1 = 7, pay ?\n",
       "1 Marco 7, 2 Anna 0 (score)", "1 Marco 7, 2 Anna 4 (score)", city, Told::standings},
      {"caught-pawn", "stays", search + "ruling Marco -6 cards\n" + marco_misses + "Anna: flip §A1 = 2\n", "",
       "passage-not-paid", city},
      {"voluntary-stop", "yes", search + "Marco: flip A1 = 2\n§Anna: flip D1 = 2\n", "turn-not-over", "", city},
      {"swap-scope", "any",
       search + marco_misses + "Anna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\nAnna: out swap §A1 A2\n",
       "swap-cell", "", city},
      {"swap-seen",
       "nothing",
       search + marco_is_out + "Marco: out swap D1 E1\nAnna: flip §A1 = 3, drop ?\n",
       "flip-contradiction",
       "",
       {},
       Told::findings,
       true},
      {"tie-treasure-outside", "shared",
       marco_collects + "Anna: guess 7 right\nruling Zoé +3 trophies\nruling end \"time\"\n",
       "1 Anna 4, 2 Marco 3 (score), 3 Zoé 3 (artefact_points)", "1 Anna 4, 2 Marco 3 (score), 2 Zoé 3",
       seated("Anna (enfants), Marco (seress), Zoé (culte)", "Anna A1, Marco F4, Zoé C5"), Told::standings},
      {"archivisti-in-tie", "no", two_artefacts + "ruling end \"time\"\n", "1 Marco 3, 1 Zoé 3, 3 Anna 0 (score)",
       "1 Zoé 3, 2 Marco 3 (artefact_points), 3 Anna 0 (score)", collectors, Told::standings},
  };
  return all;
}

/// The house with one interpretation decided otherwise.
House otherwise(const Pair& pair) {
  House house = pair.house;
  house.overlay += "\n" + with(pair.key, pair.value).overlay;
  return house;
}

Judged judged_as(const Pair& pair, const House& house) {
  return pair.in_public ? judged_in_public(pair.log, house) : judged(pair.log, house);
}

std::string told(const Pair& pair, const Judged& judged) {
  if (pair.told == Told::findings) return judged.findings;
  CHECK(judged.findings == "");
  return pair.told == Told::tracks ? judged.tracks : judged.standings;
}

/// Whether the report names an interpretation as one that decided something.
bool names(const Judged& judged, const std::string& key) {
  return ("," + judged.interpretations).find(key) != std::string::npos;
}

}  // namespace

TEST_CASE("each interpretation with both values: one log, and two that come out of it") {
  for (const Pair& pair : pairs()) {
    CAPTURE(pair.key);
    const Judged usual = judged_as(pair, pair.house);
    const Judged other = judged_as(pair, otherwise(pair));
    CHECK(told(pair, usual) == pair.usual);
    CHECK(told(pair, other) == pair.other);
    CHECK(pair.usual != pair.other);
    if (pair.told == Told::findings) CHECK((pair.usual.empty() || pair.other.empty()));
  }
}

TEST_CASE("a report names the interpretation that decided, whichever value it has") {
  for (const Pair& pair : pairs()) {
    CAPTURE(pair.key);
    if (pair.in_public) continue;  // what a record may leave out decides nothing at the table
    CHECK(names(judged_as(pair, pair.house), pair.key));
    CHECK(names(judged_as(pair, otherwise(pair)), pair.key));
  }
}

TEST_CASE("there is such a log for every interpretation of the data, with a value that the data does not have") {
  const rules::GameShapes* const shape = &shapes();
  rules::Library library(rules::shipped(), {&shape, 1});
  const auto compiled = library.compile({"last-doge", "en", {}});
  const Rules rules = compile(compiled.value()).value();
  CHECK(rules.interpretation_values.size() == pairs().size());
  for (const auto& each : rules.interpretation_values) {
    CAPTURE(each.first);
    const auto found =
        std::find_if(pairs().begin(), pairs().end(), [&each](const Pair& pair) { return pair.key == each.first; });
    REQUIRE(found != pairs().end());
    CHECK(found->value != each.second);
  }
}

TEST_CASE("what may be played against a reaction is listed where reactions may be answered") {
  const std::string overlay = "cards: {C41: {do: [{counter: counter, whom: self}]}}\n";
  const std::string log = header({}) + "hand Anna C33 C41 C01 C02\nAnna: play C33 on Marco\nMarco: react C40\n";
  for (const std::string answer : {"yes", "no"}) {
    tests::OneGame shelf(shapes(), make_ruleset, overlay + with("counter-counter", answer).overlay, header_keys);
    referee::JudgeOptions options;
    options.variants = std::vector<std::string>{"lab"};
    referee::Judge judge(shelf, options);
    (void)judge.judge_until(log, 1, static_cast<std::uint32_t>(std::count(log.begin(), log.end(), '\n')));
    const referee::Scene scene = judge.scene();
    const auto legal = referee::legal_actions(*scene.ruleset, *scene.position, *scene.words, scene.players);
    CHECK(std::count(legal.begin(), legal.end(), "react C41") == (answer == "yes" ? 1 : 0));
  }
}

TEST_CASE("several flights for damage of several points are all due") {
  CHECK(found("Anna: play C33 on Marco, damage Marco 2, Marco flee B4, §Marco flee D1\nMarco: end\n") ==
        "wrong-effect");
  CHECK(found("Anna: play C33 on Marco, damage Marco 2, Marco flee B4, Marco flee D1\nMarco: end\n",
              with("multi-damage-move", "point")) == "");
}

}  // namespace dogeref::last_doge
