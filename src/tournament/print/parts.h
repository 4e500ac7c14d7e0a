#pragma once
// What writers of JSON share.

#include "rules/tree/node.h"
#include "tournament/number/fraction.h"

namespace dogeref::tournament {

using rules::list_node;
using rules::map_node;
using rules::Node;
using rules::number_node;
using rules::put;
using rules::text_node;

/// Whole numbers as numbers, others in lowest terms.
[[nodiscard]] Node number_json(const Fraction& number);

}  // namespace dogeref::tournament
