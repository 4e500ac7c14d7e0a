#pragma once
// What is wrong with the record of a tournament.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::tournament {

enum class Weight : std::uint8_t { error, warning, allowed };

struct Flaw {
  std::string code;  ///< "tournament-log-illegal"
  Weight weight = Weight::error;
  std::string file;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::string table;    ///< "2b"; empty: of no table alone
  std::string player;   ///< id, or the name as written; empty: of nobody alone
  std::string message;  ///< an English sentence
};

}  // namespace dogeref::tournament
