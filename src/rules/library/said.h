#pragma once
// The sentences that came with the program.

#include <string_view>

#include "rules/library/embedded.h"
#include "rules/texts/sentences.h"

namespace dogeref::rules {

/// Those of all files `sentences.yaml`, of the frame and of the games.
[[nodiscard]] Sentences sentences_of(const Embedded& data, std::string_view language);

}  // namespace dogeref::rules
