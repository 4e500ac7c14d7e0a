#pragma once
// Types that are defined twice under one name, each in its own way: the linker takes one for the other without a word.

#include <string>
#include <vector>

#include "floors.h"

namespace dogeref::tests {

/// A line "path:line: NAME is defined in path:line, too" for each type that these sources, which come to stand in one
/// program, define a second time in a namespace with a name. What an unnamed namespace, a class or a function keeps for
/// itself does not count.
std::vector<std::string> types_defined_twice(const std::vector<Source>& sources);

}  // namespace dogeref::tests
