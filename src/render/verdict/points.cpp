#include "render/verdict/points.h"

#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

#include "kit/index.h"
#include "referee/game/game.h"
#include "render/words/json_text.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;
using kit::index;
using referee::Change;
using referee::PlayerPoints;

const std::vector<std::string>& tracks_of(const PointsPage& page) { return page.verdict.ruleset->vocabulary().tracks; }

std::string signed_number(std::int32_t number) { return (number > 0 ? "+" : "") + std::to_string(number); }

/// A row of the table: line, words, and for each track a change and a count.
struct Row {
  std::string line;
  std::string words;
  std::vector<std::string> changes;
  std::vector<std::string> counts;

  Row(std::size_t tracks, std::string at, std::string text)
      : line(std::move(at)), words(std::move(text)), changes(tracks), counts(tracks) {}
};

/// Numbers and words in columns.
class Table {
 public:
  explicit Table(const std::vector<std::string>& tracks) : tracks_(tracks) {}

  Row& add(std::string line, std::string words) {
    return rows_.emplace_back(tracks_.size(), std::move(line), std::move(words));
  }
  [[nodiscard]] Row& row(std::size_t at) { return rows_[at]; }
  [[nodiscard]] std::size_t size() const { return rows_.size(); }

  void write(const Wording& wording, std::string& out) {
    measure();
    head(wording, out);
    for (const Row& row : rows_) {
      std::string text(line_ - row.line.size(), ' ');
      text.append(indent).append(row.line).append(indent).append(row.words);
      text.append(words_ - text::width(row.words), ' ');
      for (std::size_t track = 0; track < tracks_.size(); ++track) {
        text.append(gap + changes_[track] - row.changes[track].size(), ' ').append(row.changes[track]);
        text.append(1 + counts_[track] - row.counts[track].size(), ' ').append(row.counts[track]);
      }
      out.append(text.substr(0, text.find_last_not_of(' ') + 1)).append("\n");
    }
  }

 private:
  static constexpr std::string_view indent = "  ";
  static constexpr std::size_t gap = 3;

  void measure() {
    changes_.assign(tracks_.size(), 0);
    counts_.assign(tracks_.size(), 0);
    for (const Row& row : rows_) {
      line_ = std::max(line_, row.line.size());
      words_ = std::max(words_, text::width(row.words));
      for (std::size_t track = 0; track < tracks_.size(); ++track) {
        changes_[track] = std::max(changes_[track], row.changes[track].size());
        counts_[track] = std::max(counts_[track], row.counts[track].size());
      }
    }
  }

  /// The names of the tracks over their counts; a longer one widens its column.
  void head(const Wording& wording, std::string& out) {
    std::string text(line_ + 2 * indent.size() + words_, ' ');
    for (std::size_t track = 0; track < tracks_.size(); ++track) {
      const std::string_view name = wording.word(tracks_[track]);
      const std::size_t width = text::width(name);
      changes_[track] = std::max(changes_[track] + 1 + counts_[track], width) - 1 - counts_[track];
      text.append(gap + changes_[track] + 1 + counts_[track] - width, ' ').append(name);
    }
    out.append(text).append("\n");
  }

  const std::vector<std::string>& tracks_;
  std::vector<Row> rows_;
  std::size_t line_ = 0;
  std::size_t words_ = 0;
  std::vector<std::size_t> changes_;
  std::vector<std::size_t> counts_;
};

bool same_origin(const findings::Origin& one, const findings::Origin& other) {
  return one.why == other.why && one.thing == other.thing && one.number == other.number && one.other == other.other;
}

std::string origin_words(const PointsPage& page, const Wording& wording, const findings::Origin& origin) {
  std::string words = text::escaped(wording.gain(origin));
  const std::string_view section = wording.gain_section(origin.why, page.verdict.edition);
  return section.empty() ? words : words.append(" [").append(section).append("]");
}

void add_counts(Table& table, std::string words, const std::vector<std::int32_t>& counts) {
  Row& row = table.add("", std::move(words));
  for (std::size_t track = 0; track < counts.size(); ++track) row.counts[track] = std::to_string(counts[track]);
}

/// Changes of one line and origin share a row as long as they are of different tracks.
class Changes {
 public:
  Changes(const PointsPage& page, const Wording& wording, Table& table)
      : page_(page), wording_(wording), table_(table) {}

