#include "tournament/scheme/reader.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "rules/shape/shape_help.h"
#include "rules/tree/values.h"
#include "tournament/scheme/parts.h"

namespace dogeref::tournament {
namespace {

using Kind = Criterion::Kind;

using rules::Member;
using rules::Node;

Fraction number_of(const Node* node, const Fraction& otherwise = 0) {
  return node == nullptr ? otherwise : Fraction::read(node->text).value_or(otherwise);
}

template <class Value>
Value word_of(const Node* node, std::initializer_list<std::pair<std::string_view, Value>> words, Value otherwise) {
  for (const auto& [word, value] : words) {
    if (rules::text_of(node) == word) return value;
  }
  return otherwise;
}

/// Turns a checked tree into a scheme.
class SchemeReader {
 public:
  explicit SchemeReader(rules::FaultList& faults) : faults_(faults) {}

  Scheme read(const Node& root);

 private:
  void points(const Node& node, TablePoints& into);
  void bonus(const Node& list, Scheme& scheme);
  ByePoints bye(const Node* node, const Scheme& scheme);
  Counted counted(const Node* node);
  std::vector<Criterion> criteria(const Node* list, bool of_teams);
  Criterion criterion(const Node& node, bool of_teams);
  Stage stage(const Node& node, const std::vector<Stage>& before);
  void rounds(const Node& node, Stage& stage);
  void from(const Node& node, Stage& stage, const std::vector<Stage>& before);
  TeamScoring teams(const Node& node);

