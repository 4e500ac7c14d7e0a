#include <doctest/doctest.h>

#include <algorithm>

#include "render/board_sample.h"
#include "text/unicode.h"

using namespace dogeref;
using dogeref::tests::Sample;

namespace {

std::string drawn(const referee::Board& board, const std::vector<std::string>& names, bool color = false) {
  static const Sample sample;
  std::string out;
  render::append_board_text(tests::page_of(board, names), sample.wording(), render::Paint(color), out);
  return out;
}

const std::vector<std::string> two = {"Anna", "Marco"};

}  // namespace

TEST_CASE("a board in letters") {
  CHECK(drawn(tests::board(2), two) ==
        "game.log after line 14: round 3, Anna is due\n"
        "\n"
        "City\n"
        "     A     B     C     D\n"
        "  0        T1    T2\n"
        "           Anna\n"
        "  1  T4    T5          T7\n"
        "     Anna              Anna\n"
        "  2  T8          T10   T11\n"
        "                 Anna\n"
        "\n"
        "Open\n"
        "  D07: red 2, violet; 3 vp\n"
        "\n"
        "Players\n"
        "         vp  ducats  tokens\n"
        "> Anna   12      3?     2/5\n"
        "      Stack, top first: B10, B04, 1 more\n"
        "      ! not proven\n"
        "  Marco  12      3?     2/5\n"
        "      Stack, top first: B10, B04, 1 more\n"
        "      ! not proven\n"
        "\n"
        "Decks\n"
        "  L1 5 (from the top 2+3), L2 about 4\n"
        "\n"
        "! the order is not proven\n"
        "! ? marks what the record does not prove\n");
}

TEST_CASE("of a game that is over, ranks stand where else the player due is marked") {
  referee::Board board = tests::board(2);
  board.order = {1, 0};
  board.ranks = {2, 1};
  const std::string text = drawn(board, two);
  CHECK(text.find("\n1 Marco  12") != std::string::npos);
  CHECK(text.find("\n2 Anna   12") != std::string::npos);
}

TEST_CASE("colours are those of the seats, and only where they are wanted") {
  CHECK(drawn(tests::board(2), two, true).find("\x1b[1;31mAnna\x1b[0m") != std::string::npos);
  CHECK(drawn(tests::board(2), two).find('\x1b') == std::string::npos);
}

TEST_CASE("names of any script keep their columns, and control characters are shown") {
  const std::string text = drawn(tests::board(5), tests::hostile_names());
  CHECK(text.find('\x1b') == std::string::npos);
  CHECK(text.find("\\x1b[31mred") != std::string::npos);
  std::vector<std::size_t> ends;
  for (std::size_t at = text.find("2/5\n"); at != std::string::npos; at = text.find("2/5\n", at + 1)) {
    const std::size_t begin = text.rfind('\n', at) + 1;
    ends.push_back(text::width(text.substr(begin, at - begin)));
  }
  REQUIRE(ends.size() == 5);
  CHECK(std::equal(ends.begin() + 1, ends.end(), ends.begin()));
}

TEST_CASE("a wide board keeps to 100 columns") {
  referee::Board board = tests::board(5);
  board.grids = {tests::grid(2, 12)};
  board.grids[0].breaks = {4, 8};
  for (int at = 0; at < 40; ++at) board.stocks.push_back({findings::words("deck"), at, true, {1, 2, 3}});
  const std::string text = drawn(board, tests::hostile_names());
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    CHECK(text::width(text.substr(begin, end - begin)) <= 100);
    begin = end + 1;
  }
}
