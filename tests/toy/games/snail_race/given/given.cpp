#include "games/snail_race/given/given.h"

#include "games/snail_race/model/state.h"
#include "kit/index.h"
#include "referee/game/given.h"
#include "rules/shape/check.h"
#include "rules/tree/values.h"

namespace dogeref::snail_race {
namespace {

using kit::index;
using rules::Node;
using rules::number_node;
using rules::optional;

/// The state's members that are yes or no, and those that are numbers, by their keys: shape, writer and reader walk
/// over these tables.
struct Flag {
  const char* key;
  bool State::*member;
  const char* help;
};
constexpr Flag flags[] = {{"ended", &State::ended, "the race is over"},
                          {"perhaps_over", &State::perhaps_over, "somebody whom nobody saw may be at the goal"},
                          {"by_arbiter", &State::by_arbiter, "an arbiter ended it"},
                          {"order_unproven", &State::order_is_unproven, "who stood where when is not known"}};

/// What the laps keep for each seat.
struct Tokens {
  const char* key;
  std::array<std::uint8_t, referee::max_seats> referee::Lap::*member;
  const char* help;
};
constexpr Tokens all_tokens[] = {{"turns", &referee::Lap::tokens, "left this round"},
                                 {"open_turns", &referee::Lap::open, "of these, kept when passed over"}};

using Amounts = std::array<std::int32_t, referee::max_tracks>;

void put_tracks(const Rules& rules, const Amounts& amounts, bool whole, Node& map) {
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (whole || amounts[track] != 0) put(map, rules.vocabulary.tracks[track], number_node(amounts[track]));
  }
}

void read_tracks(const Rules& rules, const Node& map, Amounts& amounts) {
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track)
    amounts[track] = rules::integer_of(map.find(rules.vocabulary.tracks[track]), 0);
}

void put_unless_empty(Node& map, std::string_view key, Node value) {
  if (!value.members.empty()) put(map, key, std::move(value));
}

Node save_player(const Rules& rules, const referee::Position& position, int seat, bool whole) {
  const referee::Ledger& ledger = position.ledger;
  const referee::Lap& lap = position.laps.shown();
  Node map = rules::map_node();
  put_tracks(rules, ledger.value[index(seat)], whole, map);
  for (const Tokens& tokens : all_tokens) {
    const int count = (lap.*tokens.member)[index(seat)];
    if (whole || count != 0) put(map, tokens.key, number_node(count));
  }
  if ((lap.acted >> seat & 1) != 0) put(map, "acted", rules::boolean_node(true));
  Node off = rules::map_node();
  put_tracks(rules, ledger.off[index(seat)], false, off);
  put_unless_empty(map, "off", std::move(off));
  put_unless_empty(map, "unproven", referee::unproven_tracks(rules.vocabulary, ledger, seat));
  put_unless_empty(map, "between", referee::save_slack(rules.vocabulary, ledger, seat));
  return map;
}

void load_player(const Rules& rules, const Node& node, int seat, referee::Position& position) {
  referee::Ledger& ledger = position.ledger;
  referee::Lap& lap = position.laps.readings[0];
  read_tracks(rules, node, ledger.value[index(seat)]);
  for (const Tokens& tokens : all_tokens)
    (lap.*tokens.member)[index(seat)] = static_cast<std::uint8_t>(rules::integer_of(node.find(tokens.key), 0));
  if (rules::flag_of(node.find("acted"))) lap.acted = static_cast<std::uint8_t>(lap.acted | 1U << seat);
  if (const Node* const off = node.find("off")) read_tracks(rules, *off, ledger.off[index(seat)]);
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    const Node* const unproven = node.find("unproven");
    if (unproven == nullptr || !rules::lists(unproven, rules.vocabulary.tracks[track])) continue;
    referee::load_slack(node.find("between"), rules.vocabulary, seat, static_cast<int>(track), ledger);
  }
}

rules::Shape player_shape(const Rules& rules) {
  const auto& tracks = rules.vocabulary.tracks;
  std::vector<rules::Field> fields;
  for (const std::string& track : tracks)
    fields.push_back(optional(track, rules::integer(-referee::Ledger::limit, referee::Ledger::limit)));
  for (const Tokens& tokens : all_tokens) fields.push_back(optional(tokens.key, rules::integer(0, 1), tokens.help));
  fields.push_back(optional("acted", rules::boolean(), "in this lap"));
  fields.push_back(optional("off", referee::tracks_shape(rules.vocabulary), "what the table counts more"));
  fields.push_back(optional("unproven", rules::list(rules::one_of({tracks.begin(), tracks.end()}), 0, 2)));
  fields.push_back(optional("between", referee::between_shape(rules.vocabulary), "what is known of these"));
  return rules::record(std::move(fields));
}

}  // namespace

rules::Shape given_shape(const Rules& rules) {
  std::vector<rules::Field> fields = {
      {"order", rules::list(rules::line(), 1, most_players), "players as they sit, the first one first"},
      optional("round", rules::integer(0, 0xffff), "0 before the first rain"),
      optional("rain", rules::integer(0, rules.rain), "0 where it is not known"),
      optional("players", rules::map(player_shape(rules), 0, most_players, rules::Shape::Form::line))};
  for (const Flag& flag : flags) fields.push_back(optional(flag.key, rules::boolean(), flag.help));
  return rules::record(std::move(fields));
}

Node save_given(const Rules& rules, const referee::Position& position, std::span<const referee::PlayerName> players,
                bool whole) {
  const State& state = position.as<State>();
  Node root = rules::map_node();
  Node order = rules::list_node();
  for (const referee::PlayerName& player : players) put(order, rules::text_node(player.written));
  put(root, "order", std::move(order));
  put(root, "round", number_node(state.round));
  put(root, "rain", number_node(state.rain));
  for (const Flag& flag : flags) {
    if (whole || state.*flag.member) put(root, flag.key, rules::boolean_node(state.*flag.member));
  }
  Node seats = rules::map_node();
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    put_unless_empty(seats, players[seat].written, save_player(rules, position, static_cast<int>(seat), whole));
  put_unless_empty(root, "players", std::move(seats));
  return root;
}

bool load_given(const Rules& rules, const Node& given, std::span<const referee::PlayerName> players,
                referee::Position& position, rules::FaultList& faults) {
  const std::size_t before = faults.size();
  rules::check(given, given_shape(rules), {}, faults);
  if (faults.size() != before || faults.full()) return false;
  State& state = position.as<State>();
  state.round = static_cast<std::uint16_t>(rules::integer_of(given.find("round"), 0));
  state.rain = static_cast<std::uint8_t>(rules::integer_of(given.find("rain"), 0));
  for (const Flag& flag : flags) state.*flag.member = rules::flag_of(given.find(flag.key));
  referee::NamedOnce once(faults);
  for (const rules::Member& member : rules::members_of(given.find("players"))) {
    const int seat = referee::given_seat(players, member.key_origin, member.key, faults);
    once.take(seat, member);
    if (seat >= 0) load_player(rules, member.value, seat, position);
  }
  return faults.size() == before;
}

}  // namespace dogeref::snail_race
