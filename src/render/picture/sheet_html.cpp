// The reference sheet as a page to look at and to print.

#include <algorithm>

#include "render/markup.h"
#include "render/picture/face_marks.h"
#include "render/picture/face_svg.h"
#include "render/picture/icons.h"
#include "render/picture/sheet.h"
#include "render/picture/sheet_pages.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using referee::Face;
using referee::FaceGroup;
using referee::Mark;

constexpr std::string_view styles = R"css(
@page{size:A4;margin:10mm}
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0 auto;padding:1.5rem;max-width:62rem;background:#efe6d3;color:#1f2a36;
font:16px/1.35 'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'DejaVu Serif',serif}
header{border-bottom:2px solid #8a6a2b;margin-bottom:1rem;padding-bottom:.6rem}
h1{margin:0;font-size:2rem;letter-spacing:.02em;color:#7d2322}
h2{margin:1.4rem 0 .6rem;font-size:1.25rem;color:#7d2322;border-bottom:1px solid #cbb88d;break-after:avoid}
h2::first-letter{text-transform:uppercase}
h2 small{color:#6d6250;font-weight:400;font-size:.8em}
p{margin:.15rem 0;color:#4d4636}
.print{font:.72rem ui-monospace,'DejaVu Sans Mono',monospace;color:#7d745f;overflow-wrap:anywhere}
.legend{display:flex;flex-wrap:wrap;gap:.15rem 1rem;margin:.5rem 0 0;padding:0;list-style:none;color:#4d4636;font-size:.9rem}
.legend li{display:flex;align-items:center;gap:.35rem}
.legend svg{flex:none;width:1.35em;height:1.35em;color:#3c4a57}
.open{color:#7d2322;font-weight:700}
.faces{display:flex;flex-wrap:wrap;gap:2mm;align-items:flex-start}
.face{display:block;break-inside:avoid;height:auto;overflow:visible}
.small .face{width:30mm}.medium .face{width:45.5mm}.large .face{width:61.5mm}
@media screen{.faces{gap:10px}.small .face{width:9.3rem}.medium .face{width:14.2rem}.large .face{width:19.2rem}
.face{filter:drop-shadow(0 1px 2px rgba(60,40,10,.28))}}
@media print{body{padding:0;max-width:none;background:none;font-size:10pt}h1{font-size:18pt}
h2{font-size:12.5pt;margin:3mm 0 2mm}header{margin-bottom:2mm;padding-bottom:1.5mm}.page,.turn{break-before:page}.page h2{margin-top:0}}
)css";

std::string_view class_of(FaceGroup::Size size) {
  switch (size) {
    case FaceGroup::Size::small: return "small";
    case FaceGroup::Size::medium: return "medium";
    case FaceGroup::Size::large: break;
  }
  return "large";
}

class SheetWriter {
 public:
  SheetWriter(const SheetPage& page, std::string& out) : page_(page), out_(out), markup_(out) {}

  void write() {
    out_ += "<!DOCTYPE html>\n";
    markup_.open("html", {{"lang", page_.wording.language()}}).line();
    head();
    markup_.open("body").line();
    out_.append("<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>");
    out_.append(icon_definitions()).append("</defs></svg>\n");
    header();
    const std::vector<double> heights = heights_of_groups();
    const std::vector<PaperPlan> plans = plans_of(heights);
    for (std::size_t at = 0; at < plans.size(); ++at) write(page_.sheet.groups[at], heights[at], plans[at]);
    markup_.close().close().line();
  }

 private:
  void head() {
    markup_.open("head").empty("meta", {{"charset", "utf-8"}}).line();
    markup_.empty("meta", {{"name", "viewport"}, {"content", "width=device-width,initial-scale=1"}});
    markup_.line().element("title", page_.title + " – " + page_.subtitle).line();
    markup_.open("style").raw(styles).raw(face_styles()).close().close().line();
  }

  void header() {
    markup_.open("header").element("h1", page_.title).line().element("p", page_.subtitle).line();
    for (const std::string& line : page_.notes) markup_.element("p", line).line();
    markup_.element("p", page_.fingerprint, {{"class", "print"}}).line();
    markup_.open("ul", {{"class", "legend"}});
    for (const Mark& mark : page_.sheet.legend) {
      markup_.open("li").open("svg", {{"viewBox", "0 0 24 24"}, {"aria-hidden", "true"}});
      draw_icon(markup_, mark.icon, 0, 0, 24);
      markup_.close().text(page_.wording.term(mark.words)).close();
    }
    if (has_reconstructed()) reconstructed();
    markup_.close().close().line();
  }

  /// The ring as faces bear it.
  void reconstructed() {
    markup_.open("li").open("svg", {{"viewBox", "0 0 24 24"}, {"aria-hidden", "true"}});
    markup_.empty("circle",
                  {{"cx", 12}, {"cy", 12}, {"r", 8}, {"fill", "none"}, {"stroke", "#7d2322"}, {"stroke-width", 4}});
    markup_.close().text(page_.wording.phrase("sheet.reconstructed")).close();
  }

  [[nodiscard]] bool has_reconstructed() const {
    const auto& groups = page_.sheet.groups;
    return std::any_of(groups.begin(), groups.end(), [](const FaceGroup& group) { return open_faces(group) > 0; });
  }

  [[nodiscard]] std::vector<double> heights_of_groups() const {
    std::vector<double> heights;
    const FaceDrawing drawing(page_.wording, out_);
    for (const FaceGroup& group : page_.sheet.groups) heights.push_back(drawing.height(group));
    return heights;
  }

  [[nodiscard]] std::vector<PaperPlan> plans_of(const std::vector<double>& heights) const {
    constexpr double text_line = 5.5;
    constexpr std::size_t signs_a_line = 4;
    std::vector<PaperGroup> groups;
    for (std::size_t at = 0; at < heights.size(); ++at) {
      const FaceGroup& group = page_.sheet.groups[at];
      groups.push_back({group.faces.size(), face_width(group.size), heights[at]});
    }
    const std::size_t lines = 3 + page_.notes.size() + page_.sheet.legend.size() / signs_a_line;
    return paged(groups, 12 + text_line * static_cast<double>(lines));
  }

  void write(const FaceGroup& group, double height, const PaperPlan& plan) {
    markup_.open("section", {{"class", plan.begins_page ? "page" : ""}});
    markup_.open("h2").text(page_.wording.term(group.title)).text(" ");
    const std::size_t open = open_faces(group);
    markup_.element("small", std::to_string(group.faces.size()) + (open > 0 ? " · ○ " + std::to_string(open) : ""));
    markup_.close().line();
    markup_.open("div", {{"class", std::string("faces ") + std::string(class_of(group.size))}}).line();
    FaceDrawing drawing(page_.wording, out_);
    for (std::size_t at = 0; at < group.faces.size(); ++at) {
      drawing.draw(group.faces[at], group, height, at > 0 && at % plan.faces_a_page == 0);
    }
    markup_.close().close().line();
  }

  const SheetPage& page_;
  std::string& out_;
  Markup markup_;
};

}  // namespace

void append_sheet_html(const SheetPage& page, std::string& out) { SheetWriter(page, out).write(); }

}  // namespace dogeref::render
