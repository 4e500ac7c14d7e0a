#include "manual/regions.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support/program.h"

namespace dogeref::tests {
namespace {

constexpr std::string_view begin_mark = "<generated ";
constexpr std::string_view end_mark = "</generated>";

/// The name in a line that begins a region, else empty. A mark ends its line, so that prose may speak of marks.
std::string region_name(const std::string& line) {
  const std::size_t begin = line.find(begin_mark);
  if (begin == std::string::npos || !line.ends_with('>')) return {};
  const std::size_t name = begin + begin_mark.size();
  return line.substr(name, line.find('>', name) - name);
}

bool has_all(const std::string& text, const Regions& regions) {
  for (const auto& [name, make] : regions) {
    if (text.find(std::string(begin_mark) + name + '>') == std::string::npos) return false;
  }
  return true;
}

}  // namespace

std::string renewed(const std::string& text, const Regions& regions) {
  std::istringstream lines(text);
  std::string out;
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.find(end_mark) != std::string::npos && line.ends_with('>')) inside = false;
    if (!inside) out += line + '\n';
    const std::string name = region_name(line);
    if (name.empty()) continue;
    inside = true;
    const auto region = regions.find(name);
    out += region != regions.end() ? region->second() : "nothing is called " + name + '\n';
  }
  return out;
}

bool is_up_to_date(const std::string& path, const Regions& regions) {
  const std::string file = DOGEREF_SOURCE_DIR "/" + path;
  const std::string text = slurp(file);
  const std::string now = renewed(text, regions);
  if (std::getenv("DOGEREF_BLESS") != nullptr) {
    if (now != text) std::ofstream(file, std::ios::binary) << now;
    return has_all(now, regions);
  }
  return now == text && has_all(now, regions);
}

}  // namespace dogeref::tests
