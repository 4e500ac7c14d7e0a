#include "referee/record/undo.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "referee/game/categories.h"
#include "referee/toy.h"

namespace dogeref::referee {

namespace {

/// The lines that stand, by their numbers, and what was reported.
std::string standing(std::string_view body) {
  std::vector<RawLine> lines;
  REQUIRE(split_lines(body, 1, lines));
  const Toy toy;
  findings::Report report;
  const auto words = toy.words({});
  const auto is_counted = [&words](const RawLine&, const LineForm& line) {
    if (line.form == ruling_form) return words->find(line.rest.substr(0, 5), allow_word) < 0;
    return line.form == LineForm::player || line.form >= first_game_form;
  };
  resolve_undo(lines, *words, is_counted, report);
  std::string all;
  for (const RawLine& line : lines) all += std::to_string(line.number) + " ";
  return all + told(report.findings());
}

int form(std::string_view text) {
  std::vector<RawLine> lines;
  REQUIRE(split_lines(text, 1, lines));
  REQUIRE(lines.size() == 1);
  return form_of(lines[0], *Toy().words({})).form;
}

}  // namespace

TEST_CASE("a player's line is any line with text before a colon; other forms go by the first word") {
  CHECK(form("Anna: take 1") == LineForm::player);
  CHECK(form("who ever : x") == LineForm::player);
  CHECK(form("check: x") == LineForm::player);
  CHECK(form("CHECK Anna 3") == check_form);
  CHECK(form("undo") == undo_form);
  CHECK(form("bell") == first_game_form);
  CHECK(form("bell2") == first_game_form);  // spacing is free
  CHECK(form("hello") == LineForm::unknown);
  CHECK(form(": x") == LineForm::unknown);
  CHECK(form("3 x") == LineForm::unknown);
}

TEST_CASE("a time of day before a line is no part of it") {
  CHECK(form("12:30 Anna: take 1") == LineForm::player);
  CHECK(form("[9:05] Anna: take 1") == LineForm::player);
  CHECK(form("(23:59:59) Anna: take 1") == LineForm::player);
  CHECK(form("12:30 check Anna 3") == check_form);
  CHECK(form("12h30 bell") == first_game_form);
  CHECK(form("12:30 hello") == LineForm::unknown);
  CHECK(form("12:30 - Anna: take 1") == LineForm::player);
  CHECK(form("9:05 pm, Anna: take 1") == LineForm::player);
  CHECK(time_before("  [12:30] x") == "[12:30]");
  CHECK(time_before("12:30 \u2014 x") == "12:30 \u2014");
  CHECK(time_before("9:05 AM x") == "9:05 AM");
  CHECK(time_before("9:05, x") == "9:05,");
  CHECK(time_before("9:05 PM: take 1") == "9:05");  // a player's name
  CHECK(time_before("9:05 -3 x") == "9:05");
  for (const char* const text :
       {"12:30", "12:3 x", "12:60 x", "25:00 x", "123:00 x", "12:30x", "12: take 1", "", "["}) {
    CAPTURE(text);
    CHECK(time_before(text).empty());
  }
}

TEST_CASE("undo takes back the last game lines, with whatever stood after them") {
  CHECK(standing("a: 1\nb: 2\nundo\nb: 3\n") == "1 4 ");
  CHECK(standing("a: 1\nb: 2\nundo 2\nb: 3\n") == "4 ");
  CHECK(standing("a: 1\nb: 2\nundo2\nb: 3\n") == "4 ");
  CHECK(standing("a: 1\nb: 2\nfoo\ncheck a 3\nundo\nb: 3\n") == "1 6 ");
  CHECK(standing("check a 3\na: 1\nundo\n") == "1 ");
  CHECK(standing("a: 1\nundo\nundo\n") == "3:1 nothing-to-undo");
  CHECK(standing("a: 1\nb: 2\nundo\nundo\nc: 1\n") == "5 ");
}

TEST_CASE("rulings but `allow` count; claims and `allow` vanish with what they follow") {
  CHECK(standing("a: 1\nruling a +1 coins\nundo\n") == "1 ");
  CHECK(standing("a: 1\nruling end\nundo\n") == "1 ");
  CHECK(standing("a: 1\nruling allow broke\nundo\n") == "");
  CHECK(standing("a: 1\nruling allow broke\nb: 2\nundo\n") == "1 2 ");
  CHECK(standing("bell\ncheck a 3\nresult a\nundo\n") == "");
}

TEST_CASE("more than there are takes nothing back") {
  CHECK(standing("a: 1\nundo 2\nb: 1\n") == "1 3 2:1 nothing-to-undo");
  CHECK(standing("undo\n") == "1:1 nothing-to-undo");
  CHECK(standing("a: 1\nundo 999999999999999999999\n") == "1 2:1 nothing-to-undo");
}

TEST_CASE("undo needs a whole number above 0, or nothing") {
  // One that cannot be read stays, and is told where it stands.
  CHECK(standing("a: 1\nundo x\n") == "1 2 ");
  CHECK(standing("a: 1\nundo 0\n") == "1 2 ");
  CHECK(standing("a: 1\nundo +1\n") == "1 2 ");
  CHECK(standing("a: 1\nundo 1 2\n") == "1 2 ");
  CHECK(standing("a: 1\nundo # oops\n") == "");
}

TEST_CASE("a line that is no text has the form of what can be read of its beginning") {
  CHECK(standing("a: 1\nb: \xff\nundo\n") == "1 ");
  CHECK(standing("a: 1\nbell \x07\nundo\n") == "1 ");
  CHECK(standing("a: 1\nb: " + std::string(5000, 'x') + "\nundo\n") == "1 ");
}

}  // namespace dogeref::referee
