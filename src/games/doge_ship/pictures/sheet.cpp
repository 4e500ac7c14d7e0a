#include "games/doge_ship/pictures/sheet.h"

#include <algorithm>
#include <utility>

#include "games/doge_ship/data/compile.h"
#include "games/doge_ship/pictures/sheet_house.h"
#include "games/doge_ship/pictures/sheet_marks.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using findings::word;
using kit::index;
using referee::Face;
using referee::FaceGroup;
using referee::Fact;
using referee::Icon;
using referee::Mark;
using referee::Plan;
using referee::Sheet;
using referee::text_mark;
using Place = Fact::Place;

class SheetMaker {
 public:
  explicit SheetMaker(const Rules& rules) : rules_(rules) {}

  Sheet make() {
    Sheet sheet;
    sheet.groups.push_back(panels());
    sheet.groups.push_back(ship());
    for (std::size_t kind = 0; kind < rules_.kinds.size(); ++kind) {
      FaceGroup group = tiles(static_cast<int>(kind));
      if (!group.faces.empty()) sheet.groups.push_back(std::move(group));
    }
    if (std::optional<FaceGroup> house = house_rules(rules_)) sheet.groups.push_back(std::move(*house));
    sheet.legend = legend();
    return sheet;
  }

 private:
  // Panels (rulebook 2.1)

  FaceGroup panels() {
    FaceGroup group{findings::phrase("sheet.panels"), FaceGroup::Size::large, 0, {}};
    for (const int at : panel_order()) group.faces.push_back(panel(index(at)));
    return group;
  }

  /// As the numbers of players bring them into the game; then those that never are.
  [[nodiscard]] std::vector<int> panel_order() const {
    std::vector<int> order;
    const auto add = [&](int panel) {
      if (std::find(order.begin(), order.end(), panel) == order.end()) order.push_back(panel);
    };
    for (const std::vector<int>& dice : rules_.dice) std::for_each(dice.begin(), dice.end(), add);
    for (std::size_t at = 0; at < rules_.panels.size(); ++at) add(static_cast<int>(at));
    return order;
  }

  Face panel(std::size_t at) {
    const Panel& panel = rules_.panels[at];
    Face face;
    face.title = word(panel.id);
    face.colour = panel.id;
    face.path = "panels." + panel.id;
    face.facts.push_back({word(panel.id), Place::unseen, {text_mark(panel.abbreviation)}});
    face.facts.push_back({word("players"), Place::right, {players(panel)}});
    for (const Space& space : rules_.spaces) {
      if (space.panel != static_cast<int>(at)) continue;
      face.facts.push_back({findings::number(space.number), Place::row, effect_marks(rules_, space.effect)});
    }
    return face;
  }

  /// With how many players the panel is in the game: "4-5".
  Mark players(const Panel& panel) const {
    int least = 0;
    int most = 0;
    for (int count = rules_.vocabulary.min_players; count <= rules_.vocabulary.max_players; ++count) {
      if ((panel.players >> count & 1) == 0) continue;
      if (least == 0) least = count;
      most = count;
    }
    const std::string range = std::to_string(least) + (most > least ? "–" + std::to_string(most) : "");
    return symbol(Icon::people, range, findings::phrase("sheet.for", {{"players", {findings::words(range)}}}));
  }

  // The ship (rulebook, the Galley's size)

  FaceGroup ship() {
    FaceGroup group{findings::phrase("sheet.ship"), FaceGroup::Size::medium, rules_.part_kind, {}};
    for (int players = rules_.vocabulary.min_players; players <= rules_.vocabulary.max_players; ++players) {
      group.faces.push_back(ship_of(players));
    }
    return group;
  }

  Face ship_of(int players) {
    Face face;
    const std::string number = std::to_string(players);
    face.title = findings::phrase("sheet.for", {{"players", {findings::words(number)}}});
    face.emblem = Icon::people;
    face.path = "sections." + number;
    face.plan = Plan{};
    for (int level = static_cast<int>(rules_.levels.size()) - 1; level >= 0; --level) {
      Plan::Row row{rules_.levels[index(level)], {}};
      std::string lengths;
      for (int section = 0; section < rules_.section_count; ++section) {
        const int length = rules_.section_length(players, level, section);
        row.sections.push_back({length, false});
        lengths += (lengths.empty() ? "" : "-") + std::to_string(length);
      }
      face.facts.push_back({findings::words(row.name), Place::unseen, {text_mark(lengths)}});
      face.plan->rows.push_back(std::move(row));
    }
    return face;
  }

  // Tiles

  FaceGroup tiles(int kind) {
    const Role role = rules_.kinds[index(kind)].role;
    const auto size = role == Role::doge ? FaceGroup::Size::medium : FaceGroup::Size::small;
    FaceGroup group{word(rules_.kinds[index(kind)].id), size, tone(rules_, kind), {}};
    for (const Tile& tile : rules_.tiles) {
      if (tile.kind == kind) group.faces.push_back(face(tile, role));
    }
    std::stable_sort(group.faces.begin(), group.faces.end(),
                     [](const Face& one, const Face& other) { return one.id < other.id; });
    return group;
  }

  Face face(const Tile& tile, Role role) {
    Face face;
    face.id = tile.id;
    face.path = "tiles." + tile.id;
    face.emblem = emblem(rules_.kinds[index(tile.kind)]);
    switch (role) {
      case Role::part: part(tile, face); break;
      case Role::barrier: barrier(tile, face); break;
      case Role::income: income(tile, face); break;
      case Role::doge: doge(tile, face); break;
    }
    return face;
  }

  Fact cost(const Tile& tile) {
    return {word("cost"), Place::left, {amount(rules_, index(rules_.money_track), tile.cost)}};
  }

