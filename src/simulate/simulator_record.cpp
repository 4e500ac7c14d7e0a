// The record of a simulated game, as somebody at the table would have written it.

#include "simulate/simulator.h"

#include <utility>

#include "kit/index.h"

namespace dogeref::simulate {
namespace {

using kit::index;
using referee::Position;

std::string signed_number(std::int32_t number) { return (number > 0 ? "+" : "") + std::to_string(number); }

}  // namespace

void Simulator::write_header(std::uint64_t number) {
  write_line("game: " + options_.game);
  write_line("edition: " + options_.edition);
  for (std::size_t at = 0; at < options_.variants.size(); ++at) {
    played_.log.append(at == 0 ? "variant: " : ", ").append(options_.variants[at]);
  }
  if (!options_.variants.empty()) write_line("");
  // From the seed anybody can play the game again, and see all of it.
  const std::string seed = options_.open ? std::string() : "seed " + std::to_string(options_.seed) + ", ";
  write_line("event: simulated, " + seed + "game " + std::to_string(number));
  const std::vector<std::string>& colours = ruleset_.vocabulary().colours;
  std::string line;
  for (const referee::PlayerName& player : players_) {
    line.append(line.empty() ? "players: " : ", ").append(player.written);
    if (player.colour >= 0) line.append(" (").append(colours[index(player.colour)]).append(")");
  }
  write_line(line);
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
    played_.log.append(" ").append(spellings_->counted(tracks[index(track)], change));
  }
}

void Simulator::write_check(int seat) {
  const std::vector<std::string>& tracks = ruleset_.vocabulary().tracks;
  std::string line = "check " + players_[index(seat)].written;
  for (int track = 0; track < static_cast<int>(tracks.size()); ++track) {
    const std::int32_t count = position_.ledger.own(seat, track);
    line.append(track == 0 ? " " : ", ").append(std::to_string(count));
    line.append(" ").append(spellings_->counted(tracks[index(track)], count));
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
