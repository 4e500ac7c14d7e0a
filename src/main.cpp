// dogeref, a referee for recorded board games.

#include <exception>
#include <string>
#include <vector>

#include "cli/shell/commands.h"
#include "cli/shell/console.h"

int main(int argc, char** argv) {
  dogeref::cli::Console console;
  const std::vector<std::string> arguments(argc > 0 ? argv + 1 : argv, argv + argc);
  try {
    return dogeref::cli::run(arguments, console);
  } catch (const std::exception& failure) {  // out of memory, no more threads
    console.complain(std::string("stopped: ") + failure.what());
    return dogeref::cli::unusable;
  }
}
