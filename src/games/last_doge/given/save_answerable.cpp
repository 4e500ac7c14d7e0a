// What the last line began and can still be answered, written down.

#include "games/last_doge/given/keys.h"
#include "games/last_doge/given/saver.h"
#include "kit/index.h"

namespace dogeref::last_doge {

using kit::index;
using rules::list_node;
using rules::map_node;
using rules::Node;
using rules::number_node;
using rules::put;
using rules::text_node;

namespace {

/// Line, first byte and end of a part of the record.
Node place_of(const text::Span& span) {
  Node at = list_node();
  for (const std::uint32_t number : {span.line, std::uint32_t{span.begin}, std::uint32_t{span.end}}) {
    put(at, number_node(number));
  }
  return at;
}

}  // namespace

Node Saver::hit(const Pending& hit) const {
  Node map = map_node();
  put(map, "on", name(hit.victim));
  put(map, "by", name(hit.attacker));
  put_number(map, "cards", hit.cards);
  put_number(map, "artefacts", hit.artefacts);
  put_number(map, "flights", hit.flights);
  put_number(map, "thefts", hit.thefts);
  put(map, "tag", number_node(hit.tag));
  put(map, "at", place_of(hit.span));
  return map;
}

Node Saver::strike(const Strike& strike) const {
  Node map = map_node();
  put(map, "effect", text_node(verb_names[static_cast<std::size_t>(strike.verb)]));
  put(map, "by", name(strike.actor));
  put(map, "on", name(strike.victim));
  put(map, "tag", number_node(strike.tag));
  put_number(map, "parent", strike.parent);
  put(map, "entry", text_node(given::entry_name(rules, strike.entry)));
  put_flag(map, "answered", strike.answered);
  put_number(map, "counters", strike.counters);
  put_number(map, "perhaps", strike.perhaps);
  return map;
}

void Saver::add_card(const Change& change, Node& map) const {
  put(map, "card", text_node(change.item < 0 ? given::unknown : std::string_view(rules.card(change.item).id)));
  if (change.seat >= 0) put(map, "from", name(change.seat));
  if (change.other >= 0) put(map, "to", name(change.other));
}

void Saver::add_artefact(const Change& change, Node& map) const {
  const bool is_known = change.item >= 0;
  put(map, "artefact", text_node(is_known ? std::string_view(rules.artefact(change.item).id) : given::unknown));
  const auto add = [&](int at, std::string_view player, std::string_view place) {
    if (at >= 0) return put(map, player, name(at));
    put(map, place, text_node(given::places[index(-at - 1)]));
  };
  add(change.seat, "from", "from_place");
  add(change.other, "to", "to_place");
}

Node Saver::change(const Change& change) const {
  Node map = map_node();
  put(map, "kind", text_node(given::changes[static_cast<std::size_t>(change.kind)]));
  put(map, "tag", number_node(change.tag));
  switch (change.kind) {
    case Change::Kind::trophies:
      put(map, "player", name(change.seat));
      put(map, "amount", number_node(change.item));
      break;
    case Change::Kind::card: add_card(change, map); break;
    case Change::Kind::artefact: add_artefact(change, map); break;
    case Change::Kind::pawn:
      put(map, "player", name(change.seat));
      if (change.item >= 0) put(map, "cell", cell(change.item));
      break;
    case Change::Kind::swap: put(map, "with", cell(change.second)); [[fallthrough]];
    case Change::Kind::revealed:
    case Change::Kind::hidden: put(map, "cell", cell(change.item)); break;
  }
  put_flag(map, "undone", change.undone);
  put_flag(map, "told", change.told);
  return map;
}

void Saver::add_answerable() {
  const auto listed = [](const auto& all, const auto& one) {
    Node list = list_node();
    for (const auto& each : all) put(list, one(each));
    return list;
  };
  Node map = map_node();
  put_unless_empty(map, "hits", listed(state.pending, [this](const Pending& each) { return hit(each); }));
  put_unless_empty(map, "countered", listed(state.countered, [this](const Pending& each) { return hit(each); }));
  put_unless_empty(map, "strikes", listed(state.strikes, [this](const Strike& each) { return strike(each); }));
  put_unless_empty(map, "changes", listed(state.changes, [this](const Change& each) { return change(each); }));
  Node fled = map_node();
  for (int seat = 0; seat < state.players; ++seat) {
    if ((state.fled >> seat & 1) != 0) put(fled, players[index(seat)].written, place_of(state.flight_at[index(seat)]));
  }
  put_unless_empty(map, "fled", std::move(fled));
  put_unless_empty(map, "unproven", names(state.loss_doubt));
  put_flag(map, "suffered", state.suffered);
  put_unless_empty(root, "answerable", std::move(map));
}

}  // namespace dogeref::last_doge
