// Totals as JSON, and back.

#include <algorithm>
#include <charconv>
#include <limits>

#include <nlohmann/json.hpp>

#include "render/verdict/census.h"
#include "render/words/json_text.h"
#include "render/words/names.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;

constexpr int totals_schema = 1;
constexpr std::size_t most_players = 64;
/// More are no figures of ours: the kinds of things that are counted do not grow with the archive.
constexpr std::size_t most_kinds = 20'000;

Json numbers_json(const std::map<std::int32_t, std::uint64_t>& counts) {
  Json json = Json::object();
  for (const auto& [number, count] : counts) json[std::to_string(number)] = count;
  return json;
}

Json wins_json(const WinFigures& figures) { return {{"games", figures.games}, {"wins", figures.wins}}; }

Json codes_json(const Census& census) {
  Json list = Json::array();
  for (const CodeEntry* entry : by_frequency(census)) {
    const CodeFigures& figures = entry->second;
    list.push_back({{"game", entry->first.first},
                    {"code", entry->first.second},
                    {"findings", figures.findings},
                    {"games", figures.games},
                    {"example", {{"file", figures.file}, {"line", figures.line}}}});
  }
  return list;
}

Json game_json(const GameFigures& game) {
  Json players = Json::array();
  for (const auto& [number, games] : game.games) {
    Json seats = Json::array();
    for (int seat = 1; seat <= number; ++seat) {
      const auto found = game.by_seat.find({number, seat});
      seats.push_back(found == game.by_seat.end() ? 0 : found->second.wins);
    }
    players.push_back({{"players", number}, {"games", games}, {"wins_by_seat", std::move(seats)}});
  }
  Json colours = Json::object();
  for (const auto& [colour, figures] : game.by_colour) colours[colour] = wins_json(figures);
  return {{"players", std::move(players)},
          {"colours", std::move(colours)},
          {"scores", numbers_json(game.scores.counts())},
          {"rounds", numbers_json(game.rounds.counts())}};
}

/// What is read is somebody else's: each value is asked for by its type, and what does not fit is thrown out of here.
struct Misfit {};

void require(bool fits) {
  if (!fits) throw Misfit();
}

const Json& member(const Json& json, const char* key) {
  require(json.is_object());
  const auto found = json.find(key);
  require(found != json.end());
  return *found;
}

std::uint64_t count_of(const Json& json) {
  require(json.is_number_unsigned());
  return json.get<std::uint64_t>();
}

std::uint32_t line_of(const Json& json) {
  const std::uint64_t line = count_of(json);
  require(line <= std::numeric_limits<std::uint32_t>::max());
  return static_cast<std::uint32_t>(line);
}

const std::string& text_of(const Json& json) {
  require(json.is_string());
  return json.get_ref<const std::string&>();
}

std::int64_t whole_of(const std::string& text) {
  std::int64_t number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  require(error == std::errc() && stop == text.data() + text.size());
  return number;
}

Spread spread_of(const Json& json) {
  require(json.is_object());
  Spread spread;
  for (const auto& [number, count] : json.items()) spread.add(whole_of(number), count_of(count));
  return spread;
}

GameFigures game_of(const Json& json) {
  GameFigures game;
  for (const Json& each : member(json, "players")) {
    const Json& seats = member(each, "wins_by_seat");
    require(seats.is_array() && seats.size() <= most_players && count_of(member(each, "players")) == seats.size());
    const int players = static_cast<int>(seats.size());
    const std::uint64_t games = count_of(member(each, "games"));
    game.games[players] += games;
    int seat = 0;
    for (const Json& wins : seats) game.by_seat[{players, ++seat}].add({games, count_of(wins)});
  }
  const Json& colours = member(json, "colours");
  require(colours.is_object() && colours.size() <= most_kinds);
  for (const auto& [colour, figures] : colours.items())
    game.by_colour[colour].add({count_of(member(figures, "games")), count_of(member(figures, "wins"))});
  game.scores = spread_of(member(json, "scores"));
  game.rounds = spread_of(member(json, "rounds"));
  return game;
}

Census census_of(const Json& json) {
  require(count_of(member(json, "schema")) == totals_schema);
  Census census;
  const Json& verdicts = member(json, "verdicts");
  for (std::size_t at = 0; at < census.totals.games.size(); ++at)
    census.totals.games[at] = count_of(member(verdicts, name_of(static_cast<referee::Judgement>(at)).data()));
  census.totals.errors = count_of(member(json, "errors"));
  census.totals.warnings = count_of(member(json, "warnings"));
  census.actions = count_of(member(json, "actions"));
  census.left_out = count_of(member(json, "left_out"));
  census.duplicates = count_of(member(json, "duplicates"));
  for (const Json& each : member(json, "codes")) {
    const Json& example = member(each, "example");
    census.codes[{text_of(member(each, "game")), text_of(member(each, "code"))}].add(
        {count_of(member(each, "findings")), count_of(member(each, "games")), text_of(member(example, "file")),
         line_of(member(example, "line"))});
  }
  const Json& games = member(json, "by_game");
  require(games.is_object());
  for (const auto& [id, figures] : games.items()) census.games[id].add(game_of(figures));
  return census;
}

