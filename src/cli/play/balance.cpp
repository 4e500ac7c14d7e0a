#include "cli/play/balance.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include <nlohmann/json.hpp>

#include "kit/index.h"
#include "render/words/json_text.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

using kit::index;
using simulate::Spread;
using simulate::Summary;
using Json = nlohmann::ordered_json;

constexpr int balance_schema = 1;

/// A quotient with one decimal, rounded half away from zero: whole numbers only, so that it is the same everywhere.
std::string quotient(std::int64_t sum, std::uint64_t count) {
  if (count == 0) return "-";
  const auto by = static_cast<std::int64_t>(count);
  const std::int64_t tenths = (20 * (sum < 0 ? -sum : sum) + by) / (2 * by);
  const std::string sign = sum < 0 && tenths > 0 ? "-" : "";
  return sign + std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

/// A number that chance moves: how it is shown, what it is, and its standard error. Without games there is none.
struct Estimate {
  std::string shown;
  std::string behind = {};  ///< what follows it
  double value = 0;
  double error = 0;
  bool is_known = false;
};

constexpr double normal_95 = 1.96;

/// "1.3": how far the number may be off in 95 of 100 such simulations.
std::string margin(const Estimate& of) { return quotient(std::llround(normal_95 * of.error * 1000), 1000); }

/// Whether two numbers differ by more than chance brings in 95 of 100 pairs of simulations.
bool differ_beyond_chance(const Estimate& one, const Estimate& other) {
  const double error = std::sqrt(one.error * one.error + other.error * other.error);
  return one.is_known && other.is_known && std::abs(one.value - other.value) > normal_95 * error;
}

Estimate estimate(const Spread& of) {
  if (of.count == 0) return {"-"};
  return {quotient(of.sum, of.count), " (" + std::to_string(of.least) + " - " + std::to_string(of.most) + ")",
          of.mean(), of.error(), true};
}

/// A share of games.
Estimate estimate_share(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return {"-", " %"};
  const double share = static_cast<double>(part) / static_cast<double>(whole);
  return {quotient(static_cast<std::int64_t>(part) * 100, whole), " %", 100 * share,
          100 * std::sqrt(share * (1 - share) / static_cast<double>(whole)), true};
}

/// How often something comes a game, each time by itself.
Estimate estimate_rate(std::uint64_t times, std::uint64_t games) {
  if (games == 0) return {"-"};
  const auto number = static_cast<double>(games);
  const double rate = static_cast<double>(times) / number;
  return {quotient(static_cast<std::int64_t>(times), games), {}, rate, std::sqrt(rate / number), true};
}

/// Labels, and a value for each set of rules.
class Table {
 public:
  explicit Table(std::span<const Balance> balances) : balances_(balances) {}

  template <class Value>
  void row(std::string label, const Value& value) {
    std::vector<std::string> values;
    for (const Balance& balance : balances_) values.push_back(value(balance.summary));
    rows_.push_back({std::move(label), std::move(values)});
  }
  /// With several sets of rules each number has its margin; those that differ from the first one's beyond chance are
  /// marked.
  template <class Value>
  void estimates(std::string label, const Value& value) {
    std::vector<std::string> values;
    std::vector<Estimate> all;
    for (const Balance& balance : balances_) {
      const Estimate& one = all.emplace_back(value(balance.summary));
      const bool is_compared = balances_.size() > 1 && one.is_known;
      const bool is_marked = is_compared && differ_beyond_chance(all.front(), one);
      has_marks_ = has_marks_ || is_marked;
      values.push_back((is_marked ? "* " : "") + one.shown + (is_compared ? " ± " + margin(one) : std::string()) +
                       one.behind);
    }
    rows_.push_back({std::move(label), std::move(values)});
  }
  [[nodiscard]] bool has_marks() const { return has_marks_; }
  void head(std::string label) {
    std::vector<std::string> names;
    for (const Balance& balance : balances_) names.push_back(balance.name);
    rows_.push_back({std::move(label), std::move(names)});
  }
  void title(std::string label) { rows_.push_back({std::move(label), {}}); }

  void write(std::string& out) const {
    std::size_t widest = 0;
    std::vector<std::size_t> columns(balances_.size());
    for (const Row& row : rows_) {
      if (!row.values.empty()) widest = std::max(widest, text::width(row.label));
      for (std::size_t at = 0; at < row.values.size(); ++at) {
        columns[at] = std::max(columns[at], text::width(row.values[at]));
      }
    }
    for (const Row& row : rows_) {
      out += row.label;
      if (!row.values.empty()) out.append(widest - text::width(row.label), ' ');
      for (std::size_t at = 0; at < row.values.size(); ++at) {
        out.append(2 + columns[at] - text::width(row.values[at]), ' ').append(row.values[at]);
      }
      out += '\n';
    }
  }

 private:
  struct Row {
    std::string label;
    std::vector<std::string> values;
  };
  std::span<const Balance> balances_;
  std::vector<Row> rows_;
  bool has_marks_ = false;
};

std::set<std::string> names_in(std::span<const Balance> balances, const std::string& category) {
  std::set<std::string> names;
  for (const Balance& balance : balances) {
    const auto named = balance.summary.uses.find(category);
    if (named == balance.summary.uses.end()) continue;
    for (const auto& [name, count] : named->second) names.insert(name);
  }
  return names;
}

std::uint64_t uses_of(const Summary& summary, const std::string& category, const std::string& name) {
  const auto named = summary.uses.find(category);
  if (named == summary.uses.end()) return 0;
  const auto known = named->second.find(name);
  return known == named->second.end() ? 0 : known->second;
}

/// How often each thing is used a game.
void add_uses(std::span<const Balance> balances, const render::Wording& wording, Table& table) {
  std::set<std::string> categories;
  for (const Balance& balance : balances) {
    for (const auto& [category, named] : balance.summary.uses) categories.insert(category);
  }
  for (const std::string& category : categories) {
    table.title(wording.phrase("simulate.uses", {{"what", {findings::phrase("simulate.uses." + category)}}}));
    for (const std::string& name : names_in(balances, category)) {
      table.estimates("  " + (name.empty() ? wording.phrase("simulate.uses.all") : name), [&](const Summary& summary) {
        return estimate_rate(uses_of(summary, category, name), summary.games);
      });
    }
  }
}

void add_ends(std::span<const Balance> balances, const render::Wording& wording, Table& table) {
  std::set<std::string> reasons;
  for (const Balance& balance : balances) {
    for (const auto& [reason, count] : balance.summary.ends) reasons.insert(reason);
  }
  for (const std::string& reason : reasons) {
    const std::string key = (reason == "unfinished" ? "simulate." : "reason.") + reason;
    const std::string said = wording.find(key) ? wording.phrase(key) : reason;
    table.estimates(wording.phrase("simulate.ended", {{"reason", {findings::words(said)}}}),
                    [&](const Summary& summary) {
                      const auto found = summary.ends.find(reason);
                      return estimate_share(found == summary.ends.end() ? 0 : found->second, summary.games);
                    });
  }
}

Json spread_json(const Spread& of) {
  return {{"count", of.count}, {"sum", of.sum}, {"least", of.least}, {"most", of.most}};
}

/// How far each number may be off in 95 of 100 such simulations, in thousandths of its own unit, shares of games in
/// percent; and with another set of rules to compare with, which numbers differ from its by more than chance.
class Margins {
 public:
  Margins(const Summary& summary, const Summary* first) : summary_(summary), first_(first) {}

  [[nodiscard]] Json json() && {
    for (const auto& [reason, games] : summary_.ends)
      note("ends", reason, [&reason = reason](const Summary& of) {
        const auto found = of.ends.find(reason);
        return estimate_share(found == of.ends.end() ? 0 : found->second, of.games);
      });
    note("rounds", {}, [](const Summary& of) { return estimate(of.length); });
    note("scores", {}, [](const Summary& of) { return estimate(of.score); });
    note("winning_scores", {}, [](const Summary& of) { return estimate(of.winning_score); });
    for (int seat = 0; seat < summary_.players; ++seat) {
      note("wins", std::to_string(seat + 1),
           [seat](const Summary& of) { return estimate_share(of.wins[index(seat)], of.length.count); });
    }
    for (const auto& [category, named] : summary_.uses) {
      for (const auto& [name, count] : named) {
        note("uses." + category, name, [&category = category, &name = name](const Summary& of) {
          return estimate_rate(uses_of(of, category, name), of.games);
        });
      }
    }
    Json json = {{"of_95", std::move(margins_)}};
    if (first_ != nullptr) json["beyond_chance"] = std::move(beyond_);
    return json;
  }

 private:
  template <class Value>
  void note(std::string path, const std::string& name, const Value& value) {
    const Estimate own = value(summary_);
    if (!name.empty()) path += '.' + name;
    if (!own.is_known) return;
    margins_[path] = std::llround(normal_95 * own.error * 1000);
    if (first_ != nullptr && differ_beyond_chance(value(*first_), own)) beyond_.push_back(path);
  }

  const Summary& summary_;
  const Summary* first_;
  Json margins_ = Json::object();
  Json beyond_ = Json::array();
};

Json balance_json(const Balance& balance, const Summary* first) {
  const Summary& summary = balance.summary;
  const simulate::Options& options = balance.options;
  Json json = {{"schema", balance_schema}, {"game", options.game}, {"edition", options.edition}};
  json["variants"] = options.variants;
  json["rules"] = balance.fingerprint;
  json["players"] = options.players;
  json["policy"] = options.policy == simulate::Policy::random ? "random" : "sensible";
  json["seed"] = options.seed;
  json["games"] = summary.games;
  json["actions"] = summary.actions;
  json["ends"] = summary.ends;
  json["rounds"] = spread_json(summary.length);
  Json histogram = Json::object();
  for (const auto& [rounds, games] : summary.rounds) histogram[std::to_string(rounds)] = games;
  json["games_by_rounds"] = std::move(histogram);
  json["scores"] = spread_json(summary.score);
  json["winning_scores"] = spread_json(summary.winning_score);
  json["seats"] = Json::array();
  for (int seat = 0; seat < summary.players; ++seat) {
    json["seats"].push_back(
        {{"wins", summary.wins[index(seat)]}, {"scores", spread_json(summary.scores[index(seat)])}});
  }
  json["uses"] = summary.uses;
  json["margins"] = Margins(summary, first).json();
  return json;
}

}  // namespace

