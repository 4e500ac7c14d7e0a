#include "includes.h"

#include <algorithm>
#include <sstream>

namespace dogeref::tests {

std::string_view included(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  if (line.empty() || line.front() != '#') return "";
  line.remove_prefix(std::min(line.find_first_not_of(" \t", 1), line.size()));
  if (line.substr(0, 7) != "include") return "";
  const auto begin = line.find_first_of("\"<");
  const auto end = line.find_first_of("\">", begin + 1);
  if (begin == std::string_view::npos || end == std::string_view::npos) return "";
  return line.substr(begin, end - begin);
}

std::vector<Include> own_includes(const Source& source) {
  std::vector<Include> includes;
  std::istringstream lines(source.text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const std::string_view header = included(line);
    if (!header.empty() && header.front() == '"') includes.push_back({std::string(header.substr(1)), number});
  }
  return includes;
}

}  // namespace dogeref::tests
