#include "cli/rules/lint_search.h"

namespace dogeref::cli {
namespace {

std::string place_of(const simulate::Seen& seen) {
  const std::string players = seen.policy == simulate::Policy::random ? " random" : " sensible";
  return "game " + std::to_string(seen.number) + " of " + std::to_string(seen.players) + players + " players, line '" +
         seen.last_line + "'";
}

std::string count_of(std::uint64_t count) { return std::to_string(count); }

}  // namespace

rules::Remarks said_of(const simulate::Search& found, const simulate::Search* usual, const std::string& file) {
  rules::Remarks remarks;
  const auto say = [&](rules::Gravity gravity, std::string message) {
    remarks.push_back({gravity, {file, 0, 0, std::move(message)}});
  };
  if (found.stuck)
    say(rules::Gravity::error, "nobody can do anything, and the game is not over: " + place_of(*found.stuck));
  if (found.refused)
    say(rules::Gravity::error, "the referee refuses what the rules must allow: " + place_of(*found.refused));
  if (found.endless) say(rules::Gravity::warning, "the game comes to no end: " + place_of(*found.endless));
  for (const simulate::Use& use : simulate::never_worth_it(found, usual)) {
    say(rules::Gravity::warning, "never worth it, it seems: " + use.category + " '" + use.name + "', used " +
                                     count_of(use.sensible) + " times by sensible players and " + count_of(use.random) +
                                     " times by random ones");
  }
  say(rules::Gravity::note,
      "the search stopped after " + count_of(found.positions) + " positions of " + count_of(found.games) + " games");
  return remarks;
}

}  // namespace dogeref::cli
