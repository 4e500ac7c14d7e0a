#include "rules/tree/yaml_writer.h"

#include <algorithm>
#include <cstddef>

#include "rules/tree/scalar.h"
#include "text/unicode.h"

namespace dogeref::rules {
namespace {

constexpr std::size_t indent = 2;
constexpr std::string_view marks = " -./+";  // of plain texts

bool is_alphanumeric(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '_';
}

/// Of letters, digits and marks that mean nothing to YAML where they stand.
bool is_plain(std::string_view text) {
  if (text.empty() || !is_alphanumeric(text.front()) || text.back() == ' ') return false;
  return std::all_of(text.begin(), text.end(),
                     [](char byte) { return is_alphanumeric(byte) || marks.find(byte) != std::string_view::npos; });
}

/// In double quotes; control characters as YAML's own escapes.
std::string quoted(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string out = "\"";
  for (const char byte : text) {
    const auto value = static_cast<unsigned char>(byte);
    if (byte == '"' || byte == '\\') {
      out.append("\\").append(1, byte);
    } else if (value < 0x20 || value == 0x7F) {
      out.append("\\x").append(1, hex[value >> 4U]).append(1, hex[value & 15U]);
    } else {
      out += byte;
    }
  }
  return out + '"';
}

bool is_short(const Node& node, std::size_t room) {
  const bool has_parts = std::any_of(node.members.begin(), node.members.end(),
                                     [](const Member& member) { return !member.value.members.empty(); });
  if (node.is_list() && !has_parts) return true;
  return text::width(yaml_flow(node)) <= room;
}

class BlockWriter {
 public:
  explicit BlockWriter(std::size_t width) : width_(width) {}

  void members(const Node& node, std::size_t depth) {
    for (const Member& member : node.members) {
      out_.append(depth * indent, ' ').append(node.is_map() ? yaml_key(member.key) + ':' : "-");
      value(member.value, depth);
    }
  }
  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  void value(const Node& node, std::size_t depth) {
    const std::size_t begin = out_.rfind('\n') + 1;
    const std::size_t used = text::width(std::string_view(out_).substr(begin)) + 1;
    if (node.members.empty() || is_short(node, width_ > used ? width_ - used : 0)) {
      out_ += ' ' + yaml_flow(node) + '\n';
    } else {
      out_ += '\n';
      members(node, depth + 1);
    }
  }

  std::size_t width_;
  std::string out_;
};

}  // namespace

std::string yaml_text(std::string_view text) {
  const bool null_to_others = text == "Null" || text == "NULL";
  const bool is_text = is_plain(text) && read_scalar(text).kind == Scalar::Kind::text && !null_to_others;
  return is_text ? std::string(text) : quoted(text);
}

std::string yaml_key(std::string_view key) { return is_plain(key) ? std::string(key) : quoted(key); }

std::string yaml_scalar(const Node& scalar) {
  switch (scalar.kind) {
    case Node::Kind::boolean: return scalar.boolean ? "true" : "false";
    case Node::Kind::integer: return std::to_string(scalar.integer);
    case Node::Kind::text: return yaml_text(scalar.text);
    default: return "~";
  }
}

std::string yaml_flow(const Node& node) {
  if (!node.is_map() && !node.is_list()) return yaml_scalar(node);
  std::string out(node.is_map() ? "{" : "[");
  for (const Member& member : node.members) {
    if (out.size() > 1) out += ", ";
    if (node.is_map()) out += yaml_key(member.key) + ": ";
    out += yaml_flow(member.value);
  }
  return out + (node.is_map() ? '}' : ']');
}

std::string yaml_block(const Node& node, std::size_t width) {
  if (node.members.empty()) return yaml_flow(node) + '\n';
  BlockWriter block(width);
  block.members(node, 0);
  return block.take();
}

}  // namespace dogeref::rules
