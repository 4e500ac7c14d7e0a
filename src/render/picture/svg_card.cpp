#include "render/picture/svg_card.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

using referee::Caption;
using referee::Cell;
using referee::Chip;

constexpr double pad = 7;
constexpr double piece_radius = 12;

/// The first letters of a name with their marks.
std::string beginning(std::string_view name, int letters) {
  std::size_t end = 0;
  for (std::size_t next = 0; next < name.size(); end = next) {
    const std::size_t begin = next;
    (void)text::next_code_point(name, next);
    const bool mark = text::width(name.substr(begin, next - begin)) == 0;
    if (!mark && letters-- == 0) break;
    if (next - begin > 8 || next > 24) break;
  }
  return std::string(name.substr(0, end == 0 ? name.size() : end));
}

bool is_alone(std::span<const std::string> names, std::size_t of, int letters) {
  const std::string own = beginning(names[of], letters);
  for (std::size_t other = 0; other < names.size(); ++other) {
    if (other != of && beginning(names[other], letters) == own) return false;
  }
  return true;
}

/// Where the pips of a die are, as bits: rows from above, columns from the left.
unsigned pips_of(int value) {
  constexpr unsigned pips[] = {0, 0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101};
  return value >= 1 && value <= 6 ? pips[value] : 0U;
}

void draw_seal(Canvas& canvas, double x, double y, double size, const Tint& tint) {
  canvas.disc(x + size / 2, y + size / 2, size / 2, tint.fill, {tint.dark, 1});
  canvas.disc(x + size / 2, y + size / 2, size / 2 - 2.5, "none", {tint.ink, 1});
}

double draw_chip(Canvas& canvas, const Figures& figures, double x, double y, double size, const Chip& chip) {
  const Tint tint = tint_of(chip.colour);
  if (chip.form == Chip::Form::seal) {
    draw_seal(canvas, x, y, size, tint);
    return size;
  }
  const std::string text = figures.words(chip.text);
  const Type type{size * 0.68, tint.ink, true, Anchor::middle};
  const double width = std::max(size, measured(text, type) + 6);
  canvas.box({x, y, width, size}, tint.fill, 2, {tint.dark, 1});
  canvas.text(x + width / 2, y + size * 0.74, text, type);
  return width;
}

void draw_owner(Canvas& canvas, const Figures& figures, const Area& area, int owner) {
  const Tint tint = figures.tint(owner);
  canvas.box({area.x + 1, area.bottom() - 16, area.width - 2, 15}, tint.fill, 4, {tint.dark, 0.6});
  canvas.clipped_text({area.x + 5, area.bottom() - 16, area.width - 10, 15}, figures.name(owner),
                      {10.5, tint.ink, true, Anchor::middle});
}

void draw_pieces(Canvas& canvas, const Figures& figures, const Area& area, const std::vector<referee::Piece>& pieces) {
  double x = area.right() - piece_radius - 5;
  for (const referee::Piece& piece : pieces) {
    draw_token(canvas, x, area.bottom() - piece_radius - 5, piece_radius, figures.tint(piece.seat),
               figures.initials(piece.seat));
    x -= 1.5 * piece_radius;
  }
}

std::vector<std::string> laid(const Figures& figures, const std::vector<Caption>& lines, double width, std::size_t most,
                              const Type& type) {
  std::vector<std::string> parts;
  for (const Caption& line : lines) {
    for (std::string& part : broken(figures.words(line), width, most - parts.size(), type)) {
      if (parts.size() == most) return parts;
      parts.push_back(std::move(part));
    }
  }
  return parts;
}

constexpr double leading = 1.22;  ///< from line to line, of the type's size
constexpr std::size_t as_many_as_fit = 0;

/// Texts one below the other, at most so many lines, smaller where they would not fit; returns where the next one would
/// stand.
double draw_lines(Canvas& canvas, const Figures& figures, const Area& area, const std::vector<Caption>& lines,
                  Type type, std::size_t most) {
  constexpr double smallest = 8;
  const auto is_cut = [](const std::string& part) { return part.ends_with("…"); };
  const auto parts_of = [&] {
    const auto fitting = static_cast<std::size_t>(area.height / (type.size * leading));
    return laid(figures, lines, area.width, most == as_many_as_fit ? fitting : most, type);
  };
  std::vector<std::string> parts = parts_of();
  while (type.size > smallest && std::any_of(parts.begin(), parts.end(), is_cut)) {
    type.size -= 0.5;
    parts = parts_of();
  }
  double y = area.y + type.size;
  for (const std::string& part : parts) {
    canvas.text(area.x, y, part, type);
    y += type.size * leading;
  }
  return y;
}

}  // namespace

