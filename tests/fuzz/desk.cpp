#include "fuzz/desk.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "archive/reader.h"
#include "cli/logs/formats.h"
#include "cli/logs/judging.h"
#include "render/verdict/fixes.h"
#include "render/verdict/gcc.h"
#include "render/verdict/json.h"
#include "render/verdict/text.h"

namespace dogeref::fuzz {
namespace {

using Render = decltype(cli::Bench::render);

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

/// Of a file with these bytes each game, or what there is to say of it.
template <class Take>
void read(std::string_view bytes, const Take& take) {
  const MemoryFile file(bytes);
  const std::vector<archive::Input> inputs = {{file.path()}};
  archive::Reader reader(inputs, desk().boundary);
  archive::Block block;
  while (reader.next(block)) take(inputs, block);
}

std::string rendered(std::string_view bytes, cli::Proposals proposals, const Render& render) {
  std::string out;
  read(bytes, [&](const std::vector<archive::Input>& inputs, const archive::Block& block) {
    cli::Bench bench{desk().library, desk().shelf, desk().wordings, inputs, std::vector<cli::Way>(1)};
    bench.proposals = proposals;
    bench.render = render;
    cli::JudgingWorker worker(bench);
    const auto outcome = worker.work(block);
    out += static_cast<const cli::Judged&>(*outcome).out;
  });
  return out;
}

}  // namespace

void stop(const char* why, std::string_view printed) {
  std::fprintf(stderr, "%s:\n%.*s\n", why, static_cast<int>(printed.size()), printed.data());
  std::abort();
}

Desk& desk() {
  static Desk desk;
  return desk;
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

void check(std::string_view bytes) {
  // Judged once, printed in every form.
  (void)rendered(bytes, cli::Proposals::at_once, [](const auto& page, const auto& wording, std::string& out) {
    for (const std::string& name : cli::check_formats()) {
      out.clear();
      cli::check_format(name).append(page, wording, {}, out);
      if (name == "json") expect_json(out);
      if (name != "log") expect_text(out);  // the game itself, its bytes as they were
    }
    out.clear();
    cli::fixes_format().append(page, wording, {}, out);
    expect_json(out);
  });
}

void ask_of_each(std::string_view bytes) {
  read(bytes, [](const std::vector<archive::Input>&, const archive::Block& block) {
    for (const archive::Piece& piece : block.pieces) {
      if (piece.kind == archive::Piece::Kind::game) ask_all(block.text(piece), true);
    }
  });
}

}  // namespace dogeref::fuzz
