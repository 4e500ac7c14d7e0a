#include "games/doge_ship/audit.h"

#include <algorithm>

#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

class Auditor {
 public:
  Auditor(const Rules& rules, const referee::Position& position)
      : rules_(rules), position_(position), state_(position.as<State>()) {}

  std::vector<std::string> run() {
    for (std::size_t tile = 0; tile < rules_.tiles.size(); ++tile) tile_in_one_place(static_cast<int>(tile));
    for (std::size_t deck = 0; deck < rules_.decks.size(); ++deck) deck_counts(static_cast<int>(deck));
    for (int seat = 0; seat < state_.players; ++seat) {
      reserve_counts(seat);
      tracks(seat);
      tokens(seat);
    }
    for (int level = 0; level < static_cast<int>(rules_.levels.size()); ++level) ship(level);
    return std::move(faults_);
  }

 private:
  void fault(const std::string& what) { faults_.push_back(what); }
  void expect(bool good, const std::string& what) {
    if (!good) fault(what);
  }

  [[nodiscard]] int stacks_with(int tile) const {
    int count = 0;
    for (const Stack& stack : state_.stacks) {
      count += static_cast<int>(std::count(stack.tiles.begin(), stack.tiles.begin() + stack.named, tile));
    }
    return count;
  }

  [[nodiscard]] int places_on_ship(int tile) const {
    int count = 0;
    for (const auto& level : state_.ship) count += static_cast<int>(std::count(level.begin(), level.end(), tile + 1));
    return count;
  }

  void tile_in_one_place(int tile) {
    const std::uint8_t flags = state_.flags[index(tile)];
    if ((flags & doubtful) != 0 || state_.unproven != 0) return;
    const std::string& id = rules_.tile(tile).id;
    int places = state_.group[index(tile)] != 0 ? 1 : 0;
    for (int seat = 0; seat < state_.players; ++seat) places += state_.held[index(tile)] >> seat & 1;
    for (const TileFlag flag : {on_ship, in_stack, removed, old_doge, current_doge}) places += (flags & flag) != 0;
    expect(places == 1, id + " is in " + std::to_string(places) + " places");
    expect(stacks_with(tile) == ((flags & in_stack) != 0 ? 1 : 0), id + " is not in one stack as recorded");
    expect(places_on_ship(tile) == ((flags & on_ship) != 0 ? 1 : 0), id + " is not once on the ship as recorded");
    expect((state_.doge == tile) == ((flags & current_doge) != 0), id + " is not on top of the open pile as recorded");
  }

  void deck_counts(int deck) {
    const Deck& of = rules_.decks[index(deck)];
    const DeckState& now = state_.decks[index(deck)];
    if (now.uncertain) return;
    int named = 0;
    for (int tile = of.first; tile < of.first + of.count; ++tile) {
      const std::int16_t rank = state_.group[index(tile)];
      named += rank != 0 ? 1 : 0;
      expect(rank == 0 || (rank >= now.front && rank <= now.back),
             rules_.tile(tile).id + " is in no group of its deck");
    }
    for (std::size_t open = 0; open < state_.open_count; ++open) named -= state_.open[open].deck == deck ? 1 : 0;
    expect(named == now.count,
           "deck " + of.name + " holds " + std::to_string(now.count) + ", not " + std::to_string(named) + " tiles");
  }

  void reserve_counts(int seat) {
    if ((state_.unproven >> seat & 1) != 0) return;
    int count = 0;
    for (std::size_t tile = 0; tile < rules_.tiles.size(); ++tile) count += state_.held[tile] >> seat & 1;
    for (std::size_t open = 0; open < state_.open_count; ++open) count += state_.open[open].seat == seat ? 1 : 0;
    const std::string whose = "the reserve of seat " + std::to_string(seat);
    expect(count == state_.reserve[index(seat)], whose + " counts wrong");
    int of_kinds = 0;
    for (std::size_t kind = 0; kind < rules_.kinds.size(); ++kind) {
      const int limit = rules_.kinds[kind].limit.of(state_.players);
      of_kinds += state_.reserve_of[index(seat)][kind];
      expect(limit < 0 || state_.reserve_of[index(seat)][kind] <= limit, whose + " holds too many of a kind");
    }
    expect(of_kinds == count, whose + " counts its kinds wrong");
    expect(count <= rules_.reserve_limit.of(state_.players), whose + " holds too many tiles");
    const Stack& stack = state_.stacks[index(seat)];
    expect(stack.height == stack.named || stack.named == max_stack,
           "the stack of seat " + std::to_string(seat) + " counts wrong");
  }

  void tracks(int seat) {
    int out = 0;
    for (int track = 0; track < static_cast<int>(rules_.vocabulary.tracks.size()); ++track) {
      if (position_.ledger.is_unproven(seat, track)) return;
      const bool may_fall = (position_.ledger.may_be_negative >> track & 1) != 0;
      expect(may_fall || position_.ledger.own(seat, track) >= 0,
             "a track of seat " + std::to_string(seat) + " is below zero");
    }
    for (int other = 0; other < state_.players; ++other) out += position_.ledger.own(other, rules_.approval_track);
    const int supply = rules_.interpretations.approvals_supply;
    expect(supply < 0 || out <= supply, "more approvals are out than there are");
  }

  void tokens(int seat) {
    const auto more = state_.more_of.begin() + state_.more_count;
    const auto on_spaces = static_cast<int>(std::count(state_.holder.begin(), state_.holder.end(), seat) +
                                            std::count(state_.more_of.begin(), more, seat));
    const bool over = state_.stage != Stage::actions;
    if (position_.laps.loose_tokens != 0 || position_.laps.loose_order || over) return;
    expect(on_spaces + position_.laps.tokens(seat) <= rules_.tokens,
           "seat " + std::to_string(seat) + " has too many tokens");
  }

  void ship(int level) {
    const int length = rules_.level_length(state_.players, level);
    bool gap = false;
    for (int column = 0; column < max_columns; ++column) {
      const int part = state_.ship[index(level)][index(column)] - 1;
      gap = gap || part < 0;
      if (part < 0) continue;
      const Tile& tile = rules_.tile(part);
      const std::string& id = tile.id;
      expect(column < length, id + " lies past the end of its level");
      expect(!gap, id + " lies behind a gap");
      expect(tile.level == level && tile.section == rules_.section_at(state_.players, level, column),
             id + " lies in another zone");
      expect(level == 0 || state_.ship[index(level - 1)][index(column)] != 0, id + " has no lower part");
    }
  }

  const Rules& rules_;
  const referee::Position& position_;
  const State& state_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> audit(const Rules& rules, const referee::Position& position) {
  return Auditor(rules, position).run();
}

}  // namespace dogeref::doge_ship
