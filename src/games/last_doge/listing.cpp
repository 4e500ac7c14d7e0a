#include "games/last_doge/listing.h"

#include <string>
#include <vector>

#include "games/last_doge/city.h"
#include "games/last_doge/hands.h"
#include "games/last_doge/powers.h"

namespace dogeref::last_doge {
namespace {

class Lister {
 public:
  Lister(const Rules& rules, const State& state, int seat, const referee::ActionSink& sink,
         std::span<const std::string> names)
      : rules_(rules), state_(state), seat_(seat), sink_(sink), names_(names) {}

  void search();
  void escape();

 private:
  void explore();
  void explored(const std::vector<int>& looked);
  void choose_cells(const std::vector<int>& from, std::size_t count, std::size_t begin, std::vector<int>& chosen);
  void cards();
  void card(int kind);
  void ends(const std::vector<Effect>& effects, std::size_t at, const std::string& text);
  void with_cells(const std::vector<Effect>& effects, std::size_t at, const std::string& text, const char* word,
                  int count, bool hidden, bool free);
  void paid(const std::string& text, const std::string& rest);
  [[nodiscard]] std::string name(int cell) const { return cell_name(state_, cell); }
  [[nodiscard]] std::vector<int> cells(bool hidden, bool free) const;

  const Rules& rules_;
  const State& state_;
  int seat_;
  const referee::ActionSink& sink_;
  std::span<const std::string> names_;
  std::string head_;  ///< of the card that is listed: "play C14"
};

std::vector<int> Lister::cells(bool hidden, bool free) const {
  std::vector<int> found;
  for (int cell = 0; cell < state_.cell_count; ++cell) {
    if (state_.is_up(cell) == hidden || (free && !is_free(state_, cell))) continue;
    found.push_back(cell);
  }
  return found;
}

void Lister::explored(const std::vector<int>& looked) {
  std::string head = "look";
  for (const int cell : looked) head += ' ' + name(cell);
  for (const int to : looked) {
    const std::string moved = head + ", move " + name(to);
    if (looked.size() < 2) sink_(moved);
    for (const int shown : looked) {
      if (shown != to) sink_(moved + ", reveal " + name(shown));
    }
  }
}

void Lister::choose_cells(const std::vector<int>& from, std::size_t count, std::size_t begin,
                          std::vector<int>& chosen) {
  if (chosen.size() == count) return explored(chosen);
  for (std::size_t at = begin; at < from.size(); ++at) {
    chosen.push_back(from[at]);
    choose_cells(from, count, at + 1, chosen);
    chosen.pop_back();
  }
}

void Lister::explore() {
  const std::vector<int> there = cells(true, true);
  const int allowed = modified(rules_, state_, seat_, Modified::look_count, rules_.look);
  std::vector<int> chosen;
  choose_cells(there, std::min<std::size_t>(static_cast<std::size_t>(std::max(1, allowed)), there.size()), 0, chosen);
}

/// A play without payment, and with each card that could pay for it.
void Lister::paid(const std::string& text, const std::string& rest) {
  sink_(text + rest);
  const Cards& hand = state_.hands[index(seat_)];
  const bool free_left = state_.unpaid < rules_.plays + state_.shelters + state_.extra_plays;
  if (free_left) return;
  for (std::size_t other = 0; other < rules_.cards.size(); ++other) {
    if (hand.known[other] > 0) sink_(text + " pay " + rules_.cards[other].id + rest);
  }
  if (hand.unknown() > 0) sink_(text + " pay ?" + rest);
}

void Lister::with_cells(const std::vector<Effect>& effects, std::size_t at, const std::string& text, const char* word,
                        int count, bool hidden, bool free) {
  const std::vector<int> there = cells(hidden, free);
  if (static_cast<int>(there.size()) < count) return ends(effects, at + 1, text);
  for (std::size_t one = 0; one < there.size(); ++one) {
    const std::string first = text + ", " + word + ' ' + name(there[one]);
    if (count < 2) ends(effects, at + 1, first);
    for (std::size_t other = one + 1; count == 2 && other < there.size(); ++other) {
      ends(effects, at + 1, first + ' ' + name(there[other]));
    }
  }
}

/// The rest of what a card does, step by step; what comes by itself or by chance is left out.
void Lister::ends(const std::vector<Effect>& effects, std::size_t at, const std::string& text) {
  if (at == effects.size()) return paid(head_, text);
  const Effect& effect = effects[at];
  switch (effect.verb) {
    case Verb::look: return with_cells(effects, at, text, "look", std::min(2, effect.amount), true, false);
    case Verb::move: return with_cells(effects, at, text, "move", 1, effect.at != Cells::revealed, true);
    case Verb::reveal: return with_cells(effects, at, text, "reveal", 1, true, true);
    case Verb::hide: return with_cells(effects, at, text, "hide", 1, false, false);
    case Verb::swap_tiles: return with_cells(effects, at, text, "swap", 2, true, false);
    default: return ends(effects, at + 1, text);
  }
}

void Lister::card(int kind) {
  const CardKind& card = rules_.card(kind);
  if (rules_.colour_of(kind).reaction) return;
  head_ = "play " + card.id;
  for (const Entry& entry : card.entries) {
    for (const std::vector<Effect>& part : entry.parts) {
      bool takes_player = false;
      bool steals = false;
      for (const Effect& effect : part) {
        takes_player = takes_player || effect.to == Players::opponent || effect.to == Players::opponent_on_cells;
        steals = steals || effect.verb == Verb::steal_card;
      }
      if (!takes_player) {
        ends(part, 0, entry.mode == Mode::optional ? ", none" : "");
        continue;
      }
      for (int other = 0; other < state_.players; ++other) {
        if (other == seat_) continue;
        const std::string on = " on " + names_[index(other)];
        paid(head_, on + (steals ? ", steal from " + names_[index(other)] : ""));
      }
    }
  }
  if (card.entries.empty()) paid(head_, "");
}

void Lister::cards() {
  const Cards& hand = state_.hands[index(seat_)];
  for (std::size_t kind = 0; kind < rules_.cards.size(); ++kind) {
    if (hand.known[kind] > 0) card(static_cast<int>(kind));
  }
  if (hand.unknown() > 0) sink_("play ?");
}

void Lister::search() {
  if (!state_.turn_open || state_.turn != seat_ || !state_.task_used) {
    explore();
    sink_("draw");
    for (int number = 0; number < most_districts; ++number) {
      if (rules_.of_district[index(number)] != 0) sink_("guess " + std::to_string(number));
    }
  }
  cards();
  sink_("end");
}

void Lister::escape() {
  for (int cell = 0; cell < state_.cell_count; ++cell) sink_("flip " + name(cell));
}

}  // namespace

void list_actions(const Rules& rules, const referee::Position& position, int seat,
                  std::span<const referee::PlayerName> players, const referee::ActionSink& sink) {
  const State& state = position.as<State>();
  if (seat < 0 || seat >= state.players) return;
  std::vector<std::string> names;
  for (int other = 0; other < state.players; ++other) {
    const bool is_named = static_cast<std::size_t>(other) < players.size();
    names.push_back(is_named ? players[index(other)].written : std::to_string(other + 1));
  }
  Lister lister(rules, state, seat, sink, names);
  if (state.phase == Phase::escape || state.trigger != Trigger::none) return lister.escape();
  lister.search();
}

}  // namespace dogeref::last_doge
