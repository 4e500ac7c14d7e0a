#pragma once
// Outlooks as JSON.

#include <string>

#include "rules/tree/node.h"
#include "tournament/outlook/outlook.h"
#include "tournament/record/results.h"

namespace dogeref::tournament {

[[nodiscard]] rules::Node outlook_json(const std::string& tournament, const Outlook& outlook, const Results& results);

}  // namespace dogeref::tournament
