#include "referee/judge/trail.h"

#include <array>
#include <cstring>
#include <utility>

namespace dogeref::referee {
namespace {

constexpr std::size_t lines_kept = 100;  ///< before the one at fault: these may still be read otherwise
/// A position that differs in more is one that others are held against.
constexpr std::size_t most_differences = sizeof(Position) / 16;

constexpr std::size_t stride = 16;  ///< bytes that are mostly all alike
constexpr std::size_t word_bytes = sizeof(std::uint16_t);
static_assert(sizeof(Position) % stride == 0 && stride % word_bytes == 0 && sizeof(Position) <= 0x10000);

}  // namespace

std::optional<std::vector<Trail::Difference>> Trail::differences(const Position& base, const Position& now) {
  std::array<Difference, most_differences> found;
  std::size_t count = 0;
  const auto* const old_bytes = reinterpret_cast<const std::byte*>(&base);
  const auto* const new_bytes = reinterpret_cast<const std::byte*>(&now);
  for (std::size_t begin = 0; begin < sizeof(Position); begin += stride) {
    if (std::memcmp(old_bytes + begin, new_bytes + begin, stride) == 0) continue;
    for (std::size_t at = begin; at < begin + stride; at += word_bytes) {
      if (std::memcmp(old_bytes + at, new_bytes + at, word_bytes) == 0) continue;
      if (count == found.size()) return std::nullopt;
      found[count].at = static_cast<std::uint16_t>(at);
      std::memcpy(&found[count++].word, new_bytes + at, word_bytes);
    }
  }
  return std::vector<Difference>(found.begin(), found.begin() + count);
}

Trail Trail::until(std::size_t line) const {
  Trail first(begin_);
  first.kept_.assign(kept_.begin(), kept_.begin() + static_cast<std::ptrdiff_t>(line - begin_));
  return first;
}

void Trail::keep(std::size_t line, const Checkpoint& now) {
  if (kept_.empty()) begin_ = line;
  kept_.resize(line - begin_);
  Kept next{kept_.empty() ? nullptr : kept_.back()->base, {}, now.surroundings};
  auto different = next.base == nullptr ? std::nullopt : differences(*next.base, now.position);
  if (different) {
    next.differences = std::move(*different);
  } else {
    next.base = std::make_shared<const Position>(now.position);
  }
  kept_.push_back(std::make_shared<const Kept>(std::move(next)));
  if (kept_.size() < 2 * lines_kept) return;
  kept_.erase(kept_.begin(), kept_.begin() + lines_kept);
  begin_ += lines_kept;
}

Position Trail::position_before(std::size_t line) const {
  const Kept& kept = *kept_[line - begin_];
  Position position = *kept.base;
  auto* const bytes = reinterpret_cast<std::byte*>(&position);
  for (const Difference& difference : kept.differences)
    std::memcpy(bytes + difference.at, &difference.word, word_bytes);
  return position;
}

Checkpoint Trail::before(std::size_t line) const { return {position_before(line), kept_[line - begin_]->surroundings}; }

}  // namespace dogeref::referee
