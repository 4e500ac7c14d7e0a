// Piles of the table, decks, notes.

#include <algorithm>

#include "render/svg_parts.h"

namespace dogeref::render {
namespace {

using referee::Cell;
using referee::Pile;
using referee::Stock;

constexpr double gap = 20;

bool is_single(const Pile& pile) { return pile.cards.size() == 1 && !pile.aside; }

/// Names of cards that lie there, as tags.
double draw_tags(Canvas& canvas, const Figures& figures, const Area& area, const std::vector<Cell>& cards) {
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
    return draw_tags(canvas, figures, {area.x, y, area.width, 0}, pile.cards);
  }
  const Area card{area.x, y, area.width, large_card_height(first)};
  draw_large_card(canvas, figures, card, first);
  return card.bottom();
}

std::string groups_of(const Stock& stock) {
  std::string text;
  for (const int size : stock.groups) text += (text.empty() ? "" : "+") + std::to_string(size);
  return text;
}

/// A deck: as many cards one behind the other as there is room to hint at.
void draw_stock(Canvas& canvas, const Figures& figures, const Stock& stock, const Area& area) {
  canvas.begin(figures.words(stock.name));
  const int cards = std::clamp((stock.count + 3) / 4, stock.count > 0 ? 1 : 0, 4);
  if (cards == 0) canvas.box({area.x + 2, area.y + 4, 26, 34}, "none", 3, {paper::edge, 1.2, "3 3"});
  for (int card = cards - 1; card >= 0; --card) {
    const double off = 2.5 * card;
    canvas.box({area.x + 2 + off, area.y + 4 + off, 26, 34}, paper::title, 3, {paper::card, 1});
  }
  const double x = area.x + 44;
  const double width = area.right() - x;
  canvas.text(x, area.y + 16, figures.words(stock.name), {12.5, paper::ink, true}, width);
  std::string count = stock.counted
                          ? std::to_string(stock.count)
                          : figures.wording().phrase("board.uncounted", {{"n", {findings::number(stock.count)}}});
  if (!stock.groups.empty()) count += " = " + groups_of(stock);
  canvas.text(x, area.y + 33, count, {12.5, paper::soft}, width);
  canvas.end();
}

double draw_stocks(Canvas& canvas, const Figures& figures, const Area& area) {
  const auto& stocks = figures.page().board.stocks;
  if (stocks.empty()) return area.y - gap;
  double y = draw_heading(canvas, area, figures.wording().phrase("board.decks"));
  const auto columns = std::min(stocks.size(), static_cast<std::size_t>(std::max(1.0, area.width / 104)));
  const double width = area.width / static_cast<double>(columns);
  for (std::size_t at = 0; at < stocks.size(); ++at) {
    if (at > 0 && at % columns == 0) y += 54;
    const double x = area.x + width * static_cast<double>(at % columns);
    draw_stock(canvas, figures, stocks[at], {x, y, width - 6, 48});
  }
  return y + 50;
}

}  // namespace

double draw_side(Canvas& canvas, const Figures& figures, const Area& area) {
  double y = area.y;
  for (const Pile& pile : figures.page().board.piles) {
    y = draw_pile(canvas, figures, pile, {area.x, y, area.width, 0}) + gap;
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
