#pragma once
// What was printed and has not left the program yet, for whoever ends a program that is broken.

namespace dogeref::cli {

/// Writes what was appended to the console, and lets nobody write any more. Does nothing but what a signal handler may.
void write_pending_and_stop() noexcept;

}  // namespace dogeref::cli
