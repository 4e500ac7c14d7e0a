#include "cli/tournament/grid.h"

#include "render/markup.h"
#include "render/terminal/table.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

using Row = std::vector<std::string>;

constexpr char quote = 34;

constexpr std::string_view styles = R"css(
body{font:16px/1.4 sans-serif;margin:1rem auto;max-width:60rem;padding:0 .5rem}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:bold;font-size:1.3rem}
th,td{padding:.2rem .5rem;border-bottom:1px solid #bbb;text-align:left;vertical-align:top}
.n{text-align:right;font-variant-numeric:tabular-nums}
div{overflow-x:auto}@media print{body{max-width:none;margin:0}tr{break-inside:avoid}}
)css";

bool is_right(const Grid& grid, std::size_t column) { return column < 64 && (grid.right >> column & 1) != 0; }

void append_text(const Grid& grid, std::string& out) {
  out += text::escaped(grid.title) + '\n';
  std::vector<Row> rows = {grid.head};
  rows.insert(rows.end(), grid.rows.begin(), grid.rows.end());
  render::append_table(rows, 2, out, grid.right);
  for (const std::string& note : grid.notes) out += text::escaped(note) + '\n';
}

/// What a spreadsheet would take for a formula begins with an apostrophe; numbers are none.
std::string csv_cell(const std::string& cell) {
  constexpr std::string_view risky = "=+-@\t\r";
  const bool is_number = cell.find_first_not_of("-0123456789./ ") == std::string::npos;
  const bool is_risky = !cell.empty() && risky.find(cell.front()) != std::string_view::npos && !is_number;
  std::string out = (is_risky ? "'" : "") + text::escaped(cell);
  if (out.find_first_of(",\"\n") == std::string::npos) return out;
  for (std::size_t at = 0; (at = out.find(quote, at)) != std::string::npos; at += 2) out.insert(at, 1, quote);
  return quote + out + quote;
}

void append_csv(const Grid& grid, std::string& out) {
  const auto line = [&](const Row& row) {
    for (std::size_t at = 0; at < row.size(); ++at) out.append(at == 0 ? "" : ",").append(csv_cell(row[at]));
    out += "\r\n";
  };
  line(grid.head);
  for (const Row& row : grid.rows) line(row);
}

std::string markdown_cell(const std::string& cell) {
  constexpr std::string_view acting = "\\`*_{}[]<>#|&~!";
  std::string out;
  for (const char byte : text::escaped(cell)) {
    if (acting.find(byte) != std::string_view::npos) out += '\\';
    out += byte;
  }
  return out;
}

void append_markdown(const Grid& grid, std::string& out) {
  out += "## " + markdown_cell(grid.title) + "\n\n";
  const auto line = [&](const Row& row) {
    out += '|';
    for (const std::string& cell : row) out += ' ' + markdown_cell(cell) + " |";
    out += '\n';
  };
  line(grid.head);
  out += '|';
  for (std::size_t at = 0; at < grid.head.size(); ++at) out += is_right(grid, at) ? " ---: |" : " --- |";
  out += '\n';
  for (const Row& row : grid.rows) line(row);
  if (!grid.notes.empty()) out += '\n';
  for (const std::string& note : grid.notes) out += "- " + markdown_cell(note) + '\n';
}

void append_html_row(const Grid& grid, const Row& row, std::string_view element, render::Markup& markup) {
  markup.open("tr");
  for (std::size_t at = 0; at < row.size(); ++at)
    markup.element(element, row[at], {{"class", is_right(grid, at) ? "n" : "t"}});
  markup.close().line();
}

void append_html(const Grid& grid, std::string_view language, std::string& out) {
  out += "<!DOCTYPE html>\n";
  render::Markup markup(out);
  markup.open("html", {{"lang", language}}).open("head");
  markup.empty("meta", {{"charset", "utf-8"}});
  markup.empty("meta", {{"name", "viewport"}, {"content", "width=device-width,initial-scale=1"}});
  markup.element("title", grid.title).open("style").raw(styles).close().close().line();
  markup.open("body").open("div").open("table").element("caption", grid.title).line();
  markup.open("thead");
  append_html_row(grid, grid.head, "th", markup);
  markup.close().open("tbody").line();
  for (const Row& row : grid.rows) append_html_row(grid, row, "td", markup);
  markup.close().close().close().line();
  for (const std::string& note : grid.notes) markup.element("p", note).line();
  markup.close().close().line();
}

}  // namespace

std::vector<std::string> grid_formats() { return {"text", "json", "csv", "markdown", "html"}; }

void append_grid(const Grid& grid, std::string_view format, std::string_view language, std::string& out) {
  if (format == "csv") return append_csv(grid, out);
  if (format == "markdown") return append_markdown(grid, out);
  if (format == "html") return append_html(grid, language, out);
  append_text(grid, out);
}

}  // namespace dogeref::cli
