#include "tournament/check/checker.h"

#include <map>

namespace dogeref::tournament {
namespace {

std::string elsewhere(const Mention& mention) {
  if (mention.kind == Mention::Kind::bye) return " has a bye in this round, too";
  if (mention.kind == Mention::Kind::absent) return " is absent in this round, too";
  return " sits at table " + mention.table + " in this round, too";
}

}  // namespace

/// One slip is told once, and nobody of the two tables is said to be at both.
void Checker::swaps() {
  const auto is_of_swap = [&](const std::string& table) { return !table.empty() && is_swapped(table); };
  mentions_.erase(std::remove_if(mentions_.begin(), mentions_.end(),
                                 [&](const Mention& mention) { return is_of_swap(mention.table); }),
                  mentions_.end());
  flaws_.erase(std::remove_if(flaws_.begin(), flaws_.end(),
                              [&](const Flaw& flaw) {
                                return flaw.code == "tournament-result-differs" && is_of_swap(flaw.table);
                              }),
               flaws_.end());
  for (const Swap& swap : swaps_) {
    const TableEntry& entry = *swap.one->entry;
    add("tournament-seating-differs", entry.origin,
        "who sits at tables " + entry.id + " and " + swap.other->entry->id +
            " is told otherwise by their seats, logs and sheets: something of the two is swapped")
        .table = entry.id;
  }
}

void Checker::table(const Seating& seating) {
  const TableEntry& entry = *seating.entry;
  const auto say = [&](std::string_view code, const Origin& at, std::string message) -> Flaw& {
    Flaw& made = add(code, at, std::move(message));
    made.table = entry.id;
    return made;
  };
  const bool is_played = entry.log || !entry.sheet.empty();
  if (!is_played && entry.seats.empty()) say("tournament-empty-table", entry.origin, "nobody sits at this table");
  const std::size_t size = entry.log ? seating.played.size() : std::max(entry.sheet.size(), entry.seats.size());
  const bool wanted =
      std::find(scheme_.sizes.begin(), scheme_.sizes.end(), static_cast<int>(size)) != scheme_.sizes.end();
  if (size > 0 && !wanted && !seating.has_unknown)
    say("tournament-table-size", entry.origin, "the scheme has no tables of " + std::to_string(size));
  if (size > 0 && wanted && !scheme_.points.has(static_cast<int>(size)) && !seating.has_unknown)
    say("tournament-table-size", entry.origin, "the scheme has no points for a table of " + std::to_string(size));
  if (!seating.drawn.empty() && !seating.played.empty() && !seating.has_unknown && seating.drawn != seating.played &&
      !is_swapped(entry.id)) {
    const auto differs =
        std::mismatch(seating.drawn.begin(), seating.drawn.end(), seating.played.begin(), seating.played.end());
    const auto seat = static_cast<std::size_t>(differs.first - seating.drawn.begin());
    const std::string drawn = seat < seating.drawn.size() ? name_of(seating.drawn[seat]) : "nobody";
    const std::string played = seat < seating.played.size() ? name_of(seating.played[seat]) : "nobody";
    say("tournament-seating-differs", seat < entry.seats.size() ? entry.seats[seat].origin : entry.origin,
        "seat " + std::to_string(seat + 1) + " was drawn for " + drawn + ", but played by " + played);
  }
  if (is_played && !entry.confirmed)
    say("tournament-unconfirmed", entry.origin, "nobody has confirmed this table").weight = Weight::warning;
}

void Checker::gaps() {
  int before = 0;
  for (const Round& round : event_.rounds) {
    if (round.number != before + 1)
      add("tournament-round-gap", round.origin,
          "round " + std::to_string(round.number) + " comes, and there is no round " + std::to_string(before + 1));
    before = round.number;
    if (!scheme_.stages.empty() && stage_of(round.number) == nullptr)
      add("tournament-round-gap", round.origin, "round " + std::to_string(round.number) + " is in no stage");
  }
  for (const Penalty& penalty : event_.penalties) {
    if (penalty.round > before)  // one that is missing before the last is told already
      add("tournament-round-gap", penalty.round_origin,
          "the penalty is of round " + std::to_string(penalty.round) + ", and there is no such round");
  }
}

/// Nobody is in two places, those who left are in none, and all others in one.
void Checker::round(const Round& round) {
  std::map<std::size_t, const Mention*> seen;
  std::size_t twice = 0;
  for (const Mention& mention : mentions_) {
    if (mention.round != round.number) continue;
    const auto [first, is_new] = seen.emplace(mention.player, &mention);
    if (!is_new) add("tournament-two-tables", mention, name_of(mention.player) + elsewhere(*first->second));
    twice += is_new ? 0 : 1;
    if (mention.kind != Mention::Kind::absent && has_left(mention.player, round.number))
      add("tournament-left-player", mention,
          name_of(mention.player) + " has left since round " + std::to_string(left(mention.player)));
  }
  const Stage* const stage = stage_of(round.number);
  if ((stage != nullptr && !stage->from.empty()) || has_unknown(round)) return;
  std::vector<std::size_t> missing;
  for (std::size_t player = 0; player < results_.players.size(); ++player) {
    if (!results_.players[player].registered || seen.contains(player) || has_left(player, round.number)) continue;
    missing.push_back(player);
  }
  if (missing.size() <= twice) return;  // whoever is named twice stands where they should
  for (const std::size_t player : missing) not_seated(player, round);
}

void Checker::rounds() {
  for (const Round& each : event_.rounds) round(each);
}

void Checker::byes() {
  std::map<std::size_t, int> first;
  for (const Mention& mention : mentions_) {
    if (mention.kind != Mention::Kind::bye) continue;
    const auto [before, is_new] = first.emplace(mention.player, mention.round);
    if (!is_new && before->second != mention.round)
      add("tournament-bye-twice", mention,
          name_of(mention.player) + " had a bye in round " + std::to_string(before->second) + " already");
  }
}

/// What an incident allows is told and is no error.
void Checker::allow() {
  for (Flaw& flaw : flaws_) {
    if (!flaw.table.empty() && event_.allows(flaw.table, flaw.code)) flaw.weight = Weight::allowed;
  }
}

std::vector<Flaw> check_event(const Event& event, const Scheme& scheme, const Assembled& assembled) {
  return Checker(event, scheme, assembled).run();
}

}  // namespace dogeref::tournament
