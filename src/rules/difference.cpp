#include "rules/difference.h"

#include <cstddef>

#include "rules/json.h"

namespace dogeref::rules {
namespace {

bool is_same(const Node& a, const Node& b) { return a.kind == b.kind && json(a) == json(b); }

void compare(const std::string& path, const Node& a, const Node& b, std::vector<Difference>& out);

/// Both are sorted, so one walk over the two suffices.
void compare_maps(const std::string& path, const Node& a, const Node& b, std::vector<Difference>& out) {
  const std::string before = path.empty() ? path : path + '.';
  std::size_t left = 0;
  std::size_t right = 0;
  while (left < a.members.size() || right < b.members.size()) {
    const Member* const one = left < a.members.size() ? &a.members[left] : nullptr;
    const Member* const other = right < b.members.size() ? &b.members[right] : nullptr;
    if (other == nullptr || (one != nullptr && one->key < other->key)) {
      out.push_back({before + one->key, &one->value, nullptr});
      ++left;
    } else if (one == nullptr || other->key < one->key) {
      out.push_back({before + other->key, nullptr, &other->value});
      ++right;
    } else {
      compare(before + one->key, one->value, other->value, out);
      ++left;
      ++right;
    }
  }
}

void compare(const std::string& path, const Node& a, const Node& b, std::vector<Difference>& out) {
  if (a.is_map() && b.is_map()) return compare_maps(path, a, b, out);
  if (!is_same(a, b)) out.push_back({path, &a, &b});
}

}  // namespace

std::vector<Difference> differences(const Node& a, const Node& b) {
  std::vector<Difference> out;
  compare({}, a, b, out);
  return out;
}

}  // namespace dogeref::rules
