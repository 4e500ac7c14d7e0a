#include "simulate/search.h"

#include <memory>

namespace dogeref::simulate {
namespace {

/// A game of random players may go on for ever by any rules: it is left at some round.
constexpr int rounds_of_random = 20;
/// Uses by random players from which on something can be said.
constexpr std::uint64_t enough = 200;
/// The share of sensible players' uses that is this part of random players' or less says that a thing is left alone.
constexpr double left_alone = 1.0 / 8;
/// The same where no other rules are there to compare with: what sensible players look at is not all there is.
constexpr double left_alone_alone = 1.0 / 20;

std::string last_line_of(const std::string& log) {
  const std::size_t end = log.find_last_not_of('\n');
  if (end == std::string::npos) return {};
  const std::size_t begin = log.rfind('\n', end);
  return log.substr(begin == std::string::npos ? 0 : begin + 1, end - (begin == std::string::npos ? 0 : begin + 1) + 1);
}

/// One kind of table of the search: a number of players who choose in one way.
class Table {
 public:
  Table(const referee::Ruleset& ruleset, const Options& options) : options_(options), simulator_(ruleset, options) {}

  void play(std::uint64_t number, Search& into) {
    const Played& played = simulator_.play(number);
    ++into.games;
    into.positions += static_cast<std::uint64_t>(played.actions) + 1;  // the one at the end, too
    Uses& uses = options_.policy == Policy::sensible ? into.sensible : into.random;
    for (const auto& [category, named] : played.uses) {
      for (const auto& [name, count] : named) add_use(uses, category, name, count);
    }
    const auto note = [&](std::optional<Seen>& seen, std::string line) {
      if (!seen) seen = Seen{options_.players, options_.policy, number, std::move(line)};
    };
    if (played.is_stuck) return note(into.stuck, last_line_of(played.log));
    if (!played.trouble.empty()) return note(into.refused, played.trouble);
    if (played.reason.empty() && options_.policy == Policy::sensible) note(into.endless, last_line_of(played.log));
  }

 private:
  Options options_;
  Simulator simulator_;
};

std::uint64_t count_of(const Uses& uses, const std::string& category, const std::string& name) {
  const auto named = uses.find(category);
  if (named == uses.end()) return 0;
  const auto count = named->second.find(name);
  return count == named->second.end() ? 0 : count->second;
}

std::uint64_t all_of(const Uses& uses, const std::string& category) {
  std::uint64_t sum = 0;
  const auto named = uses.find(category);
  if (named == uses.end()) return 0;
  for (const auto& [name, count] : named->second) sum += count;
  return sum;
}

/// Of a thing's share in its category by sensible players, which part of that by random ones it is. Nothing where
/// random players hardly use it.
std::optional<double> worth_of(const Search& search, const std::string& category, const std::string& name) {
  const std::uint64_t random = count_of(search.random, category, name);
  const std::uint64_t all = all_of(search.sensible, category);
  if (random < enough || all == 0) return std::nullopt;
  const double share = static_cast<double>(random) / static_cast<double>(all_of(search.random, category));
  return static_cast<double>(count_of(search.sensible, category, name)) / static_cast<double>(all) / share;
}

}  // namespace

Search search(const referee::Ruleset& ruleset, Options options, Tables range, std::uint64_t positions) {
  options.count_uses = true;
  const int endless = options.max_rounds;
  std::vector<std::unique_ptr<Table>> tables;
  const referee::Vocabulary& words = ruleset.vocabulary();
  const int most = std::min(range.most, words.max_players);
  for (options.players = std::max(range.least, words.min_players); options.players <= most; ++options.players) {
    for (const Policy policy : {Policy::sensible, Policy::random}) {
      options.policy = policy;
      options.max_rounds = policy == Policy::sensible ? endless : rounds_of_random;
      tables.push_back(std::make_unique<Table>(ruleset, options));
    }
  }
  Search found;
  for (std::uint64_t number = 1; !tables.empty() && found.positions < positions; ++number) {
    for (const auto& table : tables) {
      if (found.positions < positions) table->play(number, found);
    }
  }
  return found;
}

std::vector<Use> never_worth_it(const Search& search, const Search* usual) {
  std::vector<Use> found;
  for (const auto& [category, named] : search.random) {
    for (const auto& [name, count] : named) {
      const auto worth = worth_of(search, category, name);
      const auto before = usual == nullptr ? std::nullopt : worth_of(*usual, category, name);
      const bool is_left = worth && (before ? *worth < left_alone && *worth < *before / 2 : *worth < left_alone_alone);
      if (is_left) found.push_back({category, name, count_of(search.sensible, category, name), count});
    }
  }
  return found;
}

}  // namespace dogeref::simulate
