#pragma once
// Who is meant by a name.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/tree/fault_list.h"
#include "tournament/event/event.h"
#include "tournament/record/results.h"

namespace dogeref::tournament {

/// The players of a tournament by their ids, names and other spellings, without regard to case. Without a register
/// everybody named is a player, by the name.
class NameBook {
 public:
  NameBook(const Event& event, rules::FaultList& faults);

  /// The number of a player; nothing when nobody of the register is meant.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view name);
  /// Names that may be meant by one that nobody has: "no player 'ana'; did you mean anna?"
  /// Only the first hundred times near names are looked for.
  [[nodiscard]] std::string unknown(std::string_view name);

  [[nodiscard]] std::vector<Competitor>& players() { return players_; }

 private:
  void add(const Registered& player, std::string_view spelling, std::size_t number, rules::FaultList& faults);

  bool open_;           ///< without a register
  int looked_for_ = 0;  ///< near names
  std::vector<Competitor> players_;
  std::map<std::string, std::size_t, std::less<>> by_name_;
  std::vector<std::string> spellings_;
};

}  // namespace dogeref::tournament
