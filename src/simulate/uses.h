#pragma once
// How often each thing of a game was used.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace dogeref::simulate {

/// Counts by category and name, in alphabetical order.
using Uses = std::map<std::string, std::map<std::string, std::uint64_t, std::less<>>, std::less<>>;

inline void add_use(Uses& uses, std::string_view category, std::string_view name, std::uint64_t count = 1) {
  auto named = uses.find(category);
  if (named == uses.end()) named = uses.emplace(category, Uses::mapped_type{}).first;
  const auto known = named->second.find(name);
  if (known == named->second.end()) {
    named->second.emplace(name, count);
  } else {
    known->second += count;
  }
}

}  // namespace dogeref::simulate
