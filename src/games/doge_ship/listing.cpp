#include "games/doge_ship/listing.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/doge_ship/construction.h"
#include "games/doge_ship/reserve.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// A step that may be written: its text and what it does to the reserve.
struct Option {
  std::string text;
  int bought = -1;  ///< kind
  int built = -1;   ///< kind of the tile that leaves the reserve
};

using Options = std::vector<Option>;

/// Calls `then` with every set of at most `most` tiles.
template <class Then>
void each_subset(const std::vector<int>& tiles, std::size_t most, std::size_t from, std::vector<int>& chosen,
                 const Then& then) {
  then(chosen);
  for (std::size_t at = from; at < tiles.size() && chosen.size() < most; ++at) {
    chosen.push_back(tiles[at]);
    each_subset(tiles, most, at + 1, chosen, then);
    chosen.pop_back();
  }
}

class Lister {
 public:
  Lister(const Rules& rules, const State& state, int seat, const referee::ActionSink& sink)
      : rules_(rules), state_(state), seat_(seat), sink_(sink), prints_(reserve_prints(rules, state, seat)) {
    for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
      if (!prints_.test(tile)) continue;
      held_.push_back(static_cast<int>(tile));
      droppable_.insert(droppable_.end(), std::max<std::size_t>(held_of_print(static_cast<int>(tile)), 1),
                        static_cast<int>(tile));
    }
  }

  void list() {
    sink_("discard");
    for (const Space& space : rules_.spaces) {
      const bool taken = state_.holder[index(static_cast<int>(&space - rules_.spaces.data()))] >= 0;
      if (!taken && rules_.panel_in_use(space.panel, state_.players)) list_space(space);
    }
  }

 private:
  void list_space(const Space& space);
  void choose(const Effect& effect, std::size_t offer);
  void write_chosen();
  void write_with_drops(const Options& steps);
  void write(const std::vector<int>& drops, const Options& steps);
  [[nodiscard]] Options options_for(const Offer& offer) const;
  [[nodiscard]] Options bonus_options(const Space& space) const;
  [[nodiscard]] std::size_t held_of_print(int print) const;
  void add_replacements(Options& options) const;
  [[nodiscard]] bool fits(const std::vector<int>& drops, const Options& steps) const;

  const Rules& rules_;
  const State& state_;
  int seat_;
  const referee::ActionSink& sink_;
  TileSet prints_;
  std::vector<int> held_;       ///< one of each print
  std::vector<int> droppable_;  ///< as often as there are such
  std::string space_;
  Option bonus_;
  Options chosen_;
  std::string body_;
};

std::size_t Lister::held_of_print(int print) const {
  std::size_t count = 0;
  for (std::size_t tile = 0; tile < rules_.tiles.size(); ++tile) {
    if (rules_.tiles[tile].like == print && (state_.held[tile] >> seat_ & 1) != 0) ++count;
  }
  return count;
}

void Lister::list_space(const Space& space) {
  space_ = rules_.panels[index(space.panel)].id + ' ' + std::to_string(space.number);
  Options bonuses = bonus_options(space);
  bonuses.emplace_back();
  for (Option& bonus : bonuses) {
    bonus_ = std::move(bonus);
    chosen_.clear();
    choose(space.effect, 0);
    const auto is_payment = [](const Entry& entry) { return entry.verb == Verb::pay; };
    if (std::none_of(space.effect.entries.begin(), space.effect.entries.end(), is_payment)) continue;
    chosen_.push_back({"pass"});
    write_chosen();
  }
}

/// Each offer of the space is taken in each way there is, or left.
void Lister::choose(const Effect& effect, std::size_t offer) {
  if (offer == effect.offers.size()) return write_chosen();
  choose(effect, offer + 1);
  for (Option& option : options_for(effect.offers[offer])) {
    chosen_.push_back(std::move(option));
    choose(effect, offer + 1);
    chosen_.pop_back();
  }
}

Options Lister::options_for(const Offer& offer) const {
  Options options;
  switch (offer.verb) {
    case Verb::purchase:
      for (std::size_t kind = 0; kind < rules_.kinds.size(); ++kind) {
        if ((offer.kinds >> kind & 1) != 0) options.push_back({"buy " + rules_.kinds[kind].id, static_cast<int>(kind)});
      }
      break;
    case Verb::construct:
      for (const int tile : held_) {
        const int kind = rules_.tile(tile).kind;
        if ((offer.kinds >> kind & 1) != 0) options.push_back({"build " + rules_.tile(tile).id, -1, kind});
      }
      break;
    case Verb::replace: add_replacements(options); break;
    case Verb::intrigue: options.push_back({"keep"}); break;
    default: break;
  }
  return options;
}

