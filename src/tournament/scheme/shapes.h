#pragma once
// The shape of a scheme's file.

#include "rules/shape/shape.h"

namespace dogeref::tournament {

/// Of a whole file; as an overlay nothing but `kind` and `id` is required.
[[nodiscard]] rules::Shape scheme_shape();
/// Of a scheme written in a tournament's file, which says neither kind nor id.
[[nodiscard]] rules::Shape inline_scheme_shape();

}  // namespace dogeref::tournament
