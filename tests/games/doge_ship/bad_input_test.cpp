// Speed and trust page, "Bad input", the rows that concern what stands in a log.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::doge_ship {

namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";

}  // namespace

TEST_CASE("numbers beyond any range are findings, wherever they stand") {
  for (const char* const digits : {"2147483648", "4294967296", "9223372036854775808", "18446744073709551616",
                                   "1000000000000000000000000000000000000000000000000000000000000000000"}) {
    const std::string number = digits;
    CAPTURE(number);
    CHECK(found(2, "dice r§" + number + " g6 w6\ndoge D01\nA: discard\n") == "die-value");
    CHECK(found(2, free_round + "A: §red " + number + "\n") == "unknown-space");
    CHECK(found(2, free_round + "A: red 4 => §" + number + " ducats\n") == "syntax");
    CHECK(found(2, free_round + "check Anna §-" + number + " vp\n") == "syntax");
    CHECK(found(2, free_round + "ruling Anna §+" + number + " vp\n") == "syntax");
    CHECK(found(2, "round §" + number + "\n" + free_round) == "syntax");
    CHECK(found(2, "§undo " + number + "\n" + free_round) == "nothing-to-undo");
    CHECK(found(2, free_round + "A: red 5, buy {galley cost §" + number + "}\n") == "syntax");
    CHECK(found(2, free_round + "A: red 5, buy G01\nM: discard\nA: white 5, build G01 at §L " + number + "\n") ==
          "wrong-place");
  }
}

TEST_CASE("bids and water of any size are whole numbers in range or syntax") {
  const House portrait{"tokens: 1\ntiles: {D01: {inspection: true}}"};
  const std::string over = free_round + "A: discard\nM: discard\n";
  CHECK(found(2, over + "bids Anna §9223372036854775808\n", portrait) == "syntax");
  CHECK(found(2, over + "bids Anna 0, §Marco 1000000\n", portrait) == "bid-too-high");
  CHECK(found(2, over + "bids Anna 0, Marco §1000001\n", portrait) == "syntax");
  CHECK(found(2, over + "water Anna §99999999999\n", portrait) == "syntax");
  CHECK(found(2, over + "water §Anna 300\n", portrait) == "wrong-water");
}

TEST_CASE("-0, +5, 010 are whole numbers as people write them") {
  CHECK(found(2, free_round + "check Anna -0 vp, +12 ducats\n") == "");
  CHECK(found(2, free_round + "check Anna 012 ducats\n") == "");
  CHECK(found(2, free_round + "A: red 04\n") == "");
}

TEST_CASE("1e9, 1,5 and other scripts' digits are no whole numbers") {
  CHECK(found(2, free_round + "check Anna 1§e9 ducats\n") == "unknown-word");
  CHECK(found(2, free_round + "check Anna 1§,5 ducats\n") == "syntax");
  CHECK(found(2, free_round + "check Anna 1§.5 ducats\n") == "syntax");
  CHECK(found(2, free_round + "check Anna §٣ ducats\n") == "syntax");
  CHECK(found(2, free_round + "A: red §٤\nM: discard\n") == "syntax");
  CHECK(found(2, "dice §６ 6 6\ndoge D01\nA: discard\n") == "unknown-word");
}

TEST_CASE("the sum of many corrections stays a number") {
  std::string log = free_round;
  for (int line = 0; line < 3000; ++line) log += "ruling Anna +1000000 vp, -1000000 ducats\n";
  const Judged game = judged(2, log + "A: discard\n");
  CHECK(game.tracks[0].find("vp") != std::string::npos);
  CHECK(game.findings == "");
}

TEST_CASE("a lone CR is an error, CRLF and a missing last line feed are read") {
  CHECK(judged_log("game: doge-ship\r\nplayers: Anna, Marco\r\ndice 6 6 6\r\ndoge D01\r\nAnna: red 4").findings == "");
  CHECK(found(2, free_round + "A: red§\r4\nM: discard\n") == "control-character");
}

TEST_CASE("control characters are an error, a tab is none") {
  CHECK(found(2, free_round + "A:\tred\t4\n") == "");
  CHECK(found(2, free_round + "A: red §\x1b[31m4\nM: discard\n") == "control-character");
  CHECK(found(2, free_round + "A: red 4 # §\x07\nM: discard\n") == "control-character");
  CHECK(found(2, free_round + "A: red§\xe2\x80\x8b 4\nM: discard\n") == "control-character");
  CHECK(found(2, free_round + std::string("A: red §\0 4\nM: discard\n", 24)) == "control-character");
}

TEST_CASE("a control character or a byte that is no text in a name is one fault") {
  CHECK(found(2, free_round + "A§\xe2\x80\x8b: red 4\nA: discard\n") == "control-character");
  CHECK(found(2, free_round + "A§\xff: red 4\nA: discard\n") == "not-utf8");
  CHECK(found(2, free_round + "§Xeno: red §\x07\nA: discard\n") == "unknown-player, control-character");
}

TEST_CASE("bytes that are no UTF-8 are an error of their line") {
  CHECK(found(2, free_round + "A: red §\xff 4\nM: discard\n") == "not-utf8");
  CHECK(found(2, free_round + "A: red 4 # Mont§\xe9\nM: discard\n") == "not-utf8");
  CHECK(found(2, free_round + "A: red §\xc0\xaf 4\nM: discard\n") == "not-utf8");
  CHECK(found(2, free_round + "A: red §\xed\xa0\x80 4\nM: discard\n") == "not-utf8");
}

