// docs/variants.md: its files are written and its commands run, in a folder of their own, in the order of the page.
//
// "```yaml PATH" writes a file ("+PATH" goes on with it). In "```console" a line "$ COMMAND" is run; what follows is
// what it prints: "! " on standard error, "? " its exit status unless 0. A command without output shown may print
// anything.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "support/program.h"

using namespace dogeref::tests;

namespace {

struct Block {
  std::string kind;
  std::string path;
  std::string text;
};

std::vector<Block> blocks_of(const std::string& page) {
  std::vector<Block> blocks;
  const std::string fence = "\n```";
  for (std::size_t at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
    const std::size_t line = page.find('\n', at + 1);
    const std::size_t end = page.find(fence, line - 1);
    std::istringstream head(page.substr(at + fence.size(), line - at - fence.size()));
    Block& block = blocks.emplace_back();
    head >> block.kind >> block.path;
    if (end > line) block.text = page.substr(line + 1, end - line);
    at = end + fence.size();
  }
  return blocks;
}

/// A command of the page and what it must give.
struct Command {
  std::string text;
  std::string out;
  std::string err;
  int status = 0;
  bool shown = false;
};

std::vector<Command> commands_of(const std::string& text) {
  std::vector<Command> commands;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("$ ")) {
      commands.emplace_back().text = line.substr(2);
      continue;
    }
    Command& command = commands.back();
    command.shown = true;
    if (line.starts_with("! ")) {
      command.err += line.substr(2) + '\n';
    } else if (line.starts_with("? ")) {
      command.status = std::stoi(line.substr(2));
    } else {
      command.out += line + '\n';
    }
  }
  return commands;
}

void write(const std::string& folder, const Block& block) {
  const bool goes_on = block.path.starts_with('+');
  const std::string path = folder + '/' + block.path.substr(goes_on ? 1 : 0);
  std::ofstream(path, goes_on ? std::ios::app : std::ios::trunc) << block.text;
}

}  // namespace

TEST_CASE("the commands of docs/variants.md print what the page says") {
  const Scratch scratch;
  int commands = 0;
  for (const Block& block : blocks_of(slurp("docs/variants.md"))) {
    if (block.kind != "console") {
      write(scratch.path(), block);
      continue;
    }
    for (const Command& command : commands_of(block.text)) {
      ++commands;
      CAPTURE(command.text);
      const Ran ran = shell("cd '" + scratch.path() + "' && " + command.text);
      CHECK(ran.status == command.status);
      CHECK(ran.err == command.err);
      if (command.shown) CHECK(ran.out == command.out);
    }
  }
  CHECK(commands >= 8);
}
