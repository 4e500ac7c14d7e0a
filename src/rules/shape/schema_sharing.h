#pragma once
// Parts of a JSON Schema that stand in it again and again, written once.

#include "rules/tree/node.h"

namespace dogeref::rules::schema {

/// Puts large parts that `root` or `definitions` hold several times among the definitions, under names by their order,
/// and refers to them. A description beside one stays where it stands.
void share_parts(Node& root, Node& definitions);

}  // namespace dogeref::rules::schema
