#include "laws/last_doge/faults.h"

#include <algorithm>
#include <map>
#include <memory>
#include <regex>

#include "games/last_doge/data/compile.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/play.h"
#include "kit/index.h"

namespace dogeref::laws {
namespace {

using kit::index;
using last_doge::Phase;
using last_doge::Rules;
using last_doge::State;

const Rules& shipped_rules() {
  static const Rules rules = [] {
    auto compiled = library().compile({"last-doge", "en", {}});
    return std::move(last_doge::compile(compiled.value()).value());
  }();
  return rules;
}

template <class Value>
std::optional<Value> any_of_them(const std::vector<Value>& values, Dice& dice) {
  return values.empty() ? std::nullopt : std::optional<Value>(dice.one_of(values));
}

/// The end of the line that a text has at an index from 0.
std::size_t line_end(const std::string& text, std::size_t line) {
  std::size_t end = 0;
  for (std::size_t at = 0; at <= line && end != std::string::npos; ++at) end = text.find('\n', end + (at > 0 ? 1 : 0));
  return std::min(end, text.size());
}

}  // namespace

Venice::Venice(const Legal& of) : game(of), rules(shipped_rules()), escape_(of.lines().size()) {
  for (std::size_t at = game.body(); at < game.lines().size() && escape_ == game.lines().size(); ++at) {
    if (state(at + 1).phase == Phase::escape) escape_ = at;
  }
}

bool Venice::in_escape(std::size_t at) const { return at >= escape_; }

bool Venice::knows_hand(std::size_t at, int seat) const { return state(at).hands[index(seat)].unknown() == 0; }

std::optional<Part> Venice::part(Dice& dice, Where where, const std::string& pattern) const {
  static std::map<std::string, std::regex> known;
  const std::regex& regex = known.try_emplace(pattern, pattern).first->second;
  std::vector<Part> parts;
  for (std::size_t at = 0; at < game.lines().size(); ++at) {
    const Line& line = game.lines()[at];
    const Where here = line.in_header ? Where::header : in_escape(at) ? Where::escape : Where::search;
    if (here != where || line.word == "result" || line.word == "check" || line.word == "end-trigger") continue;
    std::smatch match;
    if (!std::regex_search(line.text, match, regex)) continue;
    Part part;
    part.at = at;
    part.begin = static_cast<std::size_t>(match.position(0));
    for (const auto& group : match) part.groups.push_back(group.str());
    parts.push_back(std::move(part));
  }
  return any_of_them(parts, dice);
}

Fault Venice::replaced(const Part& part, const std::string& text) const {
  std::string line = game.lines()[part.at].text;
  return game.changed(part.at, line.replace(part.begin, part.groups[0].size(), text));
}

Fault Venice::replaced(const Part& part, std::size_t group, const std::string& text) const {
  std::string all = part.groups[0];
  const std::size_t begin = all.rfind(part.groups[group]);
  return replaced(part, all.replace(begin, part.groups[group].size(), text));
}

std::optional<Fault> Venice::changed(Dice& dice, Where where, const std::string& pattern, std::size_t group,
                                     const std::string& text) const {
  const auto found = part(dice, where, pattern);
  return found ? std::optional<Fault>(replaced(*found, group, text)) : std::nullopt;
}

std::string Venice::cell(std::size_t at, int which) const { return last_doge::cell_name(state(at), which); }

std::optional<std::string> Venice::free_cell(std::size_t at, const std::string& but, Dice& dice) const {
  std::vector<std::string> cells;
  for (int which = 0; which < state(at).cell_count; ++which) {
    const std::string name = cell(at, which);
    if (last_doge::is_free_hidden(state(at), which) && but.find(name) == std::string::npos) cells.push_back(name);
  }
  return any_of_them(cells, dice);
}

std::optional<std::string> Venice::held(std::size_t at, int seat, bool red, Dice& dice) const {
  const last_doge::Cards& hand = state(at).hands[index(seat)];
  std::vector<std::string> cards;
  for (std::size_t kind = 0; kind < rules.cards.size(); ++kind) {
    if (rules.colour_of(static_cast<int>(kind)).reaction != red) continue;
    const bool another = last_doge::known_outside(state(at), static_cast<int>(kind)) < rules.cards[kind].copies;
    if (hand.known[kind] > 0 || (hand.unknown() > 0 && another)) cards.push_back(rules.cards[kind].id);
  }
  return any_of_them(cards, dice);
}

std::optional<std::string> Venice::not_held(std::size_t at, int seat, Dice& dice) const {
  if (!knows_hand(at, seat)) return std::nullopt;
  std::vector<std::string> cards;
  for (std::size_t kind = 0; kind < rules.cards.size(); ++kind) {
    if (state(at).hands[index(seat)].known[kind] == 0) cards.push_back(rules.cards[kind].id);
  }
  return any_of_them(cards, dice);
}

std::optional<std::string> Venice::artefact(std::size_t at, int place, Dice& dice) const {
  std::vector<std::string> found;
  for (std::size_t which = 0; which < rules.artefacts.size(); ++which) {
    if (state(at).artefact_at[which] == place) found.push_back(rules.artefacts[which].id);
  }
  return any_of_them(found, dice);
}

int Venice::next(int seat, int steps) const { return (seat + steps) % static_cast<int>(game.players().size()); }

Fault Venice::stopped(const Fault& fault, std::size_t more) {
  Fault cut = fault;
  cut.text.resize(line_end(cut.text, fault.line - 1 + more));
  cut.text += "\nruling end \"time\"\n";
  cut.legal.resize(line_end(cut.legal, fault.line - 1 + more));
  cut.legal += "\nruling end \"time\"\n";
  return cut;
}

std::vector<Way> last_doge_ways() {
  std::vector<Way> ways;
  for (auto* const chapter :
       {venice_setup_ways, venice_explore_ways, venice_card_ways, venice_damage_ways, venice_escape_ways}) {
    for (const VeniceWay& each : chapter()) {
      Way way;
      way.code = each.code;
      way.breaks = [breaks = each.breaks](const Legal& game, Dice& dice) { return breaks(Venice(game), dice); };
      ways.push_back(std::move(way));
    }
  }
  return ways;
}

}  // namespace dogeref::laws
