#include "simulate/simulator.h"

#include <utility>

#include "kit/index.h"
#include "referee/categories.h"
#include "referee/legal.h"
#include "referee/names.h"
#include "referee/turns.h"

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

std::string signed_number(std::int32_t number) { return (number > 0 ? "+" : "") + std::to_string(number); }

}  // namespace

Simulator::Simulator(const referee::Ruleset& ruleset, Options options)
    : ruleset_(ruleset), options_(std::move(options)), dealer_(ruleset.dealer()) {
  const std::string english = "en";
  words_ = ruleset.words(std::span(&english, 1));
  for (int seat = 0; seat < options_.players; ++seat) {
    referee::PlayerName player;
    player.written = names[index(seat)];
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
  write_header(number);
  if (set_up()) {
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

void Simulator::write_header(std::uint64_t number) {
  write_line("game: " + options_.game);
  write_line("edition: " + options_.edition);
  for (std::size_t at = 0; at < options_.variants.size(); ++at) {
    played_.log.append(at == 0 ? "variant: " : ", ").append(options_.variants[at]);
  }
  if (!options_.variants.empty()) write_line("");
  write_line("event: simulated, seed " + std::to_string(options_.seed) + ", game " + std::to_string(number));
  const std::vector<std::string>& colours = ruleset_.vocabulary().colours;
  std::string line;
  for (const referee::PlayerName& player : players_) {
    line.append(line.empty() ? "players: " : ", ").append(player.written);
    if (player.colour >= 0) line.append(" (").append(colours[index(player.colour)]).append(")");
  }
  write_line(line);
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

void Simulator::write_set_up(const std::vector<referee::LineText>& headers) {
  for (const referee::LineText& line : headers) {
    std::string value(line.body);
    const std::string_view key = line.text.substr(0, line.text.size() - line.body.size());
    if (options_.partial) dealer_->conceal_header(line.form, record_, value);
    referee::LineText counted = line;  // header lines are counted behind the forms
    counted.form += static_cast<int>(ruleset_.vocabulary().forms.size());
    if (options_.open && !is_seen(position_, counted, value)) continue;
    if (!value.empty()) write_line(std::string(key) + value);
  }
}

/// Whether a line is not secret as a whole; of the others `body` becomes what everybody saw.
bool Simulator::is_seen(const Position& before, const referee::LineText& line, std::string& body) const {
  std::string seen;
  if (!ruleset_.redact(before, position_, line, -1, seen)) return false;
  body = seen;
  return true;
}

/// One line of the game. False when it is over.
bool Simulator::step() {
  const referee::Turn turn = ruleset_.turn(position_);
  if (turn.ended) return finish(turn.reason), false;
  if (dealer_->chance(position_, random_, body_)) return play_chance();
  const int next = dealer_->next(position_, random_);
  if (next >= 0) return play_action(next);
  if (turn.may_close) finish(turn.reason);
  return false;
}

referee::LineText Simulator::form_text() const {
  referee::LineText line;
  line.text = body_;
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

void Simulator::write_form(const Position& before) {
  const referee::LineText line = form_text();
  std::string text = body_;
  if (options_.partial) dealer_->conceal(before, position_, false, record_, text);
  if (options_.open) {
    std::string body;
    const std::string_view word = line.text.substr(0, line.text.size() - line.body.size());
    text = is_seen(before, line, body) ? std::string(word) + body : std::string();
  }
  if (text.empty()) return void(left_out_ = true);
  write_line(text);
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
    if (referee::is_legal(ruleset_, position_, seat, *words_, body_, &after, players_)) {
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
  return false;
}

referee::LineText Simulator::action_text(int seat) const {
  referee::LineText line;
  line.text = line.body = body_;
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
  if (ruleset_.takes_turn(position_, line)) (void)referee::take_turn(ruleset_, position_, line, {}, trial);
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

void Simulator::write_action(int seat, const Position& before) {
  if (options_.partial) dealer_->conceal(before, position_, true, record_, body_);
  if (options_.open && !is_seen(before, action_text(seat), body_)) body_.clear();
  if (body_.empty()) return void(left_out_ = true);
  const bool follows = !std::exchange(left_out_, false);
  played_.log.append(players_[index(seat)].written).append(": ").append(body_);
  const bool is_unseen = body_ == "?";
  if (!is_unseen && record_.once_in(4) && follows) write_changes(seat, before);
  write_line("");
  check_unseen(false);
  if (is_unseen) unseen_[index(seat)] = 1 + record_.below(6);
}

/// The claim behind an action: what it changed.
void Simulator::write_changes(int seat, const Position& before) {
  const std::vector<std::string>& tracks = ruleset_.vocabulary().tracks;
  bool first = true;
  for (int track = 0; track < static_cast<int>(tracks.size()); ++track) {
    const std::int32_t change = position_.ledger.own(seat, track) - before.ledger.own(seat, track);
    if (change == 0) continue;
    played_.log.append(std::exchange(first, false) ? " => " : ", ").append(signed_number(change));
    played_.log.append(" ").append(tracks[index(track)]);
  }
}

void Simulator::write_check(int seat) {
  const std::vector<std::string>& tracks = ruleset_.vocabulary().tracks;
  std::string line = "check " + players_[index(seat)].written;
  for (int track = 0; track < static_cast<int>(tracks.size()); ++track) {
    line.append(track == 0 ? " " : ", ").append(std::to_string(position_.ledger.own(seat, track)));
    line.append(" ").append(tracks[index(track)]);
  }
  write_line(line);
}

/// Reads the tracks of those whose action nobody saw a while ago; of all when the game is over.
void Simulator::check_unseen(bool all) {
  for (int seat = 0; seat < options_.players; ++seat) {
    int& left = unseen_[index(seat)];
    if (left == 0 || (!all && --left > 0)) continue;
    left = 0;
    write_check(seat);
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

void Simulator::write_result() {
  std::string line = "result ";
  const std::vector<referee::Standing>& standings = played_.standings;
  for (std::size_t at = 0; at < standings.size(); ++at) {
    if (at > 0) line += standings[at].rank == standings[at - 1].rank ? " = " : ", ";
    line.append(players_[index(standings[at].seat)].written).append(" ");
    line += std::to_string(standings[at].values.front().value_or(0));
  }
  write_line(line);
}

}  // namespace dogeref::simulate
