// Faults of the beginning of a game: tribes, city, map, market, pawns, hands; ids.

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "kit/index.h"
#include "laws/last_doge/faults.h"

namespace dogeref::laws {
namespace {

using Found = std::optional<Fault>;
using Where = Venice::Where;
using Texts = std::vector<std::string>;

Texts words_of(const std::string& text) {
  Texts words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

std::string joined(const Texts& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

/// The players' header with another tribe for one of them.
Found other_tribe(const Venice& venice, Dice& dice, const std::string& instead) {
  const auto part = venice.part(dice, Where::header, "^players: .*\\(([^()]*, )?([a-z]+)\\)");
  if (!part) return std::nullopt;
  return venice.replaced(*part, 2, instead);
}

Found duplicate_tribe(const Venice& venice, Dice& dice) {
  const auto first = venice.part(dice, Where::header, "^players: [^(]*\\(([^()]*, )?([a-z]+)\\)");
  return first ? other_tribe(venice, dice, first->groups[2]) : std::nullopt;
}

Found unknown_tribe(const Venice& venice, Dice& dice) {
  return other_tribe(venice, dice, dice.one_of(Texts{"pirates", "gondoliers", "cultes"}));
}

Found city_with(const Venice& venice, Dice& dice, void (*change)(const Venice&, Dice&, Texts&)) {
  const auto city = venice.part(dice, Where::header, "^city: (.*)$");
  if (!city) return std::nullopt;
  Texts cells = words_of(city->groups[1]);
  change(venice, dice, cells);
  return venice.replaced(*city, "city: " + joined(cells));
}

/// One more cell, to the right of the last column.
Found cell_count(const Venice& venice, Dice& dice) {
  return city_with(venice, dice, [](const Venice&, Dice&, Texts& cells) {
    std::string most = *std::max_element(cells.begin(), cells.end());
    ++most[0];
    cells.push_back(most);
  });
}

Found duplicate_cell(const Venice& venice, Dice& dice) {
  return city_with(venice, dice, [](const Venice&, Dice& numbers, Texts& cells) {
    cells.insert(cells.begin() + static_cast<std::ptrdiff_t>(3 + numbers.below(20)), cells[numbers.below(3)]);
  });
}

/// A cell is laid second that does not lie beside the first.
Found cell_apart(const Venice& venice, Dice& dice) {
  return city_with(venice, dice, [](const Venice& of, Dice& numbers, Texts& cells) {
    std::size_t far = 2 + numbers.below(cells.size() - 2);
    while (last_doge::are_neighbours(of.state(of.game.body()), 0, static_cast<int>(far)))
      far = far + 1 < cells.size() ? far + 1 : 2;
    std::rotate(cells.begin() + 1, cells.begin() + static_cast<std::ptrdiff_t>(far),
                cells.begin() + static_cast<std::ptrdiff_t>(far) + 1);
  });
}

Found map_mismatch(const Venice& venice, Dice& dice) {
  const auto map = venice.part(dice, Where::header, "^map: \\w+=(\\w+) .*=(\\w+)$");
  if (!map) return std::nullopt;
  return venice.replaced(*map, 2, map->groups[1]);
}

Found market_count(const Venice& venice, Dice& dice) {
  const auto market = venice.part(dice, Where::header, "^market: \\w+( \\w+)");
  return market ? Found(venice.replaced(*market, 1, "")) : std::nullopt;
}

Found pawn_cell(const Venice& venice, Dice& dice) {
  const auto pawn = venice.part(dice, Where::header, "^pawns: .* ([A-Z]\\d+)( ?= ?\\d)?$");
  if (!pawn) return std::nullopt;
  const int instead = dice.heads() ? 0 : venice.state(venice.game.body()).pawns[0];
  return venice.replaced(*pawn, 1, venice.cell(venice.game.body(), instead));
}

Found hand_count(const Venice& venice, Dice& dice) {
  const auto hand = venice.part(dice, Where::search, "^hand .*( C\\d\\d)$");
  return hand ? Found(venice.replaced(*hand, 1, "")) : std::nullopt;
}

Found removed_count(const Venice& venice, Dice& dice) {
  const auto removed = venice.part(dice, Where::header, "^removed: C01( C01)?");
  if (!removed) return std::nullopt;
  return venice.replaced(*removed, dice.heads() ? "removed: C01 C02" : "removed: C01 C01 C01");
}

Found unknown_tile(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "(reveal [A-Z]\\d+ ?= ?)T\\w\\w$");
  if (!part) return std::nullopt;
  return Venice::stopped(venice.replaced(*part, part->groups[1] + dice.one_of(Texts{"T8a", "T2z", "T99"})));
}

/// Districts are printed on several tiles each; what is known of the cell does not tell which it is.
Found ambiguous_tile(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "(reveal [A-Z]\\d+ ?= ?)T(\\d)\\w$");
  if (!part || venice.knows_map(part->at)) return std::nullopt;
  return Venice::stopped(venice.replaced(*part, part->groups[1] + part->groups[2]));
}

Found no_such_tile(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "(reveal [A-Z]\\d+ ?= ?)T\\w\\w$");
  if (!part) return std::nullopt;
  return Venice::stopped(venice.replaced(*part, part->groups[1] + dice.one_of(Texts{"2 camp", "3 shelter", "2 none"})));
}

Found unknown_cell(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "look ([A-Z]\\d)");
  return part ? Found(Venice::stopped(venice.replaced(*part, 1, "Z9"))) : std::nullopt;
}

}  // namespace

std::vector<VeniceWay> venice_setup_ways() {
  return {
      {"duplicate-tribe", duplicate_tribe}, {"unknown-tribe", unknown_tribe}, {"cell-count", cell_count},
      {"duplicate-cell", duplicate_cell},   {"cell-apart", cell_apart},       {"map-mismatch", map_mismatch},
      {"market-count", market_count},       {"pawn-cell", pawn_cell},         {"hand-count", hand_count},
      {"removed-count", removed_count},     {"unknown-tile", unknown_tile},   {"unknown-cell", unknown_cell},
      {"ambiguous-tile", ambiguous_tile},   {"no-such-tile", no_such_tile},
  };
}

}  // namespace dogeref::laws
