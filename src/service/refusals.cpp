#include "service/refusals.h"

#include <algorithm>
#include <string>

#include "referee/game/codes.h"

namespace dogeref::service {
namespace {

/// "a zip archive" -> the phrase `file.a-zip-archive`.
findings::Term kind_of_file(std::string_view kind) {
  std::string key = "file." + std::string(kind);
  std::replace(key.begin(), key.end(), ' ', '-');
  return findings::phrase(key);
}

}  // namespace

findings::Finding no_game() {
  findings::Finding finding;
  finding.code = referee::code(referee::FrameCode::no_game);
  finding.severity = findings::Severity::warning;
  finding.span.line = 1;
  return finding;
}

findings::Finding not_text(const archive::Looks& looks) {
  findings::Finding finding;
  finding.code = referee::code(referee::FrameCode::not_utf8);
  finding.span.line = 1;
  findings::Argument kind{"kind", {kind_of_file(looks.kind)}};
  findings::Argument offset{"offset", {findings::number(static_cast<std::int64_t>(looks.offset))}};
  finding.arguments = {{"instead", {findings::phrase("file.looks-like", {kind, offset})}}};
  return finding;
}

}  // namespace dogeref::service
