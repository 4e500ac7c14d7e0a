#include "render/verdict/fixes.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "referee/game/code_name.h"
#include "referee/game/game.h"
#include "render/terminal/excerpt.h"
#include "render/words/json_text.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view fix_keys[] = {"meant",    "swapped",     "moved",  "left-out", "twice",   "repeats",
                                         "meant-in", "superfluous", "joined", "parted",   "restored"};

}  // namespace

std::string fix_message(const findings::Finding& finding, const Page& page, const Wording& wording) {
  for (auto help = finding.help.rbegin(); help != finding.help.rend(); ++help) {
    if (std::find(std::begin(fix_keys), std::end(fix_keys), help->key) != std::end(fix_keys))
      return wording.help(*help, page.verdict.players);
  }
  return {};
}

namespace {

Json edit_of(const findings::Edit& edit, std::string_view line) {
  return {{"line", edit.span.line},
          {"column", column(line, edit.span.begin)},
          {"end_column", column(line, edit.span.end)},
          {"replacement", edit.replacement}};
}

Json fix_of(const findings::Finding& finding, const Page& page, const Wording& wording) {
  Json json = {{"schema", fixes_schema}, {"file", page.file}, {"line", finding.span.line}};
  json["code"] = referee::code_name(page.verdict, finding.code);
  json["message"] = fix_message(finding, page, wording);
  json["edits"] = Json::array();
  Lines lines(page.text, page.first_line);
  for (const findings::Edit& edit : finding.fix) json["edits"].push_back(edit_of(edit, lines.line(edit.span.line)));
  return json;
}

}  // namespace

void append_fixes_json(const Page& page, const Wording& wording, const TextStyle&, std::string& out) {
  for (const findings::Finding& finding : page.verdict.findings) {
    if (finding.fix.empty()) continue;
    out += json_line(fix_of(finding, page, wording));
  }
}

}  // namespace dogeref::render
