#include "manual/words.h"

#include <algorithm>

namespace dogeref::tests {

std::string joined(std::span<const std::string> words, std::string_view separator) {
  std::string out;
  for (const std::string& word : words) out.append(out.empty() ? "" : separator).append(word);
  return out;
}

std::string lower(std::string text) {
  const auto lowered = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  std::transform(text.begin(), text.end(), text.begin(), lowered);
  return text;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
  return text;
}

std::string wrapped(std::string_view text, std::string_view before, std::string_view after, std::size_t longest) {
  std::string out;
  std::string line;
  while (line.size() + text.size() > longest) {
    const std::size_t word = text.find_first_not_of(' ');
    std::size_t stop = text.rfind(' ', longest - std::min(longest, line.size() + before.size()));
    if (stop == std::string_view::npos || stop < word) stop = text.find(' ', word);
    if (stop == std::string_view::npos) break;
    out.append(line).append(text.substr(0, stop)).append(before) += '\n';
    line = after;
    text.remove_prefix(stop + 1);
  }
  return out.append(line).append(text) + '\n';
}

}  // namespace dogeref::tests
