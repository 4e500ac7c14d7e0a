#include "rules/tree/yaml_text.h"

#include <algorithm>
#include <optional>
#include <string>

#include "text/magic.h"
#include "text/unicode.h"

namespace dogeref::rules {
namespace {

bool begins_code_point(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

bool is_forbidden(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte == '\r') return at + 1 == text.size() || text[at + 1] != '\n';
  if (byte < 0x20) return byte != '\n' && byte != '\t';
  if (byte == 0x7F) return true;
  return byte == 0xC2 && static_cast<unsigned char>(text[at + 1]) < 0xA0;  // C1; the text is known to be UTF-8
}

std::optional<std::size_t> first_forbidden(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_forbidden(text, at)) return at;
  }
  return std::nullopt;
}

std::optional<std::size_t> first_directive(std::string_view text) {
  if (!text.empty() && text[0] == '%') return 0;
  const std::size_t at = text.find("\n%");
  return at == std::string_view::npos ? std::nullopt : std::optional(at + 1);
}

/// The parser keeps a token for each of these until it knows what they belong to.
std::optional<std::size_t> first_mark_too_many(std::string_view text, std::size_t limit) {
  constexpr std::string_view marks = "[]{},&*!\"'";
  std::size_t count = 0;
  for (std::size_t at = text.find_first_of(marks); at < text.size(); at = text.find_first_of(marks, at + 1)) {
    if (++count > limit) return at;
  }
  return std::nullopt;
}

std::string not_utf8(std::string_view text, std::size_t offset) {
  std::string message =
      "not UTF-8: byte " + text::escaped(text.substr(offset, 1)).substr(0, 4) + " at offset " + std::to_string(offset);
  if (const auto looks = text::looks_like(text)) message += "; it looks like " + std::string(*looks);
  return message;
}

std::string forbidden(std::string_view text, std::size_t at) {
  if (text[at] == '\r') return "a carriage return without a line feed";
  std::size_t end = at;
  static_cast<void>(text::next_code_point(text, end));
  std::string message = "control character " + text::escaped(text.substr(at, end - at));
  if (const auto looks = text::looks_like(text)) message += "; it looks like " + std::string(*looks);
  return message;
}

}  // namespace

Origin Places::at(std::size_t offset) {
  offset = std::min(offset, text_.size());
  if (offset < offset_) retreat(offset);
  advance(offset);
  return {file_, line_, column_};
}

/// To the offset, or to the beginning of its line where that is before the one reached.
void Places::retreat(std::size_t offset) {
  const auto passed = text_.substr(offset, offset_ - offset);
  const auto lines = static_cast<std::uint32_t>(std::count(passed.begin(), passed.end(), '\n'));
  if (lines == 0) {
    column_ -= static_cast<std::uint32_t>(std::count_if(passed.begin(), passed.end(), begins_code_point));
    offset_ = offset;
    return;
  }
  const std::size_t end = offset == 0 ? std::string_view::npos : text_.rfind('\n', offset - 1);
  offset_ = end == std::string_view::npos ? 0 : end + 1;
  line_ -= lines;
  column_ = 1;
}

void Places::advance(std::size_t offset) {
  for (; offset_ < offset; ++offset_) {
    if (text_[offset_] == '\n') {
      ++line_;
      column_ = 1;
    } else if (begins_code_point(text_[offset_])) {
      ++column_;
    }
  }
}

bool is_readable(std::string_view text, std::uint32_t file, const YamlLimits& limits, FaultList& faults) {
  const std::size_t before = faults.size();
  Places places(text, file);
  if (text.size() > yaml_size_limit) {
    faults.add({file, 0, 0}, "larger than " + std::to_string(yaml_size_limit) + " bytes");
  } else if (const auto offset = text::first_ill_formed(text)) {
    faults.add(places.at(*offset), not_utf8(text, *offset));
  } else if (const auto control = first_forbidden(text)) {
    faults.add(places.at(*control), forbidden(text, *control));
  } else if (const auto directive = first_directive(text)) {
    faults.add(places.at(*directive), "YAML directives are not allowed");
  } else if (const auto mark = first_mark_too_many(text, limits.marks)) {
    faults.add(places.at(*mark), "more than " + std::to_string(limits.marks) + " brackets, commas and quotes");
  }
  return faults.size() == before;
}

bool is_quote(std::string_view text, std::size_t at) {
  return at < text.size() && (text[at] == '"' || text[at] == '\'');
}

std::size_t closing_quote(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (std::size_t next = at + 1; next < text.size(); ++next) {
    if (quote == '"' && text[next] == '\\') {
      ++next;
    } else if (text[next] == quote) {
      const bool doubled = quote == '\'' && next + 1 < text.size() && text[next + 1] == quote;
      if (!doubled) return next;
      ++next;
    }
  }
  return std::string_view::npos;
}

std::string_view null_word(std::string_view text, std::size_t at) {
  for (const std::string_view word : {"~", "null", "Null", "NULL"}) {
    if (at < text.size() && text.substr(at, word.size()) == word) return word;
  }
  return {};
}

}  // namespace dogeref::rules
