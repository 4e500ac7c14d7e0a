#pragma once
// What is wrong with rules data, and where.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::rules {

/// A fault of a file of rules data. `line` and `column` count from 1 (columns in code points); 0: the file as a whole.
/// `file` is empty when no file is to blame, as with an id that nobody has.
struct Fault {
  std::string file;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::string message;
};

using Faults = std::vector<Fault>;

/// `file:line:col: message`, without the parts that are not there. Control characters are escaped.
[[nodiscard]] std::string formatted(const Fault& fault);

/// At most 40 characters of a text, for messages: what a file holds may be as long as the file.
[[nodiscard]] std::string shortened(std::string_view text);
/// The same in quotes.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace dogeref::rules
