#include "toy.h"

#include <algorithm>
#include <new>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/game/pen.h"
#include "referee/record/faults.h"
#include "referee/record/header.h"
#include "text/cursor.h"

namespace dogeref::referee {
namespace {

constexpr int points = 0;
constexpr int coins = 1;
constexpr rules::Words::Category verb_word = first_game_category;
enum Verb { take_verb, spend_verb, win_verb, more_verb };

struct State {
  int players = 0;
  int round = 1;
  bool ended = false;
};

constexpr std::string_view head = "game: toy\nplayers: Anna (A), Bob (B)\n";

void deal_tokens(Position& position) {
  const int players = position.as<State>().players;
  Lap lap;
  for (int seat = 0; seat < players; ++seat) {
    lap.order[static_cast<std::size_t>(seat)] = static_cast<std::int8_t>(seat);
    lap.tokens[static_cast<std::size_t>(seat)] = 2;
  }
  position.laps.start(lap, players);
}

findings::Finding broke(const LineText& line, const text::Token& number) {
  findings::Finding finding;
  finding.code = first_game_code;
  finding.seat = static_cast<std::int8_t>(line.seat);
  finding.span = line.span(number.text);
  return finding;
}

}  // namespace

Toy::Toy() {
  vocabulary_.codes.assign(frame_codes.begin(), frame_codes.end());
  vocabulary_.codes.emplace_back("broke");
  vocabulary_.tracks = {"points", "coins"};
  vocabulary_.forms = {"bell"};
  vocabulary_.colours = {"red", "blue"};
  vocabulary_.headers = {{"purse", false}};
  vocabulary_.columns = {{"points"}, {"coins"}};
  vocabulary_.max_players = 3;
}

std::unique_ptr<rules::Words> Toy::words(std::span<const std::string>) const {
  auto words = std::make_unique<rules::Words>();
  words->add("points", track_word, points);
  words->add("coins", track_word, coins);
  words->add("coin", track_word, coins);
  words->add("check", form_word, check_form);
  words->add("result", form_word, result_form);
  words->add("undo", form_word, undo_form);
  words->add("ruling", form_word, ruling_form);
  words->add("bell", form_word, first_game_form);
  for (const std::string_view key : header_slots) words->add(key, header_word, 0);
  words->add("allow", allow_word, 0);
  words->add("end", end_word, 0);
  words->add("red", colour_category, 0);
  words->add("blue", colour_category, 1);
  words->add("take", verb_word, take_verb);
  words->add("spend", verb_word, spend_verb);
  words->add("win", verb_word, win_verb);
  words->add("more", verb_word, more_verb);
  return words;
}

std::unique_ptr<rules::Spellings> Toy::spellings(std::string_view) const {
  auto spellings = std::make_unique<rules::Spellings>(rules::Lexicon{});
  spellings->add("check", form_word, check_form);
  spellings->add("result", form_word, result_form);
  spellings->add("undo", form_word, undo_form);
  spellings->add("ruling", form_word, ruling_form);
  spellings->add("bell", form_word, first_game_form);
  spellings->add("allow", allow_word, 0);
  spellings->add("end", end_word, 0);
  spellings->add("red", colour_category, 0);
  spellings->add("blue", colour_category, 1);
  spellings->add("take", verb_word, take_verb);
  spellings->add("spend", verb_word, spend_verb);
  spellings->add("win", verb_word, win_verb);
  return spellings;
}

bool Toy::write(const LineText& line, const Pen& pen, std::string& out) const {
  if (line.form >= 0) return true;
  text::Cursor cursor(line.body);
  const int verb = line.words->find(cursor.take().text, verb_word);
  if (verb < 0 || (verb != win_verb && !cursor.at(text::Token::Kind::number))) return false;
  out += pen.words.of(verb_word, verb);
  if (verb != win_verb) out.append(" ").append(std::to_string(cursor.peek().number));
  return true;
}

void Toy::start(int players, Position& position) const {
  position.ledger = Ledger{};
  State& state = *new (position.block) State{};
  state.players = players;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) position.ledger.value[seat][coins] = 10;
  deal_tokens(position);
}

