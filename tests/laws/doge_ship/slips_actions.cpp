// The Doge Ship: spaces, tiles, steps.

#include <algorithm>

#include "kit/index.h"
#include "laws/doge_ship/joins.h"
#include "laws/slips/hand.h"

namespace dogeref::laws::slips {
namespace {

const std::string panel = "red|green|white|yellow|blue|black";
const std::string space_number = "^[A-Z][^:]*:(?: reorder[^,]*,)? (?:" + panel + ") ([1-6])";
const std::string space_panel = "^[A-Z][^:]*:(?: reorder[^,]*,)? (" + panel + ") [1-6]";

Found space_off_by_one(const Legal& game, Dice& dice) {
  return retyped(game, dice, space_number, [&dice](const std::string& text) { return off_by_one(text, dice); });
}
Found space_digit_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, space_number, [&dice](const std::string&) { return std::to_string(1 + dice.below(6)); });
}
Found space_number_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "^[A-Z][^:]*:(?: reorder[^,]*,)? (?:" + panel + ")( [1-6])", "");
  return slip;
}
Found panel_of_another(const Legal& game, Dice& dice) {
  return retyped(game, dice, space_panel, dice.one_of(Texts{"red", "green", "white", "yellow", "blue"}));
}
Found panel_misspelt(const Legal& game, Dice& dice) {
  return retyped(game, dice, space_panel, [&dice](const std::string& word) { return misspelt(word, dice); });
}
Found panel_forgotten(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*:(?: reorder[^,]*,)? ((?:" + panel + ") )[1-6]", "");
}
Found space_forgotten(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*: ((?:" + panel + ") [1-6], )", "");
}
Found panel_and_number_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*: ((?:" + panel + ") [1-6])", [](const std::string& text) {
    return text.substr(text.size() - 1) + " " + text.substr(0, text.size() - 2);
  });
}

// Purchases

/// Another one of the tiles drawn is written as the one bought.
Found other_drawn_tile_bought(const Legal& game, Dice& dice) {
  return retyped(game, dice, "buy [A-Z]\\d\\d from [^,=]*", [&dice](const std::string& text) {
    Texts others;
    for (std::size_t at = text.find(" from ") + 6; at + 3 <= text.size(); at += 4) others.push_back(text.substr(at, 3));
    return "buy " + dice.one_of(others) + text.substr(7);
  });
}
Found bought_tile_not_drawn(const Legal& game, Dice& dice) {
  return retyped(game, dice, "buy ([A-Z]\\d\\d) from",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
/// Without what was drawn.
Found other_tile_bought(const Legal& game, Dice& dice) {
  return retyped(game, dice, "buy ([A-Z]\\d\\d)(?: =>|,|$)",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found drawn_tile_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "buy (?:none|[A-Z]\\d\\d) from.* ([A-Z]\\d\\d)",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found drawn_tile_missing(const Legal& game, Dice& dice) {
  return retyped(game, dice, "buy (?:none|[A-Z]\\d\\d) from [A-Z]\\d\\d [A-Z]\\d\\d( [A-Z]\\d\\d)", "");
}
Found drawn_tile_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, "from ([A-Z]\\d\\d [A-Z]\\d\\d)",
                 [](const std::string& text) { return text.substr(0, 4) + text.substr(0, 3); });
}
Found commas_between_drawn(const Legal& game, Dice& dice) {
  return retyped(game, dice, "from ([A-Z]\\d\\d [A-Z]\\d\\d [A-Z]\\d\\d)",
                 [](const std::string& text) { return all_replaced(text, " ", ", "); });
}
Found buy_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, ", (buy )[A-Z]", ""); }
Found purchase_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, buy [A-Z]\\d\\d(?: from(?: [A-Z]\\d\\d)+)?)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found drop_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, drop [A-Z]\\d\\d)", "");
  if (slip) slip->is_known = false;
  return slip;
}
Found drop_late(const Legal& game, Dice& dice) {
  return retyped(game, dice, "drop [A-Z]\\d\\d, buy [^,=]*[^,= ]", [](const std::string& text) {
    const std::size_t comma = text.find(", ");
    return text.substr(comma + 2) + ", " + text.substr(0, comma);
  });
}
Found dropped_tile_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "drop ([A-Z]\\d\\d)",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}

