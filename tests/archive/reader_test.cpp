#include "archive/reader.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <string>
#include <thread>
#include <vector>

#include "support/scratch.h"

using dogeref::archive::Block;
using dogeref::archive::Boundary;
using dogeref::archive::Input;
using dogeref::archive::kept_line_bytes;
using dogeref::archive::Piece;
using dogeref::archive::Reader;
using dogeref::tests::Scratch;

namespace {

struct Got {
  Piece piece;
  std::string text;
};

std::vector<Got> read_all(const std::vector<Input>& inputs, std::size_t* largest = nullptr) {
  const std::vector<std::string> words = {"game"};
  const Boundary boundary(words);
  Reader reader(inputs, boundary);
  Block block;
  std::vector<Got> all;
  while (reader.next(block)) {
    for (const Piece& piece : block.pieces) all.push_back({piece, std::string(block.text(piece))});
    if (largest != nullptr) *largest = std::max(*largest, block.bytes.size());
  }
  return all;
}

std::vector<Got> read_text(std::string_view text) {
  const Scratch scratch;
  return read_all({{scratch.file("a.log", text), false}});
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  out.reserve(text.size() * times);
  for (std::size_t count = 0; count < times; ++count) out += text;
  return out;
}

}  // namespace

TEST_CASE("a file with one game is one piece") {
  const auto got = read_text("game: doge-ship\nplayers: Anna, Marco\n");
  REQUIRE(got.size() == 1);
  CHECK(got[0].piece.kind == Piece::Kind::game);
  CHECK(got[0].text == "game: doge-ship\nplayers: Anna, Marco\n");
  CHECK(got[0].piece.line == 1);
  CHECK(got[0].piece.lines == 2);
}

TEST_CASE("several games are parted at their first lines, with the lines they stand on") {
  const auto got = read_text("# Venice\n\ngame: a\nround 1\n# end\ngame: b\nround 1\nGame: c");
  REQUIRE(got.size() == 3);
  CHECK(got[0].text == "# Venice\n\ngame: a\nround 1\n# end\n");
  CHECK(got[1].text == "game: b\nround 1\n");
  CHECK(got[2].text == "Game: c");
  CHECK(got[0].piece.line == 1);
  CHECK(got[1].piece.line == 6);
  CHECK(got[2].piece.line == 8);
  CHECK(got[2].piece.number == 3);
}

TEST_CASE("what stands before the first game and is no comment is a game without its first line") {
  const auto got = read_text("\nplayers: Anna, Marco\ngame: b\n");
  REQUIRE(got.size() == 2);
  CHECK(got[0].text == "\nplayers: Anna, Marco\n");
  CHECK(got[1].piece.line == 3);
  const auto alone = read_text("players: Anna, Marco");
  REQUIRE(alone.size() == 1);
  CHECK(alone[0].piece.kind == Piece::Kind::game);
}

TEST_CASE("a file that is empty, or nothing but comments or a byte order mark, has no game") {
  for (const char* text : {"", "\n\n", "# nothing\n  # here", "\xEF\xBB\xBF", "\xEF\xBB\xBF\n", "   "}) {
    CAPTURE(text);
    const auto got = read_text(text);
    REQUIRE(got.size() == 1);
    CHECK(got[0].piece.kind == Piece::Kind::no_game);
    CHECK(got[0].piece.line == 1);
  }
}

TEST_CASE("a byte order mark is left out") {
  const auto got = read_text("\xEF\xBB\xBFgame: a\r\nround 1\r\n");
  REQUIRE(got.size() == 1);
  CHECK(got[0].text == "game: a\r\nround 1\r\n");
}

TEST_CASE("files that are no text say what they look like") {
  using namespace std::string_view_literals;
  struct Case {
    std::string_view text;
    std::string_view kind;
    std::size_t offset;
  };
  for (const Case& each :
       {Case{"\xFF\xFEg\0a\0"sv, "UTF-16 text", 0}, Case{"\xFF\xFE\0\0g\0\0\0"sv, "UTF-32 text", 0},
        Case{"\x89PNG\r\n\x1A\n"sv, "a PNG picture", 0}, Case{"game: a\nround\0 1\n"sv, "binary data", 13}}) {
    CAPTURE(each.kind);
    const auto got = read_text(each.text);
    REQUIRE(got.size() == 1);
    CHECK(got[0].piece.kind == Piece::Kind::not_text);
    CHECK(got[0].piece.looks.kind == each.kind);
    CHECK(got[0].piece.looks.offset == each.offset);
  }
}

TEST_CASE("a NUL behind the first 4096 bytes, and Latin-1, are the judge's business") {
  CHECK(read_text("game: a\n" + repeated("# filled\n", 500) + std::string(1, '\0'))[0].piece.kind == Piece::Kind::game);
  CHECK(read_text("game: a\n# caf\xE9\n")[0].piece.kind == Piece::Kind::game);
}

