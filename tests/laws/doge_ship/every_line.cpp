// Every canonical line of The Doge Ship.

#include <algorithm>
#include <map>
#include <set>

#include "laws/doge_ship/joins.h"
#include "rules/tree/json.h"

namespace dogeref::laws {
namespace {

/// What every line is made of.
struct Alphabet {
  std::vector<std::string> spaces;         ///< "red 3"
  std::vector<std::string> paying_spaces;  ///< those that ask a payment: there `pass` may stand
  std::vector<std::string> things;         ///< ids that can be built, dropped, put in the place of others
  std::vector<std::string> kinds;          ///< what can be bought
  /// By space: which of several gains or payments, told by a step. Without one a line is no action of its own: it tells
  /// less than was done.
  std::map<std::string, std::vector<std::string>> choices;
  std::vector<std::string> bonus_choices;  ///< of barriers
  int most_steps = 2;                      ///< of a line, drops and the bonus apart
};

std::vector<const rules::Member*> members_of(const rules::Node& data, std::string_view key) {
  std::vector<const rules::Member*> members;
  const rules::Node* const map = data.find(key);
  if (map == nullptr) return members;
  for (const rules::Member& member : map->members) members.push_back(&member);
  return members;
}

/// "gain 3 ducats", "pay 1 vp"
std::vector<std::string> choices_of(const rules::Node& effect) {
  std::vector<std::string> choices;
  for (const char* const verb : {"gain", "pay"}) {
    const rules::Node* const amounts = effect.find(verb);
    const rules::Node* const any = amounts == nullptr ? nullptr : amounts->find("any");
    if (any == nullptr) continue;
    for (const rules::Member& choice : any->members) {
      std::string text = verb;
      for (const rules::Member& amount : choice.value.members) text += ' ' + amount.value.text + ' ' + amount.key;
      choices.push_back(std::move(text));
    }
  }
  return choices;
}

/// Each space of a panel, one below and one above them.
void add_spaces(const rules::Member& panel, Alphabet& all) {
  std::int64_t last = 0;
  for (const rules::Member* const space : members_of(panel.value, "spaces")) {
    last = std::max<std::int64_t>(last, std::stoi(space->key));
    if (std::vector<std::string> choices = choices_of(space->value); !choices.empty())
      all.choices[panel.key + ' ' + space->key] = std::move(choices);
    if (space->value.find("pay") != nullptr) all.paying_spaces.push_back(panel.key + ' ' + space->key);
  }
  for (std::int64_t number = 0; number <= last + 1; ++number) {
    all.spaces.push_back(panel.key + ' ' + std::to_string(number));
  }
}

/// The most parts that one space builds or sells.
std::size_t most_steps(const rules::Node& data) {
  std::size_t most = 2;
  for (const rules::Member* const panel : members_of(data, "panels")) {
    for (const rules::Member* const space : members_of(panel->value, "spaces")) {
      for (const char* const verb : {"purchase", "construct"}) {
        const rules::Node* const parts = space->value.find(verb);
        const rules::Node* const together = parts == nullptr ? nullptr : parts->find("all");
        if (together != nullptr) most = std::max(most, together->members.size());
      }
    }
  }
  return most;
}

/// Of tiles alike in print the smallest id names all.
void add_tiles(const rules::Node& data, Alphabet& all) {
  std::set<std::string> faces;
  std::set<std::string> kinds;
  for (const rules::Member* const tile : members_of(data, "tiles")) {
    const std::string& kind = tile->value.find("of")->text;
    kinds.insert(kind);
    for (std::string& choice : choices_of(tile->value)) all.bonus_choices.push_back(std::move(choice));
    if (kind == "doge" || !faces.insert(rules::json(tile->value)).second) continue;
    all.things.insert(kind == "galley" ? all.things.begin() : all.things.end(),
                      tile->key);  // what can replace is first
  }
  all.kinds.assign(kinds.begin(), kinds.end());
}

Alphabet doge_ship(const rules::Node& data) {
  Alphabet all;
  for (const rules::Member* const panel : members_of(data, "panels")) add_spaces(*panel, all);
  add_tiles(data, all);
  all.most_steps = static_cast<int>(most_steps(data));
  return all;
}

/// Findings that a later part of the line may take away.
const Codes mended_later = {"replace-incomplete", "cannot-pay-intrigue", "needless-drop"};

class Trier {
 public:
  Trier(const Alphabet& alphabet, const Trial& trial) : alphabet_(alphabet), trial_(trial) {}

  std::vector<std::string> all();

 private:
  [[nodiscard]] Codes codes(const std::string& body) const { return trial_.codes(body); }
  [[nodiscard]] bool is_legal(const std::string& body) const { return trial_.is_legal(body); }
  [[nodiscard]] bool may_go_on(const std::string& body) const {
    const Codes found = codes(body);
    return std::includes(mended_later.begin(), mended_later.end(), found.begin(), found.end());
  }
  void find_things();
  void with_more_drops(const std::string& space, const std::vector<std::string>& drops, std::size_t from);
  void with_drops(const std::string& space, std::vector<std::string> drops);
  void with_bonus(const std::string& beginning);
  void with_steps(const std::string& beginning, std::size_t from, int left);
  void take(const std::string& steps);
  [[nodiscard]] std::string body(const std::vector<std::string>& drops, const std::string& steps) const;

