#pragma once
// Files replaced whole or not at all.

#include <string>
#include <string_view>

namespace dogeref::text {

/// Makes `bytes` the content of a file, new or there already: they are written beside it, brought to the disk and moved
/// to its place, so that whatever happens on the way the old file stays. Keeps the mode of a file that was there.
/// Refuses links, folders and what else is no regular file. Empty on success, else the reason, as people say it.
[[nodiscard]] std::string replace_file(const std::string& path, std::string_view bytes);

}  // namespace dogeref::text
