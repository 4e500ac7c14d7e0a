#pragma once
// As much chess as it takes to write random legal games: pgn-extract, the yardstick of ./dev bench, reads chess.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace dogeref::bench {

/// A move from square to square; squares are 0 (a1) to 63 (h8).
struct Move {
  int from = 0;
  int to = 0;
  char promotion = 0;  ///< 'Q', 'R', 'B', 'N', or 0
};

/// A position. A piece is its English letter, upper case for White, 0 for an empty square.
struct Chess {
  std::array<char, 64> board = {};
  bool white_due = true;
  std::array<bool, 4> castling = {true, true, true, true};  ///< K Q k q
  int en_passant = -1;                                      ///< the square behind a pawn that just moved two, or -1
};

[[nodiscard]] Chess initial_position();

/// All legal moves of the side due.
[[nodiscard]] std::vector<Move> legal_moves(const Chess& position);

/// The position after a legal move.
[[nodiscard]] Chess after(const Chess& position, const Move& move);

[[nodiscard]] bool in_check(const Chess& position, bool white);

/// Whether a piece of that side attacks the square.
[[nodiscard]] bool attacked(const Chess& position, int square, bool by_white);

/// The move in standard algebraic notation, with + or #. `moves` are the legal moves of the position.
[[nodiscard]] std::string san(const Chess& position, const Move& move, const std::vector<Move>& moves);

/// The number of move sequences of this length: what makes a move generator believable.
[[nodiscard]] std::uint64_t perft(const Chess& position, int depth);

}  // namespace dogeref::bench
