// Players side by side: counts, tokens, what lies before them.

#include <algorithm>
#include <span>

#include "render/picture/svg_parts.h"

namespace dogeref::render {
namespace {

using referee::Pile;
using referee::Seat;

constexpr double seat_gap = 14;
constexpr double seat_pad = 12;
constexpr double seat_band = 34;
constexpr double least_seat = 190;

/// Draws one seat, or only measures it: then nothing is written.
class SeatCard {
 public:
  SeatCard(Canvas& canvas, const Figures& figures, int seat, int place, const Area& area)
      : canvas_(canvas),
        figures_(figures),
        seat_(figures.page().board.seats[static_cast<std::size_t>(seat)]),
        number_(seat),
        place_(place),
        tint_(figures.tint(seat)),
        area_(area) {}

  /// Returns where the content ends.
  double draw() {
    frame();
    y_ = area_.y + seat_band + 8;
    tracks();
    for (const referee::Supply& each : seat_.supplies) supply(each);
    for (const Pile& each : seat_.piles) pile(each);
    notes();
    return y_ + 4;
  }

 private:
  void frame();
  void tracks();
  void supply(const referee::Supply& supply);
  void pile(const Pile& pile);
  void tags(std::span<const referee::Cell> cards, bool top);
  void cards(std::span<const referee::Cell> cards);
  void notes();

  [[nodiscard]] double left() const { return area_.x + seat_pad; }
  [[nodiscard]] double width() const { return area_.width - 2 * seat_pad; }

