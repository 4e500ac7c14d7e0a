#include "simulate/simulator.h"

#include <optional>
#include <utility>

#include "kit/index.h"
#include "referee/game/categories.h"
#include "referee/questions/legal.h"
#include "referee/record/names.h"
#include "referee/record/turns.h"

namespace dogeref::simulate {
namespace {

using kit::index;
using referee::Position;

constexpr std::array<std::string_view, referee::max_seats> names = {"Anna", "Marco", "Lucia", "Pietro",
                                                                    "Nina", "Bruno", "Elena", "Zan"};

/// Legal actions that a sensible player looks at before one is taken.
constexpr int looks = 5;
/// Thoughts after which a player without a legal one is given up.
constexpr int most_thoughts = 20'000;

}  // namespace

Simulator::Simulator(const referee::Ruleset& ruleset, Options options)
    : ruleset_(ruleset), options_(std::move(options)), dealer_(ruleset.dealer()) {
  const std::string english = "en";
  words_ = ruleset.words(std::span(&english, 1));
  spellings_ = ruleset.spellings(english);
  for (int seat = 0; seat < options_.players; ++seat) {
    referee::PlayerName player;
    player.written = index(seat) < options_.names.size() ? options_.names[index(seat)] : names[index(seat)];
    player.folded = referee::folded_name(player.written);
    players_.push_back(std::move(player));
  }
}

Simulator::~Simulator() = default;

const Played& Simulator::play(std::uint64_t number) {
  played_ = Played{};
  unseen_ = {};
  left_out_ = false;
  random_ = kit::Random(options_.seed, 2 * number);
  record_ = kit::Random(options_.seed, 2 * number + 1);
  deal();
  if (options_.from == nullptr) write_header(number);
  if (options_.from != nullptr ? take_up() : set_up()) {
    while (step()) {
    }
  }
  played_.rounds = ruleset_.turn(position_).round;
  played_.standings = ruleset_.standings(position_, false);
  if (!played_.reason.empty() && played_.trouble.empty()) write_result();
  return played_;
}

void Simulator::deal() {
  ruleset_.start(options_.players, position_);
  dealer_->begin(players_, random_);
  const int colours = static_cast<int>(ruleset_.vocabulary().colours.size());
  for (int seat = 0; seat < options_.players; ++seat) {
    const int colour = dealer_->colour(seat);
    players_[index(seat)].colour = colour < colours ? colour : -1;
  }
}

/// The position that games go on from. False when nobody can play on from there.
bool Simulator::take_up() {
  position_ = *options_.from;
  if (dealer_->take_up(position_, random_)) return true;
  played_.trouble = "the position leaves open what lies face down";
  return false;
}

/// The game's own header lines. False when the referee refuses them.
bool Simulator::set_up() {
  const std::vector<referee::HeaderKey>& keys = ruleset_.vocabulary().headers;
  std::vector<std::string> lines;
  std::vector<int> forms;
  for (int form = 0; form < static_cast<int>(keys.size()); ++form) {
    const std::string value = dealer_->header(form);
    if (value.empty()) continue;
    lines.push_back(keys[index(form)].slot + ": " + value);
    forms.push_back(form);
  }
  std::vector<referee::LineText> headers;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    referee::LineText& line = headers.emplace_back();
    line.text = lines[at];
    line.body = line.text.substr(keys[index(forms[at])].slot.size() + 2);
    line.form = forms[at];
    line.words = words_.get();
    line.players = players_;
  }
  findings::Report trial(findings::Report::Mode::trial);
  const bool usable = ruleset_.set_up(position_, headers, trial);
  write_set_up(headers);
  if (usable && trial.count() == 0) return true;
  played_.trouble = "header refused";
  return false;
}

/// One line of the game. False when it is over.
bool Simulator::step() {
  const referee::Turn turn = ruleset_.turn(position_);
  if (turn.ended) return finish(turn.reason), false;
  if (dealer_->chance(position_, random_, body_)) return play_chance();
  const int next = dealer_->next(position_, random_);
  if (next >= 0) return play_action(next);
  if (turn.may_close) {
    finish(turn.reason);
  } else {
    played_.is_stuck = true;
  }
  return false;
}

