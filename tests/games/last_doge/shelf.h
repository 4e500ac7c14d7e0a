#pragma once
// The shipped rules of The Last Doge, stored logs, and what a judge said in one text.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "games/last_doge/data/compile.h"
#include "games/last_doge/data/shapes.h"
#include "referee/judge/judge.h"
#include "support/one_game.h"

namespace dogeref::last_doge {

[[nodiscard]] inline tests::OneGame& shelf() {
  static tests::OneGame shelf(shapes(), make_ruleset, "", header_keys);
  return shelf;
}

[[nodiscard]] inline const referee::Ruleset& ruleset(const std::vector<std::string>& variants = {}) {
  return *shelf().find("last-doge", "en", variants).ruleset;
}

/// Logs of a folder below fixtures/last-doge, in the order of their names.
[[nodiscard]] inline std::vector<std::filesystem::path> logs(const char* folder) {
  std::vector<std::filesystem::path> found;
  const std::string path = std::string(DOGEREF_SOURCE_DIR "/fixtures/last-doge/") + folder;
  for (const auto& entry : std::filesystem::directory_iterator(path)) {
    if (entry.path().extension() == ".log") found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

[[nodiscard]] inline std::string slurp(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void append(const std::vector<findings::Argument>& arguments, std::string& out) {
  for (const findings::Argument& argument : arguments) {
    out += ' ' + std::string(argument.name) + '=';
    for (const findings::Term& term : argument.terms) {
      out += std::to_string(term.number) + ',' + std::to_string(term.number2) + ',' + term.text + ';';
      append(term.arguments, out);
    }
  }
}

/// Everything that a verdict says: findings with their arguments, standings, counts.
[[nodiscard]] inline std::string told(const referee::Verdict& verdict, const referee::Vocabulary& vocabulary) {
  std::string out = "unverified " + std::to_string(verdict.unverified.value_or(-1)) + ", draws " +
                    std::to_string(verdict.draws) + '/' + std::to_string(verdict.draws_recorded) + '\n';
  if (verdict.end) out += std::string(verdict.end->reason) + ' ' + std::to_string(verdict.end->line) + '\n';
  for (const findings::Finding& finding : verdict.findings) {
    out += std::to_string(finding.span.line) + ':' + std::to_string(finding.span.begin) + '-' +
           std::to_string(finding.span.end) + ' ' + std::string(vocabulary.code_name(finding.code)) + ' ' +
           std::to_string(finding.seat);
    append(finding.arguments, out);
    for (const findings::Related& related : finding.related) out += " @" + std::to_string(related.line);
    out += '\n';
  }
  for (const referee::Standing& standing : verdict.standings) {
    out += std::to_string(standing.rank) + ' ' + std::to_string(standing.seat) + ' ' + std::string(standing.decided_by);
    for (const auto& value : standing.values) out += ' ' + (value ? std::to_string(*value) : "-");
    out += '\n';
  }
  return out;
}

}  // namespace dogeref::last_doge
