#include "games/doge_ship/moves/listing.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/model/counting.h"
#include "games/doge_ship/model/ship.h"
#include "games/doge_ship/moves/needed_drops.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// The tiles that a seat may have in its reserve, one of each print, the smallest.
std::vector<int> held_prints(const Rules& rules, const State& state, int seat) {
  TileSet set;
  const auto add = [&rules, &set](std::size_t tile) { set.set(index(rules.tiles[tile].like)); };
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    if ((state.held[tile] >> seat & 1) != 0) add(tile);
    for (std::size_t at = 0; at < state.open_count; ++at) {
      if (state.open[at].seat == seat && state.open[at].candidates.test(tile)) add(tile);
    }
  }
  std::vector<int> held;
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    if (set.test(tile)) held.push_back(static_cast<int>(tile));
  }
  return held;
}

bool is_alike(const Offer& one, const Offer& other) { return one.verb == other.verb && one.kinds == other.kinds; }

class Lister {
 public:
  Lister(const Rules& rules, const referee::Position& position, int seat, const referee::ActionSink& sink)
      : rules_(rules),
        state_(position.as<State>()),
        ledger_(position.ledger),
        lap_(position.laps.shown()),
        seat_(seat),
        sink_(sink),
        held_(held_prints(rules, state_, seat)),
        drops_(rules, position, seat, held_) {}

  void list() {
    sink_("discard");
    for (const Space& space : rules_.spaces) {
      const bool taken = is_full({rules_, state_, ledger_, lap_, seat_, state_.round, &space},
                                 static_cast<int>(&space - rules_.spaces.data()));
      if (!taken && rules_.panel_in_use(space.panel, state_.players)) list_space(space);
    }
  }

 private:
  void list_space(const Space& space);
  void choose(const Effect& effect, std::size_t offer, std::size_t least);
  void choose_amounts(const Effect& effect, std::size_t entry);
  [[nodiscard]] Options choices_of(const Entry& entry) const;
  void write_chosen();
  void write(const std::vector<int>& drops, const Options& steps);
  [[nodiscard]] Option purchase_of(int kind) const;
  [[nodiscard]] Options options_for(const Offer& offer) const;
  [[nodiscard]] Options bonus_options(const Space& space) const;
  void add_replacements(Options& options) const;

  const Rules& rules_;
  const State& state_;
  const referee::Ledger& ledger_;
  const referee::Lap& lap_;
  int seat_;
  const referee::ActionSink& sink_;
  std::vector<int> held_;  ///< one of each print
  NeededDrops drops_;
  int space_at_ = -1;
  std::string space_;
  Option bonus_;
  Options chosen_;
  std::string body_;
};

void Lister::list_space(const Space& space) {
  space_at_ = static_cast<int>(&space - rules_.spaces.data());
  space_ = rules_.panels[index(space.panel)].id + ' ' + std::to_string(space.number);
  Options bonuses = bonus_options(space);
  bonuses.emplace_back();
  for (Option& bonus : bonuses) {
    bonus_ = std::move(bonus);
    chosen_.clear();
    choose(space.effect, 0, 0);
    const auto is_payment = [](const Entry& entry) { return entry.verb == Verb::pay; };
    if (std::none_of(space.effect.entries.begin(), space.effect.entries.end(), is_payment)) continue;
    chosen_.push_back({"pass", StepKind::pass});
    write_chosen();
  }
}

/// Each offer of the space is taken in each way there is, from the option `least` on, or left. Of offers that are alike
/// one takes no option before that of the one before it: what is chosen is written in an order of its own.
void Lister::choose(const Effect& effect, std::size_t offer, std::size_t least) {
  if (offer == effect.offers.size()) return choose_amounts(effect, 0);
  Options options = options_for(effect.offers[offer]);
  const bool again = offer + 1 < effect.offers.size() && is_alike(effect.offers[offer], effect.offers[offer + 1]);
  choose(effect, offer + 1, again ? options.size() : 0);
  for (std::size_t at = least; at < options.size(); ++at) {
    chosen_.push_back(std::move(options[at]));
    choose(effect, offer + 1, again ? at : 0);
    chosen_.pop_back();
  }
}

