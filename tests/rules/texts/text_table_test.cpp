#include "rules/texts/text_table.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace dogeref::rules {
namespace {

using Lines = std::vector<std::string>;

Lines lines(TextTable::Texts texts) { return {texts.begin(), texts.end()}; }

const TextTable sample = TextTable::Source{{"sell", {"sell"}}, {"buy", {"buy", "", "purchase"}}, {"none", {}}};

TEST_CASE("texts are found by their key, in the order in which they were given") {
  CHECK(lines(sample.find("buy")) == Lines{"buy", "", "purchase"});
  CHECK(sample.find("buy").size() == 3);
  CHECK(lines(sample.find("sell")) == Lines{"sell"});
  CHECK(sample.find("sell").front() == "sell");
}

TEST_CASE("a key without texts, and one that is not there, have none") {
  for (const char* key : {"none", "a", "bu", "buyer", "z", ""}) {
    CAPTURE(key);
    CHECK(sample.find(key).empty());
  }
  CHECK(TextTable().find("buy").empty());
}

TEST_CASE("entries are sorted by key; of several with one key the first counts") {
  const TextTable table = TextTable::Source{{"b", {"1"}}, {"a", {"2"}}, {"b", {"3"}}};
  std::string all;
  for (const auto& [key, texts] : table) all.append(key).append(texts.front());
  CHECK(all == "a2b1");
  CHECK(table.size() == 2);
}

TEST_CASE("a table lives in its image, wherever that lies") {
  const std::string elsewhere(sample.image());
  const TextTable table = TextTable::of_image(elsewhere);
  CHECK(table == sample);
  CHECK(lines(table.find("buy")) == Lines{"buy", "", "purchase"});
  CHECK(table.find("buy").front().data() > elsewhere.data());
  CHECK(!(table == TextTable()));
}

TEST_CASE("a table that is copied or moved keeps its texts") {
  TextTable table = TextTable::Source{{"a", {"text"}}};
  const TextTable copy = table;
  const TextTable moved = std::move(table);
  CHECK(copy.find("a").front() == "text");
  CHECK(moved.find("a").front() == "text");
}

TEST_CASE("tables without an entry are empty") {
  CHECK(TextTable().empty());
  CHECK(TextTable(TextTable::Source{}).empty());
  CHECK(TextTable::of_image({}).empty());
  CHECK(!sample.empty());
}

}  // namespace
}  // namespace dogeref::rules
