#pragma once
// How much a YAML file may hold.

#include <cstddef>

namespace dogeref::rules {

constexpr std::size_t yaml_size_limit = std::size_t{8} << 20U;  ///< bytes of a file
constexpr std::size_t yaml_depth_limit = 64;                    ///< maps and lists within each other
constexpr std::size_t yaml_value_limit = 200'000;               ///< values of a file, so that memory stays bounded
constexpr std::size_t yaml_mark_limit = 100'000;                ///< brackets, commas and quotes of a file, likewise

}  // namespace dogeref::rules
