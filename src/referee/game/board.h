#pragma once
// A position as a picture that knows no game: grids, piles, seats, stocks. Games fill it in, renderers draw it; colours
// are names, texts are terms that a renderer words in the reader's language.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "findings/finding.h"

namespace dogeref::referee {

/// A short text; an empty `words("")` is none.
using Caption = findings::Term;

/// The name of a colour, which is also its word slot: "red". Empty: none.
using Colour = std::string;

[[nodiscard]] inline bool is_empty(const Caption& caption) {
  return caption.kind == Caption::Kind::text && caption.text.empty();
}
[[nodiscard]] inline Caption no_caption() { return findings::words(""); }

/// A small spot on a card or beside a row: a coloured box, a value, a die, a symbol.
struct Chip {
  enum class Form : std::uint8_t { box, die, seal };
  Form form = Form::box;
  Colour colour;
  Caption text = no_caption();
};

/// Something of a player's that stands on a cell; in the colour of the seat.
struct Piece {
  int seat = -1;
};

/// A card, a tile, or a place where one may lie.
struct Cell {
  enum class Look : std::uint8_t {
    none,    ///< there is no such place
    empty,   ///< a place where nothing lies
    open,    ///< face up, or a place printed on the board
    hidden,  ///< face down: what it is may be unknown
    closed,  ///< cannot be used now
  };
  Look look = Look::none;
  Caption name = no_caption();      ///< "G05", or the number of a place
  Caption corner = no_caption();    ///< a second short name, in the other corner
  std::vector<Caption> lines = {};  ///< what it says or does, the most important first
  std::vector<Chip> chips = {};
  std::vector<Piece> pieces = {};
  int owner = -1;                   ///< seat whose it is
  Colour colour = {};               ///< something marks the place
  std::vector<Caption> brief = {};  ///< the cell in a picture made of letters: a few characters a line
  bool faint = false;               ///< of the brief texts: nothing is there
};

/// What stands before a row or above a column.
struct Heading {
  Caption text = no_caption();
  Colour colour = {};
  std::optional<Chip> chip = {};
};

struct Grid {
  Caption title = no_caption();
  std::vector<Heading> columns;
  std::vector<Heading> rows;        ///< from above
  std::vector<std::size_t> breaks;  ///< columns before which a new part of the grid begins
  std::vector<Cell> cells;          ///< row by row, as many as rows times columns

  [[nodiscard]] const Cell& at(std::size_t row, std::size_t column) const {
    return cells[row * columns.size() + column];
  }
};

/// Cards that lie together.
struct Pile {
  Caption title = no_caption();
  std::vector<Cell> cards;  ///< the first is on top
  int more = 0;             ///< further ones that nobody can name
  bool ordered = false;     ///< the order of the cards means something
  bool aside = false;       ///< no longer, or not yet, of weight: names are enough
};

/// What a player has of something that is counted.
struct Track {
  std::string slot;  ///< word slot: "vp"
  std::int32_t value = 0;
  std::int32_t off = 0;  ///< what the table counts beyond that, as far as it is known
  bool proven = true;
};

/// Things that are used up: tokens left out of how many.
struct Supply {
  std::string slot;
  int left = 0;
  int total = 0;
};

struct Seat {
  Colour colour = {};  ///< empty: the renderer's choice
  bool due = false;
  std::vector<Track> tracks;
  std::vector<Supply> supplies;
  std::vector<Pile> piles;
  std::vector<Caption> notes;
};

/// A face-down deck, as far as the record tells of it.
struct Stock {
  Caption name = no_caption();
  int count = 0;
  bool counted = true;      ///< the count is proven
  std::vector<int> groups;  ///< sizes from the top, where more than one is known: the order between them is certain
};

struct Board {
  Caption title = no_caption();  ///< how far the game has come
  std::vector<Caption> status;   ///< what is going on, the most important first
  std::vector<Grid> grids;
  std::vector<Pile> piles;  ///< of the table
  std::vector<Seat> seats;  ///< by seat
  std::vector<int> order;   ///< seats in the order of play; of a game that is over, the best first
  std::vector<int> ranks;   ///< by seat, of a game that is over
  std::vector<Stock> stocks;
  std::vector<Caption> notes;  ///< what is not proven
};

}  // namespace dogeref::referee