  rules::FaultList& faults_;
};

void SchemeReader::points(const Node& node, TablePoints& into) {
  constexpr std::pair<std::string_view, TablePoints::Kind> kinds[] = {
      {"vp", TablePoints::Kind::vp}, {"share", TablePoints::Kind::share}, {"ratio", TablePoints::Kind::ratio}};
  for (const auto& [key, kind] : kinds) {
    const Node* const factor = node.find(key);
    if (factor == nullptr) continue;
    into.kind = kind;
    into.factor = number_of(factor);
    if (node.members.size() > 1) faults_.add(node.origin, "points are by places, or by one of vp, share and ratio");
    return;
  }
  for (const Member& member : node.members) {
    std::vector<Fraction>& places = into.places[rules::number_key(member.key)];
    for (const Member& item : member.value.members) places.push_back(number_of(&item.value));
  }
  if (into.places.empty()) faults_.add(node.origin, "points are by places, or by one of vp, share and ratio");
}

void SchemeReader::bonus(const Node& list, Scheme& scheme) {
  for (const Member& item : list.members) {
    const Node& where = *item.value.find("where");
    Bonus& made = scheme.bonus.emplace_back();
    made.points = number_of(item.value.find("points"));
    if (const Node* place = where.find("place")) made.place = static_cast<int>(place->integer);
    if (const Node* margin = where.find("margin")) made.margin = margin->integer;
    if (where.members.empty()) faults_.add(where.origin, "a bonus needs a place or a margin");
  }
}

ByePoints SchemeReader::bye(const Node* node, const Scheme& scheme) {
  if (node == nullptr) return {};
  if (node->text == "average") return {ByePoints::Kind::average, 0};
  if (const auto number = Fraction::read(node->text)) return {ByePoints::Kind::number, *number};
  if (node->text != "first") {
    faults_.add(node->origin, found_for(*node, "a number, average or first"));
    return {};
  }
  const auto places = scheme.points.places.find(scheme.sizes.front());
  if (places != scheme.points.places.end()) return {ByePoints::Kind::first, places->second.front()};
  faults_.add(node->origin, "a first place has no number of its own here: a bye needs a number or average");
  return {};
}

Counted SchemeReader::counted(const Node* node) {
  if (node == nullptr || !node->is_map()) return {};
  const Node* const best = node->find("best");
  const Node* const drop = node->find("drop_worst");
  if ((best == nullptr) == (drop == nullptr)) faults_.add(node->origin, "counted needs one of best and drop_worst");
  if (best != nullptr) return {Counted::Kind::best, static_cast<int>(best->integer)};
  return {Counted::Kind::drop_worst, rules::integer_of(drop, 0)};
}

Criterion SchemeReader::criterion(const Node& node, bool of_teams) {
  if (node.is_map()) {
    Criterion wins = criterion_named("game_wins");
    wins.atleast = node.find("game_wins")->find("vp")->integer;
    return wins;
  }
  Criterion made = criterion_named(node.text);
  if (made.kind == Kind::game_wins) faults_.add(node.origin, "game_wins needs a number of points");
  const bool is_teams_own = made.kind == Kind::team_average_place || made.kind == Kind::best_members;
  if (is_teams_own && !of_teams) faults_.add(node.origin, "'" + made.name + "' is for teams");
  constexpr Kind of_players[] = {Kind::head_to_head, Kind::opponents_points, Kind::cut_opponents, Kind::heat_wins,
                                 Kind::toss};
  const bool is_players_own =
      std::find(std::begin(of_players), std::end(of_players), made.kind) != std::end(of_players);
  if (is_players_own && of_teams) faults_.add(node.origin, "'" + made.name + "' is for players, not for teams");
  return made;
}

std::vector<Criterion> SchemeReader::criteria(const Node* list, bool of_teams) {
  std::vector<Criterion> all;
  for (const Member& item : rules::members_of(list)) {
    Criterion made = criterion(item.value, of_teams);
    const auto is_same = [&](const Criterion& other) { return other.name == made.name; };
    if (std::any_of(all.begin(), all.end(), is_same))
      faults_.add(item.value.origin, "'" + rules::shortened(made.name) + "' is written twice");
    all.push_back(std::move(made));
  }
  return all;
}

/// "1-4", or one number.
void SchemeReader::rounds(const Node& node, Stage& stage) {
  const auto read = [](std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number > 0 && number < 1000 ? number : 0;
  };
  const std::size_t dash = node.text.find('-');
  stage.first = read(std::string_view(node.text).substr(0, dash));
  stage.last = dash == std::string::npos ? stage.first : read(std::string_view(node.text).substr(dash + 1));
  if (stage.first < 1 || stage.last < stage.first) faults_.add(node.origin, found_for(node, "rounds such as 5 or 1-4"));
}

void SchemeReader::from(const Node& node, Stage& stage, const std::vector<Stage>& before) {
  stage.from = rules::text_of(node.find("stage"));
  stage.top = rules::integer_of(node.find("top"), 0);
  stage.winners = rules::integer_of(node.find("winners"), 0);
  stage.best_others = rules::integer_of(node.find("best_others"), 0);
  const auto is_it = [&](const Stage& other) { return other.id == stage.from; };
  if (std::none_of(before.begin(), before.end(), is_it))
    faults_.add(node.origin, "no stage '" + rules::shortened(stage.from) + "' comes before this one");
  if ((stage.top > 0) == (stage.winners + stage.best_others > 0))
    faults_.add(node.origin, "who goes on is either top, or winners and best_others");
}

Stage SchemeReader::stage(const Node& node, const std::vector<Stage>& before) {
  Stage made;
  made.id = rules::text_of(node.find("id"));
  rounds(*node.find("rounds"), made);
  if (const Node* const source = node.find("from")) from(*source, made, before);
  made.carry = word_of<Carry>(node.find("carry"), {{"points", Carry::points}, {"half", Carry::half}}, Carry::none);
  if (made.carry != Carry::none && made.from.empty())
    faults_.add(node.origin, "a stage that carries something needs to say from where");
  for (const Stage& other : before) {
    if (other.id == made.id) faults_.add(node.origin, "two stages are named '" + rules::shortened(made.id) + '\'');
    if (made.first <= other.last) faults_.add(node.origin, "the rounds of a stage come after those of the one before");
  }
  return made;
}

TeamScoring SchemeReader::teams(const Node& node) {
  TeamScoring made;
  made.size = rules::integer_of(node.find("size"), 0);
  const Node* const best = node.find("best");
  made.best = best == nullptr ? 0 : static_cast<int>(best->integer);
  made.ranking = criteria(node.find("ranking"), true);
  if (made.ranking.empty()) made.ranking = {criterion_named("points")};
  made.each_seat_once = rules::flag_of(node.find("each_seat_once"));
  return made;
}

Scheme SchemeReader::read(const Node& root) {
  Scheme scheme;
  scheme.id = rules::text_of(root.find("id"));
  scheme.title = rules::text_of(root.find("title"));
  points(*root.find("points"), scheme.points);
  if (const Node* list = root.find("bonus")) bonus(*list, scheme);
  scheme.shared_places =
      word_of<SharedPlaces>(root.find("shared_places"),
                            {{"full", SharedPlaces::full}, {"lowest", SharedPlaces::lowest}}, SharedPlaces::average);
  if (const Node* tables = root.find("tables")) {
    scheme.sizes.clear();
    for (const Member& size : tables->find("sizes")->members)
      scheme.sizes.push_back(static_cast<int>(size.value.integer));
  }
  scheme.bye = bye(root.find("bye"), scheme);
  scheme.absent = number_of(root.find("absent"));
  scheme.counted = counted(root.find("counted"));
  scheme.unfinished = word_of<Unfinished>(
      root.find("unfinished"), {{"as-it-stands", Unfinished::as_it_stands}, {"no-points", Unfinished::no_points}},
      Unfinished::refuse);
  scheme.illegal = word_of<Illegal>(
      root.find("illegal"), {{"as-it-stands", Illegal::as_it_stands}, {"forfeit", Illegal::forfeit}}, Illegal::refuse);
  scheme.ranking = criteria(root.find("ranking"), false);
  scheme.shown = criteria(root.find("shown"), false);
  if (const Node* seed = root.find("lot_seed")) scheme.lot_seed = seed->integer;
  for (const Member& item : rules::members_of(root.find("stages")))
    scheme.stages.push_back(stage(item.value, scheme.stages));
  if (const Node* node = root.find("teams")) scheme.teams = teams(*node);
  return scheme;
}

}  // namespace

Scheme scheme_of(const Node& root, rules::FaultList& faults) { return SchemeReader(faults).read(root); }

}  // namespace dogeref::tournament
