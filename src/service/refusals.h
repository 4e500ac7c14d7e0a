#pragma once
// What is said of a file in which there is no game.

#include "archive/sniff.h"
#include "findings/finding.h"

namespace dogeref::service {

/// Of one that is empty, or holds nothing but comments.
[[nodiscard]] findings::Finding no_game();
/// Of one that is no text.
[[nodiscard]] findings::Finding not_text(const archive::Looks& looks);

}  // namespace dogeref::service
