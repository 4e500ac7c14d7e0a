#include "render/notices/github.h"

#include <string_view>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

std::string_view command_of(findings::Severity severity) {
  if (severity == findings::Severity::error) return "::error ";
  return severity == findings::Severity::warning ? "::warning " : "::notice ";
}

/// Line ends are shown as %0A, other control characters as elsewhere. In properties colon and comma part fields.
void append_quoted(std::string_view text, std::string_view parting, std::string& out) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t stop = text.find_first_of("%\r\n", at);
    for (const char each : text::escaped(text.substr(at, stop - at))) {
      if (parting.find(each) == std::string_view::npos) {
        out += each;
      } else {
        append_percent(each, out);
      }
    }
    if (stop == std::string_view::npos) return;
    out += text[stop] == '%' ? "%25" : text[stop] == '\r' ? "%0D" : "%0A";
    at = stop + 1;
  }
}

void append_property(std::string_view name, std::string_view value, std::string& out) {
  if (out.back() != ' ') out += ',';
  out.append(name).append("=");
  append_quoted(value, ":,", out);
}

}  // namespace

void append_annotation(const Notice& notice, std::string& out) {
  out += command_of(notice.severity);
  if (!notice.file.empty()) append_property("file", notice.file, out);
  if (notice.place.line > 0) append_property("line", std::to_string(notice.place.line), out);
  if (notice.place.column > 0) append_property("col", std::to_string(notice.place.column), out);
  if (notice.place.end_column > notice.place.column)
    append_property("endColumn", std::to_string(notice.place.end_column), out);
  append_property("title", notice.title, out);
  out += "::";
  append_quoted(notice.message, "", out);
  out += '\n';
}

}  // namespace dogeref::render
