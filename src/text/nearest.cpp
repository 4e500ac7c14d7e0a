#include "text/nearest.h"

#include <algorithm>
#include <array>
#include <string>

#include "text/unicode.h"

namespace dogeref::text {
namespace {

constexpr std::size_t longest = 64;
constexpr std::size_t furthest = 3;

std::u32string letters(std::string_view word) {
  const std::string folded = fold(word.substr(0, 4 * longest + 4));
  std::u32string out;
  for (std::size_t at = 0; at < folded.size();) out += next_code_point(folded, at).value_or(U'\uFFFD');
  return out;
}

using Row = std::array<std::size_t, longest + 1>;

/// Damerau-Levenshtein distance (restricted: no letter is moved twice), a row for each letter of `one`.
std::size_t distance(const std::u32string& one, const std::u32string& other) {
  if (one.size() > longest || other.size() > longest) return std::max(one.size(), other.size());
  std::array<Row, 3> rows{};
  for (std::size_t j = 0; j <= other.size(); ++j) rows[0][j] = j;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    Row& row = rows[i % 3];
    const Row& last = rows[(i + 2) % 3];
    const Row& before = rows[(i + 1) % 3];
    row[0] = i;
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const std::size_t change = one[i - 1] == other[j - 1] ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
      const bool swapped = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return rows[one.size() % 3][other.size()];
}

}  // namespace

std::size_t distance(std::string_view one, std::string_view other) { return distance(letters(one), letters(other)); }

std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates,
                                      std::size_t limit) {
  const std::u32string wanted = letters(word);
  std::size_t best = furthest;
  std::vector<std::string_view> found;
  for (const std::string_view candidate : candidates) {
    const std::u32string offered = letters(candidate);
    const std::size_t longer = std::max(wanted.size(), offered.size());
    if (longer - std::min(wanted.size(), offered.size()) > best) continue;
    const std::size_t far = distance(wanted, offered);
    if (far > best || far > longer / 3) continue;
    if (far < best) found.clear();
    best = far;
    if (std::find(found.begin(), found.end(), candidate) == found.end()) found.push_back(candidate);
  }
  found.resize(std::min(found.size(), limit));
  return found;
}

}  // namespace dogeref::text
