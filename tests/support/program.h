#pragma once
// Runs the program as people do, through a shell.

#include <sys/wait.h>

#include <cstdlib>
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

/// Runs shell text in which `dogeref` is the program. What it says is the text's own redirections' to change.
inline Ran shell(const std::string& text) {
  const Scratch scratch;
  const std::string script = scratch.file("script", "dogeref() { '" DOGEREF_BINARY "' \"$@\"; }\n" + text + "\n");
  const std::string out = scratch.path("out");
  const std::string err = scratch.path("err");
  const std::string command = "env -u DOGEREF_RULES -u DOGEREF_LANG -u NO_COLOR -u CLICOLOR_FORCE bash '" + script +
                              "' >'" + out + "' 2>'" + err + "'";
  const int code = std::system(command.c_str());
  return {WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code), slurp(out), slurp(err)};
}

}  // namespace dogeref::tests
