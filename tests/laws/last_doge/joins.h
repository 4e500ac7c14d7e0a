#pragma once
// What The Last Doge brings to the laws.

#include <memory>
#include <vector>

#include "laws/every_line.h"
#include "laws/faults.h"
#include "laws/slips/slip.h"
#include "rules/tree/node.h"

namespace dogeref::laws {

/// By the compiled data.
[[nodiscard]] std::unique_ptr<EveryLine> every_last_doge_line(const rules::Node& data);
[[nodiscard]] std::vector<Way> last_doge_ways();

namespace slips {
[[nodiscard]] std::vector<Kind> last_doge_search_kinds();
[[nodiscard]] std::vector<Kind> last_doge_escape_kinds();
[[nodiscard]] std::vector<Kind> last_doge_word_kinds();
[[nodiscard]] std::vector<Kind> last_doge_oddity_kinds();
}  // namespace slips

}  // namespace dogeref::laws