void Lister::add_replacements(Options& options) const {
  for (std::size_t level = 0; level < rules_.levels.size(); ++level) {
    const int last = last_part_of(state_, static_cast<int>(level));
    if (last < 0) continue;
    const std::string destroyed = "replace " + rules_.tile(rules_.tile(last).like).id + " with ";
    for (const int tile : held_) {
      const int kind = rules_.tile(tile).kind;
      if (kind == rules_.part_kind) options.push_back({destroyed + rules_.tile(tile).id, -1, kind});
    }
  }
}

Options Lister::bonus_options(const Space& space) const {
  Options options;
  const int barrier = top_barrier(rules_, state_, seat_);
  if (barrier < 0) return options;
  const Tile& tile = rules_.tile(barrier);
  if (tile.trigger == ActionKind::count || !space.effect.has(tile.trigger)) return options;
  for (const Offer& offer : tile.bonus.offers) {
    for (Option& option : options_for(offer)) {
      option.text = "bonus " + option.text;
      options.push_back(std::move(option));
    }
  }
  return options;
}

void Lister::write_chosen() {
  Options steps = chosen_;
  std::sort(steps.begin(), steps.end(), [](const Option& one, const Option& other) { return one.text < other.text; });
  if (!bonus_.text.empty()) steps.insert(steps.begin(), bonus_);
  write_with_drops(steps);
}

/// Drops stand only where a purchase needs them: without any one of them there would be no room.
void Lister::write_with_drops(const Options& steps) {
  const auto buys = [](const Option& step) { return step.bought >= 0; };
  const auto purchases = static_cast<std::size_t>(std::count_if(steps.begin(), steps.end(), buys));
  if (purchases == 0 || fits({}, steps)) return write({}, steps);
  std::vector<int> drops;
  each_subset(droppable_, purchases, 0, drops, [&](const std::vector<int>& chosen) {
    if (!fits(chosen, steps)) return;
    for (std::size_t left_out = 0; left_out < chosen.size(); ++left_out) {
      std::vector<int> fewer = chosen;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left_out));
      if (fits(fewer, steps)) return;
    }
    write(chosen, steps);
  });
}

/// Whether there is room in the reserve for all purchases, after the drops.
bool Lister::fits(const std::vector<int>& drops, const Options& steps) const {
  if ((state_.unproven >> seat_ & 1) != 0) return true;
  Room room = Room::of(state_, seat_);
  for (const int tile : drops) room.add(rules_.tile(tile).kind, -1);
  for (const Option& step : steps) {
    if (step.built >= 0) room.add(step.built, -1);
    if (step.bought < 0) continue;
    if (!room.takes(rules_, step.bought)) return false;
    room.add(step.bought, 1);
  }
  return true;
}

void Lister::write(const std::vector<int>& drops, const Options& steps) {
  body_ = space_;
  std::vector<std::string_view> ids;
  for (const int tile : drops) ids.emplace_back(rules_.tile(tile).id);
  std::sort(ids.begin(), ids.end());
  for (const std::string_view id : ids) body_.append(", drop ").append(id);
  for (const Option& step : steps) body_.append(", ").append(step.text);
  sink_(body_);
}

}  // namespace

TileSet reserve_prints(const Rules& rules, const State& state, int seat) {
  TileSet set;
  const auto add = [&rules, &set](std::size_t tile) { set.set(index(rules.tiles[tile].like)); };
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    if ((state.held[tile] >> seat & 1) != 0) add(tile);
    for (std::size_t at = 0; at < state.open_count; ++at) {
      if (state.open[at].seat == seat && state.open[at].candidates.test(tile)) add(tile);
    }
  }
  return set;
}

int last_part_of(const State& state, int level) {
  for (int column = max_columns - 1; column >= 0; --column) {
    const int part = state.ship[index(level)][index(column)];
    if (part != 0) return part - 1;
  }
  return -1;
}

void list_actions(const Rules& rules, const State& state, int seat, const referee::ActionSink& sink) {
  Lister(rules, state, seat, sink).list();
}

}  // namespace dogeref::doge_ship
