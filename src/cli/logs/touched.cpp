#include "cli/logs/touched.h"

#include <algorithm>
#include <array>
#include <utility>

#include "referee/game/code_name.h"
#include "render/words/page.h"
#include "suite/mutants.h"

namespace dogeref::cli {
namespace {

const std::string codes_category = "codes";
constexpr std::string_view values_category = "settings";  ///< of things nobody names

constexpr std::array<bool, 256> bytes_of_words = [] {
  std::array<bool, 256> all{};
  for (const char byte : std::string_view("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"))
    all[static_cast<unsigned char>(byte)] = true;
  return all;
}();

bool is_of_word(char byte) { return bytes_of_words[static_cast<unsigned char>(byte)]; }

void find_words(std::string_view text, std::vector<std::string_view>& words) {
  words.clear();
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t begin = at;
    while (at < text.size() && is_of_word(text[at])) ++at;
    if (at > begin) words.push_back(text.substr(begin, at - begin));
  }
}

}  // namespace

void Touched::add(const Touched& other) {
  for (const auto& [game, things] : other.games) {
    auto& into = games[game];
    for (const auto& [thing, count] : things) into[thing] += count;
  }
}

std::vector<render::TestCoverage> coverage_of(const Touched& touched) {
  std::vector<render::TestCoverage> all;
  for (const auto& [game, things] : touched.games) {
    render::TestCoverage& coverage = all.emplace_back(render::TestCoverage{game, {}});
    for (const auto& [thing, count] : things) {
      const auto& [category, path] = thing;
      if (coverage.categories.empty() || coverage.categories.back().category != category)
        coverage.categories.push_back({category, 0, {}});
      render::TestCovered& covered = coverage.categories.back();
      if (count > 0) {
        ++covered.touched;
      } else {
        covered.untouched.push_back(path);
      }
    }
  }
  return all;
}

void TouchCounter::learn(const referee::Verdict& verdict, const rules::Words& words) {
  known_ = verdict.ruleset;
  things_.clear();
  names_.clear();
  codes_.clear();
  const rules::Rulebook& rulebook = library_.rulebook(verdict.game);
  for (const std::string& code : verdict.ruleset->vocabulary().codes) {
    const rules::RuleEntry* const entry = rulebook.find(code);
    if (entry == nullptr || entry->section.empty()) continue;
    codes_.emplace(code, things_.size());
    things_.emplace_back(codes_category, code);
  }
  const auto compiled = library_.compile({verdict.game, verdict.edition, verdict.variants});
  const rules::GameShapes* const shapes = library_.shapes_of(verdict.game);
  if (!compiled || shapes == nullptr) return;
  const rules::Node& data = compiled.value().data;
  std::string last;
  for (const suite::Mutant& mutant : suite::mutants_of(data, 0, data, *shapes)) {
    const suite::Item& item = mutant.item;
    if (item.category == values_category || std::exchange(last, item.path) == item.path) continue;
    const std::string name = render::short_path(item.path);
    const std::size_t blank = std::min(name.find(' '), name.size());
    const std::string word = name.substr(0, blank);
    if (!words.knows(word)) continue;
    Named& named = names_[word];
    (blank == name.size() ? named.things : named.by_number[name.substr(blank + 1)]).push_back(things_.size());
    things_.emplace_back(item.category, item.path);
  }
}

void TouchCounter::touch(const std::vector<std::size_t>& things) {
  for (const std::size_t thing : things) is_touched_[thing] = 1;
}

/// A thing with a number is one that a player took; elsewhere it may be a die that shows the number.
void TouchCounter::touch_line(std::string_view line) {
  const bool is_players = line.starts_with('@');
  find_words(line, words_);
  for (std::size_t at = 0; at < words_.size(); ++at) {
    const auto named = names_.find(words_[at]);
    if (named == names_.end()) continue;
    touch(named->second.things);
    if (!is_players || at + 1 == words_.size()) continue;
    const auto numbered = named->second.by_number.find(words_[at + 1]);
    if (numbered != named->second.by_number.end()) touch(numbered->second);
  }
}

void TouchCounter::count(const referee::Verdict& verdict, const referee::Scene& scene, std::string_view text,
                         std::uint32_t line, Touched& touched) {
  if (verdict.ruleset == nullptr) return;
  if (known_ != verdict.ruleset) learn(verdict, *scene.words);
  is_touched_.assign(things_.size(), 0);
  for (const findings::Finding& finding : verdict.findings) {
    const auto found = codes_.find(referee::code_name(verdict, finding.code));
    if (found != codes_.end()) is_touched_[found->second] = 1;
  }
  for (const referee::PlayerName& player : scene.players) {
    if (player.colour >= 0) touch_line(verdict.ruleset->vocabulary().colours[static_cast<std::size_t>(player.colour)]);
  }
  const std::string deeds = deeds_.deeds_of(scene, verdict.game, text, line);
  for (std::size_t at = 0; at < deeds.size();) {
    const std::size_t end = std::min(deeds.find('\n', at), deeds.size());
    touch_line(std::string_view(deeds).substr(at, end - at));
    at = end + 1;
  }
  auto& counts = touched.games[verdict.game];
  const bool is_new = std::exchange(touched.known, verdict.ruleset) != verdict.ruleset;
  for (std::size_t thing = 0; thing < things_.size(); ++thing) {
    if (is_new || is_touched_[thing] != 0) counts[things_[thing]] += is_touched_[thing] != 0 ? 1U : 0U;
  }
}

}  // namespace dogeref::cli
