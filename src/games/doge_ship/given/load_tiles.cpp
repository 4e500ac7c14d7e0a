// A position read: where the tiles are.

#include <algorithm>
#include <utility>

#include "games/doge_ship/given/keys.h"
#include "games/doge_ship/given/loader.h"
#include "kit/index.h"
#include "referee/game/given.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

constexpr std::int16_t first_rank = 10'000;

void mark(State& state, int tile, std::uint8_t flag) {
  state.flags[index(tile)] = static_cast<std::uint8_t>(state.flags[index(tile)] | flag);
}

}  // namespace

void Loader::lay(int tile, const rules::Origin& at) {
  rules::Origin& first = seen[index(tile)];
  if (first.line != 0 && !twice.test(index(tile))) {
    faults.add(at, rules.tile(tile).id + " lies elsewhere already, at " + faults.place(first) +
                       "; where a record leaves it open, list it under `twice`");
  }
  if (first.line == 0) first = at;
}

void Loader::doge(const Node& node) {
  bool first = true;
  for (const Member& item : members_of(node.find("open"))) {
    const int tile = tile_of(item.value, rules.doge_kind);
    const bool current = std::exchange(first, false);
    if (tile < 0) continue;
    lay(tile, item.value.origin);
    mark(state, tile, current ? current_doge : old_doge);
    if (current) state.doge = static_cast<std::int16_t>(tile);
  }
}

/// One tile of several. Rules page, "Decks".
void Loader::open_purchase(int seat, const Node& node) {
  if (state.open_count == max_open) return faults.add(node.origin, "more open purchases than can be followed");
  OpenPurchase open;
  open.seat = static_cast<std::int8_t>(seat);
  const Node* const list = node.is_map() ? node.find("candidates") : &node;
  for (const Member& item : list->members) {
    const int tile = tile_named(item.value);
    if (tile < 0) return;
    if (open.candidates.any() && (rules.tile(tile).deck != open.deck || rules.tile(tile).cost != open.cost)) {
      return faults.add(item.value.origin, rules.tile(tile).id + " is of another deck or price than the tiles before");
    }
    open.deck = static_cast<std::int8_t>(rules.tile(tile).deck);
    open.cost = static_cast<std::int16_t>(rules.tile(tile).cost);
    open.candidates.set(index(tile));
  }
  if (node.is_map()) {
    const std::string& name = node.find("deck")->text;
    const auto named = [&](const Deck& deck) { return deck.name == name; };
    const auto found = std::find_if(rules.decks.begin(), rules.decks.end(), named);
    if (found == rules.decks.end()) {
      return faults.add(node.find("deck")->origin, "no deck '" + rules::shortened(name) + "'");
    }
    open.deck = static_cast<std::int8_t>(found - rules.decks.begin());
    open.cost = static_cast<std::int16_t>(node.find("cost")->integer);
  }
  state.open[state.open_count++] = open;
}

void Loader::reserve(int seat, const Node& list) {
  for (const Member& item : list.members) {
    if (item.value.kind != Node::Kind::text) {
      open_purchase(seat, item.value);
      continue;
    }
    const int tile = tile_named(item.value);
    if (tile < 0) continue;
    lay(tile, item.value.origin);
    state.held[index(tile)] = static_cast<std::uint8_t>(state.held[index(tile)] | 1U << seat);
  }
}

void Loader::stack(int seat, const Node& list) {
  Stack& stack = state.stacks[index(seat)];
  for (auto item = list.members.rbegin(); item != list.members.rend(); ++item) {
    const int tile = tile_of(item->value, rules.barrier_kind);
    if (tile < 0) continue;
    lay(tile, item->value.origin);
    stack.tiles[stack.named++] = static_cast<std::uint8_t>(tile);
    mark(state, tile, in_stack);
  }
}

void Loader::held(int seat, const Node* node) {
  auto& of_kind = state.reserve_of[index(seat)];
  of_kind = given::implied_held(rules, state, seat);
  int all = 0;
  for (std::size_t kind = 0; kind < rules.kinds.size(); ++kind) {
    const Node* const count = node == nullptr ? nullptr : node->find(rules.kinds[kind].id);
    of_kind[kind] = static_cast<std::uint8_t>(integer_of(count, of_kind[kind]));
    all += of_kind[kind];
  }
  all = std::min(all, 250);
  state.reserve[index(seat)] =
      static_cast<std::uint8_t>(integer_of(node == nullptr ? nullptr : node->find("all"), all));
}

