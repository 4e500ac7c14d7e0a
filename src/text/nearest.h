#pragma once
// Did you mean …?

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace dogeref::text {

/// Letters to insert, drop, change or swap with their neighbour to make one word of the other, without regard to case;
/// words of more than 64 code points are as far from anything as they are long.
[[nodiscard]] std::size_t distance(std::string_view one, std::string_view other);

/// Of the candidates those nearest to the word, all at the same distance, in their order, none twice, at most `limit`.
/// None when all are further than a third of the longer word's letters, or than three.
[[nodiscard]] std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates,
                                                    std::size_t limit = 3);

}  // namespace dogeref::text
