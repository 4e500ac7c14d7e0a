#include <doctest/doctest.h>

#include <algorithm>
#include <regex>

#include "render/board_sample.h"
#include "render/picture/canvas.h"
#include "render/picture/svg_card.h"
#include "support/markup.h"

using namespace dogeref;
using dogeref::tests::Sample;
using dogeref::tests::XmlReader;

namespace {

std::string drawn(const referee::Board& board, const std::vector<std::string>& names, int width = 1200) {
  static const Sample sample;
  std::string out;
  render::BoardPage page = tests::page_of(board, names);
  page.width = width;
  render::append_board_svg(page, sample.wording(), out);
  return out;
}

/// Where boxes and texts stand that are not inside a picture of their own, beyond the edges; empty when nowhere.
std::string outside(const std::string& svg) {
  std::smatch size;
  const std::regex box("viewBox=\"0 0 ([0-9.]+) ([0-9.]+)\"");
  if (!std::regex_search(svg, size, box)) return "no viewBox";
  const std::regex rect("<rect x=\"(-?[0-9.]+)\" y=\"(-?[0-9.]+)\" width=\"(-?[0-9.]+)\" height=\"(-?[0-9.]+)\"");
  for (auto at = std::sregex_iterator(svg.begin(), svg.end(), rect); at != std::sregex_iterator(); ++at) {
    const double right = std::stod((*at)[1]) + std::stod((*at)[3]);
    const double below = std::stod((*at)[2]) + std::stod((*at)[4]);
    const bool fits = std::stod((*at)[1]) >= 0 && std::stod((*at)[2]) >= 0 && right <= std::stod(size[1]) + 0.01 &&
                      below <= std::stod(size[2]) + 0.01 && (*at)[3].str()[0] != '-' && (*at)[4].str()[0] != '-';
    if (!fits) return at->str();
  }
  return {};
}

}  // namespace

TEST_CASE("a picture is well-formed and stands alone, whatever the names") {
  for (int seats = 2; seats <= 5; ++seats) {
    CAPTURE(seats);
    std::vector<std::string> names(tests::hostile_names());
    names.resize(static_cast<std::size_t>(seats));
    const std::string svg = drawn(tests::board(seats), names);
    XmlReader reader(svg);
    CHECK(reader.fault() == "");
    for (const std::string& element : reader.elements()) {
      CAPTURE(element);
      const std::string known = " svg title g rect circle path text ";
      CHECK(known.find(" " + element + " ") != std::string::npos);
    }
    CHECK(svg.find("href") == std::string::npos);
    CHECK(svg.find("url(") == std::string::npos);
    CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  }
}

TEST_CASE("nothing stands outside the picture, with grids of every size") {
  for (const std::size_t columns : {1U, 3U, 6U, 8U, 11U, 14U}) {
    for (int seats = 2; seats <= 5; ++seats) {
      CAPTURE(columns);
      CAPTURE(seats);
      referee::Board board = tests::board(seats);
      board.grids = {tests::grid(2, columns), tests::grid(3, 6)};
      for (const int width : {280, 390, 768, 1200, 2000}) {
        CAPTURE(width);
        const std::string svg = drawn(board, tests::hostile_names(), width);
        CHECK(svg.find("width=\"" + std::to_string(width) + "\"") != std::string::npos);
        CHECK(outside(svg) == "");
      }
    }
  }
}

TEST_CASE("a grid whose neighbours matter stays in one piece on a phone, with the letters of its columns") {
  referee::Board board = tests::board(2);
  referee::Grid grid = tests::grid(9, 9);
  for (referee::Cell& cell : grid.cells) {
    cell.owner = -1;
    cell.chips.clear();
  }
  board.grids = {grid};
  const std::string wide = drawn(board, {"Anna", "Marco"});
  const std::string narrow = drawn(board, {"Anna", "Marco"}, 390);
  CHECK(outside(narrow) == "");
  CHECK(wide.find(">I</text>") == std::string::npos);
  CHECK(narrow.find(">I</text>") != std::string::npos);
  CHECK(narrow.find(">H</text>") != std::string::npos);
}

