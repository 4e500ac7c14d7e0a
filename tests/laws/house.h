#pragma once
// The games under law: every edition and number of players of every game of the table.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "laws/corpus.h"
#include "referee/judge/judge.h"
#include "simulate/simulator.h"

namespace dogeref::laws {

/// One set of rules for one number of players.
struct House {
  std::string game;
  std::string edition;
  std::vector<std::string> variants;
  int players = 0;
  const referee::Ruleset* ruleset = nullptr;

  /// "en-3", "en+no-null-purchase-3".
  [[nodiscard]] std::string name() const;
  [[nodiscard]] simulate::Options options() const;
};

/// All houses; with `variants` also each shipped variant over the first edition.
[[nodiscard]] std::vector<House> houses(bool variants);

/// Games to try in all: DOGEREF_LAWS in the environment, else `usual`.
[[nodiscard]] std::uint64_t games_to_try(std::uint64_t usual);

/// Canonical words of the game.
[[nodiscard]] const rules::Words& english(const referee::Ruleset& ruleset);

/// Walks through a log that the simulator wrote, line by line.
class Walk {
 public:
  explicit Walk(std::string log);

  /// Judges the next line. False when there is none left.
  [[nodiscard]] bool next();

  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] std::uint32_t number() const { return number_; }
  /// What the line brought, and where the game stands behind it.
  [[nodiscard]] const referee::Verdict& verdict() const { return *verdict_; }
  [[nodiscard]] referee::Scene scene() const { return judges_[at_].scene(); }
  [[nodiscard]] const referee::Position& position() const { return *scene().position; }

 private:
  std::string log_;
  referee::Judge judges_[3];  ///< the first keeps the words; the others take turns
  std::size_t at_ = 0;
  std::size_t begin_ = 0;
  std::uint32_t number_ = 0;
  std::string_view line_;
  const referee::Verdict* verdict_ = nullptr;
};

/// Findings of a verdict, "12:7 space-occupied" joined by commas; those of `severity` alone.
[[nodiscard]] std::string told(const referee::Verdict& verdict, findings::Severity severity);

/// Standings in a word: "1 Anna 54 3 2 7, 2 Marco …".
[[nodiscard]] std::string told(const std::vector<referee::Standing>& standings);

}  // namespace dogeref::laws
