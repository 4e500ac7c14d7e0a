#include "text/sixteen.h"

#include <algorithm>
#include <array>

namespace dogeref::text {

Sixteen last_bytes(std::string_view last) {
  std::array<char, sizeof(Sixteen)> bytes;
  bytes.fill('\n');
  std::copy(last.begin(), last.end(), bytes.begin());
  return sixteen_bytes(bytes.data());
}

}  // namespace dogeref::text
