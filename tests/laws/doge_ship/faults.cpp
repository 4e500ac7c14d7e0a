#include "laws/doge_ship/faults.h"

#include <algorithm>
#include <map>
#include <memory>

#include "games/doge_ship/data/compile.h"
#include "games/doge_ship/model/decks.h"
#include "games/doge_ship/notation/notation.h"
#include "games/doge_ship/notation/vocabulary.h"
#include "games/doge_ship/notation/writing.h"
#include "kit/index.h"

namespace dogeref::laws {
namespace {

using doge_ship::Action;
using doge_ship::Rules;
using doge_ship::Space;
using doge_ship::State;
using doge_ship::Step;
using doge_ship::StepKind;
using doge_ship::Verb;
using kit::index;

/// Tables and words of the shipped game. Variants that ways ask for change no tile and no space.
const Rules& shipped_rules() {
  static const Rules rules = [] {
    auto compiled = library().compile({"doge-ship", "en", {}});
    return std::move(doge_ship::compile(compiled.value()).value());
  }();
  return rules;
}

const std::vector<rules::Lexicon>& lexicons() {
  static const std::vector<rules::Lexicon> all = [] {
    std::vector<rules::Lexicon> list;
    list.push_back(std::move(library().lexicon("doge-ship", "en").value()));
    return list;
  }();
  return all;
}

const rules::Words& words() {
  static const std::vector<std::string> languages = {"en"};
  static const auto made = referee::make_words(doge_ship::GameWords(shipped_rules()), lexicons(), languages);
  return *made;
}

const rules::Spellings& spellings() {
  static const auto made = referee::make_spellings(doge_ship::GameWords(shipped_rules()), lexicons(), "en");
  return *made;
}

bool is_plain(const Action& action) {
  const auto steps = action.steps();
  return std::none_of(steps.begin(), steps.end(), [](const Step& step) { return step.tile.is_open; });
}

bool read(const Legal& game, std::size_t at, const std::string& body, Action& action) {
  referee::Position position = game.before(at);
  referee::LineText line;
  line.line = static_cast<std::uint32_t>(at) + 1;
  line.text = line.body = body;
  line.seat = game.lines()[at].seat;
  line.words = &words();
  findings::Report report;
  const doge_ship::Play play{shipped_rules(), position.as<State>(), position.ledger, position.laps, line, report};
  return read_action(play, action);
}

}  // namespace

Doge::Doge(const Legal& of)
    : game(of), rules(shipped_rules()), bodies_(of.lines().size()), actions_(of.lines().size()) {
  for (const std::size_t at : game.actions()) {
    bodies_[at] = game.body_of(at);
    if (bodies_[at] != "?" && read(game, at, bodies_[at], actions_[at]) && is_plain(actions_[at])) acts_.push_back(at);
  }
}

const Space& Doge::space_of(const Place& place) const {
  return rules.spaces[index(rules.panels[index(place.panel)].spaces[index(place.number)])];
}

std::vector<std::size_t> Doge::spare() const {
  std::vector<std::size_t> found;
  for (const std::size_t at : acts_) {
    const Action& act = actions_[at];
    if (!act.steps().empty() || act.order_count > 0) continue;
    const bool gives = !act.is_discard && !rules.spaces[index(act.space)].effect.entries.empty() &&
                       game.before(at).ledger.value != game.before(at + 1).ledger.value;
    if (!gives) found.push_back(at);
  }
  return found;
}

int Doge::slack(std::size_t at) const {
  int least = money(at + 1, seat(at));
  for (std::size_t later = at + 1; later <= game.lines().size(); ++later)
    least = std::min(least, money(later, seat(at)));
  for (std::size_t later = at + 1; later < game.lines().size(); ++later) {
    if (seat(later) == seat(at)) least = std::min(least, money(later, seat(at)) - spent(later));
  }
  return least;
}

int Doge::spent(std::size_t at) const {
  int all = cost(at) + (actions_[at].order_count > 0 ? rules.reorder_cost.plus : 0);
  for (const Step& step : actions_[at].steps()) {
    if (step.kind == StepKind::buy) all += rules.tile(step.tile.tile).cost;
  }
  for (const doge_ship::Entry& entry : rules.spaces[index(std::max(0, actions_[at].space))].effect.entries) {
    if (entry.verb == Verb::pay) all += entry.amounts[index(rules.money_track)];
  }
  return all;
}

bool Doge::can_lose(std::size_t at, int cost) const {
  const int had = std::max(0, money(at + 1, seat(at)) - money(at, seat(at)));
  return money(at, seat(at)) >= cost && slack(at) >= cost + had;
}

std::vector<Place> Doge::places(std::size_t at, bool taken) const {
  std::vector<Place> found;
  const State& now = state(at);
  for (const Space& each : rules.spaces) {
    if (!rules.panel_in_use(each.panel, now.players) || now.dice[index(each.panel)] == doge_ship::unknown_die) continue;
    const auto space = static_cast<std::size_t>(&each - rules.spaces.data());
    if ((now.holder[space] >= 0) != taken) continue;
    found.push_back({each.panel, each.number, std::max(0, each.number - now.dice[index(each.panel)])});
  }
  return found;
}

std::vector<Place> Doge::idle_places(std::size_t at) const {
  std::vector<Place> found;
  for (const Place& place : places(at, false)) {
    bool free = true;
    for (const std::size_t later : round_of(at)) {
      if (later <= at || game.lines()[later].seat < 0) continue;
      free = free && !(actions_[later].panel == place.panel && actions_[later].number == place.number);
    }
    if (free) found.push_back(place);
  }
  return found;
}

std::vector<Place> Doge::offering(std::size_t at, Verb verb, int kind) const {
  std::vector<Place> found;
  for (const Place& place : places(at, false)) {
    const auto& offers = space_of(place).effect.offers;
    const bool offers_it = std::any_of(offers.begin(), offers.end(), [&](const doge_ship::Offer& offer) {
      return offer.verb == verb && (offer.kinds >> kind & 1) != 0;
    });
    if (offers_it && place.cost <= money(at, seat(at))) found.push_back(place);
  }
  return found;
}

std::string Doge::space(const Place& place) const {
  std::string out;
  doge_ship::write_space(rules, spellings(), place.panel, place.number, out);
  return out;
}

std::vector<Step> Doge::steps(std::size_t at) const {
  const auto all = actions_[at].steps();
  return {all.begin(), all.end()};
}

std::string Doge::head(std::size_t at) const {
  Action bare;
  const Action& act = actions_[at];
  bare.is_discard = act.is_discard;
  bare.panel = act.panel;
  bare.number = act.number;
  bare.space = act.space;
  bare.order = act.order;
  bare.order_count = act.order_count;
  std::string out = name(at);
  doge_ship::write_action(rules, spellings(), bare, out);
  return out;
}

std::string Doge::tail(std::size_t at) const { return line(at, steps(at)).substr(head(at).size()); }

std::string Doge::line(std::size_t at, const std::vector<Step>& steps) const {
  std::string out = head(at);
  for (const Step& step : steps) {
    out += ", ";
    doge_ship::write_step(rules, spellings(), step, out);
  }
  return out;
}

Fault Doge::replaced(std::size_t at, const std::string& text, int cost, Dice& dice) const {
  const bool last = at + 1 >= game.lines().size() || state(at + 1).ended;
  const bool goes_on = actions_[at].steps().empty() && can_lose(at, cost) && !last && dice.below(4) != 0;
  return goes_on ? game.changed(at, text) : game.cut_short(at, text);
}

std::vector<std::size_t> Doge::round_of(std::size_t at) const {
  const auto begins = [this](std::size_t line) {
    const std::string& word = game.lines()[line].word;
    return word == "round" || word == "dice" || word == "doge";
  };
  std::size_t begin = at;
  while (begin > game.body() && !(begins(begin) && !begins(begin - 1))) --begin;
  std::vector<std::size_t> lines;
  for (std::size_t line = begin; line < game.lines().size(); ++line) {
    if (line > begin && begins(line) && !begins(line - 1)) break;
    lines.push_back(line);
  }
  return lines;
}

std::size_t Doge::first_act(std::size_t at) const {
  for (const std::size_t line : round_of(at)) {
    if (game.lines()[line].seat >= 0) return line;
  }
  return game.lines().size();
}

int Doge::cost(std::size_t at) const {
  const Action& act = actions_[at];
  if (act.is_discard || act.space < 0) return 0;
  const int die = state(at).dice[index(act.panel)];
  return die == doge_ship::unknown_die ? 0 : std::max(0, act.number - die);
}

std::vector<int> Doge::reserve(std::size_t at) const {
  std::vector<int> tiles;
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    if ((state(at).held[tile] >> seat(at) & 1) != 0) tiles.push_back(static_cast<int>(tile));
  }
  return tiles;
}

std::vector<int> Doge::stack(std::size_t at) const {
  const doge_ship::Stack& own = state(at).stacks[index(seat(at))];
  std::vector<int> tiles;
  for (std::size_t from_top = own.named; from_top-- > 0;) tiles.push_back(own.tiles[from_top]);
  return tiles;
}

std::vector<int> Doge::deck(std::size_t at, int deck, bool out) const {
  std::vector<int> tiles;
  const doge_ship::Deck& of = rules.decks[index(deck)];
  for (int tile = of.first; tile < of.first + of.count; ++tile) {
    const bool in = doge_ship::may_be_in_deck(rules, state(at), tile);
    if (in != out && !(out && rules.tile(tile).has_likes)) tiles.push_back(tile);
  }
  return tiles;
}

std::vector<Way> doge_ship_ways() {
  std::vector<Way> ways;
  for (const auto& chapter : {round_ways(), space_ways(), purchase_ways(), building_ways(), typing_ways()}) {
    for (const DogeWay& way : chapter) {
      const auto breaks = [breaker = way.breaks](const Legal& game, Dice& dice) { return breaker(Doge(game), dice); };
      ways.push_back({way.code, breaks, way.variant, true});
    }
  }
  return ways;
}

}  // namespace dogeref::laws
