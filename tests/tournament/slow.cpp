#include "tournament/slow.h"

#include <algorithm>

#include "rules/tree/sha256.h"

namespace dogeref::tests {
namespace {

using namespace dogeref::tournament;
using Kind = Criterion::Kind;

Wide divisor(Wide a, Wide b) {
  while (b != 0) {
    const Wide rest = a % b;
    a = b;
    b = rest;
  }
  return a < 0 ? -a : a;
}

std::string digits(Wide number) {
  if (number < 0) return "-" + digits(-number);
  if (number < 10) return std::string(1, static_cast<char>('0' + static_cast<int>(number)));
  return digits(number / 10) + static_cast<char>('0' + static_cast<int>(number % 10));
}

std::string text(const Quotient& number) {
  return number.bottom == 1 ? digits(number.top) : digits(number.top) + "/" + digits(number.bottom);
}

/// The program's fractions are only read, as their text.
Quotient quotient(const Fraction& fraction) {
  const std::string written = fraction.text();
  const std::size_t slash = written.find('/');
  if (slash == std::string::npos) return std::stoll(written);
  return {std::stoll(written.substr(0, slash)), std::stoll(written.substr(slash + 1))};
}

std::vector<int> covered(const Sitting& table, const Line& line) {
  if (line.forfeit) return {static_cast<int>(table.lines.size())};
  std::vector<int> places;
  for (int at = 0; at < line.shared; ++at) places.push_back(line.place + at);
  return places;
}

std::int64_t positive(std::int64_t vp) { return vp < 0 ? 0 : vp; }

Quotient share(const Sitting& table, const Line& line) {
  std::int64_t all = 0;
  for (const Line& each : table.lines) all += positive(each.vp);
  return all == 0 ? Quotient(1, static_cast<std::int64_t>(table.lines.size())) : Quotient(positive(line.vp), all);
}

Quotient ratio(const Sitting& table, const Line& line) {
  std::int64_t best = -1'000'000;
  for (const Line& each : table.lines) best = std::max(best, each.vp);
  if (best <= 0) return line.vp == best ? 1 : 0;
  return {positive(line.vp), best};
}

std::int64_t margin(const Sitting& table, const Line& line) {
  std::int64_t best = -1'000'000;
  for (const Line& each : table.lines) {
    if (each.player != line.player) best = std::max(best, each.vp);
  }
  return line.vp - best;
}

/// What places are worth to one who covers some.
Quotient by_place(const std::vector<int>& places, SharedPlaces how, const std::vector<Quotient>& worth) {
  const auto at = [&](int place) { return worth[static_cast<std::size_t>(place - 1)]; };
  if (how == SharedPlaces::full) return at(places.front());
  if (how == SharedPlaces::lowest) return at(places.back());
  Quotient sum;
  for (const int place : places) sum = sum + at(place);
  return sum / static_cast<std::int64_t>(places.size());
}

bool sits(const Sitting& table, std::size_t player) {
  return std::any_of(table.lines.begin(), table.lines.end(), [&](const Line& line) { return line.player == player; });
}

}  // namespace

void Quotient::shorten() {
  if (bottom < 0) {
    top = -top;
    bottom = -bottom;
  }
  const Wide common = divisor(top, bottom);
  if (common > 1) {
    top /= common;
    bottom /= common;
  }
}

Quotient Slow::table_points(const Sitting& table, const Line& line) const {
  const std::vector<int> places = covered(table, line);
  Quotient points;
  switch (scheme_.points.kind) {
    case TablePoints::Kind::vp: points = quotient(scheme_.points.factor) * line.vp; break;
    case TablePoints::Kind::share: points = quotient(scheme_.points.factor) * share(table, line); break;
    case TablePoints::Kind::ratio: points = quotient(scheme_.points.factor) * ratio(table, line); break;
    case TablePoints::Kind::places: {
      std::vector<Quotient> worth;
      for (const Fraction& each : scheme_.points.places.at(static_cast<int>(table.lines.size())))
        worth.push_back(quotient(each));
      points = by_place(places, scheme_.shared_places, worth);
    }
  }
  for (const Bonus& bonus : scheme_.bonus) {
    if (bonus.margin && margin(table, line) < *bonus.margin) continue;
    std::vector<Quotient> worth;
    for (int place = 1; place <= 5; ++place)
      worth.push_back(!bonus.place || *bonus.place == place ? quotient(bonus.points) : Quotient(0));
    points = points + by_place(places, scheme_.shared_places, worth);
  }
  return points;
}

std::vector<SlowRound> Slow::everything(std::size_t player) const {
  std::vector<SlowRound> rounds;
  Quotient sum;
  std::int64_t tables = 0;
  for (int round = first_; round <= last_; ++round) {
    for (const Sitting& table : results_.sittings) {
      if (table.round != round) continue;
      for (const Line& line : table.lines) {
        if (line.player != player) continue;
        if (table.no_points) {
          rounds.push_back({round, nullptr, nullptr, 0});
          continue;
        }
        rounds.push_back({round, &table, &line, table_points(table, line)});
        sum = sum + rounds.back().points;
        ++tables;
      }
    }
  }
  for (const Rest& rest : results_.byes) {
    if (rest.player != player || rest.round < first_ || rest.round > last_) continue;
    Quotient points = quotient(scheme_.bye.points);
    if (scheme_.bye.kind == ByePoints::Kind::average) points = tables == 0 ? Quotient(0) : sum / tables;
    rounds.push_back({rest.round, nullptr, nullptr, points});
  }
  for (const Rest& rest : results_.absences) {
    if (rest.player == player && rest.round >= first_ && rest.round <= last_)
      rounds.push_back({rest.round, nullptr, nullptr, quotient(scheme_.absent)});
  }
  return rounds;
}

std::vector<SlowRound> Slow::counted(std::size_t player) const {
  std::vector<SlowRound> rest = everything(player);
  std::vector<SlowRound> best;
  while (!rest.empty()) {
    std::size_t first = 0;
    for (std::size_t at = 1; at < rest.size(); ++at) {
      const bool more = rest[first].points < rest[at].points;
      const bool same = rest[first].points == rest[at].points;
      if (more || (same && rest[at].round < rest[first].round)) first = at;
    }
    best.push_back(rest[first]);
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(first));
  }
  const auto number = static_cast<std::size_t>(scheme_.counted.number);
  if (scheme_.counted.kind == Counted::Kind::best) best.resize(std::min(best.size(), number));
  if (scheme_.counted.kind == Counted::Kind::drop_worst) {
    for (std::size_t at = 0; at < number && best.size() > 1; ++at) best.pop_back();
  }
  std::sort(best.begin(), best.end(), [](const SlowRound& a, const SlowRound& b) { return a.round < b.round; });
  return best;
}