referee::LineText Simulator::form_text() const {
  referee::LineText line;
  line.text = line.record = body_;
  line.words = words_.get();
  line.players = players_;
  const std::size_t space = body_.find(' ');
  line.body = std::string_view(body_).substr(space + 1);
  line.form = words_->find(std::string_view(body_).substr(0, space), referee::form_word) - referee::first_game_form;
  return line;
}

bool Simulator::play_chance() {
  const Position before = position_;
  const referee::LineText line = form_text();
  findings::Report trial(findings::Report::Mode::trial);
  ruleset_.happen(position_, line, trial);
  if (trial.count() != 0) return refuse(body_, line, before), false;
  if (is_too_long()) {
    position_ = before;
    return false;
  }
  write_form(before);
  return true;
}

bool Simulator::play_action(int seat) {
  if (!choose(seat)) return false;
  const Position before = position_;
  if (!act(seat)) return false;
  if (is_too_long()) {
    position_ = before;
    return false;
  }
  dealer_->carry_out(position_);
  ++played_.actions;
  if (options_.count_uses) {
    dealer_->uses([this](std::string_view category, std::string_view name) { add_use(played_.uses, category, name); });
  }
  write_action(seat, before);
  return true;
}

/// Settles on an action and completes it: `body_` is the whole of it.
bool Simulator::choose(int seat) {
  const bool eager = options_.policy == Policy::sensible;
  const auto accepts = [&](std::string_view body) {
    return referee::is_legal(ruleset_, position_, seat, *words_, body, nullptr, players_);
  };
  Position after;
  int legal = 0;
  int best = 0;
  for (int thoughts = 0; thoughts < most_thoughts; ++thoughts) {
    dealer_->propose(position_, seat, eager, random_, body_);
    const std::optional<bool> judged = dealer_->judge_proposed(position_, after);
    if (judged ? *judged : referee::is_legal(ruleset_, position_, seat, *words_, body_, &after, players_)) {
      const int worth = eager ? dealer_->worth(position_, after, seat) : 0;
      if (legal == 0 || worth > best) {
        best = worth;
        dealer_->settle();
      }
      ++legal;
    }
    if (legal < (eager ? looks : 1)) continue;
    switch (dealer_->complete(position_, accepts, random_, body_)) {
      case referee::Dealer::Completion::done: return true;
      case referee::Dealer::Completion::impossible: legal = 0; break;
      case referee::Dealer::Completion::refused: return refuse_action(seat), false;
    }
  }
  played_.trouble = "no legal action found";
  played_.is_stuck = referee::find_legal_actions(ruleset_, position_, *words_, players_, true).count == 0;
  return false;
}

referee::LineText Simulator::action_text(int seat) const {
  referee::LineText line;
  line.text = line.body = line.record = body_;
  line.seat = seat;
  line.words = words_.get();
  line.players = players_;
  return line;
}

/// Plays the action at the position. False when the referee refuses it.
bool Simulator::act(int seat) {
  const Position before = position_;
  referee::LineText line = action_text(seat);
  findings::Report trial(findings::Report::Mode::trial);
  position_.ledger.unjudged = {};
  if (ruleset_.takes_turn(position_, line)) (void)referee::take_turn(position_, line, {}, trial);
  if (ruleset_.act(position_, line, trial) && trial.count() == 0) return true;
  position_ = before;
  return refuse_action(seat), false;
}

void Simulator::refuse_action(int seat) {
  referee::LineText line = action_text(seat);
  line.draws_as_kinds = true;
  refuse(players_[index(seat)].written + ": " + body_, line, position_);
}

/// Notes which code the referee has for a line of the game.
void Simulator::refuse(const std::string& line, const referee::LineText& text, const Position& before) {
  Position copy = before;
  findings::Report report;
  if (text.seat < 0) {
    ruleset_.happen(copy, text, report);
  } else {
    (void)ruleset_.act(copy, text, report);
  }
  played_.trouble = line;
  for (const findings::Finding& finding : report.findings()) {
    played_.trouble.append(" [").append(ruleset_.vocabulary().code_name(finding.code)).append("]");
  }
}

void Simulator::finish(std::string_view reason) {
  findings::Report trial(findings::Report::Mode::trial);
  const bool is_over = ruleset_.turn(position_).ended;
  if (!is_over) check_unseen(true);
  ruleset_.finish(position_, referee::Occasion::table, 0, trial);
  if (is_over) check_unseen(true);
  played_.reason = reason;
}

}  // namespace dogeref::simulate
