#include "fuzz/desk.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "archive/boundary.h"
#include "archive/reader.h"
#include "cli/logs/judging.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "games/games.h"
#include "render/verdict/gcc.h"
#include "render/verdict/json.h"
#include "render/verdict/text.h"
#include "rules/library/embedded.h"
#include "rules/library/library.h"

namespace dogeref::fuzz {
namespace {

using Render = decltype(cli::Bench::render);

[[noreturn]] void stop(const char* why, std::string_view printed) {
  std::fprintf(stderr, "%s:\n%.*s\n", why, static_cast<int>(printed.size()), printed.data());
  std::abort();
}

/// A file in memory with these bytes, for a reader that wants a path.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view bytes) : handle_(memfd_create("fuzz.log", 0)) {
    while (handle_ >= 0 && !bytes.empty()) {
      const ssize_t written = write(handle_, bytes.data(), bytes.size());
      if (written <= 0) std::abort();
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  ~MemoryFile() { close(handle_); }

  [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(handle_); }

 private:
  int handle_;
};

struct Desk {
  std::vector<const rules::GameShapes*> shapes = games::shapes();
  rules::Library library{rules::shipped(), shapes};
  cli::Shelf shelf{library};
  cli::Wordings wordings{library, "en"};
  archive::Boundary boundary{shelf.spellings("game")};
};

std::string rendered(Desk& desk, const std::vector<archive::Input>& inputs, const Render& render) {
  cli::Bench bench{desk.library, desk.shelf, desk.wordings, inputs, {}};
  bench.render = render;
  cli::JudgingWorker worker(bench);
  archive::Reader reader(inputs, desk.boundary);
  archive::Block block;
  const auto outcome = worker.outcome();
  std::string out;
  while (reader.next(block)) {
    worker.work(block, *outcome);
    out += static_cast<const cli::Judged&>(*outcome).out;
  }
  return out;
}

void expect_json(std::string_view printed) {
  while (!printed.empty()) {
    const std::string_view line = printed.substr(0, printed.find('\n'));
    if (!nlohmann::json::accept(line)) stop("this is no JSON", line);
    printed.remove_prefix(std::min(printed.size(), line.size() + 1));
  }
}

void expect_text(std::string_view printed) {
  for (const char byte : printed)
    if ((static_cast<unsigned char>(byte) < 0x20 && byte != '\n') || byte == 0x7F) stop("a control character", printed);
}

}  // namespace

void check(std::string_view bytes) {
  static Desk desk;
  const MemoryFile file(bytes);
  const std::vector<archive::Input> inputs = {{file.path()}};
  expect_json(rendered(desk, inputs, render::append_json));
  expect_text(rendered(desk, inputs, [](const auto& page, const auto& wording, std::string& out) {
    render::append_gcc(page, wording, render::Told::all, out);
  }));
  expect_text(rendered(desk, inputs, [](const auto& page, const auto& wording, std::string& out) {
    render::append_text(page, wording, {}, out);
  }));
}

}  // namespace dogeref::fuzz
