#include "games/doge_ship/chapters/reserve.h"

#include <algorithm>

#include "games/doge_ship/model/decks.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

std::span<OpenPurchase> opens_of(const Play& play) { return std::span(play.state.open).first(play.state.open_count); }

/// Gives each open purchase a tile of its own, by augmenting paths.
class Assignment {
 public:
  explicit Assignment(std::span<const OpenPurchase> opens) : opens_(opens) { owner_.fill(-1); }

  bool exists() {
    for (std::size_t open = 0; open < opens_.size(); ++open) {
      TileSet tried;
      if (!place(static_cast<int>(open), tried)) return false;
    }
    return true;
  }

 private:
  bool place(int open, TileSet& tried) {
    const TileSet& candidates = opens_[index(open)].candidates;
    for (std::size_t tile = 0; tile < candidates.size(); ++tile) {
      if (!candidates.test(tile) || tried.test(tile)) continue;
      tried.set(tile);
      if (owner_[tile] >= 0 && !place(owner_[tile], tried)) continue;
      owner_[tile] = static_cast<std::int8_t>(open);
      return true;
    }
    return false;
  }

  std::span<const OpenPurchase> opens_;
  std::array<std::int8_t, TileSet{}.size()> owner_{};
};

void count_in(const Play& play, int seat, int kind, int change) {
  std::uint8_t& total = play.state.reserve[index(seat)];
  std::uint8_t& of_kind = play.state.reserve_of[index(seat)][index(kind)];
  if (change < 0 && (total == 0 || of_kind == 0)) return;
  total = static_cast<std::uint8_t>(std::min(total + change, 250));
  of_kind = static_cast<std::uint8_t>(std::min(of_kind + change, 250));
}

/// A tile of the seat's reserve that is alike in print, itself first; -1 without.
/// Nobody can tell likes apart: a candidate that is seen elsewhere leaves its likes in the deck as candidates.
void add_likes(const Play& play, TileSet& candidates, const TileSet& seen) {
  for (std::size_t tile = 0; tile < play.rules.tiles.size(); ++tile) {
    const Tile& of = play.rules.tiles[tile];
    if (!of.has_likes || !seen.test(tile) || !candidates.test(tile)) continue;
    for (std::size_t other = 0; other < play.rules.tiles.size(); ++other) {
      const bool like =
          play.rules.tiles[other].like == of.like && may_be_in_deck(play.rules, play.state, static_cast<int>(other));
      if (like && !seen.test(other)) candidates.set(other);
    }
  }
}

void remove_open(State& state, std::size_t at) {
  for (std::size_t next = at + 1; next < state.open_count; ++next) state.open[next - 1] = state.open[next];
  --state.open_count;
}

bool has_like(const Play& play, const TileSet& candidates, int tile) {
  for (std::size_t other = 0; other < play.rules.tiles.size(); ++other) {
    if (candidates.test(other) && play.rules.alike(static_cast<int>(other), tile)) return true;
  }
  return false;
}

/// Takes the tile, or one alike, as that of the open purchase `at`. -1 when the others could not be filled then.
int settle_as(const Play& play, std::size_t at, int tile) {
  State& state = play.state;
  const std::array<OpenPurchase, max_open> kept = state.open;
  const std::uint8_t count = state.open_count;
  for (std::size_t other = 0; other < play.rules.tiles.size(); ++other) {
    if (!kept[at].candidates.test(other) || !play.rules.alike(static_cast<int>(other), tile)) continue;
    remove_open(state, at);
    TileSet seen;
    seen.set(other);
    if (strike_candidates(play, seen)) {
      state.group[other] = 0;
      return static_cast<int>(other);
    }
    state.open = kept;
    state.open_count = count;
  }
  return -1;
}

/// Settles which open purchase of the seat was this tile, or one alike. Where it may have been one of several, each of
/// the others may be any of what they all may be. -1 when none can have been.
int resolve_open(const Play& play, int tile) {
  State& state = play.state;
  TileSet all;
  int possible = 0;
  for (const OpenPurchase& open : opens_of(play)) {
    if (open.seat != play.seat() || !has_like(play, open.candidates, tile)) continue;
    all |= open.candidates;
    ++possible;
  }
  for (OpenPurchase& open : opens_of(play)) {
    const bool widened = possible > 1 && open.seat == play.seat() && has_like(play, open.candidates, tile);
    if (widened) open.candidates = all;
  }
  for (std::size_t at = 0; at < state.open_count; ++at) {
    if (state.open[at].seat != play.seat()) continue;
    const int settled = settle_as(play, at, tile);
    if (settled >= 0) return settled;
  }
  return -1;
}

