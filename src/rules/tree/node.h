#pragma once
// A value of the rules data with the place it came from.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::rules {

/// File and line that set a value; `file` is an index into the list of files read. Lines and columns count from 1.
struct Origin {
  std::uint32_t file = 0;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

struct Member;

/// One value: strict YAML 1.2 core types, whole numbers only. `source` says where a printed value comes from
/// ("rulebook 2.3.1", "reconstructed"), taken from the `source` or `sources` key beside it; those keys themselves are
/// no members of the tree.
struct Node {
  enum class Kind : std::uint8_t { null, boolean, integer, text, list, map };

  Kind kind = Kind::null;
  bool boolean = false;
  std::int64_t integer = 0;
  std::string text = {};        ///< of a text; of a number or boolean as it was written
  std::vector<Member> members;  ///< of a map in the order written; of a list with empty keys
  Origin origin = {};
  std::string source = {};

  /// The member named, or nullptr; also nullptr when this is no map.
  [[nodiscard]] const Node* find(std::string_view key) const;
  [[nodiscard]] bool is_map() const { return kind == Kind::map; }
  [[nodiscard]] bool is_list() const { return kind == Kind::list; }
};

struct Member {
  std::string key;
  Origin key_origin;
  Node value;
};

// Values made by the program.
[[nodiscard]] Node text_node(std::string_view text);
[[nodiscard]] Node number_node(std::int64_t number);
[[nodiscard]] Node boolean_node(bool value);
[[nodiscard]] Node map_node();
[[nodiscard]] Node list_node();
/// Adds a member to a map, an item to a list.
void put(Node& map, std::string_view key, Node value);
void put(Node& list, Node item);

/// Sorts the maps of a tree by key, bytewise; lists keep their order.
void sort_keys(Node& node);

}  // namespace dogeref::rules
