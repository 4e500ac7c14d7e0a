#include "tournament/event/insertion.h"

#include <algorithm>
#include <optional>

#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_text.h"

namespace dogeref::tournament {
namespace {

using rules::Member;
using rules::Node;
using rules::Origin;

std::optional<Node> parsed(std::string_view text) {
  rules::FaultList faults;
  auto root = rules::read_yaml_with_decimals(text, faults.add_file("tournament"), faults);
  return root && faults.empty() ? std::move(root) : std::nullopt;
}

/// Equal but for the order of keys.
bool is_same(const Node& one, const Node& other) {
  if (one.kind != other.kind || one.members.size() != other.members.size()) return false;
  if (one.text != other.text || one.integer != other.integer || one.boolean != other.boolean) return false;
  for (std::size_t at = 0; at < one.members.size(); ++at) {
    const Node* const twin = one.is_map() ? other.find(one.members[at].key) : &other.members[at].value;
    if (twin == nullptr || !is_same(one.members[at].value, *twin)) return false;
  }
  return true;
}

Node name_list(const std::vector<std::string>& names) {
  Node list = rules::list_node();
  for (const std::string& name : names) rules::put(list, rules::text_node(name));
  return list;
}

Node& member_of(Node& map, const std::string& key) {
  const auto found =
      std::find_if(map.members.begin(), map.members.end(), [&](const Member& member) { return member.key == key; });
  if (found != map.members.end()) return found->value;
  rules::put(map, key, rules::map_node());
  return map.members.back().value;
}

/// What the text has to read as.
Node expected(Node root, const RoundText& round) {
  Node& into = member_of(member_of(root, "rounds"), std::to_string(round.number));
  for (const auto& [letter, players] : round.tables) rules::put(member_of(into, letter), "seats", name_list(players));
  if (!round.byes.empty()) rules::put(into, "bye", name_list(round.byes));
  return root;
}

/// As it is safe in YAML: plain where it is an id, else in quotes.
std::string yaml_name(const std::string& name) {
  constexpr std::string_view safe = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
  constexpr std::string_view words[] = {"true", "false", "null", "yes", "no", "on", "off", "y", "n"};
  std::string small;
  for (const char byte : name) small += static_cast<char>(byte >= 'A' && byte <= 'Z' ? byte + 32 : byte);
  const bool is_word = std::find(std::begin(words), std::end(words), small) != std::end(words);
  const bool is_plain = name.find_first_not_of(safe) == std::string::npos && !name.empty() && !is_word &&
                        (name.front() < '0' || name.front() > '9') && name.front() != '-';
  if (is_plain) return name;
  std::string out = "'";
  for (const char byte : name) out.append(byte == '\'' ? "''" : std::string(1, byte));
  return out + '\'';
}

std::string yaml_list(const std::vector<std::string>& names) {
  std::string out = "[";
  for (const std::string& name : names) out.append(out.size() == 1 ? "" : ", ").append(yaml_name(name));
  return out + ']';
}

/// The keys of a round, each as it is written on a line of its own or in braces.
std::vector<std::string> entries_of(const RoundText& round) {
  std::vector<std::string> entries;
  for (const auto& [letter, players] : round.tables)
    entries.push_back(letter + ": {seats: " + yaml_list(players) + '}');
  if (!round.byes.empty()) entries.push_back("bye: " + yaml_list(round.byes));
  return entries;
}

std::string in_braces(const RoundText& round) {
  std::string out;
  for (const std::string& entry : entries_of(round)) out.append(out.empty() ? "" : ", ").append(entry);
  return out;
}

/// Looks for the place in one text.
class Insertion {
 public:
  Insertion(std::string_view text, const Node& root, const RoundText& round)
      : text_(text),
        root_(root),
        round_(round),
        newline_(text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n") {}

  [[nodiscard]] std::string run() const {
    const Node* const rounds = root_.find("rounds");
    const std::string number = std::to_string(round_.number);
    if (rounds == nullptr) return block(text_.size(), {"rounds:", "  " + number + ":"}, 4);
    const Node* const there = rounds->find(number);
    if (there != nullptr && is_flow(there->origin)) return braces(there->origin, in_braces(round_));
    if (there != nullptr && !there->members.empty()) {
      const std::uint32_t column = there->members.front().key_origin.column;
      return block(end_of(there->members.back().key_origin.line, column), {}, column - 1);
    }
    if (is_flow(rounds->origin)) return braces(rounds->origin, number + ": {" + in_braces(round_) + '}');
    if (rounds->members.empty()) return {};
    const std::uint32_t column = rounds->members.front().key_origin.column;
    return block(end_of(rounds->members.back().key_origin.line, column), {std::string(column - 1, ' ') + number + ':'},
                 inner_column(*rounds, column) - 1);
  }

 private:
  [[nodiscard]] std::size_t offset_of(const Origin& origin) const {
    std::size_t at = start_of(origin.line);
    for (std::uint32_t column = 1; column < origin.column && at < text_.size(); ++column) {
      ++at;
      while (at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xC0U) == 0x80U) ++at;
    }
    return at;
  }

