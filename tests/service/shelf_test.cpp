#include "service/shelf.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <thread>
#include <vector>

#include "games/games.h"
#include "rules/library/embedded.h"
#include "support/scratch.h"

using dogeref::service::Loan;
using dogeref::service::Shelf;
using dogeref::tests::Scratch;
using Missing = dogeref::referee::Shelf::Missing;

namespace {

namespace games = dogeref::games;
namespace rules = dogeref::rules;

/// A shelf over the shipped rules and perhaps a folder.
class Shelves {
 public:
  explicit Shelves(std::vector<std::string> folders = {})
      : shapes_(games::shapes()), library_(rules::shipped(), shapes_, std::move(folders)), shelf_(library_) {}

  Shelf* operator->() { return &shelf_; }
  Shelf& operator*() { return shelf_; }

 private:
  std::vector<const rules::GameShapes*> shapes_;
  rules::Library library_;
  Shelf shelf_;
};

}  // namespace

TEST_CASE("rules are compiled once for each game, edition and list of variants") {
  Shelves shelf;
  const auto first = shelf->find("doge-ship", "en", {});
  REQUIRE(first.ruleset != nullptr);
  CHECK(first.missing == Missing::nothing);
  CHECK(shelf->find("doge-ship", "en", {}).ruleset == first.ruleset);
  const auto french = shelf->find("doge-ship", "fr", {});
  REQUIRE(french.ruleset != nullptr);
  CHECK(french.ruleset != first.ruleset);
  CHECK(french.ruleset->fingerprint() != first.ruleset->fingerprint());
  const std::vector<std::string> variants = {"no-null-purchase"};
  CHECK(shelf->find("doge-ship", "en", variants).ruleset != first.ruleset);
}

namespace {

std::vector<std::string> ids_of_all_games() {
  std::vector<std::string> ids;
  for (const games::Game& game : games::all()) ids.emplace_back(game.id);
  std::sort(ids.begin(), ids.end());
  return ids;
}

}  // namespace

TEST_CASE("the first id that nobody has is named, with those there are") {
  Shelves shelf;
  const std::vector<std::string> variants = {"no-null-purchase", "no-such"};
  const auto game = shelf->find("chess", "en", {});
  CHECK(game.missing == Missing::game);
  CHECK(game.what == "chess");
  CHECK(game.known == ids_of_all_games());
  const auto edition = shelf->find("doge-ship", "it", {});
  CHECK(edition.missing == Missing::edition);
  CHECK(edition.known == std::vector<std::string>{"de", "en", "fr"});
  const auto variant = shelf->find("doge-ship", "en", variants);
  CHECK(variant.missing == Missing::variant);
  CHECK(variant.what == "no-such");
  CHECK(shelf->find("../etc", "en", {}).missing == Missing::game);
}

TEST_CASE("header keys are known in every spelling") {
  Shelves shelf;
  CHECK(shelf->header_key("doge-ship", "players") == "players");
  CHECK(shelf->header_key("doge-ship", "variants") == "variant");
  CHECK(shelf->header_key("doge-ship", "plyers").empty());
  CHECK_FALSE(shelf->header_keys("doge-ship").empty());
  CHECK(shelf->spellings("game").front() == "game");
}

TEST_CASE("faulty rules are kept apart from missing ones, and told once") {
  const Scratch scratch;
  scratch.file("doge-ship/variants/bad.yaml", "kind: variant\nid: bad\ntitle: x\ntokens: many\n");
  Shelves shelf({scratch.path()});
  const std::vector<std::string> variants = {"bad"};
  CHECK(shelf->find("doge-ship", "en", variants).missing == Missing::rules);
  CHECK(shelf->find("doge-ship", "en", variants).ruleset == nullptr);
  Loan loan(*shelf);
  CHECK(loan.find("doge-ship", "en", variants).missing == Missing::rules);
  CHECK(loan.find("doge-ship", "en", {}).missing == Missing::nothing);
  CHECK(loan.is_faulty("doge-ship", "en", variants));
  CHECK_FALSE(loan.is_faulty("doge-ship", "en", {}));
  CHECK(shelf->faults().size() == 1);
}

TEST_CASE("there is no end of sets of rules: those that nobody holds are made anew") {
  Shelves shelf;
  const auto* const found = shelf->find("doge-ship", "en", {}).ruleset;
  const auto held = shelf->lend("doge-ship", "fr", {});
  Loan loan(*shelf);
  const std::vector<std::string> known = {"no-null-purchase", "no-needless-drop", "short-game", "tournament"};
  for (std::size_t number = 0; number < 300; ++number) {
    std::vector<std::string> variants;
    for (std::size_t rest = number, place = 0; place < 5; ++place, rest /= 4) variants.push_back(known[rest % 4]);
    if (loan.is_full()) loan.give_back();
    REQUIRE(loan.find("doge-ship", "en", variants).ruleset != nullptr);
  }
  CHECK(shelf->find("doge-ship", "en", {}).ruleset == found);
  CHECK(shelf->lend("doge-ship", "fr", {}) == held);
  CHECK(found->fingerprint() != held->ruleset->fingerprint());
  CHECK(shelf->faults().empty());
}

TEST_CASE("threads get the same rules") {
  Shelves shelf;
  std::vector<const dogeref::referee::Ruleset*> found(4);
  {
    std::vector<std::jthread> threads;
    for (auto& slot : found)
      threads.emplace_back([&shelf, &slot] { slot = shelf->find("doge-ship", "en", {}).ruleset; });
  }
  for (const auto* ruleset : found) CHECK(ruleset == found.front());
}
