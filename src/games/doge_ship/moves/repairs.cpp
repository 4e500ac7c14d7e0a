#include "games/doge_ship/moves/repairs.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/decks.h"
#include "games/doge_ship/notation/notation.h"
#include "kit/index.h"
#include "referee/rewrite/part_edits.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

class Repairs {
 public:
  Repairs(const Play& play, const referee::ActionSink& sink)
      : play_(play), rules_(play.rules), edits_(play.line.body, sink) {}

  void list() {
    Action action;
    if (!read_action(play_, action)) return;
    if (!action.is_discard) spaces(action);
    for (const Step& step : action.steps()) tiles(step);
    for (const Step& step : action.steps()) verbs(step);
    bought(action);
    built(action);
    orders(action);
    reorders(action);
    drops(action);
    surplus(action);
  }

 private:
  void replace_by_ids(std::string_view part, const std::vector<int>& tiles) {
    for (const int tile : tiles) edits_.replace(part, rules_.tile(tile).id);
  }

  /// The same number on another panel, in the panel's full name where the line has one.
  void spaces(const Action& action) {
    const std::string_view text = action.space_text;
    const std::string_view word = text.substr(0, text.find_first_of(" 0123456789"));
    const bool is_short = word.size() <= rules_.panels[index(action.panel)].abbreviation.size();
    for (const Space& space : rules_.spaces) {
      if (!rules_.panel_in_use(space.panel, play_.state.players)) continue;
      const Panel& panel = rules_.panels[index(space.panel)];
      const std::string_view name = space.panel == action.panel ? word : is_short ? panel.abbreviation : panel.id;
      edits_.replace(text, std::string(name) + (is_short ? "" : " ") + std::to_string(space.number));
    }
  }

  void tiles(const Step& step) {
    switch (step.kind) {
      case StepKind::build: place(step); [[fallthrough]];
      case StepKind::drop: return replace_by_ids(step.tile.text, reserve());
      case StepKind::replace: replace_by_ids(step.tile.text, ship()); return replace_by_ids(step.other.text, reserve());
      case StepKind::buy:
      case StepKind::buy_none:
      case StepKind::keep: return draw(step);
      case StepKind::pass:
      case StepKind::gain:
      case StepKind::pay:
      case StepKind::bonus_none: return;
    }
  }

  /// Bought, and written as built, or the other way; a replacement written as a construction.
  void verbs(const Step& step) {
    const std::string_view text = step.text;
    const std::size_t begin = step.is_bonus ? std::min(text.find(' ') + 1, text.size()) : 0;
    const std::string_view verb = text.substr(begin, text.find(' ', begin) - begin);
    if (step.kind == StepKind::buy) edits_.replace(verb, "build");
    if (step.kind == StepKind::drop) edits_.replace(verb, "buy");
    if (step.kind != StepKind::build) return;
    edits_.replace(verb, "buy");
    for (const int part : ship())
      edits_.replace(text.substr(begin), "replace " + rules_.tile(part).id + " with " + std::string(step.tile.text));
  }

  /// A purchase that is not written: of what the space offers whatever may come up.
  void bought(const Action& action) {
    const auto is_purchase = [](const Step& step) {
      return step.kind == StepKind::buy || step.kind == StepKind::buy_none;
    };
    if (action.is_discard || action.space < 0) return;
    if (std::any_of(action.steps().begin(), action.steps().end(), is_purchase)) return;
    const std::string_view last = action.steps().empty() ? action.space_text : action.steps().back().text;
    for (const Offer& offer : rules_.spaces[index(action.space)].effect.offers) {
      for (std::size_t deck = 0; deck < rules_.decks.size() && offer.verb == Verb::purchase; ++deck) {
        if ((offer.kinds >> rules_.decks[deck].kind & 1) == 0) continue;
        for (const int tile : tiles_of(static_cast<int>(deck)))
          edits_.replace(last, std::string(last) + ", buy " + rules_.tile(tile).id);
      }
    }
  }

  /// A construction that is not written.
  void built(const Action& action) {
    if (action.is_discard || action.steps().size() > 2) return;
    const std::string_view last = action.steps().empty() ? action.space_text : action.steps().back().text;
    for (const int tile : reserve()) edits_.replace(last, std::string(last) + ", build " + rules_.tile(tile).id);
  }

  /// The place where the part goes.
  void place(const Step& step) {
    if (step.at_text.empty() || step.tile.tile < 0 || rules_.kind_of(step.tile.tile).role != Role::part) return;
    const Tile& tile = rules_.tile(step.tile.tile);
    const auto& row = play_.state.ship[index(tile.level)];
    const auto column = std::find(row.begin(), row.end(), 0) - row.begin();
    edits_.replace(step.at_text, rules_.levels[index(tile.level)] + " " + std::to_string(column + 1));
  }

  /// Another one of the drawn tiles, or another tile in place of one of them.
  void draw(const Step& step) {
    if (step.kind != StepKind::buy_none) {
      for (std::size_t at = 0; at < step.drawn_count; ++at) edits_.replace(step.tile.text, step.drawn_text(at));
      if (step.drawn_count > 0) {  // what was taken was not named among the drawn ones
        const std::string_view last = step.drawn_text(step.drawn_count - 1);
        edits_.replace(last, std::string(last) + " " + std::string(step.tile.text));
      }
    }
    const int deck = deck_of(step);
    if (deck < 0) return;
    const std::vector<int> in = tiles_of(deck);
    if (step.drawn_count == 0) return replace_by_ids(step.tile.text, in);
    for (std::size_t at = 0; at < step.drawn_count; ++at) replace_by_ids(step.drawn_text(at), in);
  }

