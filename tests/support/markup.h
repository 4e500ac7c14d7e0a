#pragma once
// Whether a text is well-formed XML, as far as the program writes it: elements, attributes in quotes, entities.

#include <string>
#include <string_view>
#include <vector>

#include "text/unicode.h"

namespace dogeref::tests {

class XmlReader {
 public:
  explicit XmlReader(std::string_view text) : text_(text) {}

  /// What is wrong first; empty when nothing is.
  [[nodiscard]] std::string fault() {
    if (text::first_ill_formed(text_)) return "not UTF-8";
    while (wrong_.empty() && at_ < text_.size()) text_[at_] == '<' ? tag() : text();
    if (wrong_.empty() && !open_.empty()) return "not closed: " + open_.back();
    return wrong_;
  }

  /// Names of the elements met, each once.
  [[nodiscard]] const std::vector<std::string>& elements() const { return elements_; }

 private:
  void fail(const std::string& what) {
    if (wrong_.empty()) wrong_ = what + " at byte " + std::to_string(at_);
  }
  [[nodiscard]] bool accept(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  [[nodiscard]] std::string name() {
    const std::size_t begin = at_;
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-:";
    at_ = std::min(text_.find_first_not_of(letters, at_), text_.size());
    return std::string(text_.substr(begin, at_ - begin));
  }
  void character() {
    const auto byte = static_cast<unsigned char>(text_[at_]);
    if (byte < 0x20 && byte != '\n' && byte != '\t') return fail("control character");
    if (text_.substr(at_, 3) == "\xef\xbf\xbe" || text_.substr(at_, 3) == "\xef\xbf\xbf") return fail("no character");
    if (byte == '<') return fail("bare <");
    if (byte != '&') {
      ++at_;
      return;
    }
    for (const char* entity : {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"}) {
      if (accept(entity)) return;
    }
    fail("bare &");
  }
  void text() {
    if (open_.empty() && text_[at_] != '\n') return fail("text outside");
    if (text_.substr(at_, 3) == "]]>") return fail("]]>");
    character();
  }
  void attributes() {
    std::vector<std::string> seen;
    while (wrong_.empty() && accept(" ")) {
      seen.push_back(name());
      for (std::size_t other = 0; other + 1 < seen.size(); ++other) {
        if (seen[other] == seen.back()) return fail("attribute twice");
      }
      if (!accept("=\"")) return fail("attribute without value");
      while (wrong_.empty() && at_ < text_.size() && text_[at_] != '"') character();
      if (!accept("\"")) return fail("value without end");
    }
  }
  void tag() {
    if (accept("</")) {
      const std::string closed = name();
      if (open_.empty() || open_.back() != closed || !accept(">")) return fail("closes " + closed);
      return open_.pop_back();
    }
    ++at_;
    open_.push_back(name());
    if (open_.back().empty()) return fail("element without name");
    elements_.push_back(open_.back());
    attributes();
    if (accept("/>")) return open_.pop_back();
    if (!accept(">")) fail("tag without end");
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::string> open_;
  std::vector<std::string> elements_;
  std::string wrong_;
};

}  // namespace dogeref::tests
