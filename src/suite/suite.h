#pragma once
// A suite of unit tests for rules, as its file says it.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/library/layers.h"
#include "rules/tree/fault.h"
#include "rules/tree/node.h"

namespace dogeref::suite {

using rules::Node;
using rules::Origin;

/// A fault that a case expects: a line of its log, and a code.
struct ExpectedFault {
  std::uint32_t line = 0;
  std::string code;
  Origin origin = {};

  friend bool operator==(const ExpectedFault& one, const ExpectedFault& other) {
    return one.line == other.line && one.code == other.code;
  }
};

/// An action that must be legal, or must not be.
struct ExpectedAction {
  std::string line;
  std::string code;  ///< why it is not; empty: for any reason
  Origin origin = {};
};

/// A player's place that a case expects; what it leaves out is not compared.
struct ExpectedPlace {
  std::string player;
  std::vector<rules::Member> values;  ///< `rank` and columns
  Origin origin = {};
};

struct Case {
  std::string name;
  Origin origin = {};
  std::string skip;   ///< why it is left out; empty: it is not
  std::string xfail;  ///< why it fails as yet; empty: it is to pass
  std::optional<Node> overlay;
  std::optional<Node> given;                ///< nothing: the log says who plays
  std::string log;                          ///< lines to judge, or a whole game without `given`
  std::shared_ptr<const std::string> file;  ///< a whole game from a file, shared by the cases that name it
  Origin log_origin = {};
  std::uint32_t until = 0;  ///< the last line of the log that is judged; 0: all
  Origin until_origin = {};

  std::vector<ExpectedAction> legal;
  std::vector<ExpectedAction> illegal;
  std::optional<std::uint32_t> count;  ///< legal actions of the player due, or lines of `depth` of them
  int depth = 1;
  Origin count_origin = {};

  std::vector<ExpectedFault> errors;  ///< exactly these
  std::optional<std::vector<ExpectedFault>> warnings;
  Origin errors_origin = {};
  Origin warnings_origin = {};
  std::optional<Node> state;  ///< in the form of `given`, what it leaves out is not compared
  std::optional<Node> ended;  ///< a reason, or false
  std::vector<ExpectedPlace> standings;

  [[nodiscard]] const std::string& text() const { return file == nullptr ? log : *file; }
};

struct Suite {
  std::string path;  ///< as it can be opened
  std::string shown;
  std::string title;
  rules::Selection selection;
  Origin selection_origin = {};
  std::optional<Node> overlay;
  std::vector<Case> cases;
};

}  // namespace dogeref::suite
