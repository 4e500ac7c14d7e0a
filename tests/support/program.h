#pragma once
// Runs the program as people do, through a shell.

#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "support/scratch.h"

namespace dogeref::tests {

struct Ran {
  int status = 0;
  std::string out;
  std::string err;
};

inline std::string slurp(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Places in files of scratch folders without the folder, whose name is another each time: where a line begins, behind
/// what introduces a place, in JSON, XML and TAP.
inline std::string without_scratch(const std::string& text) {
  constexpr std::array<std::string_view, 10> introductions = {
      "dogeref: ", " at ", " too: ", "\"file\":\"", " file=\"", "file: \"", "message=\"", "\">", "# ", " + "};
  const std::string folder = (std::filesystem::temp_directory_path() / "dogeref-").string();
  constexpr std::size_t random = 7;  // letters, and the slash
  std::string out;
  std::size_t done = 0;
  for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder, at + folder.size())) {
    const std::string_view before = std::string_view(text).substr(0, at);
    const std::size_t last = before.find_last_not_of(' ');
    const bool is_place = last == std::string_view::npos || before[last] == '\n' ||
                          std::any_of(introductions.begin(), introductions.end(),
                                      [before](std::string_view each) { return before.ends_with(each); });
    if (!is_place) continue;
    out.append(text, done, at - done);
    done = std::min(at + folder.size() + random, text.size());
  }
  return out.append(text, done);
}

/// The program that is run. Tests of another one say so before they begin.
inline std::string& program() {
  static std::string path = DOGEREF_BINARY;
  return path;
}

/// Runs shell text in which `dogeref` is the program. What it says is the text's own redirections' to change.
inline Ran shell(const std::string& text) {
  const Scratch scratch;
  const std::string script = scratch.file("script", "dogeref() { '" + program() + "' \"$@\"; }\n" + text + "\n");
  const std::string out = scratch.path("out");
  const std::string err = scratch.path("err");
  const std::string command = "env -u DOGEREF_RULES -u DOGEREF_LANG -u NO_COLOR -u CLICOLOR_FORCE bash '" + script +
                              "' >'" + out + "' 2>'" + err + "'";
  const int code = std::system(command.c_str());
  const int status = WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
  return {status, without_scratch(slurp(out)), without_scratch(slurp(err))};
}

}  // namespace dogeref::tests
