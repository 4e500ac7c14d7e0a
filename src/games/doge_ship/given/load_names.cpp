// What the names in `given:` mean.

#include <algorithm>
#include <charconv>
#include <vector>

#include "games/doge_ship/given/loader.h"
#include "kit/index.h"
#include "referee/game/given.h"
#include "referee/record/game_words.h"
#include "text/unicode.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using rules::no_such;

bool is_panel(const Panel& panel, std::string_view name) {
  const std::string folded = text::fold(name);
  return folded == text::fold(panel.id) || folded == text::fold(panel.abbreviation);
}

}  // namespace

int Loader::seat_named(const rules::Origin& at, std::string_view name) {
  return referee::given_seat(players, at, name, faults);
}

int Loader::tile_named(const rules::Origin& at, std::string_view id) {
  const auto is_it = [id](const Tile& tile) { return tile.id == id; };
  const auto exact = std::find_if(rules.tiles.begin(), rules.tiles.end(), is_it);
  if (exact != rules.tiles.end()) return static_cast<int>(exact - rules.tiles.begin());
  const std::string folded = text::fold(id);
  std::vector<std::string_view> known;
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    const std::string& own = rules.tiles[tile].id;
    if (text::fold(own) == folded || text::fold(referee::without_zeros(own)) == folded) {
      return static_cast<int>(tile);
    }
    known.push_back(own);
  }
  faults.add(at, no_such("tile", id, known));
  return -1;
}

int Loader::tile_named(const Node& node) { return tile_named(node.origin, node.text); }

int Loader::tile_of(const Node& node, int kind) {
  const int tile = tile_named(node);
  if (tile < 0 || rules.tile(tile).kind == kind) return tile;
  faults.add(node.origin,
             rules.tile(tile).id + " is a " + rules.kind_of(tile).id + ", needed a " + rules.kinds[index(kind)].id);
  return -1;
}

/// "red 5", "r5".
int Loader::space_named(const Member& member) {
  const std::string_view key = member.key;
  const std::size_t digits = key.find_last_not_of("0123456789") + 1;
  int number = -1;
  std::from_chars(key.data() + digits, key.data() + key.size(), number);
  const std::string_view name = key.substr(0, key.find_last_not_of(' ', digits - 1) + 1);
  std::vector<std::string_view> known;
  for (const Panel& panel : rules.panels) {
    known.push_back(panel.id);
    if (digits == 0 || !is_panel(panel, name)) continue;
    const bool there = number >= 0 && number < static_cast<int>(panel.spaces.size());
    if (there && panel.spaces[index(number)] >= 0) return panel.spaces[index(number)];
    faults.add(member.key_origin, "no space '" + rules::shortened(key) + "'");
    return -1;
  }
  faults.add(member.key_origin, no_such("panel", name, known));
  return -1;
}

std::uint8_t Loader::seats_named(const Node* list) {
  unsigned seats = 0;
  for (const Member& item : members_of(list)) {
    const int seat = seat_named(item.value.origin, item.value.text);
    if (seat >= 0) seats |= 1U << seat;
  }
  return static_cast<std::uint8_t>(seats);
}

/// Players who are not named come last, in their old order.
void Loader::seat_order(const Node* list, referee::Lap& lap) {
  if (list == nullptr) return;
  std::array<std::int8_t, max_seats> order{};
  std::size_t place = 0;
  unsigned named = 0;
  for (const Member& item : members_of(list)) {
    const int seat = seat_named(item.value.origin, item.value.text);
    if (seat < 0) continue;
    if ((named >> seat & 1) != 0) {
      faults.add(item.value.origin, "'" + rules::shortened(item.value.text) + "' is named twice");
      continue;
    }
    named |= 1U << seat;
    order[place++] = static_cast<std::int8_t>(seat);
  }
  for (std::size_t at = 0; at < players.size(); ++at) {
    if ((named >> lap.order[at] & 1) == 0) order[place++] = lap.order[at];
  }
  lap.order = order;
}

void Loader::numbers(const Node* map, std::array<std::uint8_t, max_seats>& into) {
  referee::NamedOnce once(faults);
  for (const Member& member : members_of(map)) {
    const int seat = seat_named(member.key_origin, member.key);
    once.take(seat, member);
    if (seat >= 0) into[index(seat)] = static_cast<std::uint8_t>(member.value.integer);
  }
}

void Loader::reading(const Node& node, referee::Lap& lap) {
  seat_order(node.find("order"), lap);
  for (std::size_t seat = 0; seat < players.size(); ++seat) lap.tokens[seat] = static_cast<std::uint8_t>(rules.tokens);
  lap.open = {};
  numbers(node.find("tokens"), lap.tokens);
  numbers(node.find("open_tokens"), lap.open);
  lap.acted = seats_named(node.find("acted"));
}

}  // namespace dogeref::doge_ship
