#pragma once
// Runs the program as people do, through a shell.

#include <sys/wait.h>

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

/// Places in files of scratch folders without the folder, whose name is another each time: at the beginning of a line,
/// behind "dogeref: ", in JSON and in XML.
inline std::string without_scratch(std::string text) {
  const std::string folder = (std::filesystem::temp_directory_path() / "dogeref-").string();
  constexpr std::size_t random = 7;  // letters, and the slash
  for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder, at)) {
    const std::string_view before = std::string_view(text).substr(0, at);
    const bool is_place = before.empty() || before.ends_with('\n') || before.ends_with("dogeref: ") ||
                          before.ends_with("\"file\":\"") || before.ends_with(" file=\"");
    if (is_place) text.erase(at, folder.size() + random);
    at += is_place ? 0 : folder.size();
  }
  return text;
}

/// Runs shell text in which `dogeref` is the program. What it says is the text's own redirections' to change.
inline Ran shell(const std::string& text) {
  const Scratch scratch;
  const std::string script = scratch.file("script", "dogeref() { '" DOGEREF_BINARY "' \"$@\"; }\n" + text + "\n");
  const std::string out = scratch.path("out");
  const std::string err = scratch.path("err");
  const std::string command = "env -u DOGEREF_RULES -u DOGEREF_LANG -u NO_COLOR -u CLICOLOR_FORCE bash '" + script +
                              "' >'" + out + "' 2>'" + err + "'";
  const int code = std::system(command.c_str());
  const int status = WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
  return {status, without_scratch(slurp(out)), without_scratch(slurp(err))};
}

}  // namespace dogeref::tests
