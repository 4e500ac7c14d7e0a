#include "floors_types.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string_view>

namespace dogeref::tests {
namespace {

struct Token {
  std::string_view text;
  int line = 1;
};
using Tokens = std::vector<Token>;

bool is_of_name(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_'; }

/// Names and marks of C++; comments, texts and lines for the preprocessor are left out.
class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  Tokens all() {
    while (at_ < text_.size()) step();
    return std::move(tokens_);
  }

 private:
  [[nodiscard]] bool looks_at(std::string_view what) const { return text_.substr(at_, what.size()) == what; }
  void skip(std::size_t end) {
    end = std::min(end, text_.size());
    line_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(at_),
                                         text_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    at_ = end;
  }
  void skip_behind(std::string_view what) {
    const std::size_t found = text_.find(what, at_);
    skip(found == std::string_view::npos ? found : found + what.size());
  }
  /// R"x(…)x"
  void raw_text() {
    const std::size_t open = text_.find('(', at_);
    const std::string close = ")" + std::string(text_.substr(at_ + 2, open - at_ - 2)) + "\"";
    skip_behind(close);
  }
  void quoted(char mark) {
    ++at_;
    while (at_ < text_.size() && text_[at_] != mark) at_ += text_[at_] == '\\' ? 2U : 1U;
    ++at_;
  }
  void directive() {
    do {
      skip_behind("\n");
    } while (at_ >= 2 && at_ < text_.size() && text_[at_ - 2] == '\\');
  }
  void name() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && (is_of_name(text_[at_]) || (text_[at_] == '\'' && is_number(begin)))) ++at_;
    tokens_.push_back({text_.substr(begin, at_ - begin), line_});
  }
  [[nodiscard]] bool is_number(std::size_t begin) const {
    return std::isdigit(static_cast<unsigned char>(text_[begin])) != 0;
  }
  void step() {
    const char letter = text_[at_];
    if (looks_at("//")) return skip(text_.find('\n', at_));
    if (looks_at("/*")) return skip_behind("*/");
    if (looks_at("R\"")) return raw_text();
    if (letter == '#') return directive();
    if (letter == '"' || letter == '\'') return quoted(letter);
    if (is_of_name(letter)) return name();
    if (looks_at("::")) {
      tokens_.push_back({text_.substr(at_, 2), line_});
      at_ += 2;
      return;
    }
    if (std::isspace(static_cast<unsigned char>(letter)) == 0) tokens_.push_back({text_.substr(at_, 1), line_});
    skip(at_ + 1);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  Tokens tokens_;
};

/// What stands before a brace that opens: a namespace, a type, or anything else.
class Head {
 public:
  Head(const Tokens& tokens, std::size_t begin, std::size_t end) : tokens_(tokens), at_(begin), end_(end) {
    skip_front();
    if (is("namespace")) {
      ++at_;
      is_namespace_ = true;
      name_ = name();
    } else if (is("extern")) {
      is_namespace_ = at_ + 1 == end_;  // "C"
    } else if (is("struct") || is("class") || is("union") || is("enum")) {
      type();
    }
  }

  [[nodiscard]] bool is_namespace() const { return is_namespace_; }
  [[nodiscard]] bool is_type() const { return is_type_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] int line() const { return line_; }

 private:
  [[nodiscard]] bool is(std::string_view word) const { return at_ < end_ && tokens_[at_].text == word; }
  void skip_pair(std::string_view open, std::string_view close) {
    int depth = 0;
    do {
      depth += is(open) ? 1 : is(close) ? -1 : 0;
      ++at_;
    } while (depth > 0 && at_ < end_);
  }
  void skip_front() {
    constexpr std::array<std::string_view, 5> words = {"inline", "static", "constexpr", "const", "typedef"};
    for (; at_ < end_;) {
      if (is("template") && at_ + 1 < end_ && tokens_[at_ + 1].text == "<") {
        ++at_;
        skip_pair("<", ">");
      } else if (is("[")) {
        skip_pair("[", "]");
      } else if (at_ < end_ && std::find(words.begin(), words.end(), tokens_[at_].text) != words.end()) {
        ++at_;
      } else {
        return;
      }
    }
  }
  [[nodiscard]] std::string name() {
    std::string name;
    while (at_ < end_ && (tokens_[at_].text == "::" || is_of_name(tokens_[at_].text[0])) && !is("final")) {
      name += tokens_[at_++].text;
    }
    return name;
  }
  void type() {
    while (is("struct") || is("class") || is("union") || is("enum")) ++at_;
    if (is("[")) skip_pair("[", "]");
    if (is("alignas")) ++at_, skip_pair("(", ")");
    line_ = at_ < end_ ? tokens_[at_].line : 0;
    name_ = name();
    is_type_ = !name_.empty() && (at_ == end_ || is("final") || is(":"));
  }

  const Tokens& tokens_;
  std::size_t at_;
  std::size_t end_;
  bool is_namespace_ = false;
  bool is_type_ = false;
  std::string name_;
  int line_ = 0;
};

struct Definition {
  std::string name;  ///< with its namespaces
  std::string place;
};

/// The types that a source defines in namespaces with names.
class Definitions {
 public:
  explicit Definitions(const Source& source) : source_(source), tokens_(Lexer(source.text).all()) {}

  std::vector<Definition> all() {
    std::size_t begin = 0;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      const std::string_view mark = tokens_[at].text;
      if (mark == "{") open(begin, at);
      if (mark == "}" && !scopes_.empty()) scopes_.pop_back();
      if (mark == "{" || mark == "}" || mark == ";") begin = at + 1;
    }
    return std::move(found_);
  }

 private:
  struct Scope {
    bool is_open = true;  ///< what stands in it can be seen by other sources
    std::string name;
  };

  void open(std::size_t begin, std::size_t end) {
    const Head head(tokens_, begin, end);
    const bool is_open = std::all_of(scopes_.begin(), scopes_.end(), [](const Scope& scope) { return scope.is_open; });
    if (is_open && head.is_type()) {
      std::string name;
      for (const Scope& scope : scopes_) name += scope.name + "::";
      found_.push_back({name + head.name(), source_.path + ":" + std::to_string(head.line())});
    }
    const bool is_linkage = head.is_namespace() && begin < end && tokens_[begin].text == "extern";
    scopes_.push_back({head.is_namespace() && (is_linkage || !head.name().empty()), head.name()});
  }

  const Source& source_;
  Tokens tokens_;
  std::vector<Scope> scopes_;
  std::vector<Definition> found_;
};

}  // namespace

std::vector<std::string> types_defined_twice(const std::vector<Source>& sources) {
  std::map<std::string, std::string> first;
  std::vector<std::string> faults;
  for (const Source& source : sources) {
    for (const Definition& type : Definitions(source).all()) {
      const auto [known, is_new] = first.emplace(type.name, type.place);
      if (!is_new) faults.push_back(type.place + ": " + type.name + " is defined in " + known->second + ", too");
    }
  }
  return faults;
}

}  // namespace dogeref::tests