  void part(const Tile& tile, Face& face) {
    const std::string zone = rules_.zone_name(tile.level, tile.section);
    face.title = findings::words(zone);
    face.plan = plan([&](int level, int section) { return level == tile.level && section == tile.section; });
    face.facts.push_back({findings::phrase("sheet.zone"), Place::unseen, {text_mark(zone)}});
    face.facts.push_back(cost(tile));
    face.facts.push_back({word("vp"), Place::right, {amount(rules_, index(rules_.vp_track), tile.vp)}});
    Fact boxes{word("boxes"), Place::middle, {}};
    for (std::size_t at = 0; at < rules_.parameters.size(); ++at) {
      for (int box = 0; box < tile.boxes[at]; ++box) boxes.marks.push_back(this->box(at, {}));
    }
    face.facts.push_back(std::move(boxes));
    Fact seal{word("approvals"), Place::stamp, {}};
    if (tile.approval) seal.marks.push_back(amount(rules_, index(rules_.approval_track), 1));
    face.facts.push_back(std::move(seal));
    if (gives_something(tile.gain)) face.facts.push_back({word("pays"), Place::row, entry_marks(rules_, tile.gain)});
  }

  void barrier(const Tile& tile, Face& face) {
    face.title = word(rules_.kinds[index(tile.kind)].id);
    face.facts.push_back(
        {word("priority"), Place::middle, {symbol(Icon::wall, std::to_string(tile.priority), number(tile.priority))}});
    face.facts.push_back(cost(tile));
    if (tile.trigger == ActionKind::count) return;
    face.facts.push_back({word("on"), Place::right, {action(tile.trigger)}});
    face.facts.push_back({word("bonus"), Place::row, bonus(tile.bonus)});
  }

  /// A bonus of Ducats, points or Approvals is no kind of action, so it has no symbol of one.
  std::vector<Mark> bonus(const Effect& effect) {
    std::vector<Mark> marks = effect_marks(rules_, effect);
    if (effect.offers.empty() && !marks.empty()) marks.erase(marks.begin());
    return marks;
  }

  void income(const Tile& tile, Face& face) {
    face.title = word(rules_.kinds[index(tile.kind)].id);
    face.facts.push_back(cost(tile));
    face.facts.push_back({word("pays"), Place::middle, entry_marks(rules_, tile.gain)});
  }

  void doge(const Tile& tile, Face& face) {
    face.title = word(rules_.kinds[index(tile.kind)].id);
    Fact values{findings::phrase("sheet.values"), Place::middle, {}};
    for (std::size_t at = 0; at < rules_.parameters.size(); ++at) {
      values.marks.push_back(box(at, std::to_string(tile.values[at])));
    }
    face.facts.push_back(std::move(values));
    const auto is_violet = [&](int level, int section) { return (tile.violet[index(level)] >> section & 1) != 0; };
    face.plan = plan(is_violet);
    face.plan->colour = "violet";
    Fact violet{word("violet"), Place::unseen, {}};
    for (int level = 0; level < static_cast<int>(rules_.levels.size()); ++level) {
      for (int section = 0; section < rules_.section_count; ++section) {
        if (is_violet(level, section)) violet.marks.push_back(text_mark(rules_.zone_name(level, section)));
      }
    }
    face.facts.push_back(std::move(violet));
    Fact water{word("water"), Place::stamp, {}};
    if (tile.water >= 0) water.marks.push_back(symbol(Icon::wave, std::to_string(tile.water), number(tile.water)));
    face.facts.push_back(std::move(water));
    Fact inspection{word("inspection"), Place::stamp, {}};
    if (tile.inspection) inspection.marks.push_back(symbol(Icon::crown, {}, word("inspection")));
    face.facts.push_back(std::move(inspection));
  }

  static referee::Caption number(int value) { return findings::number(value); }

  Mark box(std::size_t parameter, std::string value) {
    const std::string& colour = rules_.parameters[parameter];
    return {Mark::Form::box, Icon::none, colour, 0, std::move(value), word(colour)};
  }

  /// The ship in small, each section a place.
  template <class IsLit>
  [[nodiscard]] Plan plan(const IsLit& is_lit) const {
    Plan plan;
    for (int level = static_cast<int>(rules_.levels.size()) - 1; level >= 0; --level) {
      Plan::Row row{rules_.levels[index(level)], {}};
      for (int section = 0; section < rules_.section_count; ++section) {
        row.sections.push_back({1, is_lit(level, section)});
      }
      plan.rows.push_back(std::move(row));
    }
    return plan;
  }

  [[nodiscard]] std::vector<Mark> legend() const {
    std::vector<Mark> marks;
    const std::pair<Icon, int> tracks[] = {
        {Icon::coin, rules_.money_track}, {Icon::shield, rules_.vp_track}, {Icon::seal, rules_.approval_track}};
    for (const auto& [icon, track] : tracks) {
      marks.push_back(symbol(icon, {}, word(rules_.vocabulary.tracks[index(track)])));
    }
    for (int kind = 0; kind < static_cast<int>(ActionKind::count); ++kind) {
      marks.push_back(action(static_cast<ActionKind>(kind)));
    }
    marks.push_back(symbol(Icon::wave, {}, word("water")));
    marks.push_back(symbol(Icon::crown, {}, word("inspection")));
    return marks;
  }

  const Rules& rules_;
};

}  // namespace

text::Result<Sheet, rules::Faults> sheet(const rules::Compiled& compiled) {
  auto made = compile(compiled);
  if (!made) return text::Failure{std::move(made.error())};
  return SheetMaker(made.value()).make();
}

}  // namespace dogeref::doge_ship
