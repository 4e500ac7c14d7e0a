#include "rules/tree/tree_image.h"

#include <utility>

#include "rules/tree/yaml_limits.h"

namespace dogeref::rules {
namespace {

// Numbers stand in groups of seven bits, the lowest first; all but the last have the eighth bit set. A value is its
// kind, line, column and text; behind an integer stands its number, its sign lowest; behind a list and a map stand
// their length and their members, of a map with their keys.

constexpr std::uint8_t truth = 0x80;  ///< beside a boolean's kind

void put_number(std::string& out, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7U) out += static_cast<char>((number & 0x7fU) | 0x80U);
  out += static_cast<char>(number);
}

void put_text(std::string& out, std::string_view text) {
  put_number(out, text.size());
  out += text;
}

void put_origin(std::string& out, const Origin& origin) {
  put_number(out, origin.line);
  put_number(out, origin.column);
}

void put_node(std::string& out, const Node& node) {
  out += static_cast<char>(static_cast<unsigned>(node.kind) | (node.boolean ? truth : 0U));
  put_origin(out, node.origin);
  put_text(out, node.text);
  if (node.kind == Node::Kind::integer)
    put_number(out, static_cast<std::uint64_t>(node.integer) << 1U ^ static_cast<std::uint64_t>(node.integer >> 63U));
  if (!node.is_map() && !node.is_list()) return;
  put_number(out, node.members.size());
  for (const Member& member : node.members) {
    if (node.is_map()) put_text(out, member.key);
    put_origin(out, member.key_origin);
    put_node(out, member.value);
  }
}

class ImageReader {
 public:
  ImageReader(std::string_view image, std::uint32_t file) : left_(image), file_(file) {}

  [[nodiscard]] bool is_done() const { return left_.empty(); }

  bool node(Node& node, std::size_t depth) {
    if (left_.empty() || depth > yaml_depth_limit) return false;
    const auto kind = static_cast<unsigned char>(left_.front());
    left_.remove_prefix(1);
    if ((kind & ~unsigned{truth}) > static_cast<unsigned>(Node::Kind::map)) return false;
    node.kind = static_cast<Node::Kind>(kind & ~unsigned{truth});
    node.boolean = (kind & truth) != 0;
    if (!origin(node.origin) || !text(node.text)) return false;
    if (node.kind == Node::Kind::integer) return integer(node.integer);
    return (!node.is_map() && !node.is_list()) || members(node, depth);
  }

 private:
  bool number(std::uint64_t& number) {
    number = 0;
    for (unsigned bits = 0; bits < 64 && !left_.empty(); bits += 7) {
      const auto byte = static_cast<unsigned char>(left_.front());
      left_.remove_prefix(1);
      number |= static_cast<std::uint64_t>(byte & 0x7fU) << bits;
      if (byte < 0x80) return true;
    }
    return false;
  }

  bool integer(std::int64_t& value) {
    std::uint64_t folded = 0;
    if (!number(folded)) return false;
    value = static_cast<std::int64_t>(folded >> 1U ^ (0U - (folded & 1U)));
    return true;
  }

  bool text(std::string& text) {
    std::uint64_t size = 0;
    if (!number(size) || size > left_.size()) return false;
    text.assign(left_.substr(0, size));
    left_.remove_prefix(size);
    return true;
  }

  bool origin(Origin& origin) {
    std::uint64_t line = 0;
    std::uint64_t column = 0;
    if (!number(line) || !number(column)) return false;
    origin = {file_, static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(column)};
    return true;
  }

  bool members(Node& node, std::size_t depth) {
    std::uint64_t count = 0;
    if (!number(count) || count > left_.size()) return false;
    node.members.resize(count);
    for (Member& member : node.members) {
      if (node.is_map() && !text(member.key)) return false;
      if (!origin(member.key_origin) || !this->node(member.value, depth + 1)) return false;
    }
    return true;
  }

  std::string_view left_;
  std::uint32_t file_;
};

}  // namespace

std::string tree_image(const Node& root) {
  std::string image;
  put_node(image, root);
  return image;
}

std::optional<Node> read_tree_image(std::string_view image, std::uint32_t file) {
  ImageReader reader(image, file);
  Node root;
  if (!reader.node(root, 0) || !reader.is_done()) return std::nullopt;
  return root;
}

}  // namespace dogeref::rules
