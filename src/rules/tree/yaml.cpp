#include "rules/tree/yaml.h"
#include "rules/tree/yaml_limits.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include "rules/tree/scalar.h"
#include "rules/tree/yaml_blanks.h"
#include "rules/tree/yaml_text.h"
#include "text/magic.h"

namespace dogeref::rules {
namespace {

/// Thrown through the parser to end it; never leaves this file.
struct Stop {};

/// Lets the parser read from memory that somebody else keeps.
class ViewBuffer : public std::streambuf {
 public:
  explicit ViewBuffer(std::string_view text) {
    char* const begin = const_cast<char*>(text.data());  // NOLINT: a streambuf's area is not const, but only read
    setg(begin, begin, begin + text.size());
  }
};

/// "-3.25": digits on both sides of one point.
bool is_decimal(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  const auto are_digits = [](std::string_view part) {
    return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
  };
  return point != std::string_view::npos && are_digits(text.substr(0, point)) && are_digits(text.substr(point + 1));
}

struct YamlKind {
  bool decimals = false;  ///< numbers may have some
  YamlLimits limits = {};
};

/// Builds the tree from the parser's events.
class Builder : public YAML::EventHandler {
 public:
  Builder(std::string_view text, std::uint32_t file, FaultList& faults, const YamlKind& kind)
      : text_(text), places_(text, file), faults_(faults), kind_(kind) {}

  [[nodiscard]] Node take() { return std::move(root_); }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (started_) stop(offset(mark), "one document is expected, here begins another, or something is left over");
    started_ = true;
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override;
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
    stop(offset(mark), "YAML aliases are not allowed");
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value /*style*/) override {
    open(mark, tag, anchor, Node::Kind::list);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value style) override {
    open(mark, tag, anchor, Node::Kind::map);
    open_.back().is_flow = style == YAML::EmitterStyle::Flow;
  }
  void OnMapEnd() override {
    check_duplicates(open_.back().node);
    close();
  }

 private:
  /// A map or list that is not complete yet.
  struct Open {
    Node node;
    bool is_flow = false;
    bool has_key = false;
    std::string key = {};
    Origin key_origin = {};
    std::size_t key_end = 0;  ///< byte offset behind the key as written
  };

  static std::size_t offset(const YAML::Mark& mark) { return mark.pos < 0 ? 0 : static_cast<std::size_t>(mark.pos); }

  [[noreturn]] void stop(std::size_t at, std::string message) {
    faults_.add(places_.at(at), std::move(message));
    throw Stop{};
  }

  [[noreturn]] void stop(std::size_t at, const OddBlank& odd) { stop(at + odd.at, odd.what); }

  void refuse_properties(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor);
  void count_value(std::size_t at);
  void open(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, Node::Kind kind);
  void close();
  void place(Node node);
  void check_duplicates(const Node& map);

  [[nodiscard]] bool expects_key() const {
    return !open_.empty() && open_.back().node.is_map() && !open_.back().has_key;
  }
  void set_key(std::string key, std::size_t at);
  [[nodiscard]] Node plain(const std::string& value, const Origin& origin);
  [[nodiscard]] std::size_t empty_place(std::size_t next) const;

