#include "render/verdict/compare.h"

#include <array>

#include <nlohmann/json.hpp>

#include "kit/index.h"
#include "referee/game/game.h"
#include "render/words/json_text.h"
#include "render/words/names.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;
using findings::number;
using findings::words;
using kit::index;
using referee::Parting;

constexpr std::array<std::string_view, 4> kinds = {"finding", "count", "end", "standings"};

Wording::Arguments sides_of(const Sides& sides) { return {{"a", {words(sides.a)}}, {"b", {words(sides.b)}}}; }

/// "line 15: only en finds space-occupied"
std::string parting_text(const ComparedGame& game, const Sides& sides, const Wording& wording) {
  const Parting& parting = *game.comparison.parting;
  Wording::Arguments arguments = sides_of(sides);
  arguments.push_back({"line", {number(parting.line)}});
  std::string key = "compare." + std::string(kinds[static_cast<std::size_t>(parting.kind)]);
  switch (parting.kind) {
    case Parting::Kind::finding:
      arguments.push_back({"side", {words(parting.by_a ? sides.a : sides.b)}});
      arguments.push_back({"code", {words(parting.code)}});
      break;
    case Parting::Kind::count: {
      const std::string& track = game.a.ruleset->vocabulary().tracks[index(parting.track)];
      arguments.push_back({"player", {findings::seat(parting.seat)}});
      arguments.push_back({"one", {findings::counted(parting.a, track)}});
      arguments.push_back({"other", {findings::counted(parting.b, track)}});
      break;
    }
    case Parting::Kind::end:
      if (parting.a == 0 || parting.b == 0) key += ".one";
      arguments.push_back({"side", {words(parting.a == 0 ? sides.b : sides.a)}});
      arguments.push_back({"one", {number(parting.a)}});
      arguments.push_back({"other", {number(parting.b)}});
      break;
    case Parting::Kind::standings: break;
  }
  return wording.phrase(key, arguments, game.a.players);
}

Json parting_json(const ComparedGame& game) {
  if (!game.comparison.parting) return nullptr;
  const Parting& parting = *game.comparison.parting;
  Json json = {{"line", parting.line}, {"kind", kinds[static_cast<std::size_t>(parting.kind)]}};
  if (parting.kind == Parting::Kind::finding) {
    json["side"] = parting.by_a ? "a" : "b";
    json["code"] = parting.code;
  }
  if (parting.kind == Parting::Kind::count) {
    json["player"] = game.a.players[index(parting.seat)];
    json["track"] = game.a.ruleset->vocabulary().tracks[index(parting.track)];
  }
  if (parting.kind == Parting::Kind::count || parting.kind == Parting::Kind::end) {
    json["a"] = parting.a;
    json["b"] = parting.b;
  }
  return json;
}

}  // namespace

void CompareTally::add(const CompareTally& other) {
  games += other.games;
  parted += other.parted;
  ranks_changed += other.ranks_changed;
  unreadable += other.unreadable;
  for (const auto& [code, count] : other.codes) {
    codes[code].a += count.a;
    codes[code].b += count.b;
  }
}

void append_compared_text(const ComparedGame& game, const Sides& sides, const Wording& wording, std::string& out) {
  if (!game.comparison.parting) return;
  out.append(text::escaped(game.file)).append(":").append(std::to_string(game.comparison.parting->line)).append(": ");
  out.append(text::escaped(parting_text(game, sides, wording))).append("\n");
  for (const referee::RankChange& change : game.comparison.ranks) {
    Wording::Arguments arguments = sides_of(sides);
    arguments.push_back({"player", {findings::seat(change.seat)}});
    arguments.push_back({"one", {number(change.a)}});
    arguments.push_back({"other", {number(change.b)}});
    out.append("  ").append(text::escaped(wording.phrase("compare.rank", arguments, game.a.players))).append("\n");
  }
}

void append_compare_summary(const CompareTally& tally, const Sides& sides, const Wording& wording, std::string& out) {
  const auto count = [](std::uint64_t n) { return number(static_cast<std::int64_t>(n)); };
  Wording::Arguments arguments = sides_of(sides);
  arguments.push_back({"games", {findings::counted(static_cast<std::int64_t>(tally.games), "games")}});
  arguments.push_back({"same", {count(tally.games - tally.parted)}});
  arguments.push_back({"parted", {count(tally.parted)}});
  arguments.push_back({"ranks", {count(tally.ranks_changed)}});
  out.append(text::escaped(wording.phrase("compare.summary", arguments))).append("\n");
  for (const auto& [code, counts] : tally.codes) {
    Wording::Arguments of_code = sides_of(sides);
    of_code.push_back({"code", {words(code)}});
    of_code.push_back({"one", {count(counts.a)}});
    of_code.push_back({"other", {count(counts.b)}});
    out.append("  ").append(text::escaped(wording.phrase("compare.code", of_code))).append("\n");
  }
}

void append_compared_json(const ComparedGame& game, const Sides& sides, std::string& out) {
  Json json = {{"schema", compare_schema}, {"file", game.file}, {"line", game.a.line}};
  json["a"] = {{"rules", sides.a}, {"verdict", name_of(game.a.judgement)}};
  json["b"] = {{"rules", sides.b}, {"verdict", name_of(game.b.judgement)}};
  json["same"] = !game.comparison.parting;
  json["parting"] = parting_json(game);
  json["only_a"] = game.comparison.only_a;
  json["only_b"] = game.comparison.only_b;
  json["ranks"] = Json::array();
  for (const referee::RankChange& change : game.comparison.ranks) {
    json["ranks"].push_back({{"player", game.a.players[index(change.seat)]}, {"a", change.a}, {"b", change.b}});
  }
  out += json_line(json);
}

void append_compare_summary_json(const CompareTally& tally, const Sides& sides, std::string& out) {
  Json summary = {{"a", sides.a}, {"b", sides.b}, {"games", tally.games}};
  summary["same"] = tally.games - tally.parted;
  summary["parted"] = tally.parted;
  summary["ranks_changed"] = tally.ranks_changed;
  summary["unreadable"] = tally.unreadable;
  summary["codes"] = Json::object();
  for (const auto& [code, counts] : tally.codes) summary["codes"][code] = {{"a", counts.a}, {"b", counts.b}};
  out += json_line({{"schema", compare_schema}, {"summary", std::move(summary)}});
}

}  // namespace dogeref::render
