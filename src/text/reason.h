#pragma once
// Why the system refused, for people.

#include <string>

namespace dogeref::text {

/// The reason of a failed call, from `errno`, in lower case: "no such file or directory".
[[nodiscard]] std::string reason_of(int error);

}  // namespace dogeref::text
