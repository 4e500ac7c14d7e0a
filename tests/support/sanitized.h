#pragma once
// Whether the program runs under a sanitizer, which makes times and memory its own.

namespace dogeref::tests {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

}  // namespace dogeref::tests
