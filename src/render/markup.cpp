#include "render/markup.h"

#include <cmath>
#include <cstdint>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

std::string_view entity(char byte) {
  switch (byte) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&#39;";
    default: return {};
  }
}

bool is_kept(char byte) { return byte == '\t' || byte == '\n'; }

/// Everything but what is an entity or stays as it is, up to there.
void append_plain(std::string& out, std::string_view text) { out += text::escaped(text); }

}  // namespace

void append_escaped(std::string& out, std::string_view text) {
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view replaced = entity(text[at]);
    if (replaced.empty() && !is_kept(text[at])) continue;
    append_plain(out, text.substr(begin, at - begin));
    if (replaced.empty()) {
      out += text[at];
    } else {
      out += replaced;
    }
    begin = at + 1;
  }
  append_plain(out, text.substr(begin));
}

std::string markup_escaped(std::string_view text) {
  std::string out;
  append_escaped(out, text);
  return out;
}

std::string decimal(double number) {
  if (!std::isfinite(number) || std::abs(number) > 1e12) return "0";
  const std::int64_t hundredths = std::llround(number * 100);
  const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
  std::string out = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
  const std::int64_t rest = size % 100;
  if (rest == 0) return out;
  out += '.';
  out += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0) out += static_cast<char>('0' + rest % 10);
  return out;
}

void Markup::begin(std::string_view name, Attributes attributes) {
  out_.append("<").append(name);
  for (const Attribute& attribute : attributes) {
    out_.append(" ").append(attribute.name).append("=\"");
    append_escaped(out_, attribute.value);
    out_ += '"';
  }
}

Markup& Markup::open(std::string_view name, Attributes attributes) {
  begin(name, attributes);
  out_ += '>';
  open_.push_back(name);
  return *this;
}

Markup& Markup::close() {
  if (open_.empty()) return *this;
  out_.append("</").append(open_.back()).append(">");
  open_.pop_back();
  return *this;
}

Markup& Markup::empty(std::string_view name, Attributes attributes) {
  begin(name, attributes);
  out_ += "/>";
  return *this;
}

Markup& Markup::element(std::string_view name, std::string_view text, Attributes attributes) {
  return open(name, attributes).text(text).close();
}

Markup& Markup::text(std::string_view text) {
  append_escaped(out_, text);
  return *this;
}

Markup& Markup::raw(std::string_view markup) {
  out_ += markup;
  return *this;
}

Markup& Markup::line() {
  out_ += '\n';
  return *this;
}

}  // namespace dogeref::render
