#include "render/verdict/standings.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "referee/game/game.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using referee::Standing;
using referee::Verdict;

constexpr std::string_view rank_indent = "  ";

std::string_view player_name(const Verdict& verdict, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  return index < verdict.players.size() ? std::string_view(verdict.players[index]) : std::string_view("?");
}

/// A part of a row, with the columns of a terminal it takes.
struct Part {
  std::string text;
  std::size_t width = 0;

  explicit Part(std::string words) : text(std::move(words)), width(text::width(text)) {}
};

/// The words around a column's number: phrase `column.NAME` (`.none` without a value), else the counted word.
struct ColumnWords {
  using Around = std::pair<Part, Part>;

  ColumnWords(const std::string& name, const Wording& wording) : ColumnWords(name, "column." + name, wording) {}

  Part none;
  Around many;
  Around one;
  bool zero_is_one = false;

 private:
  ColumnWords(const std::string& name, const std::string& key, const Wording& wording)
      : none(without(key + ".none", wording)),
        many(Part(""), Part("")),
        one(Part(""), Part("")),
        zero_is_one(wording.is_singular(0)) {
    const bool has_phrase = wording.find(key).has_value();
    many = parts(has_phrase ? wording.phrase_around(key) : wording.count_around(false, name));
    one = has_phrase ? many : parts(wording.count_around(true, name));
  }

  static Part without(const std::string& key, const Wording& wording) {
    return Part(std::string(wording.find(key).value_or("-")));
  }
  static Around parts(Wording::Around around) {
    return {Part(std::move(around.before)), Part(std::move(around.behind))};
  }
};

/// Appends a column to the rows. Numbers at the beginning of cells stand one below the other.
class ColumnWriter {
 public:
  ColumnWriter(const ColumnWords& words, const Verdict& verdict, std::size_t column) : words_(words) {
    for (const Standing& standing : verdict.standings) {
      const std::optional<std::int32_t> value =
          column < standing.values.size() ? standing.values[column] : std::optional<std::int32_t>();
      numbers_.push_back(value ? std::to_string(*value) : std::string());
      digits_ = std::max(digits_, numbers_.back().size());
    }
    for (const std::string& number : numbers_) width_ = std::max(width_, width_of(number));
  }

  void write(std::vector<std::string>& rows, std::size_t gap) const {
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const std::string& number = numbers_[row];
      if (number.empty()) {
        rows[row] += words_.none.text;
      } else {
        rows[row].append(around(number).first.text).append(lead(number), ' ').append(number);
        rows[row] += around(number).second.text;
      }
      rows[row].append(width_ + gap - width_of(number), ' ');
    }
  }

 private:
  [[nodiscard]] const std::pair<Part, Part>& around(const std::string& number) const {
    const bool is_one = number == "1" || number == "-1" || (number == "0" && words_.zero_is_one);
    return is_one ? words_.one : words_.many;
  }
  /// Spaces that set a number to the right; behind a word it stays at the left.
  [[nodiscard]] std::size_t lead(const std::string& number) const {
    return around(number).first.width == 0 ? digits_ - number.size() : 0;
  }
  [[nodiscard]] std::size_t width_of(const std::string& number) const {
    if (number.empty()) return words_.none.width;
    return around(number).first.width + lead(number) + number.size() + around(number).second.width;
  }

  const ColumnWords& words_;
  std::vector<std::string> numbers_;
  std::size_t digits_ = 0;
  std::size_t width_ = 0;
};

/// What parts a player from the next below.
void append_decided(const Verdict& verdict, std::size_t place, const Wording& wording, std::string& out) {
  if (place + 1 == verdict.standings.size()) return;
  const Standing& standing = verdict.standings[place];
  const Standing& next = verdict.standings[place + 1];
  const std::string player = text::escaped(player_name(verdict, next.seat));
  if (next.rank == standing.rank) return wording.append_phrase("summary.level", {{"player", player}}, out);
  if (standing.decided_by.empty()) return;  // the record declares it, and says not why
  const std::string criterion = wording.criterion(standing.decided_by);
  wording.append_phrase("summary.ahead", {{"player", player}, {"criterion", criterion}}, out);
}

bool is_score_sheet(const Verdict& verdict) { return verdict.end && verdict.end->reason == "score-sheet"; }

/// Whether more is known of a score than what any game comes to.
bool is_bounded(const Verdict& verdict, const Standing& standing) {
  const auto bounds = verdict.ruleset->score_bounds(static_cast<int>(verdict.players.size()));
  return standing.range && !(bounds && standing.range->second >= bounds->second);
}

/// What the record does not prove of a place; of a score sheet all is as it declares.
void append_unproven(const Verdict& verdict, const Standing& standing, const Wording& wording, std::string& out) {
  if (is_score_sheet(verdict) || (standing.proven && !standing.range)) return;
  if (!out.ends_with(' ')) out += "; ";
  if (!is_bounded(verdict, standing)) return wording.append_phrase("summary.unproven", {}, out);
  const auto& [low, high] = *standing.range;
  wording.append_phrase("summary.between", {{"low", std::to_string(low)}, {"high", std::to_string(high)}}, out);
}

std::vector<std::string> name_rows(const Verdict& verdict, std::size_t gap) {
  std::vector<Part> names;
  std::size_t width = 0;
  for (const Standing& standing : verdict.standings) {
    names.emplace_back(std::to_string(standing.rank) + ". " + text::escaped(player_name(verdict, standing.seat)));
    width = std::max(width, names.back().width);
  }
  std::vector<std::string> rows;
  for (Part& name : names) {
    rows.push_back(std::string(rank_indent) + name.text);
    rows.back().append(width + gap - name.width, ' ');
  }
  return rows;
}

/// Whether the record, where it declares the standings, leaves a column out.
bool is_undeclared(const Verdict& verdict, std::size_t column) {
  return is_score_sheet(verdict) &&
         std::all_of(verdict.standings.begin(), verdict.standings.end(), [column](const Standing& standing) {
           return column < standing.values.size() && !standing.values[column];
         });
}

}  // namespace

void append_standings(const Verdict& verdict, const Wording& wording, std::string& out) {
  if (verdict.standings.empty() || verdict.ruleset == nullptr) return;
  constexpr std::size_t name_gap = 2;
  constexpr std::size_t gap = 3;
  std::vector<std::string> rows = name_rows(verdict, name_gap);
  const std::vector<referee::Column>& columns = verdict.ruleset->vocabulary().columns;
  for (std::size_t column = 0; column < columns.size(); ++column) {
    if (!columns[column].shown || is_undeclared(verdict, column)) continue;
    const ColumnWords words(columns[column].name, wording);
    ColumnWriter(words, verdict, column).write(rows, gap);
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    rows[row] += ' ';
    append_decided(verdict, row, wording, rows[row]);
    append_unproven(verdict, verdict.standings[row], wording, rows[row]);
    rows[row].erase(rows[row].find_last_not_of(' ') + 1);
    out.append(rows[row]).append("\n");
  }
}

}  // namespace dogeref::render
