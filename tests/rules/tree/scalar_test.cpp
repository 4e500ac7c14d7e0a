#include "rules/tree/scalar.h"

#include <doctest/doctest.h>

namespace dogeref::rules {

TEST_CASE("only true and false are booleans") {
  CHECK(read_scalar("true").boolean);
  CHECK(read_scalar("false").kind == Scalar::Kind::boolean);
  for (const char* const text : {"True", "TRUE", "yes", "no", "on", "off", "y", "n", "Null", "NULL"}) {
    CAPTURE(text);
    CHECK(read_scalar(text).kind == Scalar::Kind::text);
  }
}

TEST_CASE("null is a tilde, the word, or nothing") {
  for (const char* const text : {"", "~", "null"}) CHECK(read_scalar(text).kind == Scalar::Kind::null);
}

TEST_CASE("whole decimal numbers of 64 bits are numbers") {
  CHECK(read_scalar("0").integer == 0);
  CHECK(read_scalar("-0").integer == 0);
  CHECK(read_scalar("+5").integer == 5);
  CHECK(read_scalar("-17").integer == -17);
  CHECK(read_scalar("9223372036854775807").integer == INT64_MAX);
  CHECK(read_scalar("-9223372036854775808").integer == INT64_MIN);
}

TEST_CASE("what looks like another number is told, so that it cannot pass for a text") {
  for (const char* const text : {"010",
                                 "-010",
                                 "00",
                                 "1.5",
                                 "1.",
                                 ".5",
                                 "-.5",
                                 "1e9",
                                 "1E-3",
                                 "1.5e3",
                                 "1_000",
                                 "1,5",
                                 "1'000",
                                 "0x1F",
                                 "0o17",
                                 "0b1",
                                 "9223372036854775808",
                                 "-9223372036854775809",
                                 "1000000000000000000000000",
                                 ".inf",
                                 "-.inf",
                                 ".nan"}) {
    CAPTURE(text);
    CHECK(read_scalar(text).kind == Scalar::Kind::odd_number);
  }
}

TEST_CASE("sections, dates, ids and digits of other scripts are text") {
  for (const char* const text :
       {"2.3.1", "2024-05-01", "12:30", "G05", "4th", "-", "+", ".", "..", "1-3", "0x", "e9", "\u0663", "--5"}) {
    CAPTURE(text);
    CHECK(read_scalar(text).kind == Scalar::Kind::text);
  }
}

}  // namespace dogeref::rules
