#pragma once
// Legal games to be broken, and faults of every code in them.

#include <cstdint>
#include <functional>
#include <string>

#include "laws/faults.h"

namespace dogeref::laws {

/// A fault, and what it must be found as.
struct Injected {
  std::string code;
  std::string variant;  ///< the game is judged with; empty: as its header says
  Fault fault;
};

/// Whether the games to be broken tell what was secret at the table.
enum class Secrets : std::uint8_t { kept, taken_out };

/// Breaks games of a batch by each way, at most `enough` times a way, the same on every machine. Every batch has
/// simulated games of its own; the first one has the game's fixtures too.
void inject(const Breakers& breakers, std::uint64_t batch, int enough, const std::function<void(const Injected&)>& sink,
            Secrets secrets = Secrets::kept);

/// Calls for as many batches as DOGEREF_LAWS asks for; where it asks for few games, fewer faults a way are `enough`.
void in_batches(const std::function<void(std::uint64_t batch, int enough)>& visit);

/// Keeps a log in the folder that DOGEREF_UNPINNED names, if it names one.
void keep_log(const std::string& name, const std::string& text);

/// How a game with such a fault is judged.
[[nodiscard]] referee::JudgeOptions judging_of(const std::string& variant);

}  // namespace dogeref::laws
