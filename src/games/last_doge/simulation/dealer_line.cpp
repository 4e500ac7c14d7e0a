#include "games/last_doge/simulation/dealer_line.h"

#include "games/last_doge/model/hands.h"
#include "games/last_doge/turn/turn.h"

namespace dogeref::last_doge {
namespace {

std::string unnamed(int count) {
  std::string text;
  for (; count > 0; --count) text += " ?";
  return text;
}

}  // namespace

int weighted(std::span<const int> weights, kit::Random& random) {
  int sum = 0;
  for (const int weight : weights) sum += weight;
  int left = random.below(sum);
  for (std::size_t at = 0; sum > 0 && at < weights.size(); ++at) {
    if (left < weights[at]) return static_cast<int>(at);
    left -= weights[at];
  }
  return -1;
}

std::vector<int> in_deck(const Rules& rules, const State& state) {
  std::vector<int> copies;
  for (int card = 0; card < static_cast<int>(rules.cards.size()); ++card) {
    copies.push_back(std::max(0, copies_in_game(rules, state, card) - known_outside(state, card)));
  }
  return copies;
}

void Making::seal(std::string_view text, std::string_view left, bool may_go) {
  text_ += text;
  parts_.push_back({std::string(text), std::string(left), may_go});
  is_judged_ = false;
}

std::string Making::plain() const {
  std::string text;
  for (const Part& part : parts_) text += part.may_go ? part.left : part.whole;
  return text;
}

int Making::try_with(std::string_view more, referee::Position& behind) const {
  behind = before_;
  behind.ledger.unjudged = {};
  const std::string whole = text_ + std::string(more);
  referee::LineText line;
  line.text = line.body = line.record = whole;
  line.seat = seat_;
  line.words = &table_.words;
  line.players = table_.names;
  findings::Report trial(findings::Report::Mode::trial);
  const Play play{table_.rules, behind.as<State>(), behind.ledger, behind.laps, line, trial};
  return judge_line(play) ? static_cast<int>(trial.count()) : -1;
}

const State& Making::state() {
  if (text_.empty()) return before_.as<State>();
  if (!is_judged_) (void)try_with({}, behind_);
  is_judged_ = true;
  return behind_.as<State>();
}

/// The next of the cards drawn. Where the pile was shuffled the last cards of the old deck come first.
std::string Making::next_card(const std::string& drawn, int left) {
  referee::Position behind;
  (void)try_with(drawn + unnamed(left), behind);
  std::vector<int> copies = in_deck(table_.rules, behind.as<State>());
  const bool shuffled = behind.as<State>().discard.count < before_.as<State>().discard.count;
  for (int card = weighted(copies, random_); card >= 0; card = weighted(copies, random_)) {
    const std::string& id = table_.rules.card(card).id;
    if (!shuffled || try_with(drawn + ' ' + id + unnamed(left - 1), behind) == 0) return id;
    copies[index(card)] = 0;
  }
  return "?";
}

void Making::draw(std::string_view lead, int count) {
  std::string named;
  for (; count > 0; --count) named += ' ' + next_card(std::string(lead) + named, count);
  say(lead);
  seal(named);
}

/// Names the cards of one effect. False when nothing on the line explains them.
bool Making::name_draw(int seat) {
  const bool begins = text_ == "start";
  const std::string who = seat == seat_ ? std::string() : table_.name(seat) + ' ';
  const std::string lead = (begins ? " " : ", ") + who + "draw";
  referee::Position behind;
  const int faults = try_with({}, behind);
  const int unknown = state().hands[index(seat)].unknown();
  for (int count = 1; count <= unknown; ++count) {
    if (try_with(lead + unnamed(count), behind) != faults) continue;
    if (behind.as<State>().hands[index(seat)].unknown() != unknown) continue;
    draw(lead, count);
    return true;
  }
  return false;
}

void Making::name_draws() {
  for (int seat = 0; seat < static_cast<int>(table_.names.size()); ++seat) {
    while (state().hands[index(seat)].unknown() > 0) {
      if (!name_draw(seat)) break;
    }
  }
}

}  // namespace dogeref::last_doge