  const Alphabet& alphabet_;
  const Trial& trial_;
  std::vector<std::string> held_;
  std::vector<std::string> steps_;
  std::vector<std::string> bonuses_;
  std::vector<std::string> choices_;  ///< of the space
  std::string space_;
  std::vector<std::string> drops_;
  std::set<std::string> found_;
};

/// What is in the reserve, and which parts can be replaced: what the referee says whatever else is wrong with the line.
void Trier::find_things() {
  const std::string& any = alphabet_.spaces.front();
  for (const std::string& thing : alphabet_.things) {
    if (codes(any + ", build " + thing).count("tile-not-in-reserve") == 0) held_.push_back(thing);
  }
  std::sort(held_.begin(), held_.end());
  for (const std::string& kind : alphabet_.kinds) steps_.push_back("buy " + kind);
  for (const std::string& thing : held_) steps_.push_back("build " + thing);
  bonuses_ = steps_;
  bonuses_.insert(bonuses_.end(), alphabet_.bonus_choices.begin(), alphabet_.bonus_choices.end());
  for (const std::string& part : alphabet_.things) {
    const Codes said = codes(any + ", replace " + part + " with " + alphabet_.things.front());
    const bool stays =
        said.count("part-not-built") + said.count("replace-not-last") + said.count("replace-covered") > 0;
    for (std::size_t at = 0; !stays && at < held_.size(); ++at) {
      steps_.push_back("replace " + part + " with " + held_[at]);
    }
  }
  steps_.emplace_back("keep");
  std::sort(steps_.begin(), steps_.end());
}

std::vector<std::string> Trier::all() {
  find_things();
  if (is_legal("discard")) found_.insert("discard");
  for (const std::string& space : alphabet_.spaces) {
    if (!may_go_on(space)) continue;
    space_ = space;
    const auto chosen = alphabet_.choices.find(space);
    choices_ = chosen == alphabet_.choices.end() ? std::vector<std::string>() : chosen->second;
    const std::vector<std::string> usual = steps_;
    steps_.insert(steps_.end(), choices_.begin(), choices_.end());
    std::sort(steps_.begin(), steps_.end());
    with_more_drops(space, {}, 0);
    steps_ = usual;
  }
  return {found_.begin(), found_.end()};
}

/// With none, one, … as many drops as a line can have purchases, each tile as often as it is named.
void Trier::with_more_drops(const std::string& space, const std::vector<std::string>& drops, std::size_t from) {
  constexpr std::size_t purchases = 3;
  with_drops(space, drops);
  for (std::size_t at = from; drops.size() < purchases && at < held_.size(); ++at) {
    std::vector<std::string> more = drops;
    more.push_back(held_[at]);
    with_more_drops(space, more, at);
  }
}

std::string Trier::body(const std::vector<std::string>& drops, const std::string& steps) const {
  std::string text = space_;
  for (const std::string& drop : drops) text += ", drop " + drop;
  return text + steps;
}

void Trier::with_drops(const std::string& space, std::vector<std::string> drops) {
  drops_ = std::move(drops);
  if (!may_go_on(body(drops_, ""))) return;
  with_bonus("");
  const std::vector<std::string>& paying = alphabet_.paying_spaces;
  const bool pays = std::find(paying.begin(), paying.end(), space) != paying.end();
  for (const std::string& bonus : bonuses_) with_bonus(", bonus " + bonus);
  if (!pays) return;
  take(", pass");
  for (const std::string& bonus : bonuses_) take(", bonus " + bonus + ", pass");
}

void Trier::with_bonus(const std::string& beginning) {
  if (may_go_on(body(drops_, beginning))) with_steps(beginning, 0, alphabet_.most_steps);
}

void Trier::with_steps(const std::string& beginning, std::size_t from, int left) {
  take(beginning);
  for (std::size_t at = from; left > 0 && at < steps_.size(); ++at) {
    const std::string longer = beginning + ", " + steps_[at];
    if (may_go_on(body(drops_, longer))) with_steps(longer, at, left - 1);
  }
}

/// A line counts when it is legal, and not any more without one of its drops.
void Trier::take(const std::string& steps) {
  const std::string whole = body(drops_, steps);
  const auto is_told = [&](const std::string& choice) {
    return (steps + ',').find(", " + choice + ',') != std::string::npos;
  };
  const bool tells = choices_.empty() || steps.ends_with(", pass");
  if (!tells && std::none_of(choices_.begin(), choices_.end(), is_told)) return;
  if (!is_legal(whole)) return;
  for (std::size_t left_out = 0; left_out < drops_.size(); ++left_out) {
    std::vector<std::string> fewer = drops_;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left_out));
    if (is_legal(body(fewer, steps))) return;
  }
  found_.insert(whole);
}

class EveryDogeShipLine final : public EveryLine {
 public:
  explicit EveryDogeShipLine(const rules::Node& data) : alphabet_(doge_ship(data)) {}
  [[nodiscard]] std::vector<std::string> legal(const Trial& trial, std::string_view) const override {
    return Trier(alphabet_, trial).all();
  }

 private:
  Alphabet alphabet_;
};

}  // namespace

std::unique_ptr<EveryLine> every_doge_ship_line(const rules::Node& data) {
  return std::make_unique<EveryDogeShipLine>(data);
}

}  // namespace dogeref::laws