Figures::Figures(const BoardPage& page, const Wording& wording) : page_(page), wording_(wording) {
  for (std::size_t seat = 0; seat < page.players.size(); ++seat) {
    initials_.push_back(beginning(page.players[seat], is_alone(page.players, seat, 1) ? 1 : 2));
  }
  std::vector<std::string> taken;
  for (const referee::Seat& seat : page.board.seats) taken.push_back(tint_of(seat.colour).fill);
  int free = 0;
  for (const referee::Seat& seat : page.board.seats) {
    const auto is_taken = [&] { return std::find(taken.begin(), taken.end(), tint_of_seat(free).fill) != taken.end(); };
    if (seat.colour.empty()) {
      while (free < 8 && is_taken()) ++free;
    }
    tints_.push_back(seat.colour.empty() ? tint_of_seat(free++) : tint_of(seat.colour));
  }
}

Tint Figures::tint(int seat) const { return tints_[static_cast<std::size_t>(seat)]; }

std::string Figures::told(const Cell& cell) const {
  std::string text = words(cell.name);
  const auto add = [&](const std::string& part) {
    if (!part.empty()) text += (text.empty() ? "" : ", ") + part;
  };
  add(words(cell.corner));
  for (const Caption& line : cell.lines) add(words(line));
  for (const Chip& chip : cell.chips) {
    const std::string value = words(chip.text);
    add(std::string(wording_.word(chip.colour)) + (value.empty() ? "" : " " + value));
  }
  if (cell.owner >= 0) add(name(cell.owner));
  for (const referee::Piece& piece : cell.pieces) add(name(piece.seat));
  return text;
}

void draw_die(Canvas& canvas, const Area& area, const Tint& tint, const std::string& value) {
  canvas.box(area, tint.fill, area.width * 0.2, {tint.dark, 1.5});
  int number = 0;
  std::from_chars(value.data(), value.data() + value.size(), number);
  const unsigned pips = pips_of(number);
  if (pips == 0) {
    const Type type{area.height * 0.55, tint.ink, true, Anchor::middle};
    return canvas.text(area.x + area.width / 2, area.y + area.height * 0.7, value, type);
  }
  for (unsigned pip = 0; pip < 9; ++pip) {
    if ((pips >> pip & 1U) == 0) continue;
    const unsigned row = pip / 3;
    const double x = area.x + area.width * (0.26 + 0.24 * (pip % 3));
    const double y = area.y + area.height * (0.26 + 0.24 * row);
    canvas.disc(x, y, area.width * 0.085, tint.ink);
  }
}

void draw_token(Canvas& canvas, double x, double y, double radius, const Tint& tint, const std::string& initials) {
  canvas.disc(x, y, radius, tint.fill, {tint.dark, 1.5});
  canvas.disc(x, y, radius - 3, "none", {tint.ink, 0.8});
  const Type type{radius * (text::width(initials) > 1 ? 0.8 : 0.95), tint.ink, true, Anchor::middle};
  canvas.clipped_text({x - radius, y - radius, 2 * radius, 2 * radius}, initials, type);
}

void draw_chips(Canvas& canvas, const Figures& figures, const Area& area, const std::vector<Chip>& chips, double size) {
  constexpr double apart = 0.22;  // of the size
  const auto count = static_cast<double>(chips.size());
  size = std::min(size, area.width / (count + apart * (count - 1)));
  double x = area.x;
  for (const Chip& chip : chips) x += draw_chip(canvas, figures, x, area.y, size, chip) + size * apart;
}

void draw_cell(Canvas& canvas, const Figures& figures, const Area& area, const Cell& cell) {
  if (cell.look == Cell::Look::none) return;
  canvas.begin(figures.told(cell));
  const bool open = cell.look == Cell::Look::open;
  const bool marked = !cell.colour.empty();
  const Tint mark = marked ? tint_of(cell.colour) : Tint{};
  if (open || cell.look == Cell::Look::hidden) {
    canvas.box(area, open ? paper::card : paper::edge, 5, {marked ? mark.fill : paper::edge, marked ? 2.5 : 1});
  } else {
    canvas.box(area, marked ? mark.pale : "none", 5,
               {marked ? mark.fill : paper::edge, marked ? 1.8 : 1.2, marked ? "" : "4 3"});
  }
  const bool taken = !cell.pieces.empty();
  const double fade = taken ? 0.5 : 1;
  const std::string corner = figures.words(cell.corner);
  const Type small{10.5, paper::soft, false, Anchor::end, false, fade};
  canvas.text(area.right() - pad, area.y + 15, corner, small, area.width * 0.62);
  const Type name{open ? 13.0 : 11.0, open ? paper::ink : marked ? mark.dark : paper::soft, open};
  canvas.text(area.x + pad, area.y + 16, figures.words(cell.name), name,
              area.width - 2 * pad - (corner.empty() ? 0 : measured(corner, small) + 4));
  const double pieces = taken ? 2 * piece_radius : 0;
  const Area body{area.x + pad, area.y + 20, area.width - 2 * pad - pieces, area.height - 20};
  const bool has_foot = cell.owner >= 0 || !cell.chips.empty();
  const double below = draw_lines(canvas, figures, body, cell.lines,
                                  {11, paper::ink, false, Anchor::start, false, fade}, has_foot ? 2 : as_many_as_fit);
  draw_chips(canvas, figures, {body.x, std::max(below - 4, area.y + 40), body.width, 13}, cell.chips, 13);
  if (cell.owner >= 0) draw_owner(canvas, figures, area, cell.owner);
  draw_pieces(canvas, figures, area, cell.pieces);
  canvas.end();
}

