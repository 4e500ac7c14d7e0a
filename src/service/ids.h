#pragma once
// Lists of ids.

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace dogeref::service {

[[nodiscard]] inline bool holds(std::span<const std::string> ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace dogeref::service