TEST_CASE("what the card on top of a stack gives can be read, of the others the names are enough") {
  referee::Board board = tests::board(2);
  board.seats[0].piles[0].cards[0].lines = {findings::words("on top")};
  board.seats[0].piles[0].cards[1].lines = {findings::words("below")};
  const std::string svg = drawn(board, {"Anna", "Marco"});
  CHECK(svg.find(">on top</text>") != std::string::npos);
  CHECK(svg.find(">below</text>") == std::string::npos);
  CHECK(svg.find(">B04</text>") != std::string::npos);
}

TEST_CASE("a picture names the file, not the folders it lies in") {
  static const Sample sample;
  const referee::Board board = tests::board(2);
  const std::vector<std::string> names = {"Anna", "Marco"};
  render::BoardPage page = tests::page_of(board, names);
  page.file = "/home/anna/season/game.log";
  std::string svg;
  render::append_board_svg(page, sample.wording(), svg);
  CHECK(svg.find("game.log") != std::string::npos);
  CHECK(svg.find("season") == std::string::npos);
}

TEST_CASE("a board without grids, piles or players is drawn too") {
  const std::string svg = drawn(referee::Board{}, {});
  CHECK(XmlReader(svg).fault() == "");
  CHECK(outside(svg) == "");
}

TEST_CASE("of a deck every group is written, on as many lines as it takes") {
  for (const std::size_t columns : {1U, 6U, 14U}) {
    referee::Board board = tests::board(2);
    board.grids = {tests::grid(2, columns)};
    REQUIRE(board.stocks.size() >= 2);
    board.stocks[0].counted = true;
    board.stocks[0].count = 66;
    board.stocks[0].groups = {11, 12, 13, 14, 15, 1};
    board.stocks[1].groups.assign(40, 2);
    const std::string svg = drawn(board, {"Anna", "Marco"});
    CAPTURE(svg);
    CHECK(outside(svg) == "");
    std::string all;
    const std::regex text("<text[^>]*>([^<]*)</text>");
    for (auto at = std::sregex_iterator(svg.begin(), svg.end(), text); at != std::sregex_iterator(); ++at)
      all += (*at)[1];
    CHECK(all.find("66 = 11+12+13+14+15+1") != std::string::npos);
    std::string twos = "2";
    for (int group = 1; group < 40; ++group) twos += "+2";
    CHECK(all.find(twos) != std::string::npos);
  }
}

TEST_CASE("players without a colour have ones that nobody else has") {
  const Sample sample;
  referee::Board board = tests::board(3);
  board.seats[0].colour = "";
  board.seats[1].colour = "red";
  board.seats[2].colour = "";
  const std::vector<std::string> names = {"Anna", "Marco", "Zoe"};
  const auto page = tests::page_of(board, names);
  const render::Figures figures(page, sample.wording());
  CHECK(figures.tint(0).fill == render::tint_of("blue").fill);
  CHECK(figures.tint(1).fill == render::tint_of("red").fill);
  CHECK(figures.tint(2).fill == render::tint_of("green").fill);
}

TEST_CASE("tokens bear as many letters as tell the players apart") {
  const Sample sample;
  const referee::Board board = tests::board(4);
  const std::vector<std::string> names = {"Anna", "Antoine", "e\u0301toile", "Marco"};
  const auto page = tests::page_of(board, names);
  const render::Figures figures(page, sample.wording());
  CHECK(figures.initials(0) == "An");
  CHECK(figures.initials(2) == "e\u0301");
  CHECK(figures.initials(3) == "M");
}

TEST_CASE("texts keep to their width") {
  const render::Type type{12};
  CHECK(render::fitted("Anna", 100, type) == "Anna");
  const std::string cut = render::fitted("a name that does not fit", 60, type);
  CHECK(cut.ends_with("…"));
  CHECK(render::measured(cut, type) <= 60);
  CHECK(render::measured("漢字", type) > render::measured("ab", type));
  CHECK(render::measured("e\u0301", type) == render::measured("e", type));
}

TEST_CASE("texts are broken between words, and the last line is cut") {
  const render::Type type{10};
  const auto lines = render::broken("buy a thing or another thing that is large", 60, 2, type);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0] == "buy a thing");
  CHECK(lines[1].ends_with("…"));
  CHECK(render::broken("", 60, 2, type).empty());
  for (const std::string& line : lines) CHECK(render::measured(line, type) <= 60);
}
