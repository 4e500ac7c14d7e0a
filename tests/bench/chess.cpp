#include "chess.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <string_view>

namespace dogeref::bench {
namespace {

struct Step {
  int file;
  int rank;
};

constexpr std::array<Step, 8> king_steps = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 8> knight_steps = {{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

int file_of(int square) { return square % 8; }
int rank_of(int square) { return square / 8; }
bool is_white(char piece) { return piece >= 'A' && piece <= 'Z'; }
char kind(char piece) { return static_cast<char>(std::toupper(static_cast<unsigned char>(piece))); }
char own(char letter, bool white) {
  return white ? letter : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}
char at(const Chess& position, int square) { return position.board[static_cast<std::size_t>(square)]; }
void put(Chess& position, int square, char piece) { position.board[static_cast<std::size_t>(square)] = piece; }

/// The square a step away, or -1 off the board.
int stepped(int square, Step step) {
  const int file = file_of(square) + step.file;
  const int rank = rank_of(square) + step.rank;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

bool slides_along(char letter, std::size_t direction) {
  return letter == 'Q' || (letter == 'R' && direction < 4) || (letter == 'B' && direction >= 4);
}

/// Calls visit(square) for every square that a knight, king or slider of this letter reaches, captures included.
template <class Visit>
void for_each_reach(const Chess& position, int from, char letter, const Visit& visit) {
  const auto& steps = letter == 'N' ? knight_steps : king_steps;
  const bool one_step = letter == 'N' || letter == 'K';
  for (std::size_t d = 0; d < steps.size(); ++d) {
    if (!one_step && !slides_along(letter, d)) continue;
    for (int to = stepped(from, steps[d]); to >= 0; to = stepped(to, steps[d])) {
      visit(to);
      if (one_step || at(position, to) != 0) break;
    }
  }
}

void add_pawn_move(int from, int to, std::vector<Move>& moves) {
  if (rank_of(to) != 0 && rank_of(to) != 7) {
    moves.push_back({from, to, 0});
    return;
  }
  for (const char promotion : std::string_view("QRBN")) moves.push_back({from, to, promotion});
}

void add_pawn_moves(const Chess& position, int from, std::vector<Move>& moves) {
  const int ahead = position.white_due ? 1 : -1;
  const int one = stepped(from, {0, ahead});
  if (at(position, one) == 0) {
    add_pawn_move(from, one, moves);
    const bool unmoved = rank_of(from) == (position.white_due ? 1 : 6);
    if (unmoved && at(position, stepped(one, {0, ahead})) == 0) moves.push_back({from, stepped(one, {0, ahead}), 0});
  }
  for (const int side : {-1, 1}) {
    const int to = stepped(from, {side, ahead});
    if (to < 0) continue;
    const char piece = at(position, to);
    if (to == position.en_passant || (piece != 0 && is_white(piece) != position.white_due))
      add_pawn_move(from, to, moves);
  }
}

/// Castling on one side; `rook_file` 7 or 0. Nothing stands between, and the king crosses no attacked square.
void add_castling(const Chess& position, int king, int rook_file, std::vector<Move>& moves) {
  const int rook = rank_of(king) * 8 + rook_file;
  const int way = rook_file == 7 ? 1 : -1;
  for (int square = king + way; square != rook; square += way)
    if (at(position, square) != 0) return;
  for (int square = king; square != king + 3 * way; square += way)
    if (attacked(position, square, !position.white_due)) return;
  moves.push_back({king, king + 2 * way, 0});
}

void add_castlings(const Chess& position, std::vector<Move>& moves) {
  const std::size_t first = position.white_due ? 0 : 2;
  const int king = position.white_due ? 4 : 60;
  if (position.castling[first]) add_castling(position, king, 7, moves);
  if (position.castling[first + 1]) add_castling(position, king, 0, moves);
}

std::vector<Move> pseudo_legal_moves(const Chess& position) {
  std::vector<Move> moves;
  for (int from = 0; from < 64; ++from) {
    const char piece = at(position, from);
    if (piece == 0 || is_white(piece) != position.white_due) continue;
    if (kind(piece) == 'P') {
      add_pawn_moves(position, from, moves);
      continue;
    }
    for_each_reach(position, from, kind(piece), [&](int to) {
      if (at(position, to) == 0 || is_white(at(position, to)) != position.white_due) moves.push_back({from, to, 0});
    });
  }
  add_castlings(position, moves);
  return moves;
}

void move_castling_rook(Chess& position, const Move& move) {
  const int home = rank_of(move.to) * 8;
  const bool short_side = move.to > move.from;
  const int from = home + (short_side ? 7 : 0);
  put(position, (move.from + move.to) / 2, at(position, from));
  put(position, from, 0);
}

void forget_castling(Chess& position, int square) {
  constexpr std::array<int, 4> rooks = {7, 0, 63, 56};
  for (std::size_t i = 0; i < rooks.size(); ++i)
    if (square == rooks[i] || square == (i < 2 ? 4 : 60)) position.castling[i] = false;
}

std::string square_name(int square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

/// The file, rank or both that tell the moved piece from its likes that could go there too.
std::string told_apart(const Chess& position, const Move& move, const std::vector<Move>& moves) {
  bool like = false;
  bool same_file = false;
  bool same_rank = false;
  for (const Move& other : moves) {
    if (other.to != move.to || other.from == move.from || at(position, other.from) != at(position, move.from)) continue;
    like = true;
    same_file = same_file || file_of(other.from) == file_of(move.from);
    same_rank = same_rank || rank_of(other.from) == rank_of(move.from);
  }
  const std::string name = square_name(move.from);
  if (!like) return "";
  if (!same_file) return name.substr(0, 1);
  return same_rank ? name : name.substr(1);
}

std::string san_without_check(const Chess& position, const Move& move, const std::vector<Move>& moves) {
  const char letter = kind(at(position, move.from));
  if (letter == 'K' && std::abs(move.to - move.from) == 2) return move.to > move.from ? "O-O" : "O-O-O";
  const bool capture = at(position, move.to) != 0 || (letter == 'P' && move.to == position.en_passant);
  if (letter == 'P') {
    const std::string from = capture ? square_name(move.from).substr(0, 1) + "x" : "";
    return from + square_name(move.to) + (move.promotion != 0 ? std::string("=") + move.promotion : "");
  }
  return letter + told_apart(position, move, moves) + (capture ? "x" : "") + square_name(move.to);
}

}  // namespace

Chess initial_position() {
  Chess position;
  const std::string_view pieces = "RNBQKBNR";
  for (int file = 0; file < 8; ++file) {
    const char piece = pieces[static_cast<std::size_t>(file)];
    put(position, file, piece);
    put(position, 8 + file, 'P');
    put(position, 48 + file, 'p');
    put(position, 56 + file, own(piece, false));
  }
  return position;
}

bool attacked(const Chess& position, int square, bool by_white) {
  bool hit = false;
  for (const char letter : std::string_view("NKQ")) {
    for_each_reach(position, square, letter, [&](int from) {
      const bool straight = file_of(from) == file_of(square) || rank_of(from) == rank_of(square);
      const char piece = at(position, from);
      hit = hit || piece == own(letter, by_white) || (letter == 'Q' && piece == own(straight ? 'R' : 'B', by_white));
    });
  }
  for (const int side : {-1, 1}) {
    const int from = stepped(square, {side, by_white ? -1 : 1});
    hit = hit || (from >= 0 && at(position, from) == own('P', by_white));
  }
  return hit;
}

bool in_check(const Chess& position, bool white) {
  const auto king = std::find(position.board.begin(), position.board.end(), own('K', white));
  return attacked(position, static_cast<int>(king - position.board.begin()), !white);
}

Chess after(const Chess& position, const Move& move) {
  Chess next = position;
  const char piece = at(position, move.from);
  const bool pawn = kind(piece) == 'P';
  if (kind(piece) == 'K' && std::abs(move.to - move.from) == 2) move_castling_rook(next, move);
  if (pawn && move.to == position.en_passant) put(next, rank_of(move.from) * 8 + file_of(move.to), 0);
  put(next, move.to, move.promotion != 0 ? own(move.promotion, position.white_due) : piece);
  put(next, move.from, 0);
  forget_castling(next, move.from);
  forget_castling(next, move.to);
  next.en_passant = pawn && std::abs(move.to - move.from) == 16 ? (move.from + move.to) / 2 : -1;
  next.white_due = !position.white_due;
  return next;
}

std::vector<Move> legal_moves(const Chess& position) {
  std::vector<Move> moves = pseudo_legal_moves(position);
  const auto exposed = [&](const Move& move) { return in_check(after(position, move), position.white_due); };
  moves.erase(std::remove_if(moves.begin(), moves.end(), exposed), moves.end());
  return moves;
}

std::string san(const Chess& position, const Move& move, const std::vector<Move>& moves) {
  const std::string text = san_without_check(position, move, moves);
  const Chess next = after(position, move);
  if (!in_check(next, next.white_due)) return text;
  return text + (legal_moves(next).empty() ? "#" : "+");
}

std::uint64_t perft(const Chess& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const Move& move : legal_moves(position)) count += perft(after(position, move), depth - 1);
  return count;
}

}  // namespace dogeref::bench
