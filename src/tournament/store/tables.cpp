#include "tournament/store/tables.h"

#include <algorithm>
#include <utility>

#include "tournament/print/json.h"
#include "tournament/ranking/value.h"

namespace dogeref::tournament {
namespace {

StoredValue stored(const Fraction& number) {
  const auto whole = number.whole();
  return whole ? StoredValue(*whole) : StoredValue(number.text());
}

StoredValue stored(const Value& value) {
  if (const auto* number = std::get_if<Fraction>(&value)) return stored(*number);
  if (std::holds_alternative<std::monostate>(value)) return {};
  return exact_value(value);
}

StoredValue text_or_nothing(const std::string& text) { return text.empty() ? StoredValue() : StoredValue(text); }

/// Fills the tables of one event.
class Storing {
 public:
  Storing(const Event& event, const Scheme& scheme, const Assembled& assembled)
      : event_(event), scheme_(scheme), assembled_(assembled), results_(assembled.results) {}

  std::vector<StoredTable> run(const std::vector<Flaw>& flaws) {
    players();
    tables();
    results();
    actions();
    findings(flaws);
    standings();
    return std::move(out_);
  }

 private:
  StoredTable& table(std::string_view name, std::vector<std::string_view> columns) {
    columns.insert(columns.begin(), "tournament");
    return out_.emplace_back(StoredTable{name, std::move(columns), {}});
  }
  void add(StoredTable& table, std::vector<StoredValue> row) {
    row.insert(row.begin(), event_.id);
    table.rows.push_back(std::move(row));
  }

  void players() {
    StoredTable& made = table("players", {"player", "name", "club", "left_before_round"});
    for (std::size_t at = 0; at < results_.players.size(); ++at) {
      const Registered* const known = at < event_.players.size() ? &event_.players[at] : nullptr;
      add(made, {results_.players[at].id, results_.players[at].name,
                 known == nullptr ? StoredValue() : text_or_nothing(known->club),
                 known == nullptr || known->left == 0 ? StoredValue() : StoredValue(std::int64_t{known->left})});
    }
  }

  void tables() {
    StoredTable& made = table("tables", {"round", "letter", "state", "confirmed", "log"});
    for (const Seating& seating : assembled_.seatings) {
      const TableEntry& entry = *seating.entry;
      const bool counts = std::any_of(results_.sittings.begin(), results_.sittings.end(),
                                      [&](const Sitting& sitting) { return sitting.table == entry.id; });
      const bool is_played = entry.log || !entry.sheet.empty();
      add(made, {std::int64_t{entry.round}, entry.key,
                 std::string(counts      ? "counts"
                             : is_played ? "refused"
                                         : "drawn"),
                 std::int64_t{entry.confirmed ? 1 : 0}, entry.log ? StoredValue(entry.log->text) : StoredValue()});
    }
  }

  /// What each round was to each player, byes and absences too; of all stages.
  void results() {
    StoredTable& made = table(
        "results", {"round", "letter", "player", "what", "seat", "place", "shared_by", "score", "points", "counts"});
    for_each_stage([&](const Standings& standings) {
      for (const std::size_t player : standings.part.players) {
        for (const Outcome& outcome : standings.part.courses[player].outcomes) result(player, outcome, made);
      }
    });
  }

  void result(std::size_t player, const Outcome& outcome, StoredTable& made) {
    constexpr std::string_view kinds[] = {"table", "no-points", "bye", "absent"};
    const bool has_place = outcome.kind == Outcome::Kind::table;
    const Line* const line = outcome.line;
    const auto letter = [&] { return outcome.sitting->table.substr(std::to_string(outcome.round).size()); };
    const auto number = [](std::int64_t value) { return StoredValue(value); };
    add(made,
        {number(outcome.round), outcome.sitting == nullptr ? StoredValue() : StoredValue(letter()),
         results_.players[player].id, std::string(kinds[static_cast<std::size_t>(outcome.kind)]),
         line == nullptr ? StoredValue() : number(line->seat), has_place ? number(outcome.score.place) : StoredValue(),
         has_place ? number(outcome.score.shared) : StoredValue(), line == nullptr ? StoredValue() : number(line->vp),
         stored(outcome.points), number(outcome.counted ? 1 : 0)});
  }

  void actions() {
    StoredTable& made = table("actions", {"round", "letter", "line", "seat", "action"});
    for (const Seating& seating : assembled_.seatings) {
      for (const JudgedAction& action : seating.actions)
        add(made, {std::int64_t{seating.entry->round}, seating.entry->key, std::int64_t{action.line},
                   std::int64_t{action.seat + 1}, action.text});
    }
  }

  void findings(const std::vector<Flaw>& flaws) {
    StoredTable& made =
        table("findings", {"code", "severity", "file", "line", "column", "round_table", "player", "message"});
    for (const Flaw& flaw : flaws)
      add(made, {flaw.code, std::string(name_of(flaw.weight)), flaw.file, std::int64_t{flaw.line},
                 std::int64_t{flaw.column}, text_or_nothing(flaw.table), text_or_nothing(flaw.player), flaw.message});
  }

  void standings() {
    StoredTable values{"standing_values", {"tournament", "stage", "player", "criterion", "value"}, {}};
    StoredTable& ranks = table("standings", {"stage", "after_round", "position", "rank", "player", "decided_by"});
    for_each_stage([&](const Standings& standings) {
      std::int64_t position = 0;
      for (const StandingsRow& row : standings.rows) {
        const std::string& id = results_.players[row.who].id;
        add(ranks, {standings.part.stage, std::int64_t{standings.part.after}, ++position, std::int64_t{row.rank}, id,
                    text_or_nothing(row.decided_by)});
        for (std::size_t at = 0; at < standings.criteria.size(); ++at)
          add(values, {standings.part.stage, id, standings.criteria[at].name, stored(row.values[at])});
      }
    });
    out_.push_back(std::move(values));
  }

  template <class Use>
  void for_each_stage(const Use& use) {
    if (scheme_.stages.empty()) use(standings_of(results_, scheme_, {}));
    for (const Stage& stage : scheme_.stages) use(standings_of(results_, scheme_, {stage.id, 0}));
  }

  const Event& event_;
  const Scheme& scheme_;
  const Assembled& assembled_;
  const Results& results_;
  std::vector<StoredTable> out_;
};

}  // namespace

std::vector<StoredTable> stored_tables(const Event& event, const Scheme& scheme, const Assembled& assembled,
                                       const std::vector<Flaw>& flaws) {
  return Storing(event, scheme, assembled).run(flaws);
}

}  // namespace dogeref::tournament
