#include "render/picture/sheet.h"

#include <doctest/doctest.h>

#include "render/picture/face_svg.h"
#include "render/picture/sheet_pages.h"
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
    board.reconstructed = true;
    board.facts = {
        {words("1"), Fact::Place::row, {{Mark::Form::tag, Icon::ship, {}, 1, {}, words("\"long\" words")}}},
        {words("who"), Fact::Place::right, {{Mark::Form::symbol, Icon::people, {}, 0, "2-5", words("2-5 people")}}}};
    sheet_.groups = {{words("tiles"), FaceGroup::Size::small, 0, {tile, other}},
                     {words("boards"), FaceGroup::Size::large, 0, {board}}};
    sheet_.legend = {{Mark::Form::symbol, Icon::coin, {}, 0, {}, words("coins")}};
  }
  [[nodiscard]] SheetPage page() const { return page_of(sheet_); }
  [[nodiscard]] SheetPage page_of(const Sheet& sheet) const {
    return {sheet, wording_, "The <Toy>", "First & only", "sha256:01"};
  }
  [[nodiscard]] std::string html() const { return html_of(sheet_); }
  [[nodiscard]] std::string html_of(const Sheet& sheet) const {
    std::string out;
    append_sheet_html(page_of(sheet), out);
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
        "Tiles (2, ◦ 1)\n"
        "           cost     pips       none  values\n"
        "  A<1>  ◦  3 coins  red mauve\n"
        "  A2                                 red -1, blue 2\n"
        "\n"
        "Boards (1, ◦ 1)\n"
        "  red, 2-5 people ◦\n"
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

TEST_CASE("what nobody saw printed bears a ring, boards as well as tiles, and the legend shows it") {
  const std::string html = Sample().html();
  CHECK(count(html, "fill=\"none\" stroke=\"#7d2322\" stroke-width=\"4\"") == 1);
  CHECK(count(html, "r=\"4.2\" fill=\"none\"") == 2);
  CHECK(count(html, "○ 1</small>") == 2);
}

TEST_CASE("texts of a face are broken into lines; what is drawn in signs is no column of the list") {
  Face card;
  card.id = "C1";
  const std::string text = "look at two hidden cells, then draw a card, or take one from the hand of an opponent";
  card.facts = {{words("signs"), Fact::Place::drawn, {{Mark::Form::symbol, Icon::eye, {}, 0, "2", words("look")}}},
                {words("effect"), Fact::Place::words, {referee::text_mark(text)}}};
  Sheet sheet;
  sheet.groups = {{words("cards"), FaceGroup::Size::small, 0, {card}}};
  const Sample sample;
  const std::string html = sample.html_of(sheet);
  CHECK(html.find(text) == std::string::npos);
  CHECK(html.find(">look at two") != std::string::npos);
  CHECK(html.find(">opponent</text>") != std::string::npos);
  CHECK(html.find("#i-eye") != std::string::npos);
  std::string list;
  append_sheet_text(sample.page_of(sheet), list);
  CHECK(list.find("signs") == std::string::npos);
  CHECK(list.find("  C1    " + text + "\n") != std::string::npos);
}

TEST_CASE("faces of a group are of one size, whatever is on them") {
  Face small;
  small.facts = {{words("1"), Fact::Place::row, {referee::text_mark("a")}}};
  Face large = small;
  for (const char* const row : {"2", "3", "4"})
    large.facts.push_back({words(row), Fact::Place::row, large.facts[0].marks});
  Sheet sheet;
  sheet.groups = {{words("boards"), FaceGroup::Size::large, 0, {small, large}}};
  const std::string html = Sample().html_of(sheet);
  const std::size_t at = html.find("viewBox=\"0 0 246 ");
  REQUIRE(at != std::string::npos);
  CHECK(count(html, html.substr(at, html.find('"', at + 9) - at + 1)) == 2);
}

TEST_CASE("on paper a group goes on below another where all of it fits, else it begins a page") {
  const std::vector<PaperPlan> plans = paged({{6, 30, 37.5}, {6, 30, 37.5}, {36, 30, 37.5}, {4, 45.5, 37.5}}, 60);
  REQUIRE(plans.size() == 4);
  CHECK(!plans[0].begins_page);
  CHECK(!plans[1].begins_page);
  CHECK(plans[2].begins_page);
  CHECK(plans[2].faces_a_page == 36);
  CHECK(plans[3].begins_page);
}

TEST_CASE("a group of several pages has no page with only what is left over") {
  const std::vector<PaperPlan> plans = paged({{42, 30, 37.5}}, 60);
  REQUIRE(plans.size() == 1);
  CHECK(plans[0].begins_page);
  CHECK(plans[0].faces_a_page == 24);  // seven rows: four and three, not six and one
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