const Stage* Slow::stage() const {
  for (const Stage& stage : scheme_.stages) {
    if (stage.first == first_) return &stage;
  }
  return nullptr;
}

Quotient Slow::carried(std::size_t player) const {
  const Stage* const own = stage();
  if (own == nullptr || own->carry == Carry::none) return 0;
  for (const Stage& before : scheme_.stages) {
    if (before.id != own->from) continue;
    const Quotient all = Slow(results_, scheme_, before.first, before.last).points(player);
    return own->carry == Carry::half ? all / 2 : all;
  }
  return 0;
}

Quotient Slow::earned(std::size_t player) const {
  Quotient sum = carried(player);
  for (const SlowRound& round : counted(player)) sum = sum + round.points;
  return sum;
}

Quotient Slow::points(std::size_t player) const {
  Quotient sum = earned(player);
  for (const Deduction& penalty : results_.penalties) {
    const bool own = penalty.round == 0 ? first_ == 1 : penalty.round >= first_ && penalty.round <= last_;
    if (penalty.player == player && own) sum = sum + quotient(penalty.points);
  }
  return sum;
}

Slow::Numbers Slow::numbers(const Criterion& criterion, std::size_t player, const std::set<std::size_t>& tied) const {
  const std::vector<SlowRound> rounds = counted(player);
  Quotient sum;
  std::int64_t tables = 0;
  std::vector<Quotient> list;
  std::vector<Quotient> met;
  const auto add = [&](const Quotient& number) { sum = sum + number; };
  if (criterion.kind == Kind::points) return {{points(player)}};
  for (const SlowRound& round : rounds) {
    if (round.table == nullptr) continue;
    ++tables;
    const Sitting& table = *round.table;
    const Line& line = *round.line;
    const std::vector<int> places = covered(table, line);
    const auto size = static_cast<std::int64_t>(places.size());
    switch (criterion.kind) {
      case Kind::wins:
        if (places.front() == 1) add({1, size});
        break;
      case Kind::heat_wins: list.push_back(places.front() == 1 ? Quotient(1, size) : Quotient(0)); break;
      case Kind::places:
        list.resize(4);
        for (const int place : places) {
          if (place > 1)
            list[static_cast<std::size_t>(place - 2)] = list[static_cast<std::size_t>(place - 2)] + Quotient(1, size);
        }
        break;
      case Kind::average_place:
        for (const int place : places) add({place, size});
        break;
      case Kind::vp:
      case Kind::vp_mean: add(line.vp); break;
      case Kind::vp_share: add(share(table, line)); break;
      case Kind::ratio: add(ratio(table, line)); break;
      case Kind::margin: add(margin(table, line)); break;
      case Kind::seats: add(line.seat); break;
      case Kind::column: add(line.columns[1].value_or(0)); break;
      case Kind::game_wins: {
        std::int64_t others = 0;
        for (const Line& each : table.lines) others += each.player == player ? 0 : each.vp;
        if (line.vp >= criterion.atleast && line.vp > others) add(1);
        break;
      }
      case Kind::best_table:
        if (list.empty() || list[0] < round.points) list = {round.points};
        break;
      case Kind::opponents_points:
      case Kind::cut_opponents:
        for (const Line& each : table.lines) {
          if (each.player != player) met.push_back(earned(each.player));
        }
        break;
      default: break;
    }
  }
  if (criterion.kind == Kind::places) list.resize(4);
  const bool is_list = criterion.kind == Kind::places || criterion.kind == Kind::heat_wins;
  if (is_list) return list;
  if (criterion.kind == Kind::best_table) return list.empty() ? Numbers() : Numbers(list);
  const bool is_mean =
      criterion.kind == Kind::average_place || criterion.kind == Kind::vp_mean || criterion.kind == Kind::ratio;
  if (is_mean) return tables == 0 ? Numbers() : Numbers({sum / tables});
  if (criterion.kind == Kind::opponents_points || criterion.kind == Kind::cut_opponents) {
    std::sort(met.begin(), met.end());
    if (criterion.kind == Kind::cut_opponents && met.size() > 1) met.erase(met.begin());
    if (met.empty()) return {};
    for (const Quotient& each : met) add(each);
    return {{sum / static_cast<std::int64_t>(met.size())}};
  }
  if (criterion.kind == Kind::toss) {
    Numbers out;
    for (const std::vector<std::size_t>& order : results_.tosses) {
      const std::set<std::size_t> named(order.begin(), order.end());
      if (tied.size() < 2 || !std::includes(named.begin(), named.end(), tied.begin(), tied.end())) continue;
      out = {{std::find(order.begin(), order.end(), player) - order.begin() + 1}};
    }
    return out;
  }
  if (criterion.kind == Kind::head_to_head) {
    if (tied.size() < 2) return {};
    bool any = false;
    for (const Sitting& table : results_.sittings) {
      if (table.no_points || table.round < first_ || table.round > last_) continue;
      if (!std::all_of(tied.begin(), tied.end(), [&](std::size_t each) { return sits(table, each); })) continue;
      any = true;
      for (const SlowRound& round : rounds) {
        if (round.table == &table) add(round.points);
      }
    }
    return any ? Numbers({sum}) : Numbers();
  }
  return {{sum}};
}

