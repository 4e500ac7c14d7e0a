// Faults of the beginning and the end of a round. Rulebook 1, 1.1, 3.

#include <algorithm>

#include "kit/index.h"
#include "laws/doge_ship/faults.h"

namespace dogeref::laws {
namespace {

using doge_ship::StepKind;
using doge_ship::Tile;
using kit::index;
using Found = std::optional<Fault>;
using Rolls = std::vector<std::pair<int, int>>;

Found nothing() { return std::nullopt; }

/// A line of a form, if the game has one.
std::size_t any_form(const Doge& doge, std::string_view word, Dice& dice) {
  const auto forms = doge.game.forms(word);
  return forms.empty() ? doge.game.lines().size() : dice.one_of(forms);
}

bool is_none(const Doge& doge, std::size_t at) { return at >= doge.game.lines().size(); }

/// The dice that lie after a line.
Rolls rolls(const Doge& doge, std::size_t at) {
  Rolls found;
  const doge_ship::State& state = doge.state(at + 1);
  for (const int panel : doge.rules.dice[state.players]) found.emplace_back(panel, state.dice[index(panel)]);
  return found;
}

std::string dice_line(const Doge& doge, const Rolls& rolls) {
  std::string text = "dice ";
  for (const auto& [panel, value] : rolls) {
    if (text.size() > 5) text += ", ";
    text.append(doge.rules.panels[index(panel)].id).append(" ").append(std::to_string(value));
  }
  return text;
}

/// A whole number; -1 for anything else.
int number_in(const std::string& text) {
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  return digits && text.size() < 6 ? std::stoi(text) : -1;
}

/// Whether somebody pays on a panel in the round of a line; -1: on any.
bool is_paid_on(const Doge& doge, std::size_t at, int panel) {
  for (const std::size_t line : doge.round_of(at)) {
    const bool here = doge.seat(line) >= 0 && (panel < 0 || doge.action(line).panel == panel);
    if (here && doge.cost(line) > 0) return true;
  }
  return false;
}

Found die_left_out(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "dice", dice);
  if (is_none(doge, at)) return nothing();
  Rolls all = rolls(doge, at);
  const std::size_t gone = dice.below(all.size());
  if (is_paid_on(doge, at, all[gone].first)) return nothing();
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(gone));
  return doge.game.changed(at, dice_line(doge, all));
}

Found dice_left_out(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "dice", dice);
  if (is_none(doge, at) || is_paid_on(doge, at, -1) || is_none(doge, doge.first_act(at))) return nothing();
  return doge.game.removed(at, doge.first_act(at));
}

Found foreign_die(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "dice", dice);
  if (is_none(doge, at)) return nothing();
  Rolls all = rolls(doge, at);
  std::vector<int> others;
  for (std::size_t panel = 0; panel < doge.rules.panels.size(); ++panel) {
    if (!doge.rules.panel_in_use(static_cast<int>(panel), doge.state(at).players))
      others.push_back(static_cast<int>(panel));
  }
  if (others.empty()) return nothing();
  all.emplace_back(dice.one_of(others), 1 + static_cast<int>(dice.below(6)));
  return doge.game.changed(at, dice_line(doge, all));
}

Found impossible_value(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "dice", dice);
  if (is_none(doge, at)) return nothing();
  Rolls all = rolls(doge, at);
  auto& roll = all[dice.below(all.size())];
  if (is_paid_on(doge, at, roll.first)) return nothing();
  roll.second = dice.one_of(std::vector<int>{7, 8, 9, 12, 66});
  return doge.game.changed(at, dice_line(doge, all));
}

Found die_twice(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "dice", dice);
  if (is_none(doge, at)) return nothing();
  Rolls all = rolls(doge, at);
  all.emplace_back(all[dice.below(all.size())].first, 1 + static_cast<int>(dice.below(6)));
  return doge.game.changed(at, dice_line(doge, all));
}

/// Whether nothing in the round of a line rests on its Doge tile.
bool is_quiet(const Doge& doge, std::size_t at) {
  const Tile& tile = doge.rules.tile(doge.state(at + 1).doge);
  if (tile.water >= 0 || tile.inspection) return false;
  for (const std::size_t line : doge.round_of(at)) {
    if (doge.game.lines()[line].word == "water" || doge.game.lines()[line].word == "bids") return false;
    if (doge.seat(line) < 0) continue;
    for (const doge_ship::Step& step : doge.action(line).steps()) {
      const bool part =
          step.kind == StepKind::build && doge.rules.kind_of(step.tile.tile).role == doge_ship::Role::part;
      if (part || step.kind == StepKind::replace || step.kind == StepKind::keep) return false;
    }
  }
  return true;
}

Found doge_left_out(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "doge", dice);
  if (is_none(doge, at) || !is_quiet(doge, at) || is_none(doge, doge.first_act(at))) return nothing();
  return doge.game.removed(at, doge.first_act(at));
}

Found unknown_doge(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "doge", dice);
  if (is_none(doge, at) || !is_quiet(doge, at)) return nothing();
  return doge.game.changed(at, "doge D99");
}

/// A second dice or Doge line before the first action.
Found again(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, dice.heads() ? "dice" : "doge", dice);
  if (is_none(doge, at) || is_none(doge, doge.first_act(at))) return nothing();
  return doge.game.inserted(doge.first_act(at), doge.game.lines()[at].text);
}

Found closing_again(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, dice.heads() ? "order" : "water", dice);
  if (is_none(doge, at)) return nothing();
  return doge.game.inserted(at + 1, doge.game.lines()[at].text);
}