  [[nodiscard]] int deck_of(const Step& step) const {
    if (step.tile.tile >= 0) return rules_.tile(step.tile.tile).deck;
    return step.drawn_count > 0 ? rules_.tile(step.drawn[0]).deck : step.deck;
  }

  [[nodiscard]] std::vector<int> tiles_of(int deck) const {
    std::vector<int> found;
    const Deck& of = rules_.decks[index(deck)];
    for (int tile = of.first; tile < of.first + of.count; ++tile) {
      if (may_be_in_deck(rules_, play_.state, tile)) found.push_back(tile);
    }
    return found;
  }

  [[nodiscard]] std::vector<int> reserve() const {
    std::vector<int> found;
    for (std::size_t tile = 0; tile < rules_.tiles.size(); ++tile) {
      if ((play_.state.held[tile] >> play_.seat() & 1) != 0) found.push_back(static_cast<int>(tile));
    }
    return found;
  }

  [[nodiscard]] std::vector<int> ship() const {
    std::vector<int> found;
    for (const auto& level : play_.state.ship) {
      for (const std::uint8_t part : level) {
        if (part != 0) found.push_back(part - 1);
      }
    }
    return found;
  }

  /// Steps, or a late reorder, in the place where they belong.
  void orders(const Action& action) {
    if (!action.late_reorder.empty()) edits_.move_before(action.late_reorder, action.space_text);
    for (const Step& step : action.steps()) {
      const std::string_view first = action.steps()[0].text;
      if (step.text.data() != first.data()) edits_.move_before(step.text, first);
    }
  }

  /// The stack's own barriers in the order listed, what is missing in the place of what is not there.
  void reorders(const Action& action) {
    if (action.reorder_text.empty()) return;
    const Stack& stack = play_.state.stacks[index(play_.seat())];
    std::vector<int> missing(stack.tiles.begin(), stack.tiles.begin() + stack.named);
    std::vector<int> listed(action.order.begin(), action.order.begin() + action.order_count);
    std::vector<std::size_t> foreign;
    for (std::size_t at = 0; at < listed.size(); ++at) {
      const auto own = std::find(missing.begin(), missing.end(), listed[at]);
      if (own == missing.end()) foreign.push_back(at);
      if (own != missing.end()) missing.erase(own);
    }
    if (missing.size() + foreign.size() == 0) return exchanged(action);
    if (missing.size() > 1 || foreign.size() > 1) return;
    if (missing.empty()) listed.erase(listed.begin() + static_cast<std::ptrdiff_t>(foreign[0]));
    if (!missing.empty() && !foreign.empty()) listed[foreign[0]] = missing[0];
    if (!missing.empty() && foreign.empty()) listed.push_back(missing[0]);
    const std::string_view word = action.reorder_text.substr(0, action.reorder_text.find(' '));
    std::string text(word);
    for (const int tile : listed) text.append(" ").append(rules_.tile(tile).id);
    edits_.replace(action.reorder_text, text);
  }

  /// Two barriers of the order in each other's place.
  void exchanged(const Action& action) {
    const std::string_view word = action.reorder_text.substr(0, action.reorder_text.find(' '));
    for (std::size_t one = 0; one < action.order_count; ++one) {
      for (std::size_t other = one + 1; other < action.order_count; ++other) {
        std::vector<int> listed(action.order.begin(), action.order.begin() + action.order_count);
        std::swap(listed[one], listed[other]);
        std::string text(word);
        for (const int tile : listed) text.append(" ").append(rules_.tile(tile).id);
        edits_.replace(action.reorder_text, text);
      }
    }
  }

  /// A tile of the reserve dropped before the first purchase, where the log's language knows the word.
  void drops(const Action& action) {
    for (const Step& step : action.steps()) {
      if (step.kind != StepKind::buy) continue;
      for (const int tile : reserve()) {
        edits_.replace(step.text, "drop " + rules_.tile(tile).id + ", " + std::string(step.text));
      }
      return;
    }
  }

  /// Without what an action can do without, not having been meant to do only that.
  void surplus(const Action& action) {
    if (!action.reorder_text.empty()) edits_.without(action.reorder_text);
    for (const Step& step : action.steps()) {
      const bool declines = step.kind == StepKind::pass || step.kind == StepKind::bonus_none;
      const bool took_none_too = step.kind == StepKind::buy_none && action.steps().size() > 1;
      const bool again = step.text.data() != action.steps()[0].text.data();
      if (again || step.is_bonus || declines || took_none_too || step.kind == StepKind::drop) edits_.without(step.text);
    }
  }

  const Play& play_;
  const Rules& rules_;
  referee::PartEdits edits_;
};

}  // namespace

void list_repairs(const Play& play, const referee::ActionSink& sink) {
  if (play.line.form < 0) Repairs(play, sink).list();
}

}  // namespace dogeref::doge_ship
