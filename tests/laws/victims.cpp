#include "laws/victims.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>

#include "laws/house.h"
#include "referee/rewrite/redact.h"

namespace dogeref::laws {
namespace {

using referee::JudgeOptions;

constexpr int most_rounds = 16;
constexpr std::uint64_t games_a_batch = 2000;  ///< of the law about legal games, beside a batch of broken ones

/// Without checks, claims and result.
std::string lean(const Legal& game) {
  std::string text;
  for (const Line& line : game.lines()) {
    if (line.word == "check" || line.word == "result") continue;
    std::string kept = line.seat < 0 ? line.text : line.text.substr(0, line.text.find(" =>"));
    text.append(kept).append("\n");
  }
  return text;
}

/// Nothing is left out, taken back or ruled, and one language is spoken: what is broken would not be certain.
bool is_usual(const std::string& text) {
  if (text.find("\nplayers: ") == std::string::npos) return false;
  for (const char* const odd : {": ?", "undo", "ruling", "language:", "variant:"}) {
    if (text.find(odd) != std::string::npos) return false;
  }
  return true;
}

/// A game as ways want it: whole and lean.
struct Victim {
  Legal whole;
  Legal bare;
};

/// Games of a batch, by the variant that they are played with.
class Victims {
 public:
  Victims(const Breakers& breakers, std::uint64_t batch, Secrets secrets)
      : breakers_(breakers), batch_(batch), secrets_(secrets) {}

  const std::vector<Victim>& of(const std::string& variant) {
    const auto known = games_.find(variant);
    return known != games_.end() ? known->second : games_.emplace(variant, made(variant)).first->second;
  }

 private:
  /// Of every edition and number of players, by both policies.
  [[nodiscard]] std::vector<std::string> played(const std::string& variant) const {
    std::vector<std::string> logs;
    for (const House& house : houses(!variant.empty())) {
      const bool same = variant.empty() ? house.variants.empty() : house.variants == std::vector<std::string>{variant};
      if (house.game != breakers_.game || !same) continue;
      for (const simulate::Policy policy : {simulate::Policy::sensible, simulate::Policy::random}) {
        simulate::Options options = house.options();
        options.policy = policy;
        options.max_rounds = most_rounds;
        simulate::Simulator simulator(*house.ruleset, options);
        const simulate::Played& played = simulator.play(batch_);
        logs.push_back(played.log + (played.reason.empty() ? "ruling end \"time\"\n" : ""));
      }
    }
    return logs;
  }

  [[nodiscard]] std::vector<Victim> made(const std::string& variant) const {
    std::vector<std::string> logs = played(variant);
    if (batch_ == 1) {
      for (const Record& record : games_of(breakers_.game)) {
        if (is_usual(record.text)) logs.push_back(record.text);
      }
    }
    std::vector<Victim> all;
    const JudgeOptions options = judging_of(variant);
    for (std::string& log : logs) {
      if (secrets_ == Secrets::taken_out) log = referee::redact(shelf(), options, log, 1, {-1, true}).text;
      if (!Legal::is_legal(log, options)) continue;
      Legal whole(log, options, breakers_.idle);
      const std::string bare = lean(whole);
      if (Legal::is_legal(bare, options)) all.push_back({std::move(whole), Legal(bare, options, breakers_.idle)});
    }
    return all;
  }

  const Breakers& breakers_;
  std::uint64_t batch_;
  Secrets secrets_;
  std::map<std::string, std::vector<Victim>> games_;
};

}  // namespace

JudgeOptions judging_of(const std::string& variant) {
  JudgeOptions options;
  if (!variant.empty()) options.variants = std::vector<std::string>{variant};
  return options;
}

void in_batches(const std::function<void(std::uint64_t batch, int enough)>& visit) {
  const std::uint64_t games = games_to_try(games_a_batch);
  const int enough = games < games_a_batch ? 4 : 30;
  for (std::uint64_t batch = 1; batch <= std::max<std::uint64_t>(games / games_a_batch, 1); ++batch) {
    visit(batch, enough);
  }
}

void keep_log(const std::string& name, const std::string& text) {
  const char* const folder = std::getenv("DOGEREF_UNPINNED");
  if (folder != nullptr) std::ofstream(std::string(folder) + "/" + name + ".log") << text;
}

void inject(const Breakers& breakers, std::uint64_t batch, int enough, const std::function<void(const Injected&)>& sink,
            Secrets secrets) {
  std::vector<Way> ways;
  for (auto* const of : {record_ways, claim_ways, turn_ways, breakers.ways}) {
    if (of == turn_ways && !breakers.line_is_turn) continue;
    for (Way& way : of()) ways.push_back(std::move(way));
  }
  Victims victims(breakers, batch, secrets);
  std::uint64_t stream = 0;
  for (const Way& way : ways) {
    Dice dice(batch, ++stream);
    const std::vector<Victim>& games = victims.of(way.variant);
    int found = 0;
    for (int tries = 0; tries < 40 * enough && found < enough && !games.empty(); ++tries) {
      const Victim& victim = dice.one_of(games);
      auto fault = way.breaks(way.lean ? victim.bare : victim.whole, dice);
      if (!fault) continue;
      ++found;
      sink({way.code, way.variant, std::move(*fault)});
    }
  }
}

}  // namespace dogeref::laws
