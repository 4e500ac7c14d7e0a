#include "cli/tournament/page.h"

#include "rules/tree/sha256.h"

namespace dogeref::cli {
namespace {

constexpr std::string_view page_styles = R"css(
*{box-sizing:border-box}
body{font:16px/1.4 sans-serif;margin:1rem auto;max-width:72rem;padding:0 .75rem;color:#111;background:#fff;overflow-wrap:break-word}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin:1.5rem 0 .4rem}
table{border-collapse:collapse;width:100%}.plain{width:auto;min-width:min(100%,26rem)}
th,td{padding:.25rem .5rem;border-bottom:1px solid #bbb;text-align:left;vertical-align:top}
th{border-bottom:2px solid #111}
.n{text-align:right;font-variant-numeric:tabular-nums}td.n{white-space:nowrap}td.t{overflow-wrap:anywhere;min-width:4.5rem}
.slip{border:1px solid #111;padding:.5rem .75rem;margin:0 1px 1rem 0;break-inside:avoid}
.slip h2{margin:.2rem 0}.slip table{table-layout:fixed}.slip td{height:2.2rem;min-width:0;overflow-wrap:anywhere}.slip th:first-child{width:32%}.slip th{font-size:.8rem}.sign{margin:1.6rem 0 .2rem;border-top:1px solid #111;padding-top:.2rem}
section{break-inside:avoid-page}
@media screen and (max-width:48rem){
 .wide thead{display:none}
 .wide tr{display:block;border:1px solid #bbb;border-radius:.4rem;margin:0 0 .5rem;padding:.25rem .5rem}
 .wide td{display:inline-block;min-width:0;max-width:100%;overflow-wrap:anywhere;margin-right:.9rem;border:0;padding:.05rem 0;text-align:left;white-space:normal}
 .wide td::before{content:attr(data-h) " ";color:#555;font-size:.85rem}.wide td:empty{display:none}
 .plain{width:100%}
 th,td{padding:.25rem .2rem}.slip th{font-size:.62rem}
}
@media screen and (min-width:76rem){.tight td.t:nth-child(2){min-width:7.5rem}}
@media screen and (min-width:48rem) and (max-width:76rem){.tight{font-size:.75rem}.tight th,.tight td{padding:.2rem}}
@media print{@page{size:A4;margin:12mm}body{max-width:none;margin:0;padding:0;font-size:10pt}
 th,td{padding:.12rem .3rem}.plain{font-size:13pt}.tight th,.tight td{font-size:8pt}tr{break-inside:avoid}thead{display:table-header-group}}
)css";

/// Tables with more columns than a phone has room for fall into blocks there; on paper they are set smaller.
constexpr std::size_t narrow_columns = 3;
constexpr std::size_t tight_columns = 9;

std::string class_of(const Grid& grid) {
  std::string names = grid.head.size() > narrow_columns ? "wide" : "plain";
  if (grid.head.size() > tight_columns) names += " tight";
  return names;
}

std::string_view side(const Grid& grid, std::size_t column) {
  return column < 64 && (grid.right >> column & 1) != 0 ? "n" : "t";
}

constexpr std::string_view seal_start = "<!-- dogeref-tournament-pages ";

/// The last line of a page: a digest of its event and of what stands above.
std::string seal_of(std::string_view above, std::string_view event) {
  return std::string(seal_start) + rules::sha256(std::string(event) + '\n' + std::string(above)) + " -->\n";
}

}  // namespace

Page::Page(std::string_view title, std::string_view language) : markup_(out_) {
  out_ += "<!DOCTYPE html>\n";
  markup_.open("html", {{"lang", language}}).open("head");
  markup_.empty("meta", {{"charset", "utf-8"}});
  markup_.empty("meta", {{"name", "viewport"}, {"content", "width=device-width,initial-scale=1"}});
  markup_.empty("meta", {{"http-equiv", "Content-Security-Policy"},
                         {"content", "default-src 'none'; style-src 'unsafe-inline'"}});
  markup_.element("title", title).open("style").raw(page_styles).close().close().line();
  markup_.open("body").element("h1", title).line();
}

void Page::table(const Grid& grid) {
  markup_.open("section");
  if (!grid.title.empty()) markup_.element("h2", grid.title);
  markup_.open("table", {{"class", class_of(grid)}}).open("thead").open("tr");
  for (std::size_t at = 0; at < grid.head.size(); ++at)
    markup_.element("th", grid.head[at], {{"class", side(grid, at)}, {"scope", "col"}});
  markup_.close().close().open("tbody").line();
  for (const std::vector<std::string>& row : grid.rows) {
    markup_.open("tr");
    for (std::size_t at = 0; at < row.size(); ++at)
      markup_.element("td", row[at], {{"class", side(grid, at)}, {"data-h", grid.head[at]}});
    markup_.close().line();
  }
  markup_.close().close();
  for (const std::string& note : grid.notes) markup_.element("p", note);
  markup_.close().line();
}

void Page::slip(const std::string& title, const std::vector<std::string>& players,
                const std::vector<std::string>& columns, const std::string& signature) {
  markup_.open("section", {{"class", "slip"}}).element("h2", title).open("table").open("tr");
  for (const std::string& column : columns) markup_.element("th", column);
  markup_.close().line();
  for (const std::string& player : players) {
    markup_.open("tr").element("td", player);
    for (std::size_t at = 1; at < columns.size(); ++at) markup_.element("td", "");
    markup_.close().line();
  }
  markup_.close().element("p", signature, {{"class", "sign"}}).close().line();
}

void Page::links(const std::vector<std::pair<std::string, std::string>>& pages) {
  markup_.open("ul").line();
  for (const auto& [file, name] : pages) markup_.open("li").element("a", name, {{"href", file}}).close().line();
  markup_.close().line();
}

std::string Page::finish(std::string_view event) {
  markup_.close().close().line();
  out_ += seal_of(out_, event);
  return std::move(out_);
}

bool is_sealed(std::string_view page, std::string_view event) {
  const std::size_t at = page.rfind(seal_start);
  return at != std::string_view::npos && page.substr(at) == seal_of(page.substr(0, at), event);
}

}  // namespace dogeref::cli
