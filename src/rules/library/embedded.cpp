#include "rules/library/embedded.h"

#include <algorithm>

namespace dogeref::rules {

const EmbeddedTable* find_table(const Embedded& embedded, std::string_view game, std::string_view kind,
                                std::string_view id) {
  const auto at = std::find_if(embedded.tables.begin(), embedded.tables.end(), [&](const EmbeddedTable& candidate) {
    return candidate.game == game && candidate.kind == kind && candidate.id == id;
  });
  return at == embedded.tables.end() ? nullptr : &*at;
}

}  // namespace dogeref::rules
