#pragma once
// How much a YAML file may hold.

#include <cstddef>

namespace dogeref::rules {

constexpr std::size_t yaml_size_limit = std::size_t{8} << 20U;  ///< bytes of a file
constexpr std::size_t yaml_depth_limit = 64;                    ///< maps and lists within each other

/// So that memory stays bounded.
struct YamlLimits {
  std::size_t values = 200'000;  ///< of a file
  std::size_t marks = 100'000;   ///< brackets, commas and quotes
};

/// Of a tournament's file, which has a line a table and player.
constexpr YamlLimits long_yaml = {1'000'000, 1'000'000};

}  // namespace dogeref::rules
