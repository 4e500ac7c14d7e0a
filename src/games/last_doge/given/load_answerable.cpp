// A position read: what the last line began and can still be answered.

#include <algorithm>

#include "games/last_doge/given/loader.h"
#include "kit/index.h"
#include "referee/game/given.h"

namespace dogeref::last_doge {

using kit::index;
using rules::integer_of;
using rules::Member;
using rules::members_of;
using rules::Node;

namespace {

template <class Words>
int place_in(const Words& words, const Node& word) {
  return static_cast<int>(std::find(words.begin(), words.end(), word.text) - words.begin());
}

text::Span span_of(const Node& place) {
  text::Span span;
  span.line = static_cast<std::uint32_t>(place.members[0].value.integer);
  span.begin = static_cast<std::uint16_t>(place.members[1].value.integer);
  span.end = static_cast<std::uint16_t>(place.members[2].value.integer);
  return span;
}

std::uint8_t small_of(const Node* node) { return static_cast<std::uint8_t>(integer_of(node, 0)); }

/// What a change changed, by its kind. What its kind needs and has not is a fault.
class ChangeReader {
 public:
  ChangeReader(Loader& loader, const Node& node) : loader_(loader), node_(node) {}

  void read(Change& change) {
    switch (change.kind) {
      case Change::Kind::trophies:
        change.seat = player();
        change.item = static_cast<std::int16_t>(integer_of(node_.find("amount"), 0));
        return;
      case Change::Kind::card: return card(change);
      case Change::Kind::artefact: return artefact(change);
      case Change::Kind::pawn:
        change.seat = player();
        change.item = cell("cell");
        return;
      case Change::Kind::swap:
        need(node_.find("with") != nullptr, "with");
        change.second = cell("with");
        [[fallthrough]];
      case Change::Kind::revealed:
      case Change::Kind::hidden: need(node_.find("cell") != nullptr, "cell"); change.item = cell("cell");
    }
  }

 private:
  void need(bool there, const char* key) {
    if (!there) loader_.faults.add(node_.origin, "needs the key '" + std::string(key) + "'");
  }
  std::int8_t player() {
    need(node_.find("player") != nullptr, "player");
    return static_cast<std::int8_t>(loader_.seat_of(node_.find("player"), 0));
  }
  std::int16_t cell(const char* key) {
    const Node* const named = node_.find(key);
    return static_cast<std::int16_t>(named == nullptr ? nowhere : loader_.cell_named(named->origin, named->text));
  }
  void card(Change& change) {
    const Node* const named = node_.find("card");
    bool good = true;
    change.item = static_cast<std::int16_t>(named == nullptr ? -1 : loader_.card_named(*named, good));
    change.seat = static_cast<std::int8_t>(loader_.seat_of(node_.find("from"), from_deck));
    change.other = static_cast<std::int8_t>(loader_.seat_of(node_.find("to"), -1));
    need(change.seat != from_deck || change.other >= 0, "to");
  }
  void artefact(Change& change) {
    const Node* const named = node_.find("artefact");
    const bool is_known = named != nullptr && named->text != given::unknown;
    change.item = static_cast<std::int16_t>(is_known ? loader_.artefact_named(*named) : -1);
    change.seat = place("from", "from_place");
    change.other = place("to", "to_place");
    need(change.item >= 0 || change.seat >= 0, "from");
  }
  std::int8_t place(const char* player, const char* key) {
    const Node* const named = node_.find(key);
    const int otherwise = named == nullptr ? static_cast<int>(out_of_game) : -1 - place_in(given::places, *named);
    return static_cast<std::int8_t>(loader_.seat_of(node_.find(player), otherwise));
  }

  Loader& loader_;
  const Node& node_;
};

}  // namespace

bool Loader::hit(const Node& node, Pending& hit) {
  const int victim = seat_named(*node.find("on"));
  const int attacker = seat_named(*node.find("by"));
  if (victim < 0 || attacker < 0) return false;
  hit = Pending{};
  hit.victim = static_cast<std::int8_t>(victim);
  hit.attacker = static_cast<std::int8_t>(attacker);
  hit.cards = small_of(node.find("cards"));
  hit.artefacts = small_of(node.find("artefacts"));
  hit.flights = small_of(node.find("flights"));
  hit.thefts = small_of(node.find("thefts"));
  hit.tag = small_of(node.find("tag"));
  if (const Node* at = node.find("at")) hit.span = span_of(*at);
  return true;
}

void Loader::strike(const Node& node) {
  const int actor = seat_named(*node.find("by"));
  const int victim = seat_named(*node.find("on"));
  const int entry = entry_of(node.find("entry"));
  if (actor < 0 || victim < 0 || entry < 0) return;
  Strike strike;
  strike.verb = static_cast<Verb>(place_in(verb_names, *node.find("effect")));
  strike.actor = static_cast<std::int8_t>(actor);
  strike.victim = static_cast<std::int8_t>(victim);
  strike.tag = small_of(node.find("tag"));
  strike.parent = small_of(node.find("parent"));
  strike.entry = static_cast<std::uint8_t>(entry);
  strike.answered = rules::flag_of(node.find("answered"), false);
  strike.counters = small_of(node.find("counters"));
  strike.perhaps = small_of(node.find("perhaps"));
  state.strikes.push_back(strike);
}

void Loader::change(const Node& node) {
  Change change;
  change.kind = static_cast<Change::Kind>(place_in(given::changes, *node.find("kind")));
  change.tag = small_of(node.find("tag"));
  change.undone = rules::flag_of(node.find("undone"), false);
  change.told = rules::flag_of(node.find("told"), false);
  const std::size_t before = faults.size();
  ChangeReader(*this, node).read(change);
  if (faults.size() == before) state.changes.push_back(change);
}

void Loader::answerable(const Node& node) {
  Pending one;
  for (const Member& item : members_of(node.find("hits"))) {
    if (hit(item.value, one)) state.pending.push_back(one);
  }
  for (const Member& item : members_of(node.find("countered"))) {
    if (hit(item.value, one)) state.countered.push_back(one);
  }
  for (const Member& item : members_of(node.find("strikes"))) strike(item.value);
  for (const Member& item : members_of(node.find("changes"))) change(item.value);
  referee::NamedOnce once(faults);
  for (const Member& member : members_of(node.find("fled"))) {
    const int seat = referee::given_seat(players, member.key_origin, member.key, faults);
    once.take(seat, member);
    if (seat < 0) continue;
    state.fled = static_cast<std::uint8_t>(state.fled | 1U << seat);
    state.flight_at[index(seat)] = span_of(member.value);
  }
  state.loss_doubt = seats_named(node.find("unproven"));
  state.suffered = rules::flag_of(node.find("suffered"), false);
  for (const Pending& each : state.pending) state.tags = std::max(state.tags, each.tag);
  for (const Strike& each : state.strikes) state.tags = std::max({state.tags, each.tag, each.parent});
}

}  // namespace dogeref::last_doge
