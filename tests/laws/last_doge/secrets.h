#pragma once
// Records with secrets put into free texts, and games that differ in what was hidden alone.

#include <cstdint>
#include <string>
#include <string_view>

namespace dogeref::laws {

/// The record with a word in every place where people may write what they like.
[[nodiscard]] std::string with_planted(const std::string& log, std::string_view word);

/// A record of another game that nobody but one player could tell from the first.
struct Differing {
  std::string text;  ///< empty: there is none of this kind
  std::string what;  ///< is different
  int seen_by = -2;  ///< the seat; -2: nobody
};

/// 0: a card drawn and kept to the end is another one. 1: two tiles that nobody saw lie in each other's place. 2: two
/// tiles of one district that nobody saw face up do. 3: a card's look shows another number.
inline constexpr int ways_to_differ = 4;
[[nodiscard]] Differing differing(const std::string& log, int way, std::uint64_t seed);

}  // namespace dogeref::laws
