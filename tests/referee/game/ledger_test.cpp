#include "referee/game/ledger.h"

#include <doctest/doctest.h>

namespace dogeref::referee {

namespace {

constexpr int seat = 1;
constexpr int money = 2;

/// A ledger in which one seat has so much, the table's count being off by so much.
Ledger with(std::int32_t own, std::int32_t off = 0) {
  Ledger ledger;
  ledger.value[seat][money] = own;
  ledger.off[seat][money] = off;
  return ledger;
}

}  // namespace

TEST_CASE("the table's count is the own count and the remembered slip") {
  CHECK(with(5, 2).own(seat, money) == 5);
  CHECK(with(5, 2).table(seat, money) == 7);
  CHECK(with(5).table(seat, money) == 5);
  CHECK(with(5, 2).own(0, money) == 0);
}

TEST_CASE("a payment is refused when the own count forbids it") {
  CHECK(with(5).can_pay(seat, money, 5));
  CHECK_FALSE(with(5).can_pay(seat, money, 6));
  CHECK(with(0).can_pay(seat, money, 0));
}

TEST_CASE("while a slip is remembered a payment is refused only if both counts forbid it") {
  CHECK(with(1, 3).can_pay(seat, money, 4));
  CHECK_FALSE(with(1, 3).can_pay(seat, money, 5));
  CHECK(with(4, -3).can_pay(seat, money, 4));
}

TEST_CASE("nothing is refused on a track that is not proven") {
  Ledger ledger = with(0);
  ledger.unproven[seat] = 1U << money;
  CHECK(ledger.can_pay(seat, money, 100));
  CHECK_FALSE(ledger.can_pay(seat, 0, 1));
  CHECK(ledger.is_unproven(seat, money));
  CHECK_FALSE(ledger.is_unproven(0, money));
}

TEST_CASE("a loss stops at 0") {
  Ledger ledger = with(2);
  ledger.gain(seat, money, -5);
  CHECK(ledger.own(seat, money) == 0);
  CHECK(ledger.table(seat, money) == 0);
}

TEST_CASE("when the own count stops at 0 the slip is set so that the sum is what the table has") {
  Ledger ledger = with(1, 4);
  ledger.gain(seat, money, -3);
  CHECK(ledger.own(seat, money) == 0);
  CHECK(ledger.table(seat, money) == 2);
  ledger.gain(seat, money, 2);
  CHECK(ledger.own(seat, money) == 2);
  CHECK(ledger.table(seat, money) == 4);
}

TEST_CASE("a track that may be negative goes below 0") {
  Ledger ledger = with(2);
  ledger.may_be_negative = 1U << money;
  ledger.gain(seat, money, -5);
  CHECK(ledger.own(seat, money) == -3);
  ledger.gain(seat, money, 1);
  CHECK(ledger.own(seat, money) == -2);
}

TEST_CASE("a slip outlives gains and payments") {
  Ledger ledger = with(5, -1);
  ledger.gain(seat, money, -2);
  ledger.gain(seat, money, 4);
  CHECK(ledger.own(seat, money) == 7);
  CHECK(ledger.table(seat, money) == 6);
}

TEST_CASE("a count that is not proven lies in a range that only grows, until it is proven") {
  Ledger ledger;
  ledger.value[0][1] = 5;
  ledger.doubt(0, 1, 2, 3);
  CHECK(ledger.range(0, 1).low == 3);
  CHECK(ledger.range(0, 1).high == 8);
  ledger.doubt(0, 1, -Ledger::limit, 1);  // bounds written the wrong way round narrow nothing
  CHECK(ledger.range(0, 1).low == 3);
  CHECK(ledger.range(0, 1).high == 9);
  ledger.doubt(0, 1U << 1);
  CHECK(ledger.range(0, 1).low == 0);
  CHECK(ledger.range(0, 1).high == Ledger::limit);
  ledger.prove(0, 1);
  CHECK_FALSE(ledger.is_unproven(0, 1));
  CHECK(ledger.range(0, 1).has(5));
  CHECK_FALSE(ledger.range(0, 1).has(6));
}

}  // namespace dogeref::referee
