// dogeref_make_pgn GAMES SEED: random legal chess games as PGN on stdout, the number of plies on stderr.
// GAMES is the number of games; the same seed gives the same games on every machine.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "chess.h"

namespace dogeref::bench {
namespace {

constexpr int longest_game = 120;  ///< plies

/// SplitMix64: small, and the same everywhere, unlike the library's distributions.
struct Random {
  std::uint64_t state;

  std::uint64_t next() {
    std::uint64_t z = state += 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }
};

int worth(char piece) {
  switch (piece) {
    case 'P':
    case 'p': return 100;
    case 'N':
    case 'n':
    case 'B':
    case 'b': return 300;
    case 'R':
    case 'r': return 500;
    case 'Q':
    case 'q': return 900;
    default: return 0;
  }
}

/// How likely a person is to play the move: wins something, hangs nothing, castles, goes to the middle, leaves the
/// king. Aimless games would be too easy a comparison: they keep more pieces on the board, which costs a reader time.
int appeal(const Chess& position, const Move& move, Random& random) {
  const char piece = position.board[static_cast<std::size_t>(move.from)];
  const int captured = worth(position.board[static_cast<std::size_t>(move.to)]);
  const Chess next = after(position, move);
  const bool unequal = worth(piece) > captured + 100 && attacked(next, move.to, next.white_due);
  const bool king = worth(piece) == 0;
  const bool castles = king && std::abs(move.to - move.from) == 2;
  const int middle = 12 - std::abs(move.to % 8 * 2 - 7) - std::abs(move.to / 8 * 2 - 7);
  const int habit = (castles ? 200 : king ? -100 : 0) + (move.promotion == 'Q' ? 800 : 0) + middle * 5;
  return captured - (unequal ? worth(piece) - 100 : 0) + habit + static_cast<int>(random.below(150));
}

Move chosen(const Chess& position, const std::vector<Move>& moves, Random& random) {
  Move best = moves.front();
  int most = appeal(position, best, random);
  for (const Move& move : moves) {
    const int candidate = appeal(position, move, random);
    if (candidate > most) best = move;
    most = std::max(most, candidate);
  }
  return best;
}

void write_tags(int number, const std::string& result, std::ostream& out) {
  out << "[Event \"Random games\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"" << number
      << "\"]\n[White \"First\"]\n[Black \"Second\"]\n[Result \"" << result << "\"]\n\n";
}

/// White's pieces less Black's.
int balance(const Chess& position) {
  int sum = 0;
  for (const char piece : position.board) sum += piece >= 'a' ? -worth(piece) : worth(piece);
  return sum;
}

/// A person who is a rook and more behind gives up.
bool gives_up(const Chess& position, int plies) { return plies >= 60 && std::abs(balance(position)) >= 600; }

std::string result_of(const Chess& position, int plies) {
  const bool stuck = legal_moves(position).empty();
  if (stuck && !in_check(position, position.white_due)) return "1/2-1/2";
  if (stuck) return position.white_due ? "0-1" : "1-0";
  if (!gives_up(position, plies)) return "*";
  return balance(position) > 0 ? "1-0" : "0-1";
}

/// Adds a word, beginning a new line before column 80.
void add_word(const std::string& word, std::size_t& column, std::string& text) {
  const bool fits = column + word.size() < 79;
  if (!text.empty()) text += fits ? ' ' : '\n';
  column = fits ? column + word.size() + 1 : word.size();
  text += word;
}

/// Writes one game; returns its plies.
int write_game(int number, Random& random, std::ostream& out) {
  Chess position = initial_position();
  std::string text;
  std::size_t column = 0;
  int plies = 0;
  for (; plies < longest_game; ++plies) {
    const auto moves = legal_moves(position);
    if (moves.empty() || gives_up(position, plies)) break;
    const Move move = chosen(position, moves, random);
    if (position.white_due) add_word(std::to_string(plies / 2 + 1) + ".", column, text);
    add_word(san(position, move, moves), column, text);
    position = after(position, move);
  }
  const std::string result = result_of(position, plies);
  add_word(result, column, text);
  write_tags(number, result, out);
  out << text << "\n\n";
  return plies;
}

/// The known counts of move sequences from the initial position.
bool generator_is_right() { return perft(initial_position(), 3) == 8902 && perft(initial_position(), 4) == 197281; }

}  // namespace
}  // namespace dogeref::bench

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: dogeref_make_pgn GAMES SEED\n";
    return 2;
  }
  if (!dogeref::bench::generator_is_right()) {
    std::cerr << "the move generator is wrong: its perft differs from the known counts\n";
    return 2;
  }
  dogeref::bench::Random random{std::strtoull(argv[2], nullptr, 10)};
  const int games = std::atoi(argv[1]);
  long plies = 0;
  for (int game = 1; game <= games; ++game) plies += dogeref::bench::write_game(game, random, std::cout);
  std::cout.flush();
  std::cerr << plies << "\n";
  return std::cout ? 0 : 2;
}
