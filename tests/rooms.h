#pragma once

#include <string>
#include <vector>

#include "floors.h"

namespace dogeref::tests {

/// What a newcomer takes in at a glance.
inline constexpr int most_files_of_a_folder = 35;

/// What breaks the order of rooms, the folders within a floor or a game: a line "path:line: what" a fault. A file
/// includes from its own room and from those that stand before it in the table of rooms.
std::vector<std::string> broken_rooms(const std::vector<Source>& sources);

/// Circles of includes, a header and its source counted as one: "a -> b -> a", sorted. None is found exactly when there
/// is none; of several through one pair one may stand for all.
std::vector<std::string> circles(const std::vector<Source>& sources);

/// Folders with more than `most_files_of_a_folder` headers and sources of their own: "render: 40 files".
std::vector<std::string> crowded_folders(const std::vector<Source>& sources);

}  // namespace dogeref::tests