Found closing_too_early(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "dice", dice);
  if (is_none(doge, at) || is_none(doge, doge.first_act(at))) return nothing();
  std::string order = "order ";
  for (const std::string& name : doge.game.players()) order.append(order.size() > 6 ? ", " : "").append(name);
  const std::string& name = doge.game.players()[0];
  return doge.game.inserted(
      doge.first_act(at), dice.one_of(std::vector<std::string>{order, "water " + name + " 1", "bids " + name + " 0"}));
}

Found last_action_left_out(const Doge& doge, Dice& dice) {
  std::vector<std::size_t> last;
  for (const std::size_t at : doge.spare()) {
    if (!doge.game.acts_next(at) && doge.game.due(at + 1) < 0 && doge.can_lose(at, 0)) last.push_back(at);
  }
  if (last.empty()) return nothing();
  const std::size_t at = dice.one_of(last);
  std::size_t next = at + 1;
  while (next < doge.game.lines().size() && doge.game.lines()[next].word == "check") ++next;
  const std::string word = is_none(doge, next) ? "" : doge.game.lines()[next].word;
  const bool closes =
      word == "round" || word == "dice" || word == "doge" || word == "order" || word == "water" || word == "bids";
  return closes ? Found(doge.game.removed(at, next)) : nothing();
}

Found wrong_number(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "round", dice);
  if (is_none(doge, at) || doge.game.lines()[at].text.size() < 7) return nothing();
  const int number = number_in(doge.game.lines()[at].text.substr(6)) + 1 + static_cast<int>(dice.below(4));
  return doge.game.changed(at, "round " + std::to_string(number));
}

/// What a line lists between commas.
std::vector<std::string> listed(const std::string& line) {
  std::vector<std::string> items;
  for (std::size_t at = line.find(' ') + 1; at < line.size();) {
    const std::size_t stop = std::min(line.find(',', at), line.size());
    items.push_back(line.substr(at, stop - at));
    at = stop + 2;
  }
  return items;
}

std::string list(const std::string& word, const std::vector<std::string>& items) {
  std::string text = word;
  for (const std::string& item : items) text.append(&item == items.data() ? " " : ", ").append(item);
  return text;
}

Found wrong_order(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "order", dice);
  if (is_none(doge, at)) return nothing();
  auto names = listed(doge.game.lines()[at].text);
  const std::size_t one = dice.below(names.size());
  const std::size_t other = (one + 1 + dice.below(names.size() - 1)) % names.size();
  std::swap(names[one], names[other]);
  return doge.game.changed(at, list("order", names));
}

Found wrong_water(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "water", dice);
  if (is_none(doge, at)) return nothing();
  auto items = listed(doge.game.lines()[at].text);
  std::string& item = items[dice.below(items.size())];
  item.back() = item.back() == '1' ? '2' : '1';
  return doge.game.changed(at, list("water", items));
}

Found bids_left_out(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "bids", dice);
  if (is_none(doge, at)) return nothing();
  for (std::size_t next = at + 1; next < doge.game.lines().size(); ++next) {
    const std::string& word = doge.game.lines()[next].word;
    if (word == "round" || word == "dice" || word == "doge") return doge.game.removed(at, next);
  }
  return nothing();
}

/// The one best bid, which spends all Approvals, is raised.
Found bid_raised(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, "bids", dice);
  if (is_none(doge, at)) return nothing();
  auto items = listed(doge.game.lines()[at].text);
  std::string& item = items[dice.below(items.size())];
  const std::size_t space = item.rfind(' ');
  const int bid = number_in(item.substr(space + 1));
  for (const std::string& other : items) {
    if (&other != &item && number_in(other.substr(other.rfind(' ') + 1)) >= bid) return nothing();
  }
  for (std::size_t seat = 0; seat < doge.game.players().size(); ++seat) {
    const int held = doge.game.before(at).ledger.own(static_cast<int>(seat), doge.rules.approval_track);
    if (item.substr(0, space) != doge.game.players()[seat] || bid != held || bid == 0) continue;
    item = item.substr(0, space + 1) + std::to_string(bid + 1 + static_cast<int>(dice.below(5)));
    return doge.game.changed(at, list("bids", items));
  }
  return nothing();
}

Found bids_again(const Doge& doge, Dice& dice) {
  const std::size_t at = any_form(doge, dice.heads() ? "bids" : "order", dice);
  if (is_none(doge, at)) return nothing();
  const bool second = doge.game.lines()[at].word == "bids";
  if (!second && doge.rules.tile(doge.state(at + 1).doge).inspection) return nothing();
  return doge.game.inserted(at + 1, "bids " + dice.one_of(doge.game.players()) + " 0");
}

}  // namespace

std::vector<DogeWay> round_ways() {
  return {{"dice-missing", die_left_out},
          {"dice-missing", dice_left_out},
          {"die-not-in-game", foreign_die},
          {"die-value", impossible_value},
          {"duplicate-die", die_twice},
          {"doge-tile-missing", doge_left_out},
          {"unknown-tile", unknown_doge},
          {"out-of-phase", again},
          {"out-of-phase", closing_again},
          {"out-of-phase", closing_too_early},
          {"round-not-over", last_action_left_out},
          {"round-number", wrong_number},
          {"wrong-order", wrong_order},
          {"wrong-water", wrong_water},
          {"bid-missing", bids_left_out},
          {"bid-too-high", bid_raised},
          {"bid-unexpected", bids_again}};
}

}  // namespace dogeref::laws
