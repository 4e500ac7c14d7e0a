#pragma once
// What The Doge Ship brings to the laws.

#include <memory>
#include <vector>

#include "laws/every_line.h"
#include "laws/faults.h"
#include "laws/slips/slip.h"
#include "rules/tree/node.h"

namespace dogeref::laws {

/// By the compiled data.
[[nodiscard]] std::unique_ptr<EveryLine> every_doge_ship_line(const rules::Node& data);
[[nodiscard]] std::vector<Way> doge_ship_ways();

namespace slips {
[[nodiscard]] std::vector<Kind> doge_ship_round_kinds();
[[nodiscard]] std::vector<Kind> doge_ship_action_kinds();
[[nodiscard]] std::vector<Kind> doge_ship_word_kinds();
[[nodiscard]] std::vector<Kind> doge_ship_oddity_kinds();
}  // namespace slips

}  // namespace dogeref::laws
