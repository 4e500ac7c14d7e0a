#include "laws/faults.h"

#include <algorithm>

#include "kit/index.h"
#include "referee/record/names.h"

namespace dogeref::laws {
namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append("\n");
  return text;
}

std::vector<std::string> texts_of(const std::vector<Line>& lines) {
  std::vector<std::string> texts;
  for (const Line& line : lines) texts.push_back(line.text);
  return texts;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    std::string line = text.substr(at, stop - at);
    line = line.substr(0, line.find(" #"));
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if (!line.empty() && line[0] != '#') lines.push_back(line);
    at = stop + 1;
  }
  return lines;
}

}  // namespace

bool Legal::is_legal(const std::string& text, const referee::JudgeOptions& options) {
  referee::Judge judge(shelf(), options);
  const referee::Verdict& verdict = judge.judge(text, 1);
  return verdict.errors == 0 && verdict.end.has_value();
}

Legal::Legal(const std::string& text, referee::JudgeOptions options, std::string_view idle)
    : options_(std::move(options)), idle_(idle) {
  const std::vector<std::string> texts = split(text);
  text_ = joined(texts);
  const std::string& whole = text_;
  referee::Judge judge(shelf(), options_);
  const referee::Verdict& verdict = judge.judge(whole, 1);
  ended_ = verdict.end.has_value();
  players_ = verdict.players;
  ruleset_ = verdict.ruleset;
  bool header = true;
  for (const std::string& each : texts) {
    Line line{each};
    const std::size_t colon = each.find(':');
    if (colon != std::string::npos) line.seat = referee::find_player(judge.scene().players, each.substr(0, colon)).seat;
    header = header && colon != std::string::npos && line.seat < 0;
    line.in_header = header;
    if (colon == std::string::npos) line.word = each.substr(0, each.find(' '));
    lines_.push_back(std::move(line));
  }
  for (std::size_t at = 0; at <= lines_.size(); ++at) {
    (void)judge.judge_until(whole, 1, static_cast<std::uint32_t>(at));
    const referee::Position* const position = judge.scene().position;
    positions_.push_back(position == nullptr ? referee::Position{} : *position);
  }
}

std::vector<std::size_t> Legal::actions() const {
  std::vector<std::size_t> found;
  for (std::size_t at = 0; at < lines_.size(); ++at) {
    if (lines_[at].seat >= 0) found.push_back(at);
  }
  return found;
}

std::vector<std::size_t> Legal::forms(std::string_view word) const {
  std::vector<std::size_t> found;
  for (std::size_t at = 0; at < lines_.size(); ++at) {
    if (lines_[at].word == word) found.push_back(at);
  }
  return found;
}

std::size_t Legal::body() const {
  std::size_t at = 0;
  while (lines_[at].in_header) ++at;
  return at;
}

std::string Legal::body_of(std::size_t at) const {
  std::string text = lines_[at].text.substr(lines_[at].text.find(':') + 1);
  text = text.substr(0, text.find("=>"));
  text.erase(0, text.find_first_not_of(' '));
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

const std::string& Legal::name_of(std::size_t at) const { return players_[kit::index(lines_[at].seat)]; }

std::string Legal::as_of(std::size_t at, const std::string& name) const {
  return name + lines_[at].text.substr(lines_[at].text.find(':'));
}

std::size_t Legal::any_place(Dice& dice) const { return body() + 1 + dice.below(lines_.size() - body() - 1); }

bool Legal::acts_next(std::size_t at) const { return at + 1 < lines_.size() && lines_[at + 1].seat >= 0; }

Fault Legal::changed(std::size_t at, std::string text) const {
  std::vector<std::string> lines = texts_of(lines_);
  lines[at] = std::move(text);
  return {joined(lines), static_cast<std::uint32_t>(at) + 1, text_, {}};
}

Fault Legal::inserted(std::size_t at, std::string text) const {
  std::vector<std::string> lines = texts_of(lines_);
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), std::move(text));
  return {joined(lines), static_cast<std::uint32_t>(at) + 1, text_, {}};
}

Fault Legal::removed(std::size_t at, std::size_t target) const {
  std::vector<std::string> lines = texts_of(lines_);
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
  return {joined(lines), static_cast<std::uint32_t>(target > at ? target : target + 1), text_, lines_[at].text};
}

Fault Legal::swapped(std::size_t at) const {
  std::vector<std::string> lines = texts_of(lines_);
  std::swap(lines[at], lines[at + 1]);
  return {joined(lines), static_cast<std::uint32_t>(at) + 1, text_, {}};
}

Fault Legal::cut_short(std::size_t at, std::string text) const {
  std::vector<std::string> lines = texts_of(lines_);
  std::size_t next = at + 1;
  for (; !idle_.empty() && next < lines_.size() && lines_[next].seat >= 0; ++next)
    lines[next] = name_of(next) + ": " + idle_;
  lines.resize(next);
  lines.emplace_back("ruling end \"time\"");
  const std::string legal = joined(lines);
  lines[at] = std::move(text);
  return {joined(lines), static_cast<std::uint32_t>(at) + 1, legal, {}};
}

}  // namespace dogeref::laws
