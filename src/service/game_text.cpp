#include "service/game_text.h"

#include <algorithm>

namespace dogeref::service {
namespace {

using archive::Piece;

void take(const archive::Block& block, const archive::Input& input, std::uint32_t wanted, FoundGame& found) {
  for (const Piece& piece : block.pieces) {
    if (piece.kind == Piece::Kind::failed) found.trouble = piece.reason;
    if (piece.kind == Piece::Kind::not_text) found.trouble = why_not_text(piece.looks);
    if (piece.kind != Piece::Kind::game) continue;
    ++found.games;
    if (found.games != std::max(wanted, 1U)) continue;
    found.game = {input.shown(), std::string(block.text(piece)), piece.number, piece.line, piece.lines, {}};
    if (piece.number == 1) found.game->before.assign(block.bytes.data(), piece.begin);
  }
}

}  // namespace

std::string_view GameText::up_to(std::uint32_t line) const {
  const std::string_view all = text;
  std::size_t end = 0;
  for (std::uint32_t at = first_line; line > 0 && at <= line && end != std::string_view::npos; ++at) {
    end = all.find('\n', end);
    if (end != std::string_view::npos) ++end;
  }
  return line == 0 ? all : all.substr(0, end);
}

FoundGame find_game(std::span<const archive::Input> inputs, const archive::Boundary& boundary, std::uint32_t wanted) {
  FoundGame found;
  archive::Reader reader(inputs, boundary);
  archive::Block block;
  while (reader.next(block)) take(block, inputs.front(), wanted, found);
  return found;
}

std::string why_not_text(const archive::Looks& looks) {
  return "it looks like " + std::string(looks.kind) + ", not like text";
}

}  // namespace dogeref::service
