#include "tournament/record/names.h"

#include "rules/tree/values.h"
#include "text/unicode.h"

namespace dogeref::tournament {

NameBook::NameBook(const Event& event, rules::FaultList& faults) : open_(!event.has_register) {
  for (const Registered& player : event.players) {
    const std::size_t number = players_.size();
    players_.push_back({player.id, player.name, true});
    add(player, player.id, number, faults);
    add(player, player.name, number, faults);
    for (const std::string& also : player.also) add(player, also, number, faults);
  }
}

void NameBook::add(const Registered& player, std::string_view spelling, std::size_t number, rules::FaultList& faults) {
  const auto [known, is_new] = by_name_.emplace(text::fold(spelling), number);
  if (is_new) spellings_.emplace_back(spelling);
  if (known->second == number) return;
  faults.add(player.origin, "'" + rules::shortened(spelling) +
                                "' is the name of two players: " + players_[known->second].id + " and " + player.id);
}

std::optional<std::size_t> NameBook::find(std::string_view name) {
  const auto [known, is_new] =
      open_ ? by_name_.emplace(text::fold(name), players_.size()) : std::pair(by_name_.find(text::fold(name)), false);
  if (known == by_name_.end()) return std::nullopt;
  const std::string written = text::nfc(name);
  if (is_new) players_.push_back({written, written, false});
  Competitor& player = players_[known->second];
  if (open_ && written < player.id) player.id = player.name = written;  // whichever stands first in the file
  return known->second;
}

std::string NameBook::unknown(std::string_view name) {
  constexpr int enough = 100;
  if (++looked_for_ > enough) return rules::no_such("player", name, {});
  return rules::no_such("player", name, {spellings_.begin(), spellings_.end()});
}

}  // namespace dogeref::tournament
