#pragma once
// Games under two rule sets, for people and as JSON.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "referee/questions/compare.h"
#include "render/words/wording.h"

namespace dogeref::render {

inline constexpr int compare_schema = 1;

/// The names of the two rule sets, as they were given: "en+long-season".
struct Sides {
  std::string a;
  std::string b;
};

/// A game judged by both.
struct ComparedGame {
  std::string_view file;  ///< as it is shown
  const referee::Verdict& a;
  const referee::Verdict& b;
  const referee::Comparison& comparison;
};

/// How often each side alone finds a code.
struct CodeCount {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
};

/// What a corpus adds up to. Adding is associative.
struct CompareTally {
  std::uint64_t games = 0;
  std::uint64_t parted = 0;
  std::uint64_t ranks_changed = 0;  ///< games
  std::uint64_t unreadable = 0;
  std::map<std::string, CodeCount> codes;

  void add(const CompareTally& other);
};

/// Nothing is said of a game that both judge alike.
void append_compared_text(const ComparedGame& game, const Sides& sides, const Wording& wording, std::string& out);
void append_compare_summary(const CompareTally& tally, const Sides& sides, const Wording& wording, std::string& out);

/// One object a game on a line, those that are alike included; then one with `summary`. Schema `compare.json`.
void append_compared_json(const ComparedGame& game, const Sides& sides, std::string& out);
void append_compare_summary_json(const CompareTally& tally, const Sides& sides, std::string& out);

}  // namespace dogeref::render