bool Toy::set_up(Position& position, std::span<const LineText> headers, findings::Report& report) const {
  for (const LineText& line : headers) {
    const text::Token number = text::Cursor(line.body).peek();
    if (number.kind != text::Token::Kind::number) {
      report_syntax(line, number, "number", report);
      return false;
    }
    for (auto& values : position.ledger.value) values[coins] = static_cast<std::int32_t>(number.number);
  }
  return true;
}

bool Toy::takes_turn(const Position&, const LineText& line) const {
  return line.words->find(text::Cursor(line.body).peek().text, verb_word) != more_verb;
}

bool Toy::act(Position& position, const LineText& line, findings::Report& report) const {
  text::Cursor cursor(line.body);
  const text::Token word = cursor.take();
  const int verb = line.words->find(word.text, verb_word);
  if (verb < 0) {
    report_syntax(line, word, "step", report);
    return false;
  }
  if (verb == win_verb) return position.as<State>().ended = true;
  const text::Token number = cursor.peek();
  if (number.kind != text::Token::Kind::number) {
    report_syntax(line, number, "number", report);
    return false;
  }
  cursor.skip();
  if (!cursor.at_end()) {
    report_syntax(line, cursor.peek(), "end-of-line", report);
    return false;
  }
  const auto amount = static_cast<std::int32_t>(number.number);
  if (verb == take_verb || verb == more_verb) {
    position.ledger.gain(line.seat, coins, amount);
    return true;
  }
  if (!position.ledger.can_pay(line.seat, coins, amount)) report.add(broke(line, number));
  position.ledger.gain(line.seat, coins, -amount);
  return true;
}

void Toy::happen(Position& position, const LineText&, findings::Report&) const {
  ++position.as<State>().round;
  deal_tokens(position);
}

void Toy::finish(Position& position, Occasion, std::uint32_t, findings::Report&) const {
  position.as<State>().ended = true;
  const std::vector<Standing> by_coins = standings(position, false);
  const auto richest = std::max_element(
      by_coins.begin(), by_coins.end(),
      [](const Standing& one, const Standing& other) { return *one.values[coins] < *other.values[coins]; });
  position.ledger.gain(richest->seat, points, 10);
}

/// Spending is thought of up to 12 coins, also by those who have fewer.
void Toy::actions(const Position&, int, std::span<const PlayerName>, const ActionSink& sink) const {
  sink("win");
  for (const int amount : {3, 8, 12}) sink("spend " + std::to_string(amount));
  sink("take 1");
  sink("take 1");
}

void Toy::repairs(const Position&, const LineText& line, const ActionSink& sink) const {
  constexpr std::string_view spend = "spend";
  if (line.body.starts_with(spend)) sink("take" + std::string(line.body.substr(spend.size())));
}

std::unique_ptr<Dealer> Toy::dealer() const { return nullptr; }

Turn Toy::turn(const Position& position) const {
  Turn turn;
  turn.round = position.as<State>().round;
  turn.ended = position.as<State>().ended;
  turn.reason = "won";
  return turn;
}

std::vector<Standing> Toy::standings(const Position& position, bool table) const {
  std::vector<Standing> all;
  for (int seat = 0; seat < position.as<State>().players; ++seat) {
    Standing standing;
    standing.seat = seat;
    for (const int track : {points, coins}) {
      standing.values.emplace_back(table ? position.ledger.table(seat, track) : position.ledger.own(seat, track));
    }
    all.push_back(std::move(standing));
  }
  std::stable_sort(all.begin(), all.end(), [](const Standing& one, const Standing& other) {
    return *one.values[points] > *other.values[points];
  });
  for (std::size_t at = 1; at < all.size(); ++at) {
    const bool shares = all[at].values[points] == all[at - 1].values[points];
    all[at].rank = shares ? all[at - 1].rank : static_cast<int>(at) + 1;
  }
  return all;
}

