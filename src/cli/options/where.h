#pragma once
// Which games of an archive are chosen: --where 'players=4 event~Venice date>=2025-01-01 verdict=illegal code=syntax'.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/shelf.h"
#include "cli/shell/console.h"
#include "cli/shell/parse.h"
#include "referee/game/verdict.h"

namespace dogeref::cli {

/// Conditions that a game has to meet, all of them: a field, an operator, a value. A value of several words stands in
/// double quotes. Texts are compared without regard to case; two whole numbers as numbers. Of a field with several
/// values (codes, names) one has to fit; `!=` wants none that is equal.
class Where {
 public:
  enum class Sign : std::uint8_t { equal, unequal, holds, at_least, at_most, above, below };

  /// False when the expression cannot be read, which is said with its place, in the name of the command.
  [[nodiscard]] bool read(std::string_view expression, const Shelf& shelf, const rules::Library& library,
                          std::string_view command, Console& console);

  [[nodiscard]] bool is_given() const { return !conditions_.empty(); }
  /// Whether it hangs on which findings there are, so that none may be left out before it is asked.
  [[nodiscard]] bool asks_for_codes() const;
  /// Always true without conditions.
  [[nodiscard]] bool fits(const referee::Verdict& verdict) const;

 private:
  struct Condition {
    std::string field;  ///< one of `where_fields`, or the slot of a header's key
    Sign sign = Sign::equal;
    std::string value;  ///< case folded
    std::optional<std::int64_t> number = {};
  };
  struct Scanner;

  [[nodiscard]] static bool fits(const Condition& condition, const referee::Verdict& verdict);

  std::vector<Condition> conditions_;
};

/// What --where knows beside the keys of headers.
[[nodiscard]] std::vector<std::string_view> where_fields();

/// Adds the option to a command over many games.
Option add_where_option(Parser& parser, std::string& expression);

}  // namespace dogeref::cli
