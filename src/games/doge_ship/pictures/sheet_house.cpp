#include "games/doge_ship/pictures/sheet_house.h"

#include <string>
#include <utility>

#include "games/doge_ship/pictures/language_words.h"
#include "games/doge_ship/pictures/sheet_marks.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Caption;
using referee::Face;
using referee::FaceGroup;
using referee::Fact;

class HouseRules {
 public:
  explicit HouseRules(const Rules& rules) : rules_(rules) {}

  std::optional<FaceGroup> make() {
    tokens();
    order();
    limits();
    prices();
    openings();
    awards("sheet.building", rules_.building);
    awards("sheet.round-end", rules_.round_end);
    awards("sheet.final-scoring", rules_.final_scoring);
    for (const Condition& end : rules_.ends)
      add("sheet.end", findings::phrase("condition.all", {{"what", condition_words(rules_, end)}}));
    if (face_.facts.empty()) return {};
    face_.title = findings::phrase("sheet.house");
    FaceGroup group{findings::phrase("sheet.house"), FaceGroup::Size::large, 0, {}};
    group.faces.push_back(std::move(face_));
    return group;
  }

 private:
  void add(const char* phrase, Caption words) {
    face_.facts.push_back({findings::phrase(phrase), Fact::Place::row, {{.words = std::move(words)}}});
  }

  void tokens() {
    if (!rules_.token_amount.is_fixed())
      face_.facts.push_back({findings::word("tokens"),
                             Fact::Place::row,
                             {{.words = amount_words(rules_, "tokens", rules_.token_amount)}}});
  }

  void order() {
    if (rules_.order_by == OrderBy::count) {
      const char* const first = rules_.lowest_first ? "order.lowest" : "order.highest";
      for (const Count& by : rules_.order_counts)
        add("sheet.order", findings::phrase(first, {{"what", {count_words(rules_, by)}}}));
    }
    if (rules_.order_by == OrderBy::fixed) add("sheet.order", findings::phrase("order.fixed"));
    if (rules_.order_by == OrderBy::rotating) add("sheet.order", findings::phrase("order.rotating"));
    if (rules_.order_by == OrderBy::reverse) add("sheet.order", findings::phrase("order.reverse"));
    if (rules_.laps_turn_back) add("sheet.order", findings::phrase("order.snake"));
  }

  /// What tiles cost beside their prices, reordering, and what a discarded token brings, where that is not plain.
  void prices() {
    const std::string& money = rules_.vocabulary.tracks[index(rules_.money_track)];
    for (const TileKind& kind : rules_.kinds) {
      if (kind.surcharge == Amount{}) continue;
      Caption words = findings::phrase("condition.is", {{"one", {findings::word(kind.id)}},
                                                        {"other", {amount_words(rules_, money, kind.surcharge)}}});
      add("sheet.prices", std::move(words));
    }
    if (!rules_.reorder_cost.is_fixed()) add("sheet.reorder", amount_words(rules_, money, rules_.reorder_cost));
    const Entry& income = rules_.discard_income;
    Entry plain;
    plain.amounts[index(rules_.money_track)] = income.amounts[index(rules_.money_track)];
    if (income == plain) return;
    add("sheet.discard", findings::phrase("board.gain", {{"amounts", entry_words(rules_, income)}}));
  }

  /// Spaces that not everybody may go to.
  void openings() {
    for (const Space& space : rules_.spaces) {
      if (space.open.is_always()) continue;
      Caption where = findings::numbered(rules_.panels[index(space.panel)].id, space.number);
      add("sheet.open", findings::phrase("condition.if",
                                         {{"if", condition_words(rules_, space.open)}, {"what", {std::move(where)}}}));
    }
  }

  void limits() {
    for (std::size_t track = 0; track < rules_.vocabulary.tracks.size(); ++track) {
      const TrackLimit& limit = rules_.limits[track];
      const auto bound = [&](const char* phrase, int number) {
        add("sheet.limits", findings::phrase(phrase, {{"one", {findings::word(rules_.vocabulary.tracks[track])}},
                                                      {"other", {findings::number(number)}}}));
      };
      if (limit.min < 0 && limit.min > -Amount::unbounded) bound("condition.least", limit.min);
      if (limit.max < Amount::unbounded) bound("condition.most", limit.max);
    }
  }

  void awards(const char* phrase, const std::vector<Award>& awards) {
    for (const Award& award : awards) {
      for (const Entry& entry : award.entries) {
        const char* const does = entry.verb == Verb::pay ? "board.pay" : "board.gain";
        add(phrase, under_condition(rules_, award.condition,
                                    findings::phrase(does, {{"amounts", entry_words(rules_, entry)}})));
      }
      if (!award.rank.parts.empty()) add(phrase, under_condition(rules_, award.condition, ranked(award)));
    }
  }

  /// "5, 2 vp by rank: barrier"
  [[nodiscard]] Caption ranked(const Award& award) const {
    std::vector<Caption> points;
    for (const int each : award.points.points) points.push_back(findings::number(each));
    return findings::phrase(award.high ? "award.most" : "award.least",
                            {{"points", std::move(points)},
                             {"track", {findings::word(rules_.vocabulary.tracks[index(rules_.vp_track)])}},
                             {"what", {count_words(rules_, award.rank)}}});
  }

  const Rules& rules_;
  Face face_;
};

}  // namespace

std::optional<FaceGroup> house_rules(const Rules& rules) { return HouseRules(rules).make(); }

}  // namespace dogeref::doge_ship
