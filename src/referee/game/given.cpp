#include "referee/game/given.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/tree/values.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

/// Takes names as they come; those known already are the same players.
class Names {
 public:
  Names(std::vector<PlayerName>& players, rules::FaultList& faults) : players_(players), faults_(faults) {}

  void list(const rules::Node* names) {
    if (names == nullptr || !names->is_list()) return;
    std::vector<std::string> here;
    const bool is_second = std::exchange(is_listed_, true);
    for (const rules::Member& item : names->members) {
      if (item.value.kind != rules::Node::Kind::text) continue;  // the shape says what is wrong
      std::string folded = text::fold(item.value.text);
      if (std::find(here.begin(), here.end(), folded) != here.end()) {
        faults_.add(item.value.origin, "'" + rules::shortened(item.value.text) + "' is named twice");
      }
      here.push_back(folded);
      if (is_second) (void)given_seat(players_, item.value.origin, item.value.text, faults_);
      if (!is_second) add(item.value.text, std::move(folded));
    }
  }

  void keys(const rules::Node* map) {
    if (map == nullptr || !map->is_map()) return;
    for (const rules::Member& member : map->members) {
      if (is_listed_) (void)given_seat(players_, member.key_origin, member.key, faults_);
      if (!is_listed_) add(member.key, text::fold(member.key));
    }
  }

 private:
  void add(const std::string& name, std::string folded) {
    const auto same = [&](const PlayerName& player) { return player.folded == folded; };
    if (std::any_of(players_.begin(), players_.end(), same)) return;
    players_.push_back({name, std::move(folded), {}, {}, -1});
  }

  std::vector<PlayerName>& players_;
  rules::FaultList& faults_;
  bool is_listed_ = false;  ///< whether a list says who plays
};

}  // namespace

namespace {

/// A player whose name is written twice may be why there are too few.
void report_named_twice(const rules::Node* map, std::span<const PlayerName> players, rules::FaultList& faults) {
  if (map == nullptr || !map->is_map()) return;
  NamedOnce once(faults);
  for (const rules::Member& member : map->members) {
    const std::string folded = text::fold(member.key);
    const auto named = [&](const PlayerName& player) { return player.folded == folded; };
    const auto player = std::find_if(players.begin(), players.end(), named);
    once.take(player == players.end() ? -1 : static_cast<int>(player - players.begin()), member);
  }
}

}  // namespace

bool read_given_players(const rules::Node& given, const Vocabulary& vocabulary, std::vector<PlayerName>& players,
                        rules::FaultList& faults) {
  const std::size_t before = faults.size();
  players.clear();
  Names names(players, faults);
  for (const char* key : {"seats", "order"}) names.list(given.find(key));
  names.keys(given.find("players"));
  const int count = static_cast<int>(players.size());
  if (count < vocabulary.min_players || count > vocabulary.max_players) {
    report_named_twice(given.find("players"), players, faults);
    const std::string least = std::to_string(vocabulary.min_players);
    const bool is_one = vocabulary.min_players == vocabulary.max_players;
    faults.add(given.origin, "players found: " + std::to_string(count) + ", needed: " + least +
                                 (is_one ? "" : " to " + std::to_string(vocabulary.max_players)) +
                                 "; name them under 'order'");
  }
  return faults.size() == before;
}

void NamedOnce::take(int thing, const rules::Member& member) {
  if (thing < 0) return;
  const auto [known, is_new] = seen_.try_emplace(thing, &member);
  if (is_new) return;
  faults_.add(member.key_origin, "'" + rules::shortened(member.key) + "' is named twice, first as '" +
                                     rules::shortened(known->second->key) + "' at " +
                                     faults_.place(known->second->key_origin));
}

int given_seat(std::span<const PlayerName> players, const rules::Origin& at, std::string_view name,
               rules::FaultList& faults) {
  const std::string folded = text::fold(name);
  std::vector<std::string_view> known;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (players[seat].folded == folded) return static_cast<int>(seat);
    known.push_back(players[seat].written);
  }
  faults.add(at, rules::no_such("player", name, known));
  return -1;
}

rules::Shape tracks_shape(const Vocabulary& vocabulary) {
  std::vector<rules::Field> fields;
  for (const std::string& track : vocabulary.tracks) {
    fields.push_back(rules::optional(track, rules::integer(-Ledger::limit, Ledger::limit)));
  }
  return rules::record(std::move(fields));
}

rules::Node unproven_tracks(const Vocabulary& vocabulary, const Ledger& ledger, int seat) {
  rules::Node list = rules::list_node();
  for (std::size_t track = 0; track < vocabulary.tracks.size(); ++track) {
    if (ledger.is_unproven(seat, static_cast<int>(track))) put(list, rules::text_node(vocabulary.tracks[track]));
  }
  return list;
}

rules::Shape between_shape(const Vocabulary& vocabulary) {
  std::vector<rules::Field> fields;
  for (const std::string& track : vocabulary.tracks) {
    fields.push_back(rules::optional(track, rules::list(rules::integer(-Ledger::limit, Ledger::limit), 2, 2)));
  }
  return rules::record(std::move(fields));
}

rules::Node save_slack(const Vocabulary& vocabulary, const Ledger& ledger, int seat) {
  rules::Node map = rules::map_node();
  for (std::size_t track = 0; track < vocabulary.tracks.size(); ++track) {
    const Ledger::Slack slack = ledger.slack[kit::index(seat)][track];
    const bool is_open = slack.below == Ledger::Slack::unbounded && slack.above == Ledger::Slack::unbounded;
    if (!ledger.is_unproven(seat, static_cast<int>(track)) || is_open) continue;
    const Ledger::Range range = Ledger::range_around(ledger.own(seat, static_cast<int>(track)), slack);
    rules::Node bounds = rules::list_node();
    put(bounds, rules::number_node(range.low));
    put(bounds, rules::number_node(range.high));
    put(map, vocabulary.tracks[track], std::move(bounds));
  }
  return map;
}

void load_slack(const rules::Node* between, const Vocabulary& vocabulary, int seat, int track, Ledger& ledger) {
  const rules::Node* const bounds = between == nullptr ? nullptr : between->find(vocabulary.tracks[kit::index(track)]);
  if (bounds == nullptr) return ledger.doubt(seat, 1U << track);
  const std::int64_t own = ledger.own(seat, track);
  const std::int64_t low = bounds->members[0].value.integer;
  const std::int64_t high = bounds->members[1].value.integer;
  ledger.doubt(seat, track, low == -Ledger::limit ? Ledger::limit : Ledger::limited(own - low),
               high == Ledger::limit ? Ledger::limit : Ledger::limited(high - own));
}

}  // namespace dogeref::referee
