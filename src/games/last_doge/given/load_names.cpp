// What the names in `given:` mean.

#include <vector>

#include "games/last_doge/given/loader.h"
#include "games/last_doge/model/city.h"
#include "kit/index.h"
#include "referee/game/given.h"
#include "referee/record/game_words.h"
#include "text/unicode.h"

namespace dogeref::last_doge {

using kit::index;
using rules::Member;
using rules::members_of;
using rules::no_such;
using rules::Node;
using rules::Origin;

namespace {

/// The place of an id in a list, written in whatever case, with or without zeros; -1 without.
template <class List>
int place_of_id(const List& list, std::string_view given) {
  const std::string folded = text::fold(given);
  for (std::size_t at = 0; at < list.size(); ++at) {
    const std::string& own = list[at].id;
    if (own == given || text::fold(own) == folded || text::fold(referee::without_zeros(own)) == folded) {
      return static_cast<int>(at);
    }
  }
  return -1;
}

template <class List>
int id_named(const List& list, std::string_view what, const Origin& at, std::string_view given,
             rules::FaultList& faults) {
  const int found = place_of_id(list, given);
  if (found >= 0) return found;
  std::vector<std::string_view> known;
  for (const auto& each : list) known.push_back(each.id);
  faults.add(at, no_such(what, given, known));
  return -1;
}

}  // namespace

int Loader::seat_named(const Node& node) { return referee::given_seat(players, node.origin, node.text, faults); }

int Loader::seat_of(const Node* node, int otherwise) { return node == nullptr ? otherwise : seat_named(*node); }

std::uint8_t Loader::seats_named(const Node* list) {
  unsigned seats = 0;
  for (const Member& item : members_of(list)) {
    const int seat = seat_named(item.value);
    if (seat >= 0) seats |= 1U << seat;
  }
  return static_cast<std::uint8_t>(seats);
}

int Loader::cell_named(const Origin& at, std::string_view name) {
  const int cell = find_cell(state, name);
  if (cell >= 0) return cell;
  std::vector<std::string> names;
  for (int each = 0; each < state.cell_count; ++each) names.push_back(cell_name(state, each));
  faults.add(at, no_such("cell", name, {names.begin(), names.end()}));
  return -1;
}

std::uint32_t Loader::cells_named(const Node* list) {
  std::uint32_t cells = 0;
  for (const Member& item : members_of(list)) {
    const int cell = cell_named(item.value.origin, item.value.text);
    if (cell >= 0) cells |= 1U << cell;
  }
  return cells;
}

int Loader::tile_named(const Node& node) { return id_named(rules.tiles, "tile", node.origin, node.text, faults); }

int Loader::artefact_named(const Node& node) {
  return id_named(rules.artefacts, "artefact", node.origin, node.text, faults);
}

int Loader::card_named(const Node& node, bool& good) {
  good = node.text == given::unknown;
  if (good) return -1;
  const int card = id_named(rules.cards, "card", node.origin, node.text, faults);
  good = card >= 0;
  return card;
}

/// A tile alone stands for those alike in print too; in a list for itself.
std::uint32_t Loader::tiles_named(const Node& node) {
  if (node.kind == Node::Kind::integer) {
    const std::uint32_t tiles = rules.of_district[index(static_cast<int>(node.integer))];
    if (tiles == 0) faults.add(node.origin, "no district " + std::to_string(node.integer));
    return tiles;
  }
  if (!node.is_list()) {
    const int tile = tile_named(node);
    return tile < 0 ? 0U : rules.likes(tile);
  }
  std::uint32_t tiles = 0;
  for (const Member& item : node.members) {
    if (item.value.kind == Node::Kind::integer) {
      tiles |= tiles_named(item.value);
    } else if (const int tile = tile_named(item.value); tile >= 0) {
      tiles |= 1U << tile;
    }
  }
  return tiles;
}

int Loader::entry_of(const Node* node) {
  if (node == nullptr) return 0;
  const int number = given::entry_named(rules, node->text);
  if (number >= 0) return number;
  const std::vector<std::string> names = given::entry_names(rules);
  faults.add(node->origin, no_such("effect of", node->text, {names.begin(), names.end()}));
  return -1;
}

Cards Loader::cards_named(const Node& list) {
  Cards cards;
  for (const Member& item : list.members) {
    bool good = false;
    const int card = card_named(item.value, good);
    if (!good) continue;
    ++cards.count;
    if (card >= 0) ++cards.known[index(card)];
  }
  return cards;
}

}  // namespace dogeref::last_doge
