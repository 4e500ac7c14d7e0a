#pragma once
// A recorded game as a tournament needs it, and the rules by which its score sheets are ranked.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace dogeref::tournament {

/// A line of a log's standings.
struct JudgedLine {
  std::string player;  ///< as the log writes it
  int rank = 1;
  std::vector<std::optional<std::int64_t>> columns;
  bool proven = true;
};

/// A player's line of a log.
struct JudgedAction {
  std::uint32_t line = 0;
  int seat = 0;  ///< from 0
  std::string text;
};

/// The first error of a log.
struct JudgedError {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  int seat = -1;  ///< from 0; -1: nobody's
  std::string message;
};

struct JudgedLog {
  std::string trouble;  ///< why there is no game; empty: there is one
  std::string game;
  std::string edition;
  std::vector<std::string> variants;
  std::string stage;  ///< headers
  std::string table;
  bool ended = false;
  std::optional<JudgedError> error;
  std::vector<JudgedLine> lines;  ///< in seat order
  std::vector<JudgedAction> actions;
  std::string digest;  ///< equal games have equal ones
};

/// Judges the log of a real path.
using LogJudge = std::function<JudgedLog(const std::string& path)>;

/// A criterion of the game's own ranking.
struct RankBy {
  std::size_t column = 0;
  bool low = false;          ///< low is better
  bool without_last = true;  ///< who has none comes last, else first
  bool may_be_without = false;
};

/// What a tournament must know of its game.
struct GameFacts {
  std::vector<std::string> columns;  ///< the main score first
  std::vector<RankBy> ranking;
  /// Between what two numbers every game of so many players leaves the main score.
  std::function<std::optional<std::pair<std::int64_t, std::int64_t>>(int players)> bounds;
};

}  // namespace dogeref::tournament