/// The record does not fit: which tile really left the reserve is open, and so is where this one comes from.
void doubt_reserve(const Play& play, int tile) {
  State& state = play.state;
  ++state.slack[index(play.seat())];
  leave_open(play.rules, state, tile);
  const Deck& deck = play.rules.decks[index(play.rules.tile(tile).deck)];
  for (std::size_t other = 0; other < play.rules.tiles.size(); ++other) {
    const bool same_kind = play.rules.tile(static_cast<int>(other)).kind == deck.kind;
    if (same_kind && (state.held[other] >> play.seat() & 1) != 0) state.flags[other] |= doubtful;
  }
}

void report_not_in_reserve(const Play& play, const TileRef& ref) {
  findings::Finding finding = play.fault(GameCode::tile_not_in_reserve, ref.text,
                                         {{"player", {findings::seat(play.seat())}},
                                          {"tile", {tile_term(play.rules, ref.tile)}},
                                          {"where", {where_term(play, ref.tile)}}});
  findings::Help help{"reserve", {{"tiles", {}}}};
  for (std::size_t tile = 0; tile < play.rules.tiles.size(); ++tile) {
    if ((play.state.held[tile] >> play.seat() & 1) == 0) continue;
    help.arguments[0].terms.push_back(tile_term(play.rules, static_cast<int>(tile)));
  }
  if (!help.arguments[0].terms.empty()) finding.help.push_back(std::move(help));
  play.find(std::move(finding));
}

}  // namespace

void add_to_reserve(const Play& play, int tile) {
  std::uint8_t& holders = play.state.held[index(tile)];
  holders = static_cast<std::uint8_t>(holders | 1U << play.seat());
  count_in(play, play.seat(), play.rules.tile(tile).kind, 1);
}

void add_open_purchase(const Play& play, const TileRef& ref) {
  State& state = play.state;
  const Tile& tile = play.rules.tile(ref.tile);
  count_in(play, play.seat(), tile.kind, 1);
  if (play.is_unproven(play.seat())) return;
  if (state.open_count == max_open) {
    state.unproven = static_cast<std::uint8_t>(state.unproven | 1U << play.seat());
    return;
  }
  OpenPurchase& open = state.open[state.open_count++];
  open.seat = static_cast<std::int8_t>(play.seat());
  open.deck = static_cast<std::int8_t>(tile.deck);
  open.cost = static_cast<std::int16_t>(tile.cost);
  open.candidates = ref.candidates;
}

void forget_open_purchases(State& state, int seat) {
  for (std::size_t at = state.open_count; at > 0; --at) {
    if (state.open[at - 1].seat == seat) remove_open(state, at - 1);
  }
}

bool strike_candidates(const Play& play, const TileSet& seen) {
  if (play.state.open_count == 0) return true;
  for (OpenPurchase& open : opens_of(play)) add_likes(play, open.candidates, seen);
  for (OpenPurchase& open : opens_of(play)) open.candidates &= ~seen;
  return Assignment(opens_of(play)).exists();
}

int held_like(const Rules& rules, const State& state, int seat, int tile) {
  const auto holds = [&](int at) { return (state.held[index(at)] >> seat & 1) != 0; };
  if (holds(tile)) return tile;
  if (!rules.tile(tile).has_likes) return -1;
  const Deck& deck = rules.decks[index(rules.tile(tile).deck)];
  for (int other = deck.first; other < deck.first + deck.count; ++other) {
    if (rules.alike(other, tile) && holds(other)) return other;
  }
  return -1;
}

void take_held(const Play& play, int tile) {
  std::uint8_t& holders = play.state.held[index(tile)];
  holders = static_cast<std::uint8_t>(holders & ~(1U << play.seat()));
  count_in(play, play.seat(), play.rules.tile(tile).kind, -1);
}

int take_from_reserve(const Play& play, const TileRef& ref) {
  State& state = play.state;
  const int kind = play.rules.tile(ref.tile).kind;
  if (const int held = held_like(play.rules, state, play.seat(), ref.tile); held >= 0)
    return take_held(play, held), held;
  if (const int settled = resolve_open(play, ref.tile); settled >= 0) {
    count_in(play, play.seat(), kind, -1);
    return settled;
  }
  if (play.is_unproven(play.seat())) {
    const int meant = nearest_like(play.rules, state, ref.tile, {});
    if (state.group[index(meant)] != 0) leave_deck(play.rules, state, meant);
    count_in(play, play.seat(), kind, -1);
    return meant;
  }
  if ((state.flags[index(ref.tile)] & doubtful) != 0) {
    ++state.slack[index(play.seat())];
    return ref.tile;
  }
  report_not_in_reserve(play, ref);
  doubt_reserve(play, ref.tile);
  return ref.tile;
}

