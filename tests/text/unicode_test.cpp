#include "text/unicode.h"

#include <doctest/doctest.h>

namespace dogeref::text {

TEST_CASE("the first ill-formed byte of UTF-8 is found by its offset") {
  CHECK_FALSE(first_ill_formed(""));
  CHECK_FALSE(first_ill_formed("Doge, Ducats, Gondola and more"));
  CHECK_FALSE(first_ill_formed("gal\u00e8re \u20ac \U0001F6A3"));
  CHECK(first_ill_formed("abc\xff") == 3);
  CHECK(first_ill_formed("\xc3") == 0);                  // cut off
  CHECK(first_ill_formed("12345678901\xe2\x82") == 11);  // behind the fast path
  CHECK(first_ill_formed("\xc0\xaf") == 0);              // overlong
  CHECK(first_ill_formed("\xed\xa0\x80") == 0);          // a surrogate
  CHECK(first_ill_formed("\xf4\x90\x80\x80") == 0);      // above U+10FFFF
}

TEST_CASE("a title begins with a capital, whatever its letters") {
  CHECK(capitalised("") == "");
  CHECK(capitalised("panels") == "Panels");
  CHECK(capitalised("\u00e9tage") == "\u00c9tage");
  CHECK(capitalised("2 panels") == "2 panels");
  CHECK(capitalised("\xff") == "\xff");
}

TEST_CASE("code points and terminal columns are counted, ill-formed bytes as one each") {
  CHECK(code_points("Zo\u00eb") == 3);
  CHECK(code_points("Zoe\u0308") == 4);
  CHECK(code_points("\xff\xff") == 2);
  CHECK(width("Zo\u00eb") == 3);
  CHECK(width("Zoe\u0308") == 3);
  CHECK(width("\u5a01\u5c3c\u65af") == 6);  // Venice in Chinese: two columns each
  CHECK(width("\xff") == 1);
  CHECK(width("\u674e\u5c0f\u9f8d") == 6);
  CHECK(width("\U0001f3b2Max") == 5);             // a die
  CHECK(width("\u0e19\u0e34\u0e14\u0e32") == 3);  // a Thai name with a vowel above
  CHECK(width("\ud55c") == 2);
  CHECK(width("\u1112\u1161\u11ab\u1100\u1173\u11af") == 4);  // Korean letters that join into two syllables
}

TEST_CASE("names are equal after normal form C and case folding") {
  CHECK(nfc("Zoe\u0308") == "Zo\u00eb");
  CHECK(fold("ZOE\u0308") == fold("zo\u00eb"));
  CHECK(fold("Anna") == "anna");
  CHECK(fold("STRA\u00dfE") == "strasse");
  CHECK(fold("\xff Anna") == "\xff Anna");  // ill-formed text stays as it is
  CHECK(fold(fold("\u0130zmir \u03a3")) == fold("\u0130zmir \u03a3"));
}

TEST_CASE("names that look alike have the same likeness") {
  CHECK(likeness("\u0410nna") == likeness("Anna"));  // Cyrillic A
  CHECK(likeness("\uff21nna") == likeness("Anna"));  // fullwidth A
  CHECK(likeness("Mar\u03bf") == likeness("Maro"));  // Greek omicron
  CHECK(likeness("P1ayer 0") == likeness("Player O"));
  CHECK(likeness("Anna") != likeness("Hanna"));
}

TEST_CASE("control characters are found and shown escaped") {
  CHECK(first_control("plain\ttext") == std::nullopt);
  CHECK(first_control("a\x1b[31m") == 1);
  CHECK(first_control("ab\u202e") == 2);
  CHECK(first_control("ab\u200b") == 2);
  CHECK(first_control("ab\xef\xbf\xbe") == 2);
  CHECK(first_control("ab\xef\xb7\x90") == 2);
  CHECK(escaped("a\x1b[31m\tb") == "a\\x1b[31m\\x09b");
  CHECK(escaped("\u202eabc\u2066\u200d") == "\\u202eabc\\u2066\\u200d");
  CHECK(escaped("\u0085\x7f") == "\\u0085\\x7f");
  CHECK(escaped("\U000e0001") == "\\u{0e0001}");
  CHECK(escaped("x\xff\xc3") == "x\\xff\\xc3");
  CHECK(escaped("Zo\u00eb \u5a01") == "Zo\u00eb \u5a01");
}

}  // namespace dogeref::text
