#include "archive/lines.h"

#include <optional>

namespace dogeref::archive {
namespace {

constexpr std::size_t read_bytes = std::size_t{64} << 10;

}  // namespace

LineReader::Met LineReader::next() {
  std::size_t looked_at = taken_;
  for (;;) {
    const std::size_t stop = buffer_.find('\n', looked_at);
    if (stop != std::string::npos) {
      line_ = std::string_view(buffer_).substr(taken_, stop - taken_);
      bytes_ += line_.size() + 1;
      taken_ = stop + 1;
      return Met::line;
    }
    if (buffer_.size() - taken_ > most_bytes) return Met::too_long;
    buffer_.erase(0, taken_);
    taken_ = 0;
    looked_at = buffer_.size();
    buffer_.resize(looked_at + read_bytes);
    const std::optional<std::size_t> count = stream_.read(buffer_.data() + looked_at, read_bytes);
    buffer_.resize(looked_at + count.value_or(0));
    if (!count) return Met::failed;
    if (*count > 0) continue;
    line_ = buffer_;
    taken_ = buffer_.size();
    return line_.empty() ? Met::end : Met::cut;
  }
}

}  // namespace dogeref::archive
