// dogeref, a referee for recorded board games.

#include <exception>
#include <string>
#include <vector>

#include "cli/shell/bug.h"
#include "cli/shell/commands.h"
#include "cli/shell/console.h"

int main(int argc, char** argv) {
  dogeref::cli::Console console;
  const std::vector<std::string> arguments(argc > 0 ? argv + 1 : argv, argv + argc);
  dogeref::cli::watch_for_bugs();
  try {
    return dogeref::cli::run(arguments, console);
  } catch (const std::exception& failure) {  // out of memory, no more threads
    dogeref::cli::tell_of(failure, console);
    return dogeref::cli::unusable;
  }
}
