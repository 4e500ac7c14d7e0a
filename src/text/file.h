#pragma once
// Reading files whole.

#include <cstddef>
#include <string>

#include "text/result.h"

namespace dogeref::text {

/// The bytes of a regular file of at most `limit` bytes, or the reason why not, as people say it ("permission denied",
/// "is a folder", "is larger than 8388608 bytes"). Never waits for a pipe or a device.
[[nodiscard]] Result<std::string, std::string> read_file(const std::string& path, std::size_t limit);

/// The same of whatever can be read, "-" for standard input: waits for pipes ("larger than 8388608 bytes").
[[nodiscard]] Result<std::string, std::string> read_input(const std::string& path, std::size_t limit);

}  // namespace dogeref::text
