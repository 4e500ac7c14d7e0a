#pragma once
// Overlays: JSON merge patches (RFC 7396).

#include "rules/tree/node.h"

namespace dogeref::rules {

/// The target with the patch laid over it: maps merge key by key, null removes, anything else replaces. Values keep
/// the origin and source of the tree that set them. The result's maps are sorted by key.
[[nodiscard]] Node merged(Node target, Node patch);

}  // namespace dogeref::rules