  std::string_view text_;
  Places places_;
  FaultList& faults_;
  YamlKind kind_;
  std::vector<Open> open_;
  Node root_;
  std::size_t values_ = 0;
  bool started_ = false;
};

/// The mark of a value with a tag or an anchor is that of the tag or anchor; a quoted scalar has the tag "!" too.
void Builder::refuse_properties(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
  const std::size_t at = offset(mark);
  const char first = at < text_.size() ? text_[at] : '\0';
  if (anchor != 0 || first == '&') stop(at, "YAML anchors are not allowed");
  if (first == '!' || (!tag.empty() && tag != "?" && tag != "!")) stop(at, "YAML tags are not allowed");
}

void Builder::count_value(std::size_t at) {
  if (++values_ > kind_.limits.values) stop(at, "more than " + std::to_string(kind_.limits.values) + " values");
  if (faults_.full()) throw Stop{};
}

/// The parser puts an empty value where the next token is. Its own place is behind its key, or behind the dash or
/// comma before it.
std::size_t Builder::empty_place(std::size_t next) const {
  const std::size_t end = std::min(next, text_.size());
  if (!open_.empty() && open_.back().has_key) {
    const std::string_view before = text_.substr(0, end);
    const std::size_t colon = before.find_first_of(":\n", open_.back().key_end);
    const bool found = colon < before.size() && before[colon] == ':';
    return found ? colon + 1 : open_.back().key_end;
  }
  const std::size_t last = end == 0 ? end : text_.find_last_not_of(" \t\r\n", end - 1);
  return last == std::string_view::npos ? next : last + 1;
}

void Builder::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
  const std::size_t at = offset(mark);
  if (anchor != 0) stop(at, "YAML anchors are not allowed");
  count_value(at);
  const std::string_view word = null_word(text_, at);
  if (expects_key()) {
    if (word.empty()) stop(at, "a key is missing");
    return set_key(std::string(word), at);
  }
  const std::size_t empty = empty_place(at);
  const bool same_line = text_.substr(empty, at - std::min(empty, at)).find('\n') == std::string_view::npos;
  Node node;
  node.origin = places_.at(same_line && !word.empty() ? at : empty);
  if (same_line && (word == "Null" || word == "NULL")) {  // words that the core schema would take for null
    node.kind = Node::Kind::text;
    node.text = word;
  }
  place(std::move(node));
}

Node Builder::plain(const std::string& value, const Origin& origin) {
  Node node;
  node.text = value;
  node.origin = origin;
  const Scalar scalar = read_scalar(value);
  switch (scalar.kind) {
    case Scalar::Kind::null: break;
    case Scalar::Kind::boolean: node.kind = Node::Kind::boolean; break;
    case Scalar::Kind::integer: node.kind = Node::Kind::integer; break;
    case Scalar::Kind::text: node.kind = Node::Kind::text; break;
    case Scalar::Kind::odd_number:
      node.kind = Node::Kind::text;
      if (kind_.decimals && is_decimal(value)) break;
      faults_.add(origin,
                  "'" + shortened(value) +
                      "' is not a whole number from -9223372036854775808 to 9223372036854775807; put text in quotes");
  }
  node.boolean = scalar.boolean;
  node.integer = scalar.integer;
  return node;
}

void Builder::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       const std::string& value) {
  const std::size_t at = offset(mark);
  refuse_properties(mark, tag, anchor);
  count_value(at);
  if (is_quote(text_, at) && closing_quote(text_, at) == std::string_view::npos) stop(at, "a quoted text has no end");
  if (expects_key()) return set_key(value, at);
  if (tag != "!") {
    const bool was_to_be_a_key = open_.empty();  // what stands alone in a file
    const auto odd = was_to_be_a_key ? odd_blank_of_key(value) : odd_blank_of_value(value);
    if (odd) faults_.add(places_.at(at + odd->at), odd->what);
    return place(plain(value, places_.at(at)));
  }
  Node node;
  node.kind = Node::Kind::text;
  node.text = value;
  node.origin = places_.at(at);
  place(std::move(node));
}

void Builder::set_key(std::string key, std::size_t at) {
  if (key.empty()) stop(at, "a key is missing");
  if (!is_quote(text_, at)) {
    if (const auto odd = odd_blank_of_key(key)) stop(at, *odd);
  }
  if (key == "<<" && !is_quote(text_, at)) stop(at, "YAML merge keys are not allowed");
  Open& map = open_.back();
  map.has_key = true;
  map.key_origin = places_.at(at);
  const std::size_t closing = is_quote(text_, at) ? closing_quote(text_, at) : at + key.size() - 1;
  map.key_end = std::min(closing, text_.size() - 1) + 1;
  const std::size_t next = text_.find_first_not_of(" \t", map.key_end);
  if (!map.is_flow && (next >= text_.size() || text_[next] != ':'))
    stop(at, "a colon is missing after '" + shortened(key) + '\'');
  map.key = std::move(key);
}

