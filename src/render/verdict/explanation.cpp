#include "render/verdict/explanation.h"

#include "render/words/template.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

constexpr std::string_view default_language = "en";

/// "2.1 (en), 2.1 (fr)"
std::string sections(const rules::RuleEntry& entry, const Wording& wording) {
  std::string out;
  for (const auto& [edition, section] : entry.section.items()) {
    if (section.empty()) continue;
    if (!out.empty()) out += ", ";
    out += wording.phrase("explain.rule", {{"edition", {findings::words(edition)}},
                                           {"section", {findings::words(wording.section_name(section))}}});
  }
  return out.empty() ? wording.phrase("explain.none") : out;
}

void append_indented(std::string_view lines, std::string& out) {
  while (!lines.empty()) {
    const std::size_t stop = lines.find('\n');
    const std::string_view line = lines.substr(0, stop);
    if (!line.empty()) out.append("    ").append(text::escaped(line));
    out += '\n';
    lines.remove_prefix(stop == std::string_view::npos ? lines.size() : stop + 1);
  }
}

/// A message with the names of what is filled in, and without how that joins the text: "tocca a {player}".
std::string plain_template(std::string_view pattern) {
  std::string out;
  const auto append_name = [&](const Place& place) {
    const std::size_t slash = place.joint.find('/');
    if (slash != std::string_view::npos) out.append(place.joint.substr(0, slash)).append(" ");
    out.append("{").append(place.name).append("}");
    return true;
  };
  fill_with(pattern, append_name, out);
  return out;
}

void append_example(std::string_view key, std::string_view log, const Wording& wording, std::string& out) {
  if (log.empty()) return;
  out += '\n' + wording.phrase(key) + '\n';
  append_indented(log, out);
}

}  // namespace

void append_explanation(const rules::RuleEntry& entry, const Wording& wording, std::string& out) {
  const std::string& language = wording.language();
  out += entry.code;
  out.append(": ").append(entry.title.get(language, default_language)).append("\n");
  out += wording.phrase("severity." + entry.severity) + wording.phrase("summary.separator");
  out += sections(entry, wording) + "\n\n";
  append_indented(entry.explanation.get(language, default_language), out);
  if (entry.readings && entry.severity == "error" && entry.category != "record") {
    out += '\n';
    const std::string of_category = "explain.readings-" + entry.category;
    append_indented(wording.phrase(of_category) + '\n' + wording.phrase(of_category + "-more"), out);
  }
  out += '\n' + wording.phrase("explain.message") + '\n';
  append_indented(plain_template(entry.message.get(language, default_language)), out);
  append_example("explain.breaks", entry.breaks, wording, out);
  append_example("explain.keeps", entry.keeps, wording, out);
}

}  // namespace dogeref::render
