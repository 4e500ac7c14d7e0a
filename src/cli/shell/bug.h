#pragma once
// The program breaks: an assertion fails, memory is not what it should be. Then it says so, as a bug to report.

#include <exception>

namespace dogeref::cli {

class Console;

/// From now on a fault of the program ends it with exit status `unusable` and two lines on standard error: that this is
/// a bug, and which game the thread was at (`text::AtWork`). What was written to the console before stays whole.
/// Signals that somebody else watches (a sanitizer, a debugger) are left alone.
void watch_for_bugs();

/// The same of an exception that nobody expected; one for which the machine is to blame is no bug, but a reason to
/// stop.
void tell_of(const std::exception& failure, Console& console);

/// The calling thread can tell of a fault even when its stack is full. Called once a thread that judges.
void prepare_thread_for_bugs();

}  // namespace dogeref::cli
