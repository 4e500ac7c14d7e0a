#pragma once
// What unit tests of rules leave untested: values that no case touches, changes that no case notices.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "render/words/wording.h"

namespace dogeref::render {

/// A change that no case notices.
struct TestSurvivor {
  std::string file;
  std::uint32_t line = 0;
  std::string path;
  std::string old_value;  ///< YAML on one line
  std::string new_value;  ///< empty: the value is gone
};

struct TestMutation {
  std::string rules;  ///< what was changed: "GAME en + long-season"
  std::size_t noticed = 0;
  std::size_t impossible = 0;  ///< changes that give no rules
  std::vector<TestSurvivor> survivors;

  [[nodiscard]] std::size_t tried() const { return noticed + survivors.size(); }
};

struct TestCovered {
  std::string category;  ///< "codes", "settings", and what the game's data has: "spaces"
  std::size_t touched = 0;
  std::vector<std::string> untouched;
};

struct TestCoverage {
  std::string game;
  std::vector<TestCovered> categories;

  [[nodiscard]] std::size_t touched() const;
  [[nodiscard]] std::size_t all() const;
};

/// In 100, rounded down; 100 when there is nothing.
[[nodiscard]] int percent(std::size_t part, std::size_t all);

void append_mutation_text(const TestMutation& mutation, const Wording& wording, std::string& out);
void append_coverage_text(const TestCoverage& coverage, const Wording& wording, std::string& out);

/// One object on a line each. Schema `test.json`.
void append_mutation_json(const TestMutation& mutation, std::string& out);
void append_coverage_json(const TestCoverage& coverage, std::string& out);

}  // namespace dogeref::render
