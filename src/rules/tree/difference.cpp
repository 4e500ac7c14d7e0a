#include "rules/tree/difference.h"

#include <cstddef>

#include "rules/tree/json.h"

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

void find_sections(const std::string& path, const Node& a, const Node& b, std::vector<OtherSection>& out);

/// A map whose values all stand in one section here and in one there becomes one entry.
void join_alike(const std::string& path, std::size_t values, std::size_t first, std::vector<OtherSection>& out) {
  if (path.empty() || values == 0 || out.size() - first != values) return;
  for (std::size_t at = first + 1; at < out.size(); ++at) {
    if (out[at].a != out[first].a || out[at].b != out[first].b) return;
  }
  out[first].path = path;
  out.resize(first + 1);
}

void find_sections_of_maps(const std::string& path, const Node& a, const Node& b, std::vector<OtherSection>& out) {
  const std::size_t first = out.size();
  for (const Member& member : a.members) {
    const Node* const other = b.find(member.key);
    if (other != nullptr) find_sections(path.empty() ? member.key : path + '.' + member.key, member.value, *other, out);
  }
  join_alike(path, a.members.size(), first, out);
}

void find_sections(const std::string& path, const Node& a, const Node& b, std::vector<OtherSection>& out) {
  if (a.is_map() && b.is_map()) return find_sections_of_maps(path, a, b, out);
  const bool told = !a.source.empty() && !b.source.empty() && a.source != b.source;
  if (told && is_same(a, b)) out.push_back({path, a.source, b.source});
}

}  // namespace

std::vector<OtherSection> other_sections(const Node& a, const Node& b) {
  std::vector<OtherSection> out;
  find_sections({}, a, b, out);
  return out;
}

std::vector<Difference> differences(const Node& a, const Node& b) {
  std::vector<Difference> out;
  compare({}, a, b, out);
  return out;
}

}  // namespace dogeref::rules
