#pragma once
// The words of all games in the language asked for.

#include "service/wordings.h"

namespace dogeref::cli {

using service::Wordings;

}  // namespace dogeref::cli