void settle_doubt(const Play& play, int tile) {
  State& state = play.state;
  for (int seat = 0; seat < state.players; ++seat) {
    if ((state.held[index(tile)] >> seat & 1) == 0) continue;
    count_in(play, seat, play.rules.tile(tile).kind, -1);
    if (state.slack[index(seat)] > 0) --state.slack[index(seat)];
  }
  state.held[index(tile)] = 0;
  state.flags[index(tile)] = 0;
}

void Room::add(int kind, int change) {
  total += change;
  of_kind[index(kind)] = static_cast<std::uint8_t>(of_kind[index(kind)] + change);
}

namespace {

/// The code is named for the kind that the game limits; a variant may limit others.
void report_kind_full(const Play& play, int kind, int count, std::string_view text) {
  const TileKind& full = play.rules.kinds[index(kind)];
  findings::Finding finding = play.fault(
      GameCode::reserve_galley_full, text,
      {{"count", {findings::number(count)}}, {"limit", {findings::number(full.limit.of(play.state.players))}}});
  if (kind != play.rules.part_kind) {
    std::vector<findings::Argument> arguments = finding.arguments;
    arguments.push_back({"kind", {findings::word(full.id)}});
    finding.arguments.push_back({"instead", {findings::phrase("reserve.kind-full", std::move(arguments))}});
  }
  play.find(std::move(finding));
}

[[gnu::cold]] void report_full(const Play& play, const Room& room, int kind, std::string_view text) {
  if (room.kind_is_full(play.rules, kind)) return report_kind_full(play, kind, room.of_kind[index(kind)], text);
  play.find(GameCode::reserve_full, text,
            {{"count", {findings::number(room.total)}},
             {"limit", {findings::number(play.rules.reserve_limit.of(play.state.players))}}});
}

/// As `Room::takes`, of the seat's reserve as it stands: for that nothing has to be copied.
bool has_room(const Play& play, int kind) {
  const std::size_t seat = index(play.seat());
  const int slack = play.state.slack[seat];
  const int limit = play.rules.kind(kind).limit.of(play.state.players);
  if (limit >= 0 && play.state.reserve_of[seat][index(kind)] - slack >= limit) return false;
  return play.state.reserve[seat] - slack < play.rules.reserve_limit.of(play.state.players);
}

}  // namespace

bool holds_purchase(std::span<const Step> steps) {
  return std::any_of(steps.begin(), steps.end(),
                     [](const Step& at) { return at.kind == StepKind::buy || at.kind == StepKind::buy_none; });
}

namespace {

/// Whether there would be room if what is dropped behind the last purchase had been dropped before it.
bool late_drops_make_room(const Play& play, int kind, std::span<const Step> later) {
  Room room = Room::of(play.state, play.seat());
  for (; !later.empty(); later = later.subspan(1)) {
    const Step& step = later.front();
    if (step.kind != StepKind::drop || holds_purchase(later)) continue;
    const int kind_dropped = play.rules.tile(step.tile.tile).kind;
    if (room.of_kind[index(kind_dropped)] > 0) room.add(kind_dropped, -1);
  }
  return room.takes(play.rules, kind);
}

}  // namespace

void check_limit(const Play& play, int kind, std::string_view text, std::span<const Step> later) {
  if (play.is_unproven(play.seat())) return;
  if (has_room(play, kind) || late_drops_make_room(play, kind, later)) return;
  report_full(play, Room::of(play.state, play.seat()), kind, text);
  // The table has found room: it must hold one tile less than is recorded.
  ++play.state.slack[index(play.seat())];
}

Purchases purchases(const Rules& rules, std::span<const Step> steps) {
  Purchases all;
  for (const Step& step : steps) {
    if (step.kind != StepKind::buy && step.kind != StepKind::buy_none) continue;
    const int deck = step.kind == StepKind::buy ? rules.tile(step.tile.tile).deck : step.deck;
    all.push_back({rules.decks[index(deck)].kind, step.kind == StepKind::buy});
  }
  return all;
}

bool drop_is_needed(const Rules& rules, Room room, const Purchases& later) {
  room.slack = 0;
  for (const Purchase& each : later) {
    if (!room.takes(rules, each.kind)) return true;
    if (each.brings) room.add(each.kind, 1);
  }
  return false;
}

}  // namespace dogeref::doge_ship