/// Of each gain or payment that leaves a choice one is taken.
void Lister::choose_amounts(const Effect& effect, std::size_t entry) {
  while (entry < effect.entries.size() && effect.entries[entry].choices.empty()) ++entry;
  if (entry == effect.entries.size()) return write_chosen();
  for (Option& option : choices_of(effect.entries[entry])) {
    chosen_.push_back(std::move(option));
    choose_amounts(effect, entry + 1);
    chosen_.pop_back();
  }
}

Options Lister::choices_of(const Entry& entry) const {
  Options options;
  for (const TrackAmounts& choice : entry.choices) {
    Option& option = options.emplace_back();
    option.step = choice_step(entry.verb);
    option.text = entry.verb == Verb::gain ? "gain" : "pay";
    option.amounts = choice;
    for (std::size_t track = 0; track < rules_.vocabulary.tracks.size(); ++track) {
      if (choice[track] != 0)
        option.text += ' ' + std::to_string(choice[track]) + ' ' + rules_.vocabulary.tracks[track];
    }
  }
  return options;
}

Option Lister::purchase_of(int kind) const {
  const auto of_kind = [kind](const Deck& deck) { return deck.kind == kind; };
  const auto deck = std::find_if(rules_.decks.begin(), rules_.decks.end(), of_kind);
  const int first = deck == rules_.decks.end() ? -1 : deck->first;
  return {"buy " + rules_.kinds[index(kind)].id, StepKind::buy, first, -1, kind};
}

Options Lister::options_for(const Offer& offer) const {
  Options options;
  switch (offer.verb) {
    case Verb::purchase:
      for (std::size_t kind = 0; kind < rules_.kinds.size(); ++kind) {
        if ((offer.kinds >> kind & 1) != 0) options.push_back(purchase_of(static_cast<int>(kind)));
      }
      break;
    case Verb::construct:
      for (const int tile : held_) {
        const int kind = rules_.tile(tile).kind;
        if ((offer.kinds >> kind & 1) != 0)
          options.push_back({"build " + rules_.tile(tile).id, StepKind::build, tile, -1, -1, kind});
      }
      break;
    case Verb::replace: add_replacements(options); break;
    case Verb::intrigue:
      options.push_back({"keep", StepKind::keep, rules_.decks[index(rules_.doge_deck)].first});
      break;
    default: break;
  }
  return options;
}

void Lister::add_replacements(Options& options) const {
  for (std::size_t level = 0; level < rules_.levels.size(); ++level) {
    const int last = last_part(state_, static_cast<int>(level));
    if (last < 0) continue;
    const std::string destroyed = "replace " + rules_.tile(rules_.tile(last).like).id + " with ";
    for (const int tile : held_) {
      const int kind = rules_.tile(tile).kind;
      if (kind == rules_.part_kind)
        options.push_back({destroyed + rules_.tile(tile).id, StepKind::replace, last, tile, -1, kind});
    }
  }
}

Options Lister::bonus_options(const Space& space) const {
  Options options;
  const int barrier = top_barrier(state_, seat_);
  if (barrier < 0) return options;
  const Tile& tile = rules_.tile(barrier);
  if (tile.trigger == ActionKind::count || !space.effect.has(tile.trigger)) return options;
  for (const Offer& offer : tile.bonus.offers) {
    for (Option& option : options_for(offer)) {
      option.text = "bonus " + option.text;
      option.is_bonus = true;
      options.push_back(std::move(option));
    }
  }
  for (const Entry& entry : tile.bonus.entries) {
    for (Option& option : choices_of(entry)) {
      option.text = "bonus " + option.text;
      option.is_bonus = true;
      options.push_back(std::move(option));
    }
  }
  return options;
}

void Lister::write_chosen() {
  Options steps = chosen_;
  std::sort(steps.begin(), steps.end(), [](const Option& one, const Option& other) { return one.text < other.text; });
  if (!bonus_.text.empty()) steps.insert(steps.begin(), bonus_);
  const auto tick = [this] { sink_(""); };  // no candidate, but the caller may have enough
  drops_.each(
      space_at_, steps, [&](const std::vector<int>& drops) { write(drops, steps); }, tick);
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

void list_actions(const Rules& rules, const referee::Position& position, int seat, const referee::ActionSink& sink) {
  Lister(rules, position, seat, sink).list();
}

}  // namespace dogeref::doge_ship