// Construction

/// A tile that another player has in the reserve at that moment.
Found tile_of_another_built(const Legal& game, Dice& dice) {
  const auto where = spot(game, dice, "build ([GN]\\d\\d)");
  if (!where) return std::nullopt;
  const int seat = game.lines()[where->at].seat;
  Texts held;
  for (std::size_t at = game.body(); at < where->at; ++at) {
    const Line& line = game.lines()[at];
    const std::size_t buy = line.text.find("buy " + where->text.substr(0, 1));
    if (line.seat >= 0 && line.seat != seat && buy != std::string::npos) held.push_back(line.text.substr(buy + 4, 3));
  }
  if (held.empty()) return std::nullopt;
  const std::string& tile = held[held.size() - 1 - dice.below(std::min<std::size_t>(held.size(), 4))];
  return changed(game, where->at, with(game, *where, tile));
}
Found built_tile_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "build ([A-Z]\\d\\d)",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found build_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, ", (build )[A-Z]", ""); }
Found construction_forgotten(const Legal& game, Dice& dice) {
  Found slip = retyped(game, dice, "(, build [A-Z]\\d\\d)", "");
  return slip;
}
Found build_for_buy(const Legal& game, Dice& dice) {
  return retyped(game, dice, ", (buy) [A-Z]\\d\\d(?:,| =>|$)", "build");
}
Found buy_for_build(const Legal& game, Dice& dice) { return retyped(game, dice, ", (build) [A-Z]\\d\\d", "buy"); }

/// The place of a part, which is written down and wrong.
Found place_wrong(const Legal& game, Dice& dice) {
  const auto where = spot(game, dice, "build G\\d\\d");
  if (!where) return std::nullopt;
  const std::size_t start = dice.below(14);
  for (std::size_t step = 0; step < 14; ++step) {
    const std::size_t nth = (start + step) % 14;
    const std::string level = nth < 7 ? "L" : "U";
    const auto at = [&](std::size_t column) { return where->text + " at " + level + " " + std::to_string(column); };
    Found slip = changed(game, where->at, with(game, *where, at(nth % 7 + 2)));
    slip->meant = {with(game, *where, at(nth % 7 + 1))};
    if (Legal::is_legal(slip->truth(game), game.options())) return slip;
  }
  return std::nullopt;
}

Found bonus_forgotten(const Legal& game, Dice& dice) { return retyped(game, dice, ", (bonus )(?:buy|build) ", ""); }
Found bonus_without_need(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*: [a-z]+ \\d, ()(?:buy|build) ", "bonus ");
}
Found bonus_step_late(const Legal& game, Dice& dice) {
  return retyped(game, dice, "(bonus [^,=]*[^,= ], [^,=]*[^,= ])(?: =>|$)", [](const std::string& text) {
    const std::size_t comma = text.find(", ");
    return text.substr(comma + 2) + ", " + text.substr(0, comma);
  });
}

Found replaced_and_built_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "replace (G\\d\\d with G\\d\\d)",
                 [](const std::string& text) { return text.substr(9) + text.substr(3, 6) + text.substr(0, 3); });
}
Found replaced_tile_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "replace.* (G\\d\\d)",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found replacement_as_construction(const Legal& game, Dice& dice) {
  return retyped(game, dice, "(replace G\\d\\d with) ", "build");
}

