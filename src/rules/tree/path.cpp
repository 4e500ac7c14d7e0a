#include "rules/tree/path.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

#include "text/nearest.h"

namespace dogeref::rules {
namespace {

const Node* item(const Node& node, std::string_view step) {
  if (!node.is_list()) return node.find(step);
  std::size_t index = 0;
  const auto read = std::from_chars(step.data(), step.data() + step.size(), index);
  const bool whole = read.ec == std::errc() && read.ptr == step.data() + step.size();
  return whole && index < node.members.size() ? &node.members[index].value : nullptr;
}

/// The first step of a path; the path goes on behind it.
std::string_view take_step(std::string_view& path) {
  const std::size_t dot = std::min(path.find('.'), path.size());
  const std::string_view step = path.substr(0, dot);
  path.remove_prefix(std::min(dot + 1, path.size()));
  return step;
}

/// Where a path stops leading anywhere.
struct DeadEnd {
  const Node* node;         ///< the last value that there is
  std::string_view before;  ///< its path
  std::string_view step;    ///< that it does not have
  std::string_view rest;    ///< behind that
};

DeadEnd dead_end_of(const Node& root, std::string_view path) {
  DeadEnd stop{&root, {}, {}, path};
  while (!stop.rest.empty()) {
    stop.step = take_step(stop.rest);
    const Node* const next = item(*stop.node, stop.step);
    if (next == nullptr) return stop;
    stop.node = next;
    const auto end = static_cast<std::size_t>(stop.step.data() + stop.step.size() - path.data());
    stop.before = path.substr(0, end);
  }
  return stop;
}

std::string joined(std::string_view before, std::string_view key) {
  return before.empty() ? std::string(key) : std::string(before) + '.' + std::string(key);
}

std::vector<std::string_view> keys_of(const Node& node) {
  std::vector<std::string_view> keys;
  if (!node.is_map()) return keys;
  for (const Member& member : node.members) keys.push_back(member.key);
  return keys;
}

/// With the rest of the path as it was, where that is there.
std::string completed(const Node& root, const std::string& path, std::string_view rest) {
  std::string whole = rest.empty() ? path : joined(path, rest);
  return find_path(root, whole) != nullptr ? whole : path;
}

}  // namespace

const Node* find_path(const Node& root, std::string_view path) {
  const Node* node = &root;
  while (node != nullptr && !path.empty()) node = item(*node, take_step(path));
  return node;
}

std::vector<std::string> near_paths(const Node& root, std::string_view path) {
  constexpr std::size_t most = 3;
  const DeadEnd stop = dead_end_of(root, path);
  std::vector<std::string> out;
  if (stop.node->is_map()) {
    for (const Member& member : stop.node->members) {
      if (out.size() < most && item(member.value, stop.step) != nullptr) {
        out.push_back(completed(root, joined(joined(stop.before, member.key), stop.step), stop.rest));
      }
    }
  }
  if (!out.empty()) return out;
  for (const std::string_view key : text::nearest(stop.step, keys_of(*stop.node), most)) {
    out.push_back(completed(root, joined(stop.before, key), stop.rest));
  }
  return out;
}

std::vector<std::string> paths_beside(const Node& root, std::string_view path) {
  const DeadEnd stop = dead_end_of(root, path);
  std::vector<std::string> out;
  for (const std::string_view key : keys_of(*stop.node)) out.push_back(joined(stop.before, key));
  return out;
}

}  // namespace dogeref::rules
