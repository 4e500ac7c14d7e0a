#include "referee/rewrite/part_edits.h"

#include "referee/record/record.h"

namespace dogeref::referee {

void PartEdits::replace(std::string_view part, std::string_view other) {
  if (part.data() == nullptr || part == other) return;
  const auto begin = static_cast<std::size_t>(part.data() - body_.data());
  if (begin > body_.size()) return;
  out_.assign(body_.substr(0, begin)).append(other).append(body_.substr(begin + part.size()));
  sink_(out_);
}

void PartEdits::without(std::string_view part) {
  if (part.data() == nullptr) return;
  const auto begin = static_cast<std::size_t>(part.data() - body_.data());
  if (begin > body_.size()) return;
  const std::size_t end = begin + part.size();
  const std::size_t comma = begin == 0 ? body_.find(',') : body_.substr(0, begin).rfind(',');
  if (comma == std::string_view::npos) return;
  out_.assign(begin == 0 ? trimmed(body_.substr(comma + 1)) : body_.substr(0, comma));
  if (begin > 0) out_.append(body_.substr(end));
  sink_(out_);
}

void PartEdits::move_before(std::string_view part, std::string_view earlier) {
  const auto begin = static_cast<std::size_t>(part.data() - body_.data());
  const auto to = static_cast<std::size_t>(earlier.data() - body_.data());
  if (begin > body_.size() || to >= begin) return;
  const std::size_t comma = body_.substr(0, begin).rfind(',');
  if (comma == std::string_view::npos || comma < to) return;
  out_.assign(body_.substr(0, to)).append(part).append(", ").append(body_.substr(to, comma - to));
  sink_(out_.append(body_.substr(begin + part.size())));
}

}  // namespace dogeref::referee