  [[nodiscard]] std::size_t start_of(std::uint32_t line) const {
    std::size_t at = 0;
    for (std::uint32_t number = 1; number < line && at < text_.size(); ++number)
      at = std::min(text_.find('\n', at), text_.size() - 1) + 1;
    return at;
  }

  [[nodiscard]] bool is_flow(const Origin& origin) const {
    const std::size_t at = offset_of(origin);
    return at < text_.size() && text_[at] == '{';
  }

  /// Where rounds before this one have their keys.
  static std::uint32_t inner_column(const Node& rounds, std::uint32_t column) {
    for (const Member& round : rounds.members) {
      if (round.value.members.empty()) continue;
      const Origin& first = round.value.members.front().key_origin;
      if (first.line > round.key_origin.line && first.column > column) return first.column;
    }
    return column + 2;
  }

  /// Behind the last line with something on it that belongs to a key, which begins in a line and a column.
  [[nodiscard]] std::size_t end_of(std::uint32_t line, std::uint32_t column) const {
    std::size_t at = start_of(line + 1);
    std::size_t end = at;
    while (at < text_.size()) {
      const std::size_t next = std::min(text_.find('\n', at), text_.size() - 1) + 1;
      const std::string_view now = text_.substr(at, next - at);
      const std::size_t indent = now.find_first_not_of(" \t\r\n");
      at = next;
      if (indent == std::string_view::npos || now[indent] == '#') continue;
      if (indent + 1 <= column) break;
      end = next;
    }
    return end;
  }

  /// Lines at a place, the keys of the round indented.
  [[nodiscard]] std::string block(std::size_t at, std::vector<std::string> lines, std::uint32_t indent) const {
    for (const std::string& entry : entries_of(round_)) lines.push_back(std::string(indent, ' ') + entry);
    std::string inserted;
    if (at > 0 && text_[at - 1] != '\n') inserted += newline_;
    for (const std::string& line : lines) inserted += line + newline_;
    return std::string(text_.substr(0, at)) + inserted + std::string(text_.substr(at));
  }

  /// Before the brace that closes the one at a place.
  [[nodiscard]] std::string braces(const Origin& origin, const std::string& inserted) const {
    const std::size_t open = offset_of(origin);
    std::size_t at = open + 1;
    std::size_t last = open;  ///< with something on it
    for (int depth = 1; at < text_.size(); ++at) {
      const char byte = text_[at];
      if (rules::is_quote(text_, at)) {
        at = rules::closing_quote(text_, at);
        if (at >= text_.size()) return {};
      } else if (byte == '#' && (text_[at - 1] == ' ' || text_[at - 1] == '\n')) {
        at = std::min(text_.find('\n', at), text_.size()) - 1;
        continue;
      }
      if (byte == '{' || byte == '[') ++depth;
      if ((byte == '}' || byte == ']') && --depth == 0) break;
      if (byte != ' ' && byte != '\n' && byte != '\r') last = at;
    }
    if (at >= text_.size()) return {};
    const std::string joint = text_[last] == '{' && last == open ? "" : text_[last] == ',' ? " " : ", ";
    return std::string(text_.substr(0, last + 1)) + joint + inserted + std::string(text_.substr(last + 1));
  }

  std::string_view text_;
  const Node& root_;
  const RoundText& round_;
  std::string newline_;
};

}  // namespace

text::Result<std::string, std::string> with_round(std::string_view text, const RoundText& round) {
  const auto root = parsed(text);
  if (root && !round.byes.empty()) {
    const Node* const rounds = root->find("rounds");
    const Node* const there = rounds == nullptr ? nullptr : rounds->find(std::to_string(round.number));
    if (there != nullptr && there->find("bye") != nullptr)
      return text::Failure{std::string("the round has byes already, and another one is needed")};
  }
  const std::string made = root ? Insertion(text, *root, round).run() : std::string();
  const auto read = made.empty() ? std::nullopt : parsed(made);
  if (read && is_same(*read, expected(*root, round))) return made;
  return text::Failure{std::string("the file is written in a way that leaves no place for a round")};
}

}  // namespace dogeref::tournament
