#pragma once
// Numbers of 128 bits, which the standard does not know.

namespace dogeref::tests {

__extension__ typedef __int128 Wide;  // NOLINT: an alias cannot be marked so

}  // namespace dogeref::tests
