// A position in letters.

#include <algorithm>
#include <utility>

#include "render/picture/board.h"
#include "render/terminal/letters.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using referee::Board;
using referee::Caption;
using referee::Cell;
using referee::Chip;
using referee::Grid;
using referee::Pile;
using referee::Seat;

constexpr std::size_t line_width = 100;
constexpr std::size_t column_gap = 2;
constexpr std::string_view text_indent = "  ";

using Row = std::vector<Word>;

class TextDrawing {
 public:
  TextDrawing(const BoardPage& page, const Wording& wording, const Paint& paint, std::string& out)
      : page_(page), board_(page.board), wording_(wording), paint_(paint), out_(out) {}

  void draw();

 private:
  void title();
  void grid(const Grid& grid);
  void grid_line(const Grid& grid, std::size_t row, std::size_t line, std::size_t width, std::size_t label);
  void heads(const Grid& grid, std::size_t width, std::size_t label);
  void cell_word(const Grid& grid, const Word& word, std::size_t column, std::size_t width);
  void table_pile(const Pile& pile);
  void seats();
  void seat_table(const std::vector<Row>& rows, std::size_t right);
  void seat_piles(int seat);
  void stocks();
  void notes();
  void heading(const Caption& caption);

  [[nodiscard]] std::string words(const Caption& caption) const { return wording_.term(caption, page_.players); }
  [[nodiscard]] std::optional<Ink> ink(int seat) const;
  [[nodiscard]] std::string name(int seat) const { return page_.players[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] Word label_of(const referee::Heading& heading) const;
  [[nodiscard]] Word brief(const Cell& cell, std::size_t line, std::size_t width) const;
  [[nodiscard]] std::vector<Word> face(const Cell& cell) const;
  [[nodiscard]] std::vector<Word> pile_words(const Pile& pile) const;
  [[nodiscard]] std::string pile_title(const Pile& pile) const;
  [[nodiscard]] Row seat_head() const;
  [[nodiscard]] Row seat_row(int seat) const;
  [[nodiscard]] std::string stock(const referee::Stock& stock) const;

  const BoardPage& page_;
  const Board& board_;
  const Wording& wording_;
  const Paint& paint_;
  std::string& out_;
};

std::optional<Ink> TextDrawing::ink(int seat) const {
  if (seat < 0) return {};
  return ink_of(board_.seats[static_cast<std::size_t>(seat)].colour);
}

void TextDrawing::heading(const Caption& caption) {
  out_ += '\n';
  paint_.add(out_, Ink::bold, text::escaped(words(caption)));
  out_ += '\n';
}

void TextDrawing::title() {
  const findings::Argument file{"file", {findings::words(page_.file)}};
  std::string text = page_.line == 0 ? wording_.phrase("board.place.end", {file})
                                     : wording_.phrase("board.place", {file, {"line", {findings::number(page_.line)}}});
  if (!referee::is_empty(board_.title)) text += ": " + words(board_.title);
  for (const Caption& status : board_.status) text += ", " + words(status);
  paint_.add(out_, Ink::bold, text::escaped(text));
  out_ += '\n';
}

// Grids

Word TextDrawing::label_of(const referee::Heading& heading) const {
  return {words(heading.text), ink_of(heading.colour)};
}

Word TextDrawing::brief(const Cell& cell, std::size_t line, std::size_t width) const {
  if (line >= cell.brief.size()) return {};
  const Caption& caption = cell.brief[line];
  if (caption.kind == Caption::Kind::seat) return {clipped(words(caption), width), ink(caption.number)};
  return {clipped(words(caption), width), cell.faint ? std::optional(Ink::dim) : std::nullopt};
}

std::size_t widest_of(const std::vector<std::string>& texts) {
  std::size_t width = 0;
  for (const std::string& text : texts) width = std::max(width, text::width(text::escaped(text)));
  return width;
}

void TextDrawing::cell_word(const Grid& grid, const Word& word, std::size_t column, std::size_t width) {
  const bool breaks = std::find(grid.breaks.begin(), grid.breaks.end(), column) != grid.breaks.end();
  out_ += breaks ? "| " : "";
  append_padded(word, width + column_gap, Side::left, paint_, out_);
}

void TextDrawing::heads(const Grid& grid, std::size_t width, std::size_t label) {
  out_.append(label, ' ');
  for (std::size_t column = 0; column < grid.columns.size(); ++column) {
    cell_word(grid, {clipped(words(grid.columns[column].text), width), Ink::dim}, column, width);
  }
  end_line(out_);
}

void TextDrawing::grid_line(const Grid& grid, std::size_t row, std::size_t line, std::size_t width, std::size_t label) {
  const referee::Heading& head = grid.rows[row];
  const std::size_t begin = out_.size();
  std::string die = head.chip ? words(head.chip->text) : std::string();
  if (head.chip && die.empty()) die = "-";
  const std::size_t room = label - text_indent.size() - (head.chip ? 4 : 2);
  out_ += text_indent;
  append_padded(line == 0 ? label_of(head) : Word(), room, Side::left, paint_, out_);
  if (head.chip) append_padded(line == 0 ? Word(die, Ink::bold) : Word(), 2, Side::right, paint_, out_);
  out_.append(2, ' ');
  for (std::size_t column = 0; column < grid.columns.size(); ++column) {
    cell_word(grid, brief(grid.at(row, column), line, width), column, width);
  }
  end_line(out_);
  if (line > 0 && out_.find_first_not_of(" |\n", begin) == std::string::npos) out_.resize(begin);
}

void TextDrawing::grid(const Grid& grid) {
  if (grid.rows.empty() || grid.columns.empty()) return;
  heading(grid.title);
  std::vector<std::string> labels;
  bool chips = false;
  for (const referee::Heading& row : grid.rows) {
    labels.push_back(words(row.text));
    chips = chips || row.chip;
  }
  const std::size_t label = std::min<std::size_t>(widest_of(labels), 16) + text_indent.size() + (chips ? 4 : 2);
  std::vector<std::string> texts;
  std::size_t lines = 1;
  for (const Cell& cell : grid.cells) {
    for (const Caption& caption : cell.brief) texts.push_back(words(caption));
    lines = std::max(lines, cell.brief.size());
  }
  const std::size_t room = line_width - label - 2 * grid.breaks.size();
  const std::size_t most = std::max<std::size_t>(room / grid.columns.size(), 5) - column_gap;
  const std::size_t width = std::max<std::size_t>(std::min(widest_of(texts), most), 3);
  heads(grid, width, label);
  for (std::size_t row = 0; row < grid.rows.size(); ++row) {
    for (std::size_t line = 0; line < lines; ++line) grid_line(grid, row, line, width, label);
  }
}

// Piles

/// All that a card says.
std::vector<Word> TextDrawing::face(const Cell& cell) const {
  std::vector<Word> all;
  for (const Chip& chip : cell.chips) {
    const std::string text = words(chip.text);
    const std::string colour = chip.colour.empty() ? std::string() : std::string(wording_.word(chip.colour));
    all.emplace_back(text.empty() ? colour : colour + " " + text, ink_of(chip.colour));
  }
  if (!all.empty()) all.back().after = ';';
  for (const Caption& line : cell.lines) {
    all.emplace_back(words(line));
    all.back().after = ';';
  }
  return all;
}

std::vector<Word> TextDrawing::pile_words(const Pile& pile) const {
  std::vector<Word> all;
  for (const Cell& card : pile.cards) {
    all.emplace_back(card.brief.empty() ? wording_.phrase("board.unknown") : words(card.brief.front()));
  }
  const std::string_view more = pile.cards.empty() ? "board.all-unknown" : "board.more";
  if (pile.more > 0) all.emplace_back(wording_.phrase(more, {{"n", {findings::number(pile.more)}}}));
  return all;
}

std::string TextDrawing::pile_title(const Pile& pile) const {
  if (!pile.ordered || pile.cards.size() < 2) return words(pile.title);
  return wording_.phrase("board.top-first", {{"title", {pile.title}}}, page_.players);
}

void TextDrawing::table_pile(const Pile& pile) {
  heading(pile.title);
  std::vector<Word> all = pile_words(pile);
  std::string first(text_indent);
  if (pile.cards.size() == 1 && !pile.aside && !face(pile.cards[0]).empty()) {
    first += all[0].text + ":";
    all = face(pile.cards[0]);
  } else {
    first.pop_back();
  }
  if (all.empty()) all.emplace_back(wording_.phrase("board.nothing"), Ink::dim);
  append_wrapped(first, all, text_indent.size(), paint_, out_);
}

// Seats

Row TextDrawing::seat_head() const {
  Row row = {{}, {}};
  const Seat& first = board_.seats.front();
  for (const referee::Track& track : first.tracks) row.emplace_back(wording_.word(track.slot), Ink::dim);
  for (const referee::Supply& supply : first.supplies) row.emplace_back(wording_.word(supply.slot), Ink::dim);
  return row;
}

Row TextDrawing::seat_row(int seat) const {
  const Seat& of = board_.seats[static_cast<std::size_t>(seat)];
  const std::size_t at = static_cast<std::size_t>(seat);
  const std::string rank = at < board_.ranks.size() ? std::to_string(board_.ranks[at]) : of.due ? ">" : "";
  Row row = {{rank, Ink::bold}, {clipped(name(seat), 24), ink(seat)}};
  for (const referee::Track& track : of.tracks) {
    row.emplace_back(std::to_string(track.value) + (track.proven ? "" : "?"));
  }
  for (const referee::Supply& supply : of.supplies) {
    row.emplace_back(std::to_string(supply.left) + "/" + std::to_string(supply.total));
  }
  return row;
}

void TextDrawing::seat_piles(int seat) {
  const Seat& of = board_.seats[static_cast<std::size_t>(seat)];
  const std::string space(6, ' ');
  for (const Pile& pile : of.piles) {
    std::vector<Word> all = pile_words(pile);
    if (!all.empty()) append_wrapped(space + text::escaped(pile_title(pile)) + ":", all, 8, paint_, out_);
  }
  std::vector<Word> all;
  for (const Caption& note : of.notes) all.emplace_back(words(note), Ink::yellow);
  if (!all.empty()) append_wrapped(space + "!", all, 8, paint_, out_);
}

void TextDrawing::seats() {
  if (board_.seats.empty()) return;
  heading(findings::phrase("board.players"));
  std::vector<Row> rows = {seat_head()};
  for (const int seat : board_.order) rows.push_back(seat_row(seat));
  std::vector<std::size_t> widths(rows[0].size());
  widths[0] = 1;  // the mark of the player due
  for (const Row& row : rows) {
    for (std::size_t at = 0; at < row.size(); ++at) widths[at] = std::max(widths[at], text::width(row[at].text));
  }
  for (std::size_t at = 0; at < rows.size(); ++at) {
    for (std::size_t column = 0; column < rows[at].size(); ++column) {
      const Side side = column < 2 ? Side::left : Side::right;
      append_padded(rows[at][column], widths[column], side, paint_, out_);
      out_.append(column == 0 ? 1 : column_gap, ' ');
    }
    end_line(out_);
    if (at > 0) seat_piles(board_.order[at - 1]);
  }
}

// Decks and notes

std::string TextDrawing::stock(const referee::Stock& stock) const {
  const findings::Argument count{"n", {findings::number(stock.count)}};
  std::string text = words(stock.name) + " ";
  text += stock.counted ? std::to_string(stock.count) : wording_.phrase("board.uncounted", {count});
  if (stock.groups.empty()) return text;
  std::string groups;
  for (const int size : stock.groups) groups += (groups.empty() ? "" : "+") + std::to_string(size);
  return text + " (" + wording_.phrase("board.groups", {{"groups", {findings::words(groups)}}}) + ")";
}

void TextDrawing::stocks() {
  if (board_.stocks.empty()) return;
  heading(findings::phrase("board.decks"));
  std::vector<Word> all;
  for (const referee::Stock& each : board_.stocks) all.emplace_back(stock(each));
  append_wrapped(" ", all, text_indent.size(), paint_, out_);
}

void TextDrawing::notes() {
  std::vector<std::string> all;
  for (const Caption& note : board_.notes) all.push_back(words(note));
  const auto is_open = [](const Seat& seat) {
    return std::any_of(seat.tracks.begin(), seat.tracks.end(),
                       [](const referee::Track& track) { return !track.proven; });
  };
  if (std::any_of(board_.seats.begin(), board_.seats.end(), is_open)) {
    all.push_back(wording_.phrase("board.unproven-count"));
  }
  if (!all.empty()) out_ += '\n';
  for (const std::string& note : all) {
    out_ += "! ";
    paint_.add(out_, Ink::yellow, text::escaped(note));
    out_ += '\n';
  }
}

void TextDrawing::draw() {
  title();
  for (const Grid& each : board_.grids) grid(each);
  for (const Pile& pile : board_.piles) table_pile(pile);
  seats();
  stocks();
  notes();
}

}  // namespace

void append_board_text(const BoardPage& page, const Wording& wording, const Paint& paint, std::string& out) {
  TextDrawing(page, wording, paint, out).draw();
}

}  // namespace dogeref::render