void append_balance_text(std::span<const Balance> balances, const render::Wording& wording, std::string& out) {
  Table table(balances);
  const auto label = [&wording](const char* key) { return wording.phrase(key); };
  table.head(label("simulate.rules"));
  table.row(label("simulate.games"), [](const Summary& summary) { return std::to_string(summary.games); });
  add_ends(balances, wording, table);
  table.estimates(label("simulate.rounds"), [](const Summary& summary) { return estimate(summary.length); });
  table.row(label("simulate.actions"),
            [](const Summary& summary) { return quotient(static_cast<std::int64_t>(summary.actions), summary.games); });
  table.estimates(label("simulate.score"), [](const Summary& summary) { return estimate(summary.score); });
  table.estimates(label("simulate.winning-score"),
                  [](const Summary& summary) { return estimate(summary.winning_score); });
  int players = 0;
  for (const Balance& balance : balances) players = std::max(players, balance.summary.players);
  for (int seat = 0; seat < players; ++seat) {
    table.estimates(
        wording.phrase("simulate.wins", {{"n", {findings::number(seat + 1)}}}),
        [seat](const Summary& summary) { return estimate_share(summary.wins[index(seat)], summary.length.count); });
  }
  add_uses(balances, wording, table);
  table.write(out);
  if (table.has_marks()) out += wording.phrase("simulate.marked") + '\n';
}

void append_balance_json(std::span<const Balance> balances, std::string& out) {
  for (const Balance& balance : balances) {
    const bool is_first = &balance == &balances.front();
    out += render::json_line(balance_json(balance, is_first ? nullptr : &balances.front().summary));
  }
}

}  // namespace dogeref::cli