Found kept_tile_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "keep (D\\d\\d)", [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found other_drawn_tile_kept(const Legal& game, Dice& dice) {
  return retyped(game, dice, "keep (D\\d\\d from D\\d\\d D\\d\\d)", [](const std::string& text) {
    const std::string other = text.substr(0, 3) == text.substr(9, 3) ? text.substr(13, 3) : text.substr(9, 3);
    return other + text.substr(3);
  });
}

/// The stack in an order that leaves out a barrier, or with one that is not there.
Found reorder_short(const Legal& game, Dice& dice) { return retyped(game, dice, "reorder.*( B\\d\\d),", ""); }
Found reorder_tile_wrong(const Legal& game, Dice& dice) {
  return retyped(game, dice, "reorder[^,]* (B\\d\\d)",
                 [&dice](const std::string& text) { return other_digit(text, dice); });
}
Found reorder_exchanged(const Legal& game, Dice& dice) {
  return retyped(game, dice, "reorder (B\\d\\d B\\d\\d)",
                 [](const std::string& text) { return text.substr(4) + " " + text.substr(0, 3); });
}
Found reorder_behind_space(const Legal& game, Dice& dice) {
  return retyped(game, dice, "reorder[^,]*, [a-z]+ \\d", [](const std::string& text) {
    const std::size_t comma = text.find(", ");
    return text.substr(comma + 2) + ", " + text.substr(0, comma);
  });
}

Found discard_as_space(const Legal& game, Dice& dice) {
  return retyped(game, dice, ": (discard)", dice.one_of(Texts{"red 4", "green 1", "pass"}));
}
Found space_as_discard(const Legal& game, Dice& dice) {
  return retyped(game, dice, "^[A-Z][^:]*: ([a-z]+ \\d)(?: =>|$)", "discard");
}
Found step_behind_discard(const Legal& game, Dice& dice) { return retyped(game, dice, ": (discard)", "discard, pass"); }
Found step_doubled(const Legal& game, Dice& dice) {
  return retyped(game, dice, "(, (?:buy|build|keep) [^,=]*[^,= ])(?:,| =>|$)",
                 [](const std::string& text) { return text + text; });
}

}  // namespace

std::vector<Kind> doge_ship_action_kinds() {
  return {
      {"space-off-by-one", space_off_by_one},
      {"space-digit-wrong", space_digit_wrong},
      {"space-number-forgotten", space_number_forgotten},
      {"space-forgotten", space_forgotten},
      {"space-turned-round", panel_and_number_exchanged},
      {"panel-mistaken", panel_of_another},
      {"panel-misspelt", panel_misspelt},
      {"panel-forgotten", panel_forgotten},
      {"bought-other-drawn-tile", other_drawn_tile_bought},
      {"bought-tile-not-drawn", bought_tile_not_drawn},
      {"bought-other-tile", other_tile_bought},
      {"drawn-tile-wrong", drawn_tile_wrong},
      {"drawn-tile-missing", drawn_tile_missing},
      {"drawn-tile-doubled", drawn_tile_doubled},
      {"drawn-tiles-with-commas", commas_between_drawn},
      {"buy-forgotten", buy_forgotten},
      {"purchase-forgotten", purchase_forgotten},
      {"drop-forgotten", drop_forgotten},
      {"drop-late", drop_late},
      {"dropped-tile-wrong", dropped_tile_wrong},
      {"built-tile-of-another", tile_of_another_built},
      {"built-tile-wrong", built_tile_wrong},
      {"build-forgotten", build_forgotten},
      {"construction-forgotten", construction_forgotten},
      {"build-for-buy", build_for_buy},
      {"buy-for-build", buy_for_build},
      {"place-wrong", place_wrong},
      {"bonus-forgotten", bonus_forgotten},
      {"bonus-without-need", bonus_without_need},
      {"bonus-late", bonus_step_late},
      {"replaced-exchanged", replaced_and_built_exchanged},
      {"replaced-tile-wrong", replaced_tile_wrong},
      {"replace-as-build", replacement_as_construction},
      {"kept-tile-wrong", kept_tile_wrong},
      {"kept-other-drawn-tile", other_drawn_tile_kept},
      {"reorder-short", reorder_short},
      {"reorder-tile-wrong", reorder_tile_wrong},
      {"reorder-exchanged", reorder_exchanged},
      {"reorder-behind-space", reorder_behind_space},
      {"discard-as-space", discard_as_space},
      {"space-as-discard", space_as_discard},
      {"step-behind-discard", step_behind_discard},
      {"step-doubled", step_doubled},
  };
}

}  // namespace dogeref::laws::slips
