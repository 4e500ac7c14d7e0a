#include "laws/house.h"

#include <cstdlib>
#include <map>
#include <memory>

#include "games/games.h"
#include "referee/game/code_name.h"

namespace dogeref::laws {
namespace {

referee::JudgeOptions with_gains() {
  referee::JudgeOptions options;
  options.want_gains = true;
  return options;
}

/// The lines that begin with a key of a header.
std::size_t header_size(std::string_view log) {
  if (!log.starts_with("game: ")) return 0;
  const std::string game(log.substr(6, log.find('\n') - 6));
  std::size_t end = 0;
  while (end < log.size()) {
    const std::string_view line = log.substr(end, log.find('\n', end) - end);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || shelf().header_key(game, line.substr(0, colon)).empty()) break;
    end += line.size() + 1;
  }
  return end;
}

}  // namespace

std::string House::name() const {
  std::string all = edition;
  for (const std::string& variant : variants) all += "+" + variant;
  return all + "-" + std::to_string(players);
}

simulate::Options House::options() const {
  simulate::Options options;
  options.game = game;
  options.edition = edition;
  options.variants = variants;
  options.players = players;
  return options;
}

/// A game joins by its line in the table of games.
std::vector<House> houses(bool variants) {
  std::vector<House> all;
  const auto add = [&all](std::string_view game, const std::string& edition, const std::vector<std::string>& over) {
    const referee::Ruleset* const ruleset = shelf().find(game, edition, over).ruleset;
    if (ruleset == nullptr || ruleset->dealer() == nullptr) return;
    for (int players = ruleset->vocabulary().min_players; players <= ruleset->vocabulary().max_players; ++players) {
      all.push_back({std::string(game), edition, over, players, ruleset});
    }
  };
  for (const games::Game& game : games::all()) {
    const std::vector<std::string> editions = library().editions(game.id);
    for (const std::string& edition : editions) add(game.id, edition, {});
    if (!variants) continue;
    for (const std::string& variant : library().variants(game.id)) add(game.id, editions.front(), {variant});
  }
  return all;
}

std::uint64_t games_to_try(std::uint64_t usual) {
  const char* const asked = std::getenv("DOGEREF_LAWS");
  return asked == nullptr ? usual : std::strtoull(asked, nullptr, 10);
}

const rules::Words& english(const referee::Ruleset& ruleset) {
  static std::map<const referee::Ruleset*, std::unique_ptr<rules::Words>> known;
  std::unique_ptr<rules::Words>& words = known[&ruleset];
  const std::string language = "en";
  if (!words) words = ruleset.words(std::span(&language, 1));
  return *words;
}

Walk::Walk(std::string log)
    : log_(std::move(log)), judges_{{shelf(), with_gains()}, {shelf(), with_gains()}, {shelf(), with_gains()}} {
  begin_ = header_size(log_);
  for (std::size_t at = 0; at < begin_; ++at) number_ += log_[at] == '\n' ? 1U : 0U;
  verdict_ = &judges_[0].judge_until(log_, 1, number_);
}

bool Walk::next() {
  if (begin_ >= log_.size()) return false;
  const std::size_t end = log_.find('\n', begin_);
  line_ = std::string_view(log_).substr(begin_, end - begin_);
  begin_ = end + 1;
  const referee::Scene before = scene();
  at_ = at_ == 1 ? 2 : 1;
  verdict_ = &judges_[at_].play_on(before, line_, ++number_);
  return true;
}

std::string told(const referee::Verdict& verdict, findings::Severity severity) {
  std::string all;
  for (const findings::Finding& finding : verdict.findings) {
    if (finding.severity != severity) continue;
    all.append(all.empty() ? "" : ", ").append(std::to_string(finding.span.line)).append(":");
    all.append(std::to_string(finding.span.begin + 1)).append(" ");
    all += code_name(verdict, finding.code);
  }
  return all;
}

std::string told(const std::vector<referee::Standing>& standings) {
  std::string all;
  for (const referee::Standing& standing : standings) {
    all.append(all.empty() ? "" : ", ").append(std::to_string(standing.rank)).append(" seat ");
    all += std::to_string(standing.seat);
    for (const auto& value : standing.values) all.append(" ").append(value ? std::to_string(*value) : "none");
  }
  return all;
}

}  // namespace dogeref::laws