std::string Slow::value(const Criterion& criterion, std::size_t player, const std::set<std::size_t>& tied) const {
  if (criterion.kind == Kind::lot)
    return rules::sha256(std::to_string(scheme_.lot_seed) + ":" + results_.players[player].id);
  const Numbers all = numbers(criterion, player, tied);
  if (!all) return "";
  std::string out;
  for (const Quotient& number : *all) out += (out.empty() ? "" : " ") + text(number);
  return out.empty() ? "-" : out;
}

int Slow::compare(const Criterion& criterion, std::size_t one, std::size_t other,
                  const std::set<std::size_t>& tied) const {
  if (criterion.kind == Kind::lot) return value(criterion, one, tied).compare(value(criterion, other, tied));
  Numbers left = numbers(criterion, one, tied);
  Numbers right = numbers(criterion, other, tied);
  if (!left || !right) return left.has_value() == right.has_value() ? 0 : left ? -1 : 1;
  const std::size_t size = std::max(left->size(), right->size());
  left->resize(size);
  right->resize(size);
  const bool low = criterion.kind == Kind::average_place || criterion.kind == Kind::toss;
  for (std::size_t at = 0; at < size; ++at) {
    if ((*left)[at] == (*right)[at]) continue;
    return ((*left)[at] < (*right)[at]) == low ? -1 : 1;
  }
  return 0;
}

int Slow::rank(std::size_t player, const std::set<std::size_t>& all) const {
  std::set<std::size_t> tied = all;
  std::size_t better = 0;
  for (const Criterion& criterion : scheme_.ranking) {
    std::set<std::size_t> still;
    for (const std::size_t other : tied) {
      const int order = compare(criterion, other, player, tied);
      if (order < 0) ++better;
      if (order == 0) still.insert(other);
    }
    tied = still;
  }
  return static_cast<int>(better) + 1;
}

}  // namespace dogeref::tests
