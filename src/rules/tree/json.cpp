#include "rules/tree/json.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>
#include <utility>

#include "rules/tree/sha256.h"

namespace dogeref::rules {
namespace {

bool is_outside(std::string_view key) { return key == "words" || key == "title"; }

void write_text(std::string_view text, std::string& out) {
  constexpr std::string_view named = "\b\f\n\r\t\"\\";
  constexpr std::string_view names = "bfnrt\"\\";
  constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  for (const char byte : text) {
    const auto value = static_cast<unsigned char>(byte);
    const std::size_t at = named.find(byte);
    if (at != std::string_view::npos) {
      out += '\\';
      out += names[at];
    } else if (value < 0x20) {
      out += "\\u00";
      out += hex[value >> 4U];
      out += hex[value & 15U];
    } else {
      out += byte;
    }
  }
  out += '"';
}

void write(const Node& node, bool all, std::string& out);

void write_members(const Node& node, bool all, std::string& out) {
  bool first = true;
  for (const Member& member : node.members) {
    if (!all && node.is_map() && is_outside(member.key)) continue;
    if (!first) out += ',';
    first = false;
    if (node.is_map()) {
      write_text(member.key, out);
      out += ':';
    }
    write(member.value, all, out);
  }
}

void write(const Node& node, bool all, std::string& out) {
  switch (node.kind) {
    case Node::Kind::null: out += "null"; break;
    case Node::Kind::boolean: out += node.boolean ? "true" : "false"; break;
    case Node::Kind::integer: out += std::to_string(node.integer); break;
    case Node::Kind::text: write_text(node.text, out); break;
    case Node::Kind::list:
      out += '[';
      write_members(node, all, out);
      out += ']';
      break;
    case Node::Kind::map:
      out += '{';
      write_members(node, all, out);
      out += '}';
      break;
  }
}

bool is_flat(const Node& node) {
  return node.members.empty() ||
         (node.is_list() && std::all_of(node.members.begin(), node.members.end(),
                                        [](const Member& item) { return item.value.members.empty(); }));
}

void write_flat_list(const Node& list, std::string& out) {
  out += '[';
  for (const Member& item : list.members) {
    if (&item != &list.members.front()) out += ", ";
    write(item.value, true, out);
  }
  out += ']';
}

void write_lines(const Node& node, std::size_t depth, std::string& out) {
  if (node.members.empty()) return write(node, true, out);
  if (is_flat(node)) return write_flat_list(node, out);
  out += node.is_map() ? "{\n" : "[\n";
  for (const Member& member : node.members) {
    out.append(2 * (depth + 1), ' ');
    if (node.is_map()) {
      write_text(member.key, out);
      out += ": ";
    }
    write_lines(member.value, depth + 1, out);
    out += &member == &node.members.back() ? "\n" : ",\n";
  }
  out.append(2 * depth, ' ');
  out += node.is_map() ? '}' : ']';
}

/// Leaves of the map only what the fingerprint leaves out.
void keep_outside(Node& map) {
  std::vector<Member> kept;
  for (Member& member : map.members) {
    if (!is_outside(member.key)) {
      if (!member.value.is_map()) continue;
      keep_outside(member.value);
      if (member.value.members.empty()) continue;
    }
    kept.push_back(std::move(member));
  }
  map.members = std::move(kept);
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::optional<Node> read() {
    Node root;
    if (!value(root, 0) || at_ != text_.size()) return std::nullopt;
    return root;
  }

 private:
  bool accept(std::string_view token) {
    if (text_.substr(at_, token.size()) != token) return false;
    at_ += token.size();
    return true;
  }

  bool value(Node& node, int depth);
  bool members(Node& node, char closing, int depth);
  bool string(std::string& out);
  bool escape(std::string& out);
  bool number(Node& node);
  bool word(Node& node, Node::Kind kind, std::string_view token);

  std::string_view text_;
  std::size_t at_ = 0;
};

bool Reader::value(Node& node, int depth) {
  if (depth > 64 || at_ >= text_.size()) return false;
  switch (text_[at_]) {
    case '{': node.kind = Node::Kind::map; return members(node, '}', depth);
    case '[': node.kind = Node::Kind::list; return members(node, ']', depth);
    case '"': node.kind = Node::Kind::text; return string(node.text);
    case 't': node.boolean = true; return word(node, Node::Kind::boolean, "true");
    case 'f': return word(node, Node::Kind::boolean, "false");
    case 'n': return word(node, Node::Kind::null, "null");
    default: return number(node);
  }
}

bool Reader::word(Node& node, Node::Kind kind, std::string_view token) {
  node.kind = kind;
  if (kind == Node::Kind::boolean) node.text = token;
  return accept(token);
}

bool Reader::number(Node& node) {
  const char* const begin = text_.data() + at_;
  const auto read = std::from_chars(begin, text_.data() + text_.size(), node.integer);
  if (read.ec != std::errc()) return false;
  node.kind = Node::Kind::integer;
  node.text.assign(begin, read.ptr);
  at_ += node.text.size();
  return true;
}

bool Reader::members(Node& node, char closing, int depth) {
  const std::string_view end(&closing, 1);
  ++at_;
  if (accept(end)) return true;
  do {
    Member& member = node.members.emplace_back();
    if (node.is_map() && !(string(member.key) && accept(":"))) return false;
    if (!value(member.value, depth + 1)) return false;
  } while (accept(","));
  return accept(end);
}

bool Reader::string(std::string& out) {
  if (!accept("\"")) return false;
  while (at_ < text_.size() && text_[at_] != '"') {
    const std::size_t end = text_.find_first_of("\"\\", at_);
    if (end == std::string_view::npos) return false;
    out.append(text_, at_, end - at_);
    at_ = end;
    if (text_[at_] == '\\' && !escape(out)) return false;
  }
  return accept("\"");
}

bool Reader::escape(std::string& out) {
  constexpr std::string_view names = "bfnrt\"\\";
  constexpr std::string_view named = "\b\f\n\r\t\"\\";
  ++at_;
  if (at_ >= text_.size()) return false;
  const std::size_t at = names.find(text_[at_]);
  if (at != std::string_view::npos) {
    out += named[at];
    ++at_;
    return true;
  }
  unsigned char value = 0;
  if (!accept("u00") || at_ + 2 > text_.size()) return false;
  const char* const begin = text_.data() + at_;
  if (std::from_chars(begin, begin + 2, value, 16).ptr != begin + 2 || value >= 0x20) return false;
  out += static_cast<char>(value);
  at_ += 2;
  return true;
}

}  // namespace

std::string canonical(const Node& root) {
  Node sorted = root;
  sort_keys(sorted);
  std::string out;
  write(sorted, false, out);
  return out;
}

std::string fingerprint(std::string_view canonical_text) { return "sha256:" + sha256(canonical_text); }

std::string left_out(const Node& root) {
  Node rest = root;
  if (!rest.is_map()) return "{}";
  keep_outside(rest);
  sort_keys(rest);
  return json(rest);
}

std::string json(const Node& root) {
  std::string out;
  write(root, true, out);
  return out;
}

std::string json_lines(const Node& root) {
  std::string out;
  write_lines(root, 0, out);
  return out + '\n';
}

std::optional<Node> read_json(std::string_view text) { return Reader(text).read(); }

}  // namespace dogeref::rules
