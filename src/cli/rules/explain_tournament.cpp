#include "cli/rules/explain_tournament.h"

#include "tournament/codes/codes.h"

namespace dogeref::cli {
namespace {

using tournament::CodeEntry;

void append_inset(std::string_view text, std::string& out) {
  while (!text.empty()) {
    const std::size_t stop = text.find('\n');
    out.append("    ").append(text.substr(0, stop)).append("\n");
    text.remove_prefix(stop == std::string_view::npos ? text.size() : stop + 1);
  }
}

void append_event(std::string_view key, const CodeEntry& entry, const std::string& example,
                  const render::Wording& wording, std::string& out) {
  out += '\n' + wording.phrase(key) + '\n';
  append_inset(example, out);
  for (const auto& [name, text] : entry.logs_of(example)) {
    out += '\n' + name + ":\n";
    append_inset(text, out);
  }
}

void append_code(const CodeEntry& entry, const render::Wording& wording, std::string& out) {
  if (!out.empty()) out += '\n';
  const std::string& language = wording.language();
  out += entry.code + ": " + std::string(entry.title.get(language, "en")) + '\n';
  out += wording.phrase("severity." + entry.severity) + "\n\n";
  append_inset(entry.explanation.get(language, "en"), out);
  append_event("explain.breaks", entry, entry.breaks, wording, out);
  append_event("explain.keeps", entry, entry.keeps, wording, out);
}

}  // namespace

bool explain_tournament(std::string_view code, const render::Wording& wording, std::string& out) {
  bool found = false;
  for (const CodeEntry& entry : tournament::code_entries()) {
    if (!code.empty() && entry.code != code) continue;
    append_code(entry, wording, out);
    found = true;
  }
  return found;
}

std::vector<std::string> tournament_codes() {
  std::vector<std::string> codes;
  for (const CodeEntry& entry : tournament::code_entries()) codes.push_back(entry.code);
  return codes;
}

}  // namespace dogeref::cli
