#pragma once
// What is printed on the parts of a game, told in a way that knows no game: faces with facts on them. Games fill it in,
// renderers list or draw it; colours are names, texts are terms that a renderer words in the reader's language.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "findings/finding.h"
#include "referee/game/board.h"

namespace dogeref::referee {

/// Symbols that renderers can draw. A game says which of them stands for what.
enum class Icon : std::uint8_t {
  none,
  coin,
  shield,
  seal,
  wave,
  crown,
  bag,
  hammer,
  swap,
  mask,
  purse,
  ship,
  boat,
  wall,
  people,
  card,
  cup,
  chest,
  gift,
  eye,
  peek,
  hand,
  draw,
  drop,
  burst,
  barred,
  steps,
  turn_up,
  turn_down,
  roof,
  plus,
  gear,
  scroll,
};

/// A small part of a face.
struct Mark {
  enum class Form : std::uint8_t {
    text,    ///< words alone
    symbol,  ///< an icon, `inside` written in or beside it
    box,     ///< a box of a colour, `inside` written in it
    tag,     ///< words on a plate, with an icon
  };
  Form form = Form::text;
  Icon icon = Icon::none;
  Colour colour = {};       ///< of a box
  int tone = 0;             ///< of a tag, or of a box without a colour, see `FaceGroup`
  std::string inside = {};  ///< a number or a sign; the same in all languages
  Caption words = no_caption();
};
[[nodiscard]] inline Mark text_mark(std::string_view text) { return {.words = findings::words(text)}; }

/// Something that a face says.
struct Fact {
  enum class Place : std::uint8_t {
    left,    ///< the upper left corner
    right,   ///< the upper right corner
    middle,  ///< large, in the middle
    row,     ///< a line of its own, its name before it
    words,   ///< texts, on as many lines as they take
    stamp,   ///< the lower edge
    drawn,   ///< a line of its own; lists say it otherwise
    unseen,  ///< drawn otherwise, or not at all; only in lists
  };
  Caption name;
  Place place = Place::row;
  std::vector<Mark> marks = {};  ///< none: the face does not say it
};

/// A small plan: rows of sections, some of them lit.
struct Plan {
  struct Section {
    int length = 1;
    bool lit = false;
  };
  struct Row {
    std::string name;
    std::vector<Section> sections;
  };
  std::vector<Row> rows;  ///< from above
  Colour colour = {};     ///< of what is lit
};

/// One card, tile or board.
struct Face {
  std::string id = {};  ///< empty where it has none
  Caption title = no_caption();
  Icon emblem = Icon::none;
  Colour colour = {};  ///< its own; else its tone
  int tone = -1;       ///< its own; else that of its group
  std::vector<Fact> facts = {};
  std::optional<Plan> plan = {};
  findings::DataPath path = {};  ///< where the rules data has it
  bool reconstructed = false;    ///< rests on values that nobody saw printed; filled in by who knows the sources
};

/// Faces of one kind.
struct FaceGroup {
  enum class Size : std::uint8_t { small, medium, large };
  Caption title;
  Size size = Size::small;
  int tone = 0;  ///< colour of the faces, where they have none of their own: the same number, the same colour
  std::vector<Face> faces;
};

struct Sheet {
  std::vector<FaceGroup> groups;
  std::vector<Mark> legend;  ///< what symbols stand for
};

}  // namespace dogeref::referee