TEST_CASE("games that lie across the borders of blocks come out whole") {
  std::string text;
  std::vector<std::string> games;
  for (std::size_t count = 0; count < 3000; ++count) {
    games.push_back("game: " + std::to_string(count) + "\n" + repeated("Anna: red 5, buy G05\n", count % 40));
    text += games.back();
  }
  std::size_t largest = 0;
  const Scratch scratch;
  const auto got = read_all({{scratch.file("a.log", text), false}}, &largest);
  REQUIRE(got.size() == games.size());
  std::uint32_t line = 1;
  for (std::size_t count = 0; count < games.size(); ++count) {
    REQUIRE(got[count].text == games[count]);
    REQUIRE(got[count].piece.line == line);
    line += 1 + static_cast<std::uint32_t>(count % 40);
  }
  CHECK(largest < 400'000);
}

TEST_CASE("files follow each other in a block, unreadable ones among them") {
  const Scratch scratch;
  std::vector<Input> inputs;
  for (int count = 0; count < 5; ++count) {
    const std::string name = std::to_string(count) + ".log";
    inputs.push_back({scratch.file(name, "game: " + name), true});
  }
  inputs.insert(inputs.begin() + 2, {scratch.path("gone.log"), false});
  inputs.push_back({scratch.path(), false});
  const auto got = read_all(inputs);
  REQUIRE(got.size() == 7);
  CHECK(got[2].piece.kind == Piece::Kind::failed);
  CHECK(got[2].piece.reason == "no such file or directory");
  CHECK(got[3].text == "game: 2.log");
  CHECK(got[5].piece.input == 5);
  CHECK(got[6].piece.reason == "is a directory");
}

TEST_CASE("of a giant line only the beginning is kept, and the next line is found") {
  const auto got = read_text("game: a\n# " + std::string(3'000'000, 'x') + "\nround 1\ngame: b\n");
  REQUIRE(got.size() == 2);
  CHECK(got[0].text == "game: a\n# " + std::string(kept_line_bytes - 2, 'x') + "\nround 1\n");
  CHECK(got[1].piece.line == 4);
}

TEST_CASE("a giant last line without an end is kept short too") {
  const auto got = read_text("game: a\n" + std::string(1'000'000, 'x'));
  REQUIRE(got.size() == 1);
  CHECK(got[0].text.size() == 8 + kept_line_bytes);
}

TEST_CASE("a game past the limits is cut off a little behind them, and the next game is found") {
  std::size_t largest = 0;
  const Scratch scratch;
  const std::string text = "game: a\n" + repeated("# a comment that fills the file\n", 400'000) + "game: b\nround 1\n";
  const auto got = read_all({{scratch.file("a.log", text), false}}, &largest);
  REQUIRE(got.size() == 2);
  CHECK(got[0].piece.lines > 65'536);
  CHECK(got[1].text == "game: b\nround 1\n");
  CHECK(got[1].piece.line == 400'002);
  CHECK(got[1].piece.number == 2);
  CHECK(largest < 6'000'000);
}

TEST_CASE("a game of too many bytes in few lines is cut off too") {
  const std::string line = std::string(4000, 'x') + "\n";
  const auto got = read_text("game: a\n" + repeated(line, 2000) + "game: b\n");
  REQUIRE(got.size() == 2);
  CHECK(got[0].text.size() > (std::size_t{4} << 20));
  CHECK(got[0].text.size() < (std::size_t{4} << 20) + 300'000);
  CHECK(got[1].piece.line == 2002);
}

TEST_CASE("comments without end before the first game are cut off as well") {
  const auto got = read_text(repeated("# nothing\n", 200'000) + "game: b\n");
  REQUIRE(got.size() == 2);
  CHECK(got[1].text == "game: b\n");
  CHECK(got[1].piece.line == 200'001);
}

TEST_CASE("a pipe that gives a byte at a time is read like a file") {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  std::thread writer([&] {
    for (const char byte : std::string("game: a\nround 1\ngame: b\n")) static_cast<void>(!::write(ends[1], &byte, 1));
    ::close(ends[1]);
  });
  const auto got = read_all({{"/dev/fd/" + std::to_string(ends[0]), false}});
  writer.join();
  ::close(ends[0]);
  REQUIRE(got.size() == 2);
  CHECK(got[0].text == "game: a\nround 1\n");
  CHECK(got[1].text == "game: b\n");
}

TEST_CASE("an endless device of zeros is refused at once") {
  const auto got = read_all({{"/dev/zero", false}});
  REQUIRE(got.size() == 1);
  CHECK(got[0].piece.kind == Piece::Kind::not_text);
}

TEST_CASE("a comment with lone carriage returns may hide a game, and is judged as one") {
  const auto got = read_text("# Venice\rgame: doge-ship\rplayers: Anna, Marco\r");
  REQUIRE(got.size() == 1);
  CHECK(got[0].piece.kind == Piece::Kind::game);
  CHECK(got[0].text.find("game: doge-ship") != std::string::npos);
  CHECK(read_text("# Venice\r\n# nothing\r")[0].piece.kind == Piece::Kind::no_game);
}