void Loader::galley(const Node& node) {
  for (std::size_t level = 0; level < rules.levels.size(); ++level) {
    const Node* const parts = node.find(rules.levels[level]);
    const int length = rules.level_length(state.players, static_cast<int>(level));
    std::size_t column = 0;
    for (const Member& part : members_of(parts)) {
      if (static_cast<int>(column) >= length) {
        faults.add(part.value.origin, "more parts than the level has columns (" + std::to_string(length) + ")");
        break;
      }
      const std::size_t at = column++;
      if (part.value.kind == Node::Kind::null) continue;
      const int tile = tile_of(part.value, rules.part_kind);
      if (tile < 0) continue;
      lay(tile, part.value.origin);
      state.ship[level][at] = static_cast<std::uint8_t>(tile + 1);
      state.builder[level][at] = -1;
      mark(state, tile, on_ship);
    }
  }
}

void Loader::builders(const Node& node) {
  for (std::size_t level = 0; level < rules.levels.size(); ++level) {
    std::size_t column = 0;
    for (const Member& item : members_of(node.find(rules.levels[level]))) {
      const std::size_t at = column++;
      if (item.value.kind == Node::Kind::null) continue;
      const int seat = seat_named(item.value.origin, item.value.text);
      if (seat >= 0 && state.ship[level][at] != 0) state.builder[level][at] = static_cast<std::int8_t>(seat);
    }
  }
}

void Loader::marks(const Node& node) {
  referee::NamedOnce once(faults);
  for (const Member& member : node.members) {
    const int tile = tile_named(member.key_origin, member.key);
    once.take(tile, member);
    if (tile < 0) continue;
    const std::uint8_t old = state.flags[index(tile)] & old_doge;
    state.flags[index(tile)] = 0;
    for (std::size_t at = 0; at < given::marks.size(); ++at) {
      if (lists(&member.value, given::marks[at])) mark(state, tile, static_cast<std::uint8_t>(1U << at));
    }
    // Which tiles are old is told by the open pile.
    state.flags[index(tile)] = static_cast<std::uint8_t>((state.flags[index(tile)] & ~old_doge) | old);
  }
}

void Loader::decks(const Node& given) {
  state.group = {};
  const Node* const decks = given.find("decks");
  const Node* const doge = given.find("doge");
  for (std::size_t at = 0; at < rules.decks.size(); ++at) {
    const bool of_doge = static_cast<int>(at) == rules.doge_deck;
    const Node* const in = of_doge ? doge : decks;
    deck(static_cast<int>(at), in == nullptr ? nullptr : in->find(of_doge ? "deck" : rules.decks[at].name));
  }
}

void Loader::deck(int deck, const Node* node) {
  DeckState& of = state.decks[index(deck)];
  of = {first_rank, first_rank, 0};
  const Node* const groups = node != nullptr && node->is_map() ? node->find("groups") : node;
  if (groups == nullptr) {
    for (const int tile : given::implied_tiles(rules, state, deck)) state.group[index(tile)] = first_rank;
  }
  for (const Member& group : members_of(groups)) {
    for (const Member& item : group.value.members) {
      const int tile = tile_named(item.value);
      if (tile < 0) continue;
      if (rules.tile(tile).deck != deck) {
        faults.add(item.value.origin, rules.tile(tile).id + " belongs to the deck " +
                                          rules.decks[index(rules.tile(tile).deck)].name + ", not here");
      } else if (state.group[index(tile)] != 0) {
        faults.add(item.value.origin, rules.tile(tile).id + " is in this deck already");
      } else {
        lay(tile, item.value.origin);
        state.group[index(tile)] = of.back;
      }
    }
    if (&group != &groups->members.back()) ++of.back;
  }
  of.count = static_cast<std::int16_t>(given::implied_count(rules, state, deck));
  if (node == nullptr || !node->is_map()) return;
  of.count = static_cast<std::int16_t>(integer_of(node->find("count"), of.count));
  of.uncertain = flag_of(node->find("unproven"), false);
  of.single = flag_of(node->find("single"), false);
}

}  // namespace dogeref::doge_ship