TEST_CASE("a line over 4096 bytes is an error of its line; its form is what can be read of its beginning") {
  const std::string filler(5000, 'x');
  CHECK(found(2, free_round + "§A: red 4, buy " + filler + "\nM: discard\n") == "line-too-long");
  CHECK(found(2, free_round + "§# " + filler + "\nA: discard\n") == "line-too-long");
  const std::string just(4096 - 11, 'x');
  CHECK(found(2, free_round + "A: red 4 # " + just + "\nM: discard\n") == "");
  CHECK(found(2, free_round + "§A: red 4 # " + just + "x\nM: discard\n") == "line-too-long");
}

TEST_CASE("a game over 65,536 lines is unreadable, at the first line past the limit") {
  std::string log = "game: doge-ship\nplayers: Anna, Marco\n";
  std::string lines;
  for (int line = 0; line < 65'534; ++line) lines += "#\n";
  CHECK(judged_log(log + lines).verdict == "unfinished");
  const Judged game = judged_log(log + lines + "§#\n");
  CHECK(game.findings == "game-too-long");
  CHECK(game.verdict == "unreadable");
}

TEST_CASE("a game over 4 MiB is unreadable") {
  std::string log = "game: doge-ship\nplayers: Anna, Marco\n";
  const std::string line = "# " + std::string(4000, 'x') + "\n";
  while (log.size() < (std::size_t{4} << 20U)) log += line;
  CHECK(judged_log(log + line).verdict == "unreadable");
}

TEST_CASE("findings are capped, with the count left out; the verdict stays as it is") {
  std::string log = free_round;
  for (int line = 0; line < 1000; ++line) log += "foo\n";
  const Judged game = judged(2, log);
  CHECK(game.left_out == 901);  // with the warning that the game is unfinished
  CHECK(game.verdict == "illegal");
  CHECK(judged(2, log, {{}, "en", referee::OnIllegal::apply, {}, 10}).left_out == 991);
}

TEST_CASE("ten thousand combining marks are one long name, refused") {
  std::string name = "A";
  for (int mark = 0; mark < 1500; ++mark) name += "\xcc\x81";
  CHECK(judged_log("game: doge-ship\nplayers: §" + name + ", Marco\n").findings == "bad-name");
}

TEST_CASE("many steps, tiles and dice on a line are syntax at the worst") {
  std::string steps;
  for (int step = 0; step < 200; ++step) steps += ", buy G01";
  CHECK(found(2, free_round + "A: red 5" + steps + "\nM: discard\n") == "3:227 syntax");
  std::string tiles;
  for (int tile = 0; tile < 200; ++tile) tiles += " G01";
  CHECK(found(2, free_round + "A: red 5, buy G01 from" + tiles + "\nM: discard\n") == "3:88 syntax");
  CHECK(found(2, free_round + "A: reorder" + tiles + ", discard\nM: discard\n") == "3:144 syntax");
  std::string dice;
  for (int die = 0; die < 200; ++die) dice += " r1";
  CHECK(found(2, "dice" + dice + "\ndoge D01\nA: discard\n") == "1:102 syntax");
}

TEST_CASE("on-illegal skip: the line changes nothing but spends token and turn") {
  House skip;
  skip.on_illegal = referee::OnIllegal::skip;
  const Judged game = judged(2, free_round + "A: red 4\nM: §red 4\nA: green 1\n", skip);
  CHECK(game.findings == "space-occupied");
  CHECK(game.tracks[1] == "0 vp, 12 ducats, 0 approvals, no barrier");
}

TEST_CASE("on-illegal stop: judging ends there, standings so far") {
  House stop;
  stop.on_illegal = referee::OnIllegal::stop;
  const Judged game = judged(2, free_round + "A: red 4\nM: §red 4\nA: red 4\n", stop);
  CHECK(game.findings == "space-occupied");
  CHECK(game.verdict == "illegal");
}

TEST_CASE("ignored codes are no findings") {
  House ignore;
  ignore.ignore = {"space-occupied"};
  const Judged game = judged(2, free_round + "A: red 4\nM: red 4\nA: discard\n", ignore);
  CHECK(game.findings == "");
  CHECK(game.verdict == "unfinished");
}

TEST_CASE("on-illegal skip: a line that comes after the end, or tells it wrongly, leaves the end and its scoring") {
  const std::string rules = "tokens: 1\nend: {galley_complete: ~, rounds: 1}\n";
  const std::string log = free_round + "A: red 2\nM: discard\n";
  const Judged whole = judged(2, log + "result Marco, Anna\n", {rules});
  House skip{rules};
  skip.on_illegal = referee::OnIllegal::skip;
  const Judged after = judged(2, log + "§round 2\ndice 6 6 6\n", skip);
  CHECK(after.findings == "after-end");
  CHECK(after.end == "rounds 4");
  CHECK(after.tracks == whole.tracks);
  CHECK(after.standings == whole.standings);
  const Judged wrong = judged(2, log + "result §Anna 99, Marco 99\nround 2\n", skip);
  CHECK(wrong.findings == "wrong-result, 6:1 after-end");
  CHECK(wrong.end == "rounds 5");
  CHECK(wrong.tracks == whole.tracks);
}

}  // namespace dogeref::doge_ship
