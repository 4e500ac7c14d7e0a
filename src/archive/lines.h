#pragma once
// The lines of an input, packed or not, one after the other.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "archive/stream.h"

namespace dogeref::archive {

/// Keeps one line at a time, of at most `most_bytes`.
class LineReader {
 public:
  static constexpr std::size_t most_bytes = std::size_t{32} << 20;

  enum class Met : std::uint8_t {
    line,
    cut,       ///< the input's last line, which has no line feed
    too_long,  ///< nothing more is read
    end,
    failed,  ///< see `reason`
  };

  /// Empty on success, else the reason, as people say it.
  [[nodiscard]] std::string open(const Input& input) { return stream_.open(input); }
  [[nodiscard]] Met next();
  /// The line met last, without its end.
  [[nodiscard]] std::string_view line() const { return line_; }
  /// Bytes of the input up to the end of the lines met, but for one that is cut.
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  [[nodiscard]] const std::string& reason() const { return stream_.reason(); }

 private:
  Stream stream_;
  std::string buffer_;
  std::size_t taken_ = 0;
  std::string_view line_;
  std::uint64_t bytes_ = 0;
};

}  // namespace dogeref::archive
