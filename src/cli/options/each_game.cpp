// The game asked for, or each of many.

#include <algorithm>
#include <limits>
#include <utility>

#include "archive/reader.h"
#include "cli/options/cannot_read.h"
#include "cli/options/known_ids.h"
#include "cli/options/one_game.h"
#include "cli/options/position_file.h"
#include "cli/options/where.h"
#include "text/file.h"

namespace dogeref::cli {

std::string count_of_games(std::size_t games) { return games == 1 ? "1 game" : std::to_string(games) + " games"; }

namespace {

using archive::Piece;

/// Games after which rules are laid out anew.
constexpr std::size_t games_a_shelf = 1000;

/// What keeps the found from being the game asked for; empty when nothing does.
std::string objection(const service::FoundGame& found, const GameOptions& options) {
  if (!found.trouble.empty()) return cannot_read(options.log, found.trouble);
  if (found.games == 0) return options.log + ": there is no game in it";
  if (options.game == 0 && found.games > 1)
    return options.log + " holds " + count_of_games(found.games) + ": say which with --game";
  if (!found.game)
    return options.log + " holds " + count_of_games(found.games) + ", not a game " + std::to_string(options.game);
  const std::uint32_t first = found.game->first_line;
  const std::uint32_t last = found.game->last_line();
  if (options.at == 0 || (options.at >= first && options.at <= last)) return {};
  return options.log + ": the game goes from line " + std::to_string(first) + " to " + std::to_string(last) +
         "; there is no line " + std::to_string(options.at) + " in it";
}

/// A position that was written down, in the place of a log. It has no lines and no games to choose among.
int one_position(OneGame::Table& table, Console& console, const std::function<int(OneGame&)>& each) {
  constexpr std::size_t most = std::size_t{8} << 20;
  auto text = text::read_file(table.options.log, most);
  if (!text || table.options.at != 0 || table.options.game != 0) {
    console.complain(text ? table.options.log + ": a position has neither --at nor --game"
                          : cannot_read(table.options.log, text.error()));
    return unusable;
  }
  const auto lines = static_cast<std::uint32_t>(std::count(text.value().begin(), text.value().end(), '\n'));
  OneGame game(table, GameText{table.options.log, std::move(text.value()), 1, 1, std::max(lines, 1U), {}});
  return each(game);
}

int one(OneGame::Table& table, std::span<const archive::Input> inputs, Console& console,
        const std::function<int(OneGame&)>& each) {
  if (table.options.takes_positions && is_position_file(table.options.log)) return one_position(table, console, each);
  service::FoundGame found = service::find_game(inputs, table.shelf->boundary(), table.options.game);
  if (const std::string reason = objection(found, table.options); !reason.empty()) {
    console.complain(reason);
    return unusable;
  }
  OneGame game(table, std::move(*found.game));
  return each(game);
}

/// Goes through all games, and does something with those that are chosen.
class EachGame {
 public:
  EachGame(OneGame::Table& table, const Where& where, Console& console, const std::function<int(OneGame&)>& each)
      : table_(table), where_(where), console_(console), each_(each) {
    judging_ = table.judging({});
    judging_.max_errors = std::numeric_limits<int>::max();
  }

  int run(std::span<const archive::Input> inputs) {
    const archive::Boundary boundary = table_.shelf->boundary();
    archive::Reader reader(inputs, boundary);
    archive::Block block;
    while (!console_.failed() && reader.next(block)) {
      for (const Piece& piece : block.pieces) status_ = std::max(status_, one_of(block, piece, inputs[piece.input]));
    }
    return status_;
  }

 private:
  int one_of(const archive::Block& block, const Piece& piece, const archive::Input& input) {
    if (console_.failed()) return unusable;
    if (piece.kind != Piece::Kind::game) return refuse(piece, input);
    GameText text{input.path, std::string(block.text(piece)), piece.number, piece.line, piece.lines, {}};
    if (seen_++ % games_a_shelf == games_a_shelf - 1) table_.lay_out();
    if (where_.is_given() && !is_chosen(text)) return ok;
    OneGame game(table_, std::move(text));
    return each_(game);
  }

  [[nodiscard]] bool is_chosen(const GameText& text) const {
    referee::Judge judge(*table_.shelf, judging_);
    return where_.fits(judge.judge(text.text, text.first_line));
  }

  int refuse(const Piece& piece, const archive::Input& input) {
    if (piece.kind == Piece::Kind::failed) {
      console_.complain(cannot_read(input.path, piece.reason));
    } else if (piece.kind == Piece::Kind::not_text) {
      console_.complain(cannot_read(input.path, service::why_not_text(piece.looks)));
    } else {
      console_.complain(input.path + ": there is no game in it");
    }
    return unusable;
  }

  OneGame::Table& table_;
  const Where& where_;
  Console& console_;
  const std::function<int(OneGame&)>& each_;
  referee::JudgeOptions judging_;
  std::size_t seen_ = 0;
  int status_ = ok;
};

}  // namespace

int for_each_game(GameOptions options, std::string_view command, Console& console,
                  const std::function<int(OneGame&)>& each) {
  OneGame::Table table;
  table.library = open_library(options.rules, console);
  if (table.library == nullptr || !are_known_rules(*table.library, options.edition, options.variants, console))
    return unusable;
  table.options = std::move(options);
  table.lay_out();
  Where where;
  if (!where.read(table.options.where, *table.shelf, *table.library, command, console)) return unusable;
  const bool are_many = table.takes_many();
  const archive::Inputs inputs = archive::find_inputs(std::span(&table.options.log, 1), ".log", are_many);
  complain_about(inputs.troubles, console);
  if (!inputs.troubles.empty() && !are_many) return unusable;
  const int status =
      are_many ? EachGame(table, where, console, each).run(inputs.files) : one(table, inputs.files, console, each);
  return inputs.troubles.empty() ? status : unusable;
}

}  // namespace dogeref::cli