referee::Judgement judgement_of(const std::string& name) {
  for (std::size_t at = 0; at < Totals{}.games.size(); ++at) {
    if (name == name_of(static_cast<referee::Judgement>(at))) return static_cast<referee::Judgement>(at);
  }
  throw Misfit();
}

std::string_view text_or_none(const Json& json) { return json.is_null() ? std::string_view() : text_of(json); }

/// The main score is the first column behind the name.
std::optional<std::int64_t> score_of(const Json& standing) {
  auto at = standing.begin();
  while (at != standing.end() && at.key() != "player") ++at;
  if (at == standing.end() || ++at == standing.end() || !at->is_number_integer()) return std::nullopt;
  return at->get<std::int64_t>();
}

void add_standings(const Json& json, Counted& counted) {
  const Json& names = member(json, "players");
  require(names.is_array() && names.size() <= most_players);
  counted.players.resize(names.size());
  if (const auto colours = json.find("colours"); colours != json.end()) {
    require(colours->is_array() && colours->size() == names.size());
    for (std::size_t seat = 0; seat < names.size(); ++seat)
      counted.players[seat].colour = text_or_none((*colours)[seat]);
  }
  for (const Json& standing : member(json, "standings")) {
    const auto named = std::find(names.begin(), names.end(), member(standing, "player"));
    require(named != names.end());
    Counted::Player& player = counted.players[static_cast<std::size_t>(named - names.begin())];
    player.has_won = count_of(member(standing, "rank")) == 1;
    player.score = score_of(standing);
  }
}

Counted verdict_of(const Json& json) {
  Counted counted;
  counted.file = text_of(member(json, "file"));
  counted.game = text_or_none(member(json, "game"));
  counted.judgement = judgement_of(text_of(member(json, "verdict")));
  counted.actions = count_of(member(json, "actions"));
  if (const auto left_out = json.find("left_out"); left_out != json.end()) counted.left_out = count_of(*left_out);
  for (const Json& finding : member(json, "findings")) {
    const std::string& severity = text_of(member(finding, "severity"));
    counted.errors += severity == "error" ? 1U : 0U;
    counted.warnings += severity == "warning" ? 1U : 0U;
    counted.found.push_back({text_of(member(finding, "code")), line_of(member(finding, "line"))});
  }
  if (const Json& end = member(json, "end"); !end.is_null()) {
    counted.has_end = true;
    counted.round = static_cast<std::int64_t>(line_of(member(end, "round")));
  }
  add_standings(json, counted);
  return counted;
}

/// A line in the figures it comes to.
Census read_line(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  require(json.is_object());
  if (const auto kind = json.find("kind"); kind != json.end() && *kind == "totals") return census_of(json);
  Census census;
  census.add(verdict_of(json));
  return census;
}

}  // namespace

void append_census_json(const Census& census, std::string& out) {
  Json verdicts = Json::object();
  for (std::size_t at = 0; at < census.totals.games.size(); ++at)
    verdicts[std::string(name_of(static_cast<referee::Judgement>(at)))] = census.totals.games[at];
  Json games = Json::object();
  for (const auto& [id, figures] : census.games) games[id] = game_json(figures);
  out += json_line({{"schema", totals_schema},
                    {"kind", "totals"},
                    {"games", census.totals.all()},
                    {"verdicts", std::move(verdicts)},
                    {"errors", census.totals.errors},
                    {"warnings", census.totals.warnings},
                    {"left_out", census.left_out},
                    {"duplicates", census.duplicates},
                    {"actions", census.actions},
                    {"codes", codes_json(census)},
                    {"by_game", std::move(games)}});
}

std::optional<WrittenVerdict> read_verdict(std::string_view line) {
  try {
    const Json json = Json::parse(line, nullptr, false);
    const Counted counted = verdict_of(json);
    WrittenVerdict written{std::string(counted.file), line_of(member(json, "line")), counted.judgement};
    for (const Json& finding : member(json, "findings")) {
      const auto known = finding.find("known");
      if (known != finding.end() && *known == true) continue;
      written.has_errors = written.has_errors || member(finding, "severity") == "error";
      written.has_warnings = written.has_warnings || member(finding, "severity") == "warning";
    }
    return written;
  } catch (const Misfit&) {
    return std::nullopt;
  }
}

bool add_line(std::string_view line, Census& census) {
  try {
    const Census more = read_line(line);
    if (census.codes.size() + more.codes.size() > most_kinds || census.games.size() + more.games.size() > most_kinds)
      return false;
    census.add(more);
  } catch (const Misfit&) {
    return false;
  }
  return true;
}

}  // namespace dogeref::render
