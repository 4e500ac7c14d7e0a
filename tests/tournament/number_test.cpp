// Exact numbers: whatever the size, thirds are thirds.

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <random>
#include <string>

#include "support/wide.h"
#include "tournament/number/fraction.h"

using dogeref::tests::Wide;
using dogeref::tournament::Fraction;
using dogeref::tournament::Integer;

TEST_CASE("three thirds are one") {
  const Fraction third(1, 3);
  CHECK(third + third + third == Fraction(1));
  CHECK((third + third).text() == "2/3");
  CHECK(Fraction(27, -2).text() == "-27/2");
  CHECK(Fraction(4, 2).whole() == 2);
  CHECK_FALSE(Fraction(1, 2).whole());
}

TEST_CASE("decimals are rounded to two, halves away from zero") {
  CHECK(Fraction(27, 2).decimal() == "13.50");
  CHECK(Fraction(1, 3).decimal() == "0.33");
  CHECK(Fraction(-2, 3).decimal() == "-0.67");
  CHECK(Fraction(1, 200).decimal() == "0.01");
  CHECK(Fraction(-1, 200).decimal() == "-0.01");
  CHECK(Fraction(-1, 300).decimal() == "0.00");
}

TEST_CASE("numbers are read as people write them") {
  CHECK(Fraction::read("7/2") == Fraction(7, 2));
  CHECK(Fraction::read("-3.5") == Fraction(-7, 2));
  CHECK(Fraction::read("12") == Fraction(12));
  CHECK(Fraction::read("0.05") == Fraction(1, 20));
  for (const char* text :
       {"", "-", "1/0", "1/", "/2", "1.", ".5", "1/2/3", "1e9", "+1", " 1", "1,5", "1234567890123456789"})
    CHECK_MESSAGE(!Fraction::read(text), text);
}

TEST_CASE("what is divided by zero, or grows without end, is no number and stays so") {
  CHECK_FALSE((Fraction(1) / Fraction(0)).is_number());
  CHECK_FALSE((Fraction(1) / Fraction(0) + Fraction(1)).is_number());
  CHECK_FALSE((Fraction(1) / Fraction(0) - Fraction(1)).is_number());
  CHECK_FALSE((Fraction(1) / (Fraction(1) / Fraction(0))).is_number());
  Fraction large(std::numeric_limits<std::int64_t>::max());
  for (int at = 0; at < 10; ++at) large = large * large;
  CHECK_FALSE(large.is_number());
  CHECK(large.text() == "?");
}

TEST_CASE("whole numbers of any size are added, multiplied and divided as 128 bits are") {
  std::mt19937_64 random(7);
  const auto text = [](Wide value) {
    const bool negative = value < 0;
    std::string out;
    do {
      const int digit = static_cast<int>(value % 10);
      out.insert(out.begin(), static_cast<char>('0' + (digit < 0 ? -digit : digit)));
      value /= 10;
    } while (value != 0);
    return negative ? '-' + out : out;
  };
  for (int at = 0; at < 3000; ++at) {
    const auto shift = static_cast<unsigned>(random() % 63);
    const auto one = static_cast<std::int64_t>(random()) >> shift;
    const auto other = static_cast<std::int64_t>(random()) >> (random() % 63);
    const Wide wide = one;
    CHECK((Integer(one) + Integer(other)).text() == text(wide + other));
    CHECK((Integer(one) - Integer(other)).text() == text(wide - other));
    CHECK((Integer(one) * Integer(other)).text() == text(wide * other));
    CHECK((Integer(one) < Integer(other)) == (one < other));
    CHECK(Integer(one).value() == one);
    if (other == 0) continue;
    const Wide product = wide * other + (one % 7);
    const Integer made = Integer(one) * Integer(other) + Integer(one % 7);
    const auto [quotient, rest] = Integer::divided(made, Integer(other));
    CHECK(quotient.text() == text(product / other));
    CHECK(rest.text() == text(product % other));
  }
}

TEST_CASE("large numbers divided by large ones give quotient and rest") {
  std::mt19937_64 random(11);
  for (int at = 0; at < 300; ++at) {
    Integer one(static_cast<std::int64_t>(random()));
    Integer other(static_cast<std::int64_t>(random()));
    for (int more = 0; more < at % 5; ++more) {
      one = one * Integer(static_cast<std::int64_t>(random()));
      if (more % 2 == 0) other = other * Integer(static_cast<std::int64_t>(random()));
    }
    const auto [quotient, rest] = Integer::divided(one, other);
    CHECK(quotient * other + rest == one);
    CHECK(rest.absolute() < other.absolute());
  }
}