void draw_compact_cell(Canvas& canvas, const Figures& figures, const Area& area, const Cell& cell) {
  if (cell.look == Cell::Look::none) return;
  canvas.begin(figures.told(cell));
  const bool open = cell.look == Cell::Look::open;
  const bool edged = open || cell.look == Cell::Look::hidden;
  canvas.box(area, open ? paper::card : edged ? paper::edge : "none", 4, {paper::edge, 1, edged ? "" : "4 3"});
  const Caption& name = cell.brief.empty() ? cell.name : cell.brief.front();
  const Type type{11, open ? paper::ink : paper::soft, open, Anchor::middle};
  canvas.text(area.x + area.width / 2, area.y + 15, figures.words(name), type, area.width - 4);
  const double radius = std::min(9.0, area.width / 2 - 2);
  double x =
      area.x + area.width / 2 - radius * 0.8 * static_cast<double>(std::max<std::size_t>(cell.pieces.size(), 1) - 1);
  for (const referee::Piece& piece : cell.pieces) {
    draw_token(canvas, x, area.bottom() - radius - 4, radius, figures.tint(piece.seat), figures.initials(piece.seat));
    x += 1.6 * radius;
  }
  canvas.end();
}

void draw_small_card(Canvas& canvas, const Figures& figures, const Area& area, const Cell& cell) {
  canvas.begin(figures.told(cell));
  const bool hidden = cell.look == Cell::Look::hidden;
  canvas.box(area, hidden ? paper::page : paper::card, 4, {paper::edge, 1.2, hidden ? "4 3" : ""});
  const double width = area.width - 10;
  canvas.text(area.x + 5, area.y + 14, figures.words(cell.name), {12, paper::ink, true}, width);
  const Type soft{9.5, paper::soft, false, Anchor::end};
  const std::string corner = figures.words(cell.corner);
  const double room = width - measured(figures.words(cell.name), {12, paper::ink, true}) - 3;
  if (measured(corner, soft) <= room) canvas.text(area.right() - 5, area.y + 13.5, corner, soft);
  const std::size_t most = cell.chips.empty() ? 3 : 1;
  const double below =
      draw_lines(canvas, figures, {area.x + 5, area.y + 16, width, 30}, cell.lines, {9.5, paper::ink}, most);
  draw_chips(canvas, figures, {area.x + 5, std::max(below - 4, area.y + 34), width, 10}, cell.chips, 10);
  canvas.end();
}

double draw_small_cards(Canvas& canvas, const Figures& figures, const Area& area,
                        std::span<const referee::Cell> cards) {
  constexpr double height = 54;
  constexpr double least = 74;
  constexpr double most = 96;
  constexpr double apart = 5;
  const double columns = std::max(1.0, std::floor((area.width + apart) / (least + apart)));
  const double width = std::min((area.width + apart) / columns - apart, most);
  double x = area.x;
  double y = area.y;
  for (const Cell& card : cards) {
    if (x + width > area.right() + 0.01 && x > area.x) {
      x = area.x;
      y += height + apart;
    }
    draw_small_card(canvas, figures, {x, y, width, height}, card);
    x += width + apart;
  }
  return y + height;
}

double large_card_height(const Cell& cell) {
  return 42 + (cell.chips.empty() ? 0 : 42) + 21 * static_cast<double>(cell.lines.size());
}

void draw_large_card(Canvas& canvas, const Figures& figures, const Area& area, const Cell& cell) {
  const bool hidden = cell.look == Cell::Look::hidden;
  canvas.box(area, hidden ? paper::page : paper::card, 8, {paper::edge, 1.5, hidden ? "5 4" : ""});
  const std::string name =
      referee::is_empty(cell.name) ? figures.wording().phrase("board.unknown") : figures.words(cell.name);
  canvas.text(area.x + 14, area.y + 27, name, {19, paper::title, true, Anchor::start, true}, area.width - 28);
  double y = area.y + 38;
  if (!cell.chips.empty()) {
    draw_chips(canvas, figures, {area.x + 14, y, area.width - 28, 30}, cell.chips, 30);
    y += 42;
  }
  for (const Caption& line : cell.lines) {
    canvas.text(area.x + 14, y + 14, figures.words(line), {14, paper::ink}, area.width - 28);
    y += 21;
  }
}

}  // namespace dogeref::render
