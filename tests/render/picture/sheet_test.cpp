#include "render/picture/sheet.h"

#include <doctest/doctest.h>

#include "render/picture/face_svg.h"
#include "render/words/palette.h"
#include "rules/library/embedded.h"
#include "rules/library/library.h"
#include "rules/shape/shape.h"

namespace dogeref::render {
namespace {

using findings::words;
using referee::Face;
using referee::FaceGroup;
using referee::Fact;
using referee::Icon;
using referee::Mark;
using referee::Plan;
using referee::Sheet;

Mark box(std::string_view colour, std::string inside = {}) {
  return {Mark::Form::box, Icon::none, std::string(colour), 0, std::move(inside), words(colour)};
}

/// A sheet of a tile, a board and a plan, and the words to print it in.
class Sample {
 public:
  Sample() {
    Face tile;
    tile.id = "A<1>";
    tile.title = words("tile & more");
    tile.emblem = Icon::boat;
    tile.reconstructed = true;
    tile.facts = {{words("cost"), Fact::Place::left, {{Mark::Form::symbol, Icon::coin, {}, 0, "3", words("3 coins")}}},
                  {words("pips"), Fact::Place::middle, {box("red"), box("mauve")}},
                  {words("none"), Fact::Place::stamp, {}}};
    tile.plan = Plan{{{"U", {{1, false}, {1, true}}}, {"L", {{1, false}, {1, false}}}}, "violet"};
    Face other;
    other.id = "A2";
    other.facts = {{words("values"), Fact::Place::middle, {box("red", "-1"), box("blue", "2")}}};
    Face board;
    board.title = words("red");
    board.colour = "red";
    board.facts = {
        {words("1"), Fact::Place::row, {{Mark::Form::tag, Icon::ship, {}, 1, {}, words("\"long\" words")}}},
        {words("who"), Fact::Place::right, {{Mark::Form::symbol, Icon::people, {}, 0, "2-5", words("2-5 people")}}}};
    sheet_.groups = {{words("tiles"), FaceGroup::Size::small, 0, {tile, other}},
                     {words("boards"), FaceGroup::Size::large, 0, {board}}};
    sheet_.legend = {{Mark::Form::symbol, Icon::coin, {}, 0, {}, words("coins")}};
  }
  [[nodiscard]] SheetPage page() const { return {sheet_, wording_, "The <Toy>", "First & only", "sha256:01"}; }
  [[nodiscard]] std::string html() const {
    std::string out;
    append_sheet_html(page(), out);
    return out;
  }

 private:
  rules::GameShapes game_{"none", {}, {}};
  std::vector<const rules::GameShapes*> shapes_{&game_};
  rules::Library library_{rules::shipped(), shapes_};
  rules::Lexicon lexicon_;
  Wording wording_{library_.rulebook("none"), lexicon_, "en"};
  Sheet sheet_;
};

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

TEST_CASE("the sheet as text is a table for tiles and a list for boards") {
  std::string out;
  append_sheet_text(Sample().page(), out);
  CHECK(out ==
        "The <Toy>, First & only\n"
        "sha256:01\n"
        "\n"
        "tiles (2)\n"
        "           cost     pips       none  values\n"
        "  A<1>  ◦  3 coins  red mauve\n"
        "  A2                                 red -1, blue 2\n"
        "\n"
        "boards (1)\n"
        "  red, 2-5 people\n"
        "    1  \"long\" words\n"
        "\n"
        "◦ sheet.reconstructed\n");
}

TEST_CASE("the sheet as HTML draws every face once and escapes every text") {
  const std::string html = Sample().html();
  CHECK(count(html, "<svg class=\"face\"") == 3);
  CHECK(html.find("A&lt;1&gt;") != std::string::npos);
  CHECK(html.find("tile &amp; more") != std::string::npos);
  CHECK(html.find("&quot;long&quot; words") != std::string::npos);
  CHECK(html.find("<h1>The &lt;Toy&gt;</h1>") != std::string::npos);
  CHECK(html.find("A<1>") == std::string::npos);
  CHECK(html.find("NaN") == std::string::npos);
}

TEST_CASE("the page loads nothing from elsewhere, and what it uses is in it") {
  const std::string html = Sample().html();
  for (const char* const outside : {"http:", "https:", "url(", "@import", "<script", "<img", "<link"}) {
    CAPTURE(outside);
    CHECK(html.find(outside) == std::string::npos);
  }
  for (std::size_t at = html.find("href=\"#"); at != std::string::npos; at = html.find("href=\"#", at + 1)) {
    const std::string id = html.substr(at + 7, html.find('"', at + 7) - at - 7);
    CHECK(html.find("id=\"" + id + '"') != std::string::npos);
  }
}

TEST_CASE("the lit sections of a plan have its colour") {
  CHECK(count(Sample().html(), "fill=\"" + colour_code("violet") + '"') == 1);
}

TEST_CASE("colours are known by name, others are always the same, and texts on them can be read") {
  CHECK(colour_code("red") == "#b5322c");
  CHECK(colour_code("Red") == colour_code("red"));
  CHECK(colour_code("mauve") == colour_code("mauve"));
  CHECK(colour_code("mauve") != colour_code("puce"));
  CHECK(colour_code("mauve").size() == 7);
  CHECK(ink_on("#ffffff") == "#1f2a36");
  CHECK(ink_on("#000000") == "#ffffff");
  CHECK(mixed("#000000", "#ffffff", 0.5) == "#808080");
  CHECK(tone_code(0) == tone_code(8));
}

}  // namespace
}  // namespace dogeref::render