  Canvas& canvas_;
  const Figures& figures_;
  const Seat& seat_;
  int number_;
  int place_;
  Tint tint_;
  Area area_;
  double y_ = 0;
};

void SeatCard::frame() {
  canvas_.box(area_, paper::card, 9);
  canvas_.band({area_.x, area_.y, area_.width, seat_band}, tint_.fill, 9);
  canvas_.box(area_, "none", 9, {seat_.due ? tint_.dark : paper::edge, seat_.due ? 3.0 : 1.2});
  const std::string order = std::to_string(place_) + ".";
  canvas_.text(area_.right() - seat_pad, area_.y + 22, order, {13, tint_.ink, true, Anchor::end});
  const double mark = seat_.due ? 20 : 0;
  if (seat_.due) canvas_.arrow(left(), area_.y + 10, 14, tint_.ink);
  canvas_.clipped_text({left() + mark, area_.y + 2, width() - mark - 26, seat_band - 4}, figures_.name(number_),
                       {16, tint_.ink, true});
}

void SeatCard::tracks() {
  if (seat_.tracks.empty()) return;
  const double step = width() / static_cast<double>(seat_.tracks.size());
  double x = left();
  for (const referee::Track& track : seat_.tracks) {
    const std::string value = std::to_string(track.value) + (track.proven ? "" : "?");
    canvas_.text(x, y_ + 22, value, {23, track.proven ? paper::ink : paper::warning, true}, step - 4);
    canvas_.text(x, y_ + 37, std::string(figures_.wording().word(track.slot)), {10.5, paper::soft}, step - 4);
    x += step;
  }
  y_ += 46;
}

void SeatCard::supply(const referee::Supply& supply) {
  const std::string word(figures_.wording().word(supply.slot));
  canvas_.text(left(), y_ + 12, word, {10.5, paper::soft}, width() * 0.4);
  const double begin = left() + std::min(measured(word, {10.5}), width() * 0.4) + 10;
  const double step = std::min(17.0, (area_.right() - seat_pad - begin) / std::max(1, supply.total));
  for (int at = 0; at < supply.total; ++at) {
    const bool there = at < supply.left;
    canvas_.disc(begin + step * (at + 0.5), y_ + 8, step * 0.4, there ? tint_.fill : "none",
                 {there ? tint_.dark : paper::edge, 1.2});
  }
  y_ += 24;
}

void SeatCard::cards(std::span<const referee::Cell> cards) {
  y_ = draw_small_cards(canvas_, figures_, {left(), y_, width(), 0}, cards) + 6;
}

/// Cards of which the order counts, as tags with an arrow between them.
void SeatCard::tags(std::span<const referee::Cell> cards, bool top) {
  const Type type{11.5, paper::ink, true, Anchor::middle};
  double x = left();
  for (std::size_t at = 0; at < cards.size(); ++at) {
    const std::string name = figures_.words(cards[at].name);
    const double wide = measured(name, type) + 12;
    if (x + wide > area_.right() - seat_pad && x > left()) {
      x = left();
      y_ += 25;
    }
    canvas_.begin(figures_.told(cards[at]));
    canvas_.box({x, y_, wide, 21}, at == 0 && top ? tint_.pale : paper::page, 4,
                {at == 0 && top ? tint_.dark : paper::edge, 1.2});
    canvas_.text(x + wide / 2, y_ + 15, name, type);
    canvas_.end();
    x += wide + 5;
  }
  y_ += 27;
}

void SeatCard::pile(const Pile& pile) {
  if (pile.cards.empty() && pile.more == 0) return;
  std::string title = figures_.words(pile.title);
  if (pile.ordered && pile.cards.size() > 1) {
    title = figures_.wording().phrase("board.top-first", {{"title", {pile.title}}});
  }
  if (pile.more > 0) {
    const std::string_view more = pile.cards.empty() ? "board.all-unknown" : "board.more";
    title += " · " + figures_.wording().phrase(more, {{"n", {findings::number(pile.more)}}});
  }
  canvas_.text(left(), y_ + 11, title, {10.5, paper::soft}, width());
  y_ += 17;
  if (pile.cards.empty()) return;
  std::span<const referee::Cell> all(pile.cards);
  if (!pile.ordered) return cards(all);
  const bool says = !all.front().lines.empty();  // what the one on top gives
  if (says) cards(all.first(1));
  if (says) all = all.subspan(1);
  if (!all.empty()) tags(all, !says);
}

void SeatCard::notes() {
  const Type type{11, paper::warning};
  for (const referee::Caption& note : seat_.notes) {
    for (const std::string& line : broken("! " + figures_.words(note), width(), 4, type)) {
      canvas_.text(left(), y_ + 11, line, type);
      y_ += 15;
    }
  }
}

/// Places of the order of play.
struct Places {
  std::size_t first = 0;
  std::size_t count = 0;
};

/// Players beside each other, all as high as the highest; `area` is the first one's.
double draw_seat_row(Canvas& canvas, const Figures& figures, const Area& area, const Places& places) {
  const referee::Board& board = figures.page().board;
  double bottom = area.y;
  std::string unseen;
  Canvas measuring(unseen);
  for (std::size_t at = places.first; at < places.first + places.count; ++at) {
    bottom = std::max(bottom, SeatCard(measuring, figures, board.order[at], 1, area).draw());
  }
  double x = area.x;
  for (std::size_t at = places.first; at < places.first + places.count; ++at) {
    const int seat = board.order[at];
    const int place = board.ranks.empty() ? static_cast<int>(at) + 1 : board.ranks[static_cast<std::size_t>(seat)];
    SeatCard(canvas, figures, seat, place, {x, area.y, area.width, bottom - area.y}).draw();
    x += area.width + seat_gap;
  }
  return bottom;
}

}  // namespace

double draw_seats(Canvas& canvas, const Figures& figures, const Area& area) {
  const referee::Board& board = figures.page().board;
  const std::size_t count = board.order.size();
  const auto fit = static_cast<std::size_t>(std::max(1.0, (area.width + seat_gap) / (least_seat + seat_gap)));
  const std::size_t rows = (count + fit - 1) / fit;
  const std::size_t in_row = (count + rows - 1) / rows;
  double y = draw_heading(canvas, area, figures.wording().phrase("board.players"));
  for (std::size_t first = 0; first < count; first += in_row) {
    const Area row{area.x, y, (area.width + seat_gap) / static_cast<double>(in_row) - seat_gap, 0};
    y = draw_seat_row(canvas, figures, row, {first, std::min(in_row, count - first)}) + seat_gap;
  }
  return y - seat_gap;
}

}  // namespace dogeref::render