void Builder::open(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, Node::Kind kind) {
  const std::size_t at = offset(mark);
  refuse_properties(mark, tag, anchor);
  count_value(at);
  if (expects_key()) stop(at, "a key must be a word, not a list or a map");
  if (open_.size() >= yaml_depth_limit) {
    stop(at, "more than " + std::to_string(yaml_depth_limit) + " maps and lists within each other");
  }
  Open opened;
  opened.node.kind = kind;
  opened.node.origin = places_.at(at);
  open_.push_back(std::move(opened));
}

void Builder::close() {
  Node node = std::move(open_.back().node);
  open_.pop_back();
  place(std::move(node));
}

void Builder::place(Node node) {
  if (open_.empty()) {
    root_ = std::move(node);
    return;
  }
  Open& parent = open_.back();
  if (parent.node.is_list()) {
    parent.node.members.push_back({{}, node.origin, std::move(node)});
    return;
  }
  parent.node.members.push_back({std::move(parent.key), parent.key_origin, std::move(node)});
  parent.has_key = false;
}

void Builder::check_duplicates(const Node& map) {
  std::vector<const Member*> sorted;
  sorted.reserve(map.members.size());
  for (const Member& member : map.members) sorted.push_back(&member);
  std::stable_sort(sorted.begin(), sorted.end(), [](const Member* a, const Member* b) { return a->key < b->key; });
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i]->key != sorted[i - 1]->key) continue;
    faults_.add(sorted[i]->key_origin, "key '" + shortened(sorted[i]->key) + "' is written twice, first at " +
                                           faults_.place(sorted[i - 1]->key_origin));
  }
}

/// Parses one document, and looks whether another one follows: the parser leaves what it cannot use to the next one.
void parse(std::string_view text, Builder& builder) {
  ViewBuffer buffer(text);
  std::istream in(&buffer);
  YAML::Parser parser(in);
  if (parser.HandleNextDocument(builder)) static_cast<void>(parser.HandleNextDocument(builder));
}

/// False when the tree is not complete.
bool parse_guarded(std::string_view text, std::uint32_t file, Builder& builder, FaultList& faults) {
  try {
    parse(text, builder);
    return true;
  } catch (const Stop&) {  // the fault is told
  } catch (const YAML::Exception& error) {
    const std::size_t at = error.mark.pos < 0 ? text.size() : static_cast<std::size_t>(error.mark.pos);
    const auto odd = odd_blank_near(text, at);
    faults.add(Places(text, file).at(odd ? odd->at : at), odd ? odd->what : "not YAML: " + error.msg);
  } catch (const std::exception& error) {
    faults.add({file, 0, 0}, std::string("not YAML: ") + error.what());
  }
  return false;
}

std::optional<Node> read_tree(std::string_view text, std::uint32_t file, FaultList& faults, const YamlKind& kind) {
  const std::string_view body = text::without_mark(text);
  if (!is_readable(body, file, kind.limits, faults)) return std::nullopt;
  Builder builder(body, file, faults, kind);
  if (!parse_guarded(body, file, builder, faults) || faults.full()) return std::nullopt;
  Node root = builder.take();
  if (root.kind == Node::Kind::null) {
    faults.add({file, 1, 1}, "nothing is written here");
    return std::nullopt;
  }
  return root;
}

}  // namespace

std::optional<Node> read_yaml(std::string_view text, std::uint32_t file, FaultList& faults) {
  const std::size_t before = faults.size();
  std::optional<Node> root = read_tree(text, file, faults, {});
  return faults.size() == before ? std::move(root) : std::nullopt;
}

std::optional<Node> read_yaml_with_decimals(std::string_view text, std::uint32_t file, FaultList& faults) {
  const std::size_t before = faults.size();
  std::optional<Node> root = read_tree(text, file, faults, {true, long_yaml});
  return faults.size() == before ? std::move(root) : std::nullopt;
}

std::optional<Node> read_faulty_yaml(std::string_view text, std::uint32_t file, FaultList& faults) {
  return read_tree(text, file, faults, {});
}

}  // namespace dogeref::rules
