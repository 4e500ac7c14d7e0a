#include "laws/last_doge/joins.h"

#include "games/last_doge/data/compile.h"
#include "kit/index.h"
#include "laws/joined.h"

namespace dogeref::laws {
namespace {

std::vector<slips::Kind> kinds() {
  std::vector<slips::Kind> all;
  for (auto* const of : {slips::last_doge_search_kinds, slips::last_doge_escape_kinds, slips::last_doge_word_kinds,
                         slips::last_doge_oddity_kinds}) {
    for (const slips::Kind& kind : of()) all.push_back(kind);
  }
  return all;
}

template <class Things>
void add_likes(const Things& things, Likes& likes) {
  for (const auto& thing : things) likes[thing.id] = things[kit::index(thing.like)].id;
}

Likes likes() {
  Likes likes;
  const auto rules = last_doge::compile(library().compile({"last-doge", "en", {}}).value());
  add_likes(rules.value().tiles, likes);
  add_likes(rules.value().artefacts, likes);
  return likes;
}

std::vector<Sealed> sealed() {
  return {
      {"again-not-earned", "numbers seen are sealed; who looks again has announced that they are equal"},
      {"card-count", "cards drawn are sealed"},
      {"card-not-held", "hands are sealed"},
      {"flip-contradiction", "what lies under a cell is sealed until it is turned up"},
      {"guess-result", "what lies under the treasure is sealed"},
      {"hand-count", "hands are sealed"},
      {"map-mismatch", "the map is sealed"},
      {"tile-contradiction", "the map and the numbers seen are sealed"},
  };
}

std::vector<Kin> kin() {
  return {
      // Tiles: whatever contradicts what was told of them before.
      {"again-not-earned", "tile-contradiction", true},
      {"again-not-earned", "flip-contradiction", true},
      {"again-not-earned", "tile-contradiction", false},
      {"tile-contradiction", "tile-contradiction", true},
      {"tile-contradiction", "flip-contradiction", true},
      {"tile-contradiction", "guess-result", true},
      {"guess-result", "flip-contradiction", true},
      // A guess that was right ends the search, a wrong one does not.
      {"guess-result", "missed-end", true},
      {"guess-result", "false-end", true},
      // A number that is not the next of the path is a miss.
      {"flip-contradiction", "flip-after-miss", false},
      {"flip-contradiction", "flip-contradiction", true},
      // A card laid down is one that its player had.
      {"card-not-held", "card-count", false},
      {"card-not-held", "card-count", true},
      {"card-count", "card-count", true},
  };
}

/// An artefact whose power gives something.
constexpr const char* artefact_gain = R"(game: last-doge
players: Anna (archivisti), Marco (seress)
city: C3 C2 C1 B1 A1 A2 B2 B3 A3 A4 B4 C4 D4 D3 D2 D1 E1 E2 E3 E4 F4 F3 F2 F1 A5 B5 C5
market: F12 F11 F20
pawns: Anna A1, Marco F4
Anna: look B1 B2, move B1, reveal B2 = T5a, take F12, market F03
Marco: draw
Anna: look C1 C2, move C1, reveal C2 = T3a
)";

/// More cards dealt than the rules deal.
constexpr const char* large_hand = R"(game: last-doge
players: Anna (archivisti), Marco (seress)
city: C3 C2 C1 B1 A1 A2 B2 B3 A3 A4 B4 C4 D4 D3 D2 D1 E1 E2 E3 E4 F4 F3 F2 F1 A5 B5 C5
market: F12 F11 F20
pawns: Anna A1, Marco F4
hand Anna C02 C20 C20 C21 C22
)";

const Joins last_doge_joins(GameLaws{
    .breakers = {"last-doge", last_doge_ways, "", false, {"map:", "hand "}},
    .every_line = every_last_doge_line,
    .slips = GameSlips{kinds, likes, {96, 0, 5, 100, 92, 80, 75, 94, 20, 200}},
    .seen = {},
    .sealed = sealed(),
    .kin = kin(),
    .records = {{"an artefact's gain", artefact_gain}, {"a large hand", large_hand}},
    .untold_gains = {"supply", "power"},
});

}  // namespace
}  // namespace dogeref::laws
