#pragma once
// How the program was built: a sanitizer makes times and memory its own, and without the optimizer its code is half as
// large again.

namespace dogeref::tests {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

#if defined(NDEBUG)
inline constexpr bool is_optimized = true;
#else
inline constexpr bool is_optimized = false;
#endif

}  // namespace dogeref::tests
