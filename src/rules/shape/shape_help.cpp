#include "rules/shape/shape_help.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "rules/tree/fault.h"
#include "rules/tree/scalar.h"
#include "text/digits.h"
#include "text/unicode.h"

namespace dogeref::rules {
namespace {

/// What stands between `-` and `_` in a key, of four letters or more: shorter words say too little.
std::vector<std::string_view> words_of(std::string_view key) {
  std::vector<std::string_view> parts;
  while (!key.empty()) {
    const std::size_t end = std::min(key.find_first_of("-_"), key.size());
    if (end >= 4) parts.push_back(key.substr(0, end));
    key.remove_prefix(std::min(end + 1, key.size()));
  }
  return parts;
}

}  // namespace

std::vector<std::string_view> sharing_a_word(std::string_view key, const std::vector<std::string_view>& known) {
  const std::vector<std::string_view> own = words_of(key);
  const auto shares = [&own](std::string_view candidate) {
    const std::vector<std::string_view> others = words_of(candidate);
    return std::any_of(own.begin(), own.end(), [&others](std::string_view word) {
      return std::any_of(others.begin(), others.end(),
                         [word](std::string_view other) { return word.starts_with(other) || other.starts_with(word); });
    });
  };
  std::vector<std::string_view> near;
  std::copy_if(known.begin(), known.end(), std::back_inserter(near), shares);
  if (near.size() > 3) near.resize(3);
  return near;
}

namespace {

constexpr std::size_t longest_name = 64;
constexpr std::size_t longest_line = 200;

bool is_letter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

bool is_name(std::string_view text) {
  if (text.empty() || text.size() > longest_name || !is_letter(text[0])) return false;
  return std::all_of(text.begin(), text.end(),
                     [](char byte) { return is_letter(byte) || text::is_digit(byte) || byte == '-' || byte == '_'; });
}

bool is_line(std::string_view text) {
  return !text.empty() && text.find('\t') == std::string_view::npos && !text::first_control(text) &&
         text::code_points(text) <= longest_line;
}

bool are_digits(std::string_view text) {
  constexpr std::size_t most = 18;
  return !text.empty() && text.size() <= most && std::all_of(text.begin(), text.end(), text::is_digit);
}

bool is_fraction(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  const std::size_t at = text.find_first_of("/.");
  return are_digits(text.substr(0, at)) && (at == std::string_view::npos || are_digits(text.substr(at + 1)));
}

}  // namespace

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= longest_name && std::all_of(text.begin(), text.end(), [](char byte) {
    return (byte >= 'a' && byte <= 'z') || text::is_digit(byte) || byte == '-';
  });
}

bool has_form(std::string_view text, Shape::Form form) {
  switch (form) {
    case Shape::Form::prose: return true;
    case Shape::Form::line: return is_line(text);
    case Shape::Form::id: return is_id(text);
    case Shape::Form::name: return is_name(text);
    case Shape::Form::number: return read_scalar(text).kind == Scalar::Kind::integer;
    case Shape::Form::fraction: return is_fraction(text);
  }
  return false;
}

bool fits_type(const Node& node, const Shape& shape) {
  switch (shape.kind) {
    case Shape::Kind::text: return node.kind == Node::Kind::text;
    case Shape::Kind::integer: return node.kind == Node::Kind::integer;
    case Shape::Kind::boolean: return node.kind == Node::Kind::boolean;
    case Shape::Kind::null: return node.kind == Node::Kind::null;
    case Shape::Kind::any: return true;
    case Shape::Kind::list: return node.is_list();
    case Shape::Kind::map:
    case Shape::Kind::record:
    case Shape::Kind::cases: return node.is_map();
    case Shape::Kind::either:
      return std::any_of(shape.parts.begin(), shape.parts.end(),
                         [&](const Shape& part) { return fits_type(node, part); });
  }
  return false;
}

std::string needed(Shape::Form form) {
  switch (form) {
    case Shape::Form::prose: return "a text";
    case Shape::Form::line: return "a text of 1 to 200 characters on one line";
    case Shape::Form::id: return "an id of small letters, digits and hyphens";
    case Shape::Form::name: return "a name of letters, digits, hyphens and underscores";
    case Shape::Form::number: return "a whole number";
    case Shape::Form::fraction: return "a number such as 7/2 or 3.5";
  }
  return {};
}

std::string needed(const Shape& shape) {
  switch (shape.kind) {
    case Shape::Kind::text: return shape.words.empty() ? needed(shape.form) : "one of " + joined(shape.words, ", ");
    case Shape::Kind::integer: return "a whole number " + range(shape.min, shape.max);
    case Shape::Kind::boolean: return "true or false";
    case Shape::Kind::null: return "nothing (~)";
    case Shape::Kind::any: return "anything";
    case Shape::Kind::list: return "a list";
    case Shape::Kind::map:
    case Shape::Kind::record:
    case Shape::Kind::cases: return "a map";
    case Shape::Kind::either: break;
  }
  std::string out;
  for (const Shape& part : shape.parts) out += (out.empty() ? "" : " or ") + needed(part);
  return out;
}

std::string range(std::int64_t min, std::int64_t max) {
  return "from " + std::to_string(min) + " to " + std::to_string(max);
}

std::string found(const Node& node) {
  switch (node.kind) {
    case Node::Kind::null: return "nothing";
    case Node::Kind::boolean:
    case Node::Kind::integer: return shortened(node.text);
    case Node::Kind::text: return '\'' + shortened(node.text) + '\'';
    case Node::Kind::list: return "a list";
    case Node::Kind::map: return "a map";
  }
  return {};
}

std::string joined(const std::vector<std::string_view>& words, std::string_view separator) {
  std::string out;
  for (const std::string_view word : words) {
    if (!out.empty()) out += separator;
    out += word;
  }
  return out;
}

}  // namespace dogeref::rules
