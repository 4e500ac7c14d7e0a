#pragma once
// Whole commands on bytes, without files of their own or processes: nothing may break, whatever the bytes are.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "archive/boundary.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "games/games.h"
#include "referee/judge/judge.h"
#include "rules/library/embedded.h"
#include "rules/library/library.h"

namespace dogeref::fuzz {

/// The shipped rules and their words, as a command has them.
struct Desk {
  std::vector<const rules::GameShapes*> shapes = games::shapes();
  rules::Library library{rules::shipped(), shapes};
  cli::Shelf shelf{library};
  cli::Wordings wordings{library, "en"};
  archive::Boundary boundary{shelf.spellings("game")};
};

/// One for all inputs.
[[nodiscard]] Desk& desk();

/// Ends the program, as a fuzzer wants it, unless each line is JSON; unless no control characters are among the text.
void expect_json(std::string_view printed);
void expect_text(std::string_view printed);
[[noreturn]] void stop(const char* why, std::string_view printed);

/// `dogeref check` on a file, in all its formats, with what was likely meant.
void check(std::string_view bytes);

/// `show` in all its formats, and what `given:` makes of it.
void show(const referee::Scene& scene, const std::string& game, std::span<const std::string> players,
          std::uint32_t line);

/// The commands on a single game: `show` in all formats, `legal`, `points`, `redact`, `fmt`, `shrink`, `compare`. At
/// which lines, for whom and by which rules depends on the bytes alone. `sparing`: of the dear ones only now and then.
void ask_all(std::string_view game, bool sparing);
/// The same of every game among the bytes.
void ask_of_each(std::string_view bytes);

}  // namespace dogeref::fuzz
