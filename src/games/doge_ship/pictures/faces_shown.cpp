#include "games/doge_ship/pictures/faces_shown.h"

#include "games/doge_ship/model/play.h"
#include "games/doge_ship/pictures/language_words.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Caption;
using referee::Cell;
using referee::Chip;

Caption joined(const char* phrase, std::vector<Caption> parts) {
  Caption all = parts.front();
  for (std::size_t at = 1; at < parts.size(); ++at) {
    all = findings::phrase(phrase, {{"one", {std::move(all)}}, {"other", {parts[at]}}});
  }
  return all;
}

const char* phrase_of(Verb verb) {
  switch (verb) {
    case Verb::purchase: return "board.buy";
    case Verb::construct: return "board.build";
    case Verb::replace: return "board.replace";
    case Verb::intrigue: return "board.intrigue";
    case Verb::pay: return "board.pay";
    case Verb::others: return "board.others";
    case Verb::gain: break;
  }
  return "board.gain";
}

Caption amounts_line(const Rules& rules, const Entry& entry) {
  return findings::phrase(phrase_of(entry.verb), {{"amounts", entry_words(rules, entry)}});
}

/// The parts of one entry: each of them, each one of its kinds.
Caption offers_line(const Rules& rules, const Effect& effect, std::size_t entry) {
  std::vector<Caption> parts;
  for (const Offer& offer : effect.offers) {
    if (offer.entry == entry && offer.kinds != 0) parts.push_back(joined("board.or", kind_terms(rules, offer.kinds)));
  }
  const char* const phrase = phrase_of(effect.entries[entry].verb);
  if (parts.empty()) return findings::phrase(phrase);
  return findings::phrase(phrase, {{"what", {joined("board.and", std::move(parts))}}});
}

void show_part(const Rules& rules, const Tile& tile, Cell& cell) {
  cell.lines.push_back(findings::counted(tile.vp, rules.vocabulary.tracks[index(rules.vp_track)]));
  for (std::size_t at = 0; at < rules.parameters.size(); ++at) {
    for (int box = 0; box < tile.boxes[at]; ++box) cell.chips.push_back({Chip::Form::box, rules.parameters[at]});
  }
  if (tile.approval) cell.chips.push_back({Chip::Form::seal, "violet"});
  if (gives_something(tile.gain))
    cell.lines.push_back(under_condition(rules, tile.gain.condition, amounts_line(rules, tile.gain)));
  cell.corner = findings::words(rules.zone_name(tile.level, tile.section));
}

void show_barrier(const Rules& rules, const Tile& tile, Cell& cell) {
  cell.corner = findings::number(tile.priority);
  if (tile.trigger == ActionKind::count) return;
  const findings::Argument on{"on", {findings::word(action_kinds[static_cast<std::size_t>(tile.trigger)])}};
  for (Caption& line : effect_lines(rules, tile.bonus)) {
    cell.lines.push_back(findings::phrase("board.bonus", {on, {"what", {std::move(line)}}}));
  }
}

std::vector<Caption> violet_zones(const Rules& rules, const Tile& tile) {
  std::vector<Caption> zones;
  for (std::size_t level = 0; level < rules.levels.size(); ++level) {
    for (int section = 0; section < rules.section_count; ++section) {
      if ((tile.violet[level] >> section & 1) == 0) continue;
      zones.push_back(findings::words(rules.zone_name(static_cast<int>(level), section)));
    }
  }
  return zones;
}

void show_doge(const Rules& rules, const Tile& tile, Cell& cell) {
  for (std::size_t at = 0; at < rules.parameters.size(); ++at) {
    cell.chips.push_back({Chip::Form::box, rules.parameters[at], findings::number(tile.values[at])});
  }
  std::vector<Caption> zones = violet_zones(rules, tile);
  if (!zones.empty()) cell.lines.push_back(findings::phrase("board.violet", {{"zones", std::move(zones)}}));
  if (tile.water >= 0)
    cell.lines.push_back(findings::phrase("board.water", {{"level", {findings::number(tile.water)}}}));
  if (tile.inspection) cell.lines.push_back(findings::phrase("board.inspection"));
}

}  // namespace

std::vector<Caption> effect_lines(const Rules& rules, const Effect& effect) {
  std::vector<Caption> lines;
  for (std::size_t at = 0; at < effect.entries.size(); ++at) {
    const Entry& entry = effect.entries[at];
    const bool is_amount = entry.verb == Verb::pay || entry.verb == Verb::gain;
    Caption words = entry.verb == Verb::others ? others_words(rules, entry)
                    : is_amount                ? amounts_line(rules, entry)
                                               : offers_line(rules, effect, at);
    lines.push_back(under_condition(rules, entry.condition, std::move(words)));
  }
  return lines;
}

Cell shown_tile(const Rules& rules, int tile_index) {
  const Tile& tile = rules.tile(tile_index);
  Cell cell;
  cell.look = Cell::Look::open;
  cell.name = tile_term(rules, tile_index);
  cell.brief = {cell.name};
  switch (rules.kind_of(tile_index).role) {
    case Role::part: show_part(rules, tile, cell); break;
    case Role::barrier: show_barrier(rules, tile, cell); break;
    case Role::income:
      cell.lines.push_back(under_condition(rules, tile.gain.condition, amounts_line(rules, tile.gain)));
      break;
    case Role::doge: show_doge(rules, tile, cell); break;
  }
  return cell;
}

}  // namespace dogeref::doge_ship