Board Toy::board(const Position& position, std::span<const PlayerName> players) const {
  Board board;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    Seat& of = board.seats.emplace_back();
    of.due = position.laps.due() == static_cast<int>(seat);
    of.tracks = {{"points", position.ledger.value[seat][points]}, {"coins", position.ledger.value[seat][coins]}};
  }
  return board;
}

rules::Node Toy::save(const Position& position, std::span<const PlayerName> players, bool) const {
  rules::Node given = rules::map_node();
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    rules::put(given, players[seat].written, rules::number_node(position.ledger.value[seat][coins]));
  }
  return given;
}

rules::Shape Toy::given_shape() const {
  return rules::map(rules::integer(0, 1'000'000), 0, max_seats, rules::Shape::Form::line);
}

bool Toy::load(const rules::Node& given, std::span<const PlayerName> players, Position& position,
               rules::FaultList& faults) const {
  start(static_cast<int>(players.size()), position);
  for (const rules::Member& member : given.members) {
    const auto named = [&](const PlayerName& player) { return player.written == member.key; };
    const auto found = std::find_if(players.begin(), players.end(), named);
    if (found == players.end()) {
      faults.add(member.key_origin, "no player '" + member.key + "'");
      return false;
    }
    const auto seat = static_cast<std::size_t>(found - players.begin());
    position.ledger.value[seat][coins] = static_cast<std::int32_t>(member.value.integer);
  }
  return true;
}

bool Toy::same(const Position& one, const Position& other) const { return one.ledger.value == other.ledger.value; }

Shelf::Found ToyShelf::find(std::string_view game, std::string_view edition, std::span<const std::string> variants) {
  if (game != "toy") return {nullptr, Missing::game, std::string(game), {"toy"}};
  if (edition != "en") return {nullptr, Missing::edition, std::string(edition), {"en"}};
  for (const std::string& variant : variants) {
    if (variant != "plain") return {nullptr, Missing::variant, variant, {"plain"}};
  }
  return {&toy, Missing::nothing, {}, {}};
}

std::string_view ToyShelf::header_key(std::string_view game, std::string_view folded) const {
  if (game == "toy" && folded == "purse") return "purse";
  const auto* const found = std::find(header_slots.begin(), header_slots.end(), folded);
  return found == header_slots.end() ? std::string_view{} : *found;
}

std::vector<std::string> ToyShelf::header_keys(std::string_view) const {
  return {header_slots.begin(), header_slots.end()};
}

std::string told(std::span<const findings::Finding> findings) {
  static const Toy toy;
  std::string all;
  for (const findings::Finding& finding : findings) {
    all += (all.empty() ? "" : ", ") + std::to_string(finding.span.line) + ":" +
           std::to_string(finding.span.begin + 1) + " " + std::string(toy.vocabulary().code_name(finding.code));
    if (finding.severity == findings::Severity::warning) all += " (warning)";
    if (finding.severity == findings::Severity::allowed) all += " (allowed)";
  }
  return all;
}

std::string toy_findings(std::string_view body, JudgeOptions options) {
  ToyShelf shelf;
  Judge judge(shelf, std::move(options));
  const std::string log = std::string(head) + std::string(body);
  std::vector<findings::Finding> found = judge.judge(log, 1).findings;
  for (findings::Finding& finding : found) finding.span.line -= 2;
  return told(found);
}

std::string toy_standings(std::string_view body, JudgeOptions options) {
  ToyShelf shelf;
  Judge judge(shelf, std::move(options));
  const std::string log = std::string(head) + std::string(body);
  const Verdict& verdict = judge.judge(log, 1);
  std::string all;
  for (const Standing& standing : verdict.standings) {
    all += (all.empty() ? "" : ", ") + verdict.players[static_cast<std::size_t>(standing.seat)];
    all += " " + std::to_string(*standing.values[points]) + " points " + std::to_string(*standing.values[coins]) +
           " coins";
  }
  return all;
}

}  // namespace dogeref::referee
