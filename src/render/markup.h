#pragma once
// HTML, XML and SVG: text that cannot break out of its place, elements that are always closed.

#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace dogeref::render {

/// Appends text so that it means itself between tags and in attributes within quotes: `& < > " '` as entities. Control
/// characters and ill-formed bytes are shown (`\x1b`), for XML allows none; tabs and line ends stay.
void append_escaped(std::string& out, std::string_view text);
[[nodiscard]] std::string markup_escaped(std::string_view text);

/// A number as markup wants it: at most two decimals, no exponent, no comma in any locale: "12", "0.5", "-3.25".
[[nodiscard]] std::string decimal(double number);

/// `name="value"`. Names are the program's own, values anything.
struct Attribute {
  Attribute(std::string_view key, std::string_view text) : name(key), value(text) {}
  Attribute(std::string_view key, const char* text) : name(key), value(text) {}
  Attribute(std::string_view key, const std::string& text) : name(key), value(text) {}
  template <class Number, std::enable_if_t<std::is_arithmetic_v<Number>, int> = 0>
  Attribute(std::string_view key, Number number) : name(key), value(decimal(static_cast<double>(number))) {}

  std::string_view name;
  std::string value;
};
using Attributes = std::initializer_list<Attribute>;

/// Writes elements into a text. What is open is closed by `close`, in its order; the names must outlive that.
class Markup {
 public:
  explicit Markup(std::string& out) : out_(out) {}
  Markup(const Markup&) = delete;
  Markup& operator=(const Markup&) = delete;

  Markup& open(std::string_view name, Attributes attributes = {});
  Markup& close();
  /// An element without content, `<name …/>`: any of SVG and XML; of HTML only those that never have content.
  Markup& empty(std::string_view name, Attributes attributes = {});
  /// An element around a text, which is escaped.
  Markup& element(std::string_view name, std::string_view text, Attributes attributes = {});
  /// A text, escaped.
  Markup& text(std::string_view text);
  /// The program's own markup, as it is.
  Markup& raw(std::string_view markup);
  Markup& line();

 private:
  void begin(std::string_view name, Attributes attributes);

  std::string& out_;
  std::vector<std::string_view> open_;
};

}  // namespace dogeref::render
