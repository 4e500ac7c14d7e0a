// Piles of the table, decks, notes.

#include <algorithm>
#include <span>
#include <utility>

#include "render/picture/svg_parts.h"

namespace dogeref::render {
namespace {

using referee::Cell;
using referee::Pile;
using referee::Stock;

constexpr double side_gap = 20;

bool is_single(const Pile& pile) { return pile.cards.size() == 1 && !pile.aside; }

/// Names of cards that lie there, as tags.
double draw_tags(Canvas& canvas, const Figures& figures, const Area& area, std::span<const Cell> cards) {
  constexpr double height = 21;
  const Type type{12, paper::ink, false, Anchor::middle};
  double x = area.x;
  double y = area.y;
  for (const Cell& card : cards) {
    const std::string name = fitted(figures.words(card.name), area.width - 14, type);
    const double width = measured(name, type) + 12;
    if (x + width > area.right() && x > area.x) {
      x = area.x;
      y += height + 5;
    }
    canvas.begin(figures.told(card));
    canvas.box({x, y, width, height}, paper::card, 4, {paper::edge, 1});
    canvas.text(x + width / 2, y + 15, name, type);
    canvas.end();
    x += width + 5;
  }
  return y + height;
}

double draw_pile(Canvas& canvas, const Figures& figures, const Pile& pile, const Area& area) {
  const double y = draw_heading(canvas, area, figures.words(pile.title));
  if (pile.cards.empty()) {
    const Area place{area.x, y, area.width, 44};
    canvas.box(place, "none", 8, {paper::edge, 1.2, "5 4"});
    canvas.text(area.x + 14, y + 27, figures.wording().phrase("board.nothing"), {13, paper::soft});
    return place.bottom();
  }
  const Cell& first = pile.cards.front();
  if (!is_single(pile) && first.look != Cell::Look::hidden) {
    const Area below{area.x, y, area.width, 0};
    return (pile.aside ? draw_tags : draw_small_cards)(canvas, figures, below, pile.cards);
  }
  const Area card{area.x, y, area.width, large_card_height(first)};
  draw_large_card(canvas, figures, card, first);
  return card.bottom();
}

constexpr double stock_text = 44;    ///< where a deck's words begin beside its cards
constexpr double stock_line = 17;    ///< from one of their lines to the next
constexpr double stock_height = 48;  ///< of a deck told in two lines
const Type count_type{12.5, paper::soft};
const Type name_type{12.5, paper::ink, true};

/// "66 = 11+12+13": how many a deck holds, in the pieces that stay whole: words with the space behind them, groups.
std::vector<std::string> count_of(const Figures& figures, const Stock& stock) {
  const std::string count = stock.counted
                                ? std::to_string(stock.count)
                                : figures.wording().phrase("board.uncounted", {{"n", {findings::number(stock.count)}}});
  std::vector<std::string> pieces(1);
  for (const char letter : count + (stock.groups.empty() ? "" : " = ")) {
    pieces.back() += letter;
    if (letter == ' ') pieces.emplace_back();
  }
  for (std::size_t at = 0; at < stock.groups.size(); ++at) {
    if (at > 0) pieces.back() += '+', pieces.emplace_back();
    pieces.back() += std::to_string(stock.groups[at]);
  }
  return pieces;
}

std::vector<std::string> lines_of(const std::vector<std::string>& pieces, double width) {
  std::vector<std::string> lines(1);
  for (const std::string& piece : pieces) {
    if (!lines.back().empty() && measured(lines.back() + piece, count_type) > width) lines.emplace_back();
    lines.back() += piece;
  }
  return lines;
}

void draw_cards(Canvas& canvas, const Stock& stock, const Area& area) {
  const int cards = std::clamp((stock.count + 3) / 4, stock.count > 0 ? 1 : 0, 4);
  if (cards == 0) canvas.box({area.x + 2, area.y + 4, 26, 34}, "none", 3, {paper::edge, 1.2, "3 3"});
  for (int card = cards - 1; card >= 0; --card) {
    const double off = 2.5 * card;
    canvas.box({area.x + 2 + off, area.y + 4 + off, 26, 34}, paper::title, 3, {paper::card, 1});
  }
}

/// A deck: as many cards one behind the other as there is room to hint at. Returns its height.
double draw_stock(Canvas& canvas, const Figures& figures, const Stock& stock, const Area& area) {
  canvas.begin(figures.words(stock.name));
  draw_cards(canvas, stock, area);
  const double x = area.x + stock_text;
  const double width = area.right() - x;
  double y = area.y + 16;
  canvas.text(x, y, figures.words(stock.name), name_type, width);
  for (const std::string& line : lines_of(count_of(figures, stock), width))
    canvas.text(x, y += stock_line, line, count_type, width);
  canvas.end();
  return std::max(stock_height, y + 15 - area.y);
}

/// How wide decks stand apart: where one is told at length, wider, that few lines do.
double column_of(const Figures& figures) {
  constexpr double least = 104;
  constexpr double most = 150;
  double width = least;
  for (const Stock& stock : figures.page().board.stocks) {
    double count = 0;
    for (const std::string& piece : count_of(figures, stock)) count += measured(piece, count_type);
    const double name = shrunk_most * measured(figures.words(stock.name), name_type);
    width = std::max(width, std::min(stock_text + 6 + std::max(count, name), most));
  }
  return width;
}

double draw_stocks(Canvas& canvas, const Figures& figures, const Area& area) {
  const auto& stocks = figures.page().board.stocks;
  if (stocks.empty()) return area.y - side_gap;
  double y = draw_heading(canvas, area, figures.wording().phrase("board.decks"));
  const auto columns =
      std::min(stocks.size(), static_cast<std::size_t>(std::max(1.0, area.width / column_of(figures))));
  const double width = area.width / static_cast<double>(columns);
  double height = 0;
  for (std::size_t at = 0; at < stocks.size(); ++at) {
    if (at > 0 && at % columns == 0) y += std::exchange(height, 0) + 6;
    const double x = area.x + width * static_cast<double>(at % columns);
    height = std::max(height, draw_stock(canvas, figures, stocks[at], {x, y, width - 6, stock_height}));
  }
  return y + height + 2;
}

}  // namespace

double draw_side(Canvas& canvas, const Figures& figures, const Area& area) {
  double y = area.y;
  for (const Pile& pile : figures.page().board.piles) {
    y = draw_pile(canvas, figures, pile, {area.x, y, area.width, 0}) + side_gap;
  }
  return draw_stocks(canvas, figures, {area.x, y, area.width, 0});
}

double draw_notes(Canvas& canvas, const Figures& figures, const Area& area) {
  const referee::Board& board = figures.page().board;
  std::vector<std::string> all;
  for (const referee::Caption& note : board.notes) all.push_back(figures.words(note));
  const auto is_open = [](const referee::Seat& seat) {
    return std::any_of(seat.tracks.begin(), seat.tracks.end(),
                       [](const referee::Track& track) { return !track.proven; });
  };
  if (std::any_of(board.seats.begin(), board.seats.end(), is_open)) {
    all.push_back(figures.wording().phrase("board.unproven-count"));
  }
  double y = area.y;
  const Type type{13, paper::warning};
  for (const std::string& note : all) {
    for (const std::string& line : broken("! " + note, area.width, 4, type)) {
      canvas.text(area.x, y + 12, line, type);
      y += 19;
    }
  }
  return y;
}

}  // namespace dogeref::render