  void add(const Change& change) {
    const findings::Gain& gain = change.gain;
    if (gain.line != line_) of_line_.clear();
    line_ = gain.line;
    Row& row = row_of(gain);
    row.changes[index(gain.track)] = signed_number(gain.amount);
    row.counts[index(gain.track)] = std::to_string(change.sum);
  }

 private:
  Row& row_of(const findings::Gain& gain) {
    for (const auto& [origin, at] : of_line_) {
      Row& row = table_.row(at);
      if (same_origin(*origin, gain.origin) && row.changes[index(gain.track)].empty()) return row;
    }
    of_line_.emplace_back(&gain.origin, table_.size());
    return table_.add(std::to_string(gain.line), origin_words(page_, wording_, gain.origin));
  }

  const PointsPage& page_;
  const Wording& wording_;
  Table& table_;
  std::uint32_t line_ = 0;
  std::vector<std::pair<const findings::Origin*, std::size_t>> of_line_;
};

void add_sources(const Wording& wording, const PlayerPoints& points, Table& table) {
  for (const referee::Source& source : points.sources) {
    Row& row = table.add("", text::escaped(wording.gains(source.why)));
    for (std::size_t track = 0; track < source.amounts.size(); ++track) {
      if (source.amounts[track] != 0) row.changes[track] = signed_number(source.amounts[track]);
    }
  }
}

/// What every line says of the game and the player.
Json head_of(const PointsPage& page, int seat) {
  Json json = {{"schema", points_schema}, {"file", page.file}, {"game_line", page.verdict.line}};
  json["game"] = page.verdict.game;
  json["player"] = page.verdict.players[index(seat)];
  return json;
}

/// What a track stands at before anything was done, as a change from nothing: so that all changes add up.
Json start_of(const PointsPage& page, const PlayerPoints& points, std::size_t track) {
  Json json = head_of(page, points.seat);
  json["line"] = page.verdict.line;
  json["why"] = "start";
  json["section"] = nullptr;
  json["track"] = tracks_of(page)[track];
  json["amount"] = points.start[track];
  json["sum"] = points.start[track];
  return json;
}

Json change_of(const PointsPage& page, const Wording& wording, const Change& change) {
  const findings::Origin& origin = change.gain.origin;
  const std::string_view section = wording.gain_section(origin.why, page.verdict.edition);
  Json json = head_of(page, change.gain.seat);
  json["line"] = change.gain.line;
  json["why"] = origin.why;
  json["section"] = section.empty() ? Json(nullptr) : Json(section);
  if (!origin.thing.empty() && origin.number < 0) json["thing"] = origin.thing;
  if (origin.number >= 0) json["thing"] = std::string(origin.thing) + ' ' + std::to_string(origin.number);
  if (!origin.other.empty()) json["by"] = origin.other;
  json["track"] = tracks_of(page)[index(change.gain.track)];
  json["amount"] = change.gain.amount;
  json["sum"] = change.sum;
  return json;
}

}  // namespace

void append_points_text(const PointsPage& page, const Wording& wording, std::string& out) {
  bool first = true;
  for (const PlayerPoints& points : page.players) {
    if (!first) out += '\n';
    first = false;
    const std::string& name = page.verdict.players[index(points.seat)];
    out.append(text::escaped(page.file)).append(": ").append(text::escaped(name)).append("\n");
    Table table(tracks_of(page));
    add_counts(table, wording.phrase("points.start"), points.start);
    Changes changes(page, wording, table);
    for (const Change& change : points.changes) changes.add(change);
    add_counts(table, wording.phrase("points.end"), points.end);
    if (!points.sources.empty()) table.add("", wording.phrase("points.in-all") + ':');
    add_sources(wording, points, table);
    table.write(wording, out);
  }
}

void append_points_json(const PointsPage& page, const Wording& wording, std::string& out) {
  for (const PlayerPoints& points : page.players) {
    for (std::size_t track = 0; track < points.start.size(); ++track) {
      if (points.start[track] != 0) out += json_line(start_of(page, points, track));
    }
    for (const Change& change : points.changes) out += json_line(change_of(page, wording, change));
  }
}

}  // namespace dogeref::render
