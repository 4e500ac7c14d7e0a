#include "referee/questions/compare.h"
#include "referee/game/code_name.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string_view>
#include <tuple>

#include "kit/index.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using findings::Gain;
using kit::index;

/// Findings of one verdict that the other has not: of several alike as many as there are more.
std::vector<const Finding*> findings_of_one(const Verdict& one, const Verdict& other) {
  const auto kind = [](const Verdict& verdict, const Finding& finding) {
    return std::tuple(finding.span.line, finding.severity, code_name(verdict, finding.code));
  };
  std::map<decltype(kind(other, other.findings.front())), int> unmet;
  for (const Finding& finding : other.findings) ++unmet[kind(other, finding)];
  std::vector<const Finding*> left;
  for (const Finding& finding : one.findings) {
    const auto same = unmet.find(kind(one, finding));
    if (same != unmet.end() && same->second > 0) {
      --same->second;
    } else {
      left.push_back(&finding);
    }
  }
  return left;
}

/// Walks through the gains of both games line by line until a count differs.
class Counts {
 public:
  Counts(const Scene& a, const Scene& b) : a_(a), b_(b) {}

  [[nodiscard]] std::optional<Parting> first_difference(std::uint32_t first_line) {
    start(a_, counts_a_);
    start(b_, counts_b_);
    if (auto parting = difference(first_line)) return parting;
    std::size_t at_a = 0;
    std::size_t at_b = 0;
    while (at_a < a_.gains.size() || at_b < b_.gains.size()) {
      const std::uint32_t line = std::min(line_at(a_, at_a), line_at(b_, at_b));
      add_line(a_, line, at_a, counts_a_);
      add_line(b_, line, at_b, counts_b_);
      if (auto parting = difference(line)) return parting;
    }
    return std::nullopt;
  }

 private:
  using Tracks = std::array<std::array<std::int32_t, max_tracks>, max_seats>;

  static void start(const Scene& scene, Tracks& counts) {
    const auto position = std::make_unique<Position>();
    scene.ruleset->start(static_cast<int>(scene.players.size()), *position);
    counts = position->ledger.value;
  }

  static std::uint32_t line_at(const Scene& scene, std::size_t at) {
    return at < scene.gains.size() ? scene.gains[at].line : UINT32_MAX;
  }

  static void add_line(const Scene& scene, std::uint32_t line, std::size_t& at, Tracks& counts) {
    for (; at < scene.gains.size() && scene.gains[at].line == line; ++at) {
      const Gain& gain = scene.gains[at];
      counts[index(gain.seat)][index(gain.track)] += gain.amount;
    }
  }

  [[nodiscard]] std::optional<Parting> difference(std::uint32_t line) const {
    for (std::size_t seat = 0; seat < counts_a_.size(); ++seat) {
      for (std::size_t track = 0; track < counts_a_[seat].size(); ++track) {
        const std::int32_t a = counts_a_[seat][track];
        const std::int32_t b = counts_b_[seat][track];
        if (a == b) continue;
        return Parting{Parting::Kind::count, line, false, {}, static_cast<int>(seat), static_cast<int>(track), a, b};
      }
    }
    return std::nullopt;
  }

  const Scene& a_;
  const Scene& b_;
  Tracks counts_a_{};
  Tracks counts_b_{};
};

std::optional<Parting> end_difference(const Verdict& a, const Verdict& b) {
  const std::uint32_t of_a = a.end ? a.end->line : 0;
  const std::uint32_t of_b = b.end ? b.end->line : 0;
  if (of_a == of_b) return std::nullopt;
  Parting parting{Parting::Kind::end, of_a == 0 || (of_b != 0 && of_b < of_a) ? of_b : of_a};
  parting.a = static_cast<std::int32_t>(of_a);
  parting.b = static_cast<std::int32_t>(of_b);
  return parting;
}

std::vector<RankChange> changed_ranks(const Verdict& a, const Verdict& b) {
  std::vector<RankChange> changes;
  for (const Standing& one : a.standings) {
    for (const Standing& other : b.standings) {
      if (one.seat == other.seat && one.rank != other.rank) changes.push_back({one.seat, one.rank, other.rank});
    }
  }
  std::sort(changes.begin(), changes.end(), [](const RankChange& x, const RankChange& y) { return x.seat < y.seat; });
  return changes;
}

/// The earlier of two; the first named where they are on one line.
void keep_earlier(std::optional<Parting>& first, std::optional<Parting> other) {
  if (other && (!first || other->line < first->line)) first = std::move(other);
}

std::optional<Parting> first_finding(const Verdict& verdict, const std::vector<const Finding*>& left, bool by_a) {
  if (left.empty()) return std::nullopt;
  return Parting{Parting::Kind::finding, left.front()->span.line, by_a,
                 std::string(code_name(verdict, left.front()->code))};
}

std::vector<std::string> codes_of(const Verdict& verdict, const std::vector<const Finding*>& findings) {
  std::vector<std::string> codes;
  for (const Finding* finding : findings) codes.emplace_back(code_name(verdict, finding->code));
  return codes;
}

}  // namespace

Comparison compare(const Verdict& a, const Scene& of_a, const Verdict& b, const Scene& of_b) {
  const std::vector<const Finding*> left_a = findings_of_one(a, b);
  const std::vector<const Finding*> left_b = findings_of_one(b, a);
  Comparison result;
  result.only_a = codes_of(a, left_a);
  result.only_b = codes_of(b, left_b);
  result.ranks = changed_ranks(a, b);
  keep_earlier(result.parting, first_finding(a, left_a, true));
  keep_earlier(result.parting, first_finding(b, left_b, false));
  keep_earlier(result.parting, Counts(of_a, of_b).first_difference(a.line));
  keep_earlier(result.parting, end_difference(a, b));
  if (!result.parting && !result.ranks.empty()) {
    result.parting = Parting{Parting::Kind::standings, a.end ? a.end->line : a.line};
  }
  return result;
}

}  // namespace dogeref::referee
