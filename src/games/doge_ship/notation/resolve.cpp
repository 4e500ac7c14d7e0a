#include "games/doge_ship/notation/resolve.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "games/doge_ship/model/decks.h"
#include "games/doge_ship/model/ship.h"
#include "kit/index.h"
#include "kit/short_list.h"
#include "referee/record/faults.h"

namespace dogeref::doge_ship {
namespace {

using referee::FrameCode;
using text::Cursor;
using text::Token;

using kit::index;

/// "g5" and "G005" name G05.
int find_id(const Play& play, const Token& word) {
  const int tile = play.line.find(word, tile_word);
  if (tile >= 0) return tile;
  if (letters_before_digits(word.text) == 0) return -1;
  return play.line.words->find(referee::without_zeros(word.text), tile_word);
}

bool begins_face(const Play& play, const Token& word) {
  const std::size_t letters = letters_before_digits(word.text);
  return play.line.find(word, kind_word) >= 0 || play.line.find(word, level_word) >= 0 ||
         (letters > 0 && play.line.find(word.text.substr(0, letters), level_word) >= 0);
}

void report_tile(const Play& play, FrameCode which, std::string_view argument, std::string_view text,
                 std::vector<findings::Argument> more = {}) {
  findings::Finding finding;
  finding.code = referee::code(which);
  finding.span = play.line.span(text);
  finding.arguments.push_back({argument, {findings::words(text)}});
  for (findings::Argument& further : more) finding.arguments.push_back(std::move(further));
  if (which == FrameCode::unknown_tile && play.report.wants_details()) {
    std::vector<std::string> ids;
    for (const Tile& tile : play.rules.tiles) ids.push_back(tile.id);
    referee::suggest_near(finding, text, ids);
  }
  play.report.add(std::move(finding));
}

/// Tiles that are not alike.
using Prints = kit::ShortList<int, max_tiles>;

std::span<const Step> steps_of(const Action* action) {
  return action == nullptr ? std::span<const Step>{} : action->steps();
}

bool is_bought_by(const Step& step, int tile) {
  if (step.kind != StepKind::buy) return false;
  return step.tile.is_open ? step.tile.candidates.test(index(tile)) : step.tile.tile == tile;
}

/// Whether the seat may hold the tile, or bought it earlier in this line.
bool is_in_reserve(const Play& play, const Action* action, int tile) {
  if ((play.state.held[index(tile)] >> play.seat() & 1) != 0) return true;
  for (const OpenPurchase& open : std::span(play.state.open).first(play.state.open_count)) {
    if (open.seat == play.seat() && open.candidates.test(index(tile))) return true;
  }
  const std::span<const Step> steps = steps_of(action);
  return std::any_of(steps.begin(), steps.end(), [tile](const Step& step) { return is_bought_by(step, tile); });
}

/// Whether the tile left the reserve earlier in this line.
bool has_left(const Action* action, int tile) {
  const auto gives = [tile](const Step& step) {
    if (step.kind == StepKind::replace) return step.other.tile == tile;
    return (step.kind == StepKind::build || step.kind == StepKind::drop) && step.tile.tile == tile;
  };
  const std::span<const Step> steps = steps_of(action);
  return std::any_of(steps.begin(), steps.end(), gives);
}

/// Whether the tile lies in its deck, or was dropped earlier in this line.
bool is_in_deck(const Play& play, const Action* action, int tile) {
  if (play.state.group[index(tile)] != 0) return true;
  const auto drops = [tile](const Step& step) { return step.kind == StepKind::drop && step.tile.tile == tile; };
  const std::span<const Step> steps = steps_of(action);
  return std::any_of(steps.begin(), steps.end(), drops);
}

bool is_last_part(const Play& play, int tile) {
  for (std::size_t level = 0; level < play.rules.levels.size(); ++level) {
    if (last_part(play.state, static_cast<int>(level)) == tile) return true;
  }
  return false;
}

bool is_in_stack(const Play& play, int tile) {
  const Stack& stack = play.state.stacks[index(play.seat())];
  const std::span<const std::uint8_t> named = std::span(stack.tiles).first(stack.named);
  return std::find(named.begin(), named.end(), tile) != named.end();
}

/// Whether the step may mean the tile, by where it is.
bool is_allowed(const Play& play, const Naming& naming, int tile) {
  if (naming.drawn != nullptr) {
    const std::span<const std::int16_t> drawn = std::span(naming.drawn->drawn).first(naming.drawn->drawn_count);
    return std::find(drawn.begin(), drawn.end(), tile) != drawn.end();
  }
  switch (naming.source) {
    case Source::deck: return is_in_deck(play, naming.action, tile);
    case Source::reserve: return is_in_reserve(play, naming.action, tile);
    case Source::last_parts: return is_last_part(play, tile);
    case Source::stack: return is_in_stack(play, tile);
  }
  return false;
}

/// One tile for each print among those that fit and that `may` lets be meant.
template <class May>
Prints prints(const Rules& rules, const Face& face, May may, TileSet& fitting) {
  Prints found;
  for (const Deck& deck : rules.decks) {
    if (face.kind >= 0 && face.kind != deck.kind) continue;
    for (int tile = deck.first; tile < deck.first + deck.count; ++tile) {
      if (!fits(rules, tile, face) || !may(tile)) continue;
      fitting.set(index(tile));
      const auto alike = [&rules, tile](int other) { return rules.alike(other, tile); };
      if (std::none_of(found.begin(), found.end(), alike)) found.push_back(tile);
    }
  }
  return found;
}

bool one_deck_and_price(const Rules& rules, const Prints& tiles) {
  return std::all_of(tiles.begin(), tiles.end(), [&rules, &tiles](int tile) {
    return rules.tile(tile).deck == rules.tile(tiles[0]).deck && rules.tile(tile).cost == rules.tile(tiles[0]).cost;
  });
}

bool report_ambiguous(const Play& play, std::string_view text, const Prints& tiles) {
  findings::Argument list{"tiles", {}};
  for (const int tile : tiles) list.terms.push_back(tile_term(play.rules, tile));
  report_tile(play, FrameCode::ambiguous_tile, "face", text, {std::move(list)});
  return false;
}

/// A purchase may have brought up what the record last saw with somebody whose actions were not all seen: tiles of the
/// same deck and price that fit the face and may be in their deck all the same.
bool add_unproven(const Play& play, const Face& face, int found, TileSet& fitting) {
  bool added = false;
  const Tile& first = play.rules.tile(found);
  const Deck& deck = play.rules.decks[index(first.deck)];
  for (int tile = deck.first; tile < deck.first + deck.count; ++tile) {
    const bool is_candidate = !fitting.test(index(tile)) && play.rules.tile(tile).cost == first.cost;
    if (!is_candidate || !fits(play.rules, tile, face) || !may_be_in_deck(play.rules, play.state, tile)) continue;
    fitting.set(index(tile));
    added = added || !play.rules.alike(tile, found);
  }
  return added;
}

bool resolve_face(const Play& play, const Written& written, const Naming& naming, TileRef& ref) {
  TileSet fitting;
  const auto tiles = [&](auto may) { return prints(play.rules, written.face, may, fitting); };
  const bool gives = naming.source == Source::reserve;
  Prints found =
      tiles([&](int tile) { return is_allowed(play, naming, tile) && !(gives && has_left(naming.action, tile)); });
  if (found.empty() && gives) found = tiles([&](int tile) { return is_allowed(play, naming, tile); });
  const bool is_unproven = naming.may_stay_open && naming.drawn == nullptr && play.state.unproven != 0;
  if (found.empty() && is_unproven) {
    found = tiles([&play](int tile) { return may_be_in_deck(play.rules, play.state, tile); });
  }
  if (found.empty()) {
    found = tiles([](int) { return true; });
    if (found.empty()) return report_tile(play, FrameCode::no_such_tile, "face", written.text), false;
    if (found.size() > 1) return report_ambiguous(play, written.text, found);
  }
  ref.tile = found[0];
  const bool more = is_unproven && add_unproven(play, written.face, found[0], fitting);
  if (found.size() == 1 && !more) return true;
  if (!naming.may_stay_open || !one_deck_and_price(play.rules, found))
    return report_ambiguous(play, written.text, found);
  ref.is_open = true;
  ref.candidates = fitting;
  return true;
}

/// The last part of a level on which nothing is built: any part of that level stands for it.
bool no_part_yet(const Play& play, int level, TileRef& ref) {
  ref.is_open = true;
  for (std::size_t at = 0; at < play.rules.tiles.size(); ++at) {
    const Tile& tile = play.rules.tiles[at];
    if (tile.kind == play.rules.part_kind && tile.level == level) ref.tile = static_cast<int>(at);
  }
  if (ref.tile >= 0) return true;
  report_tile(play, FrameCode::no_such_tile, "face", ref.text);
  return false;
}

}  // namespace

bool read_written(const Play& play, Cursor& cursor, const Naming& naming, Written& written) {
  const Token first = cursor.peek();
  written.text = first.text;
  if (cursor.accept(Token::Kind::open)) {
    if (!read_face(play, cursor, true, written.face)) return false;
    const Token close = cursor.take();
    written.text =
        std::string_view(first.text.data(), static_cast<std::size_t>(close.text.data() + 1 - first.text.data()));
    return true;
  }
  if (naming.bare_numbers && first.kind == Token::Kind::number) {
    written.face.priority = static_cast<int>(std::clamp<std::int64_t>(first.number, -1, 1'000'000));
    written.face.kind = play.rules.barrier_kind;
    cursor.skip();
    return true;
  }
  if (first.kind != Token::Kind::word) {
    referee::report_syntax(play.line, first, "tile", play.report);
    return false;
  }
  written.tile = find_id(play, first);
  if (written.tile >= 0) return (void)cursor.take(), true;
  if (naming.bare_faces && begins_face(play, first)) {
    if (!read_face(play, cursor, false, written.face)) return false;
    written.text = written.face.text;
    return true;
  }
  if (letters_before_digits(first.text) > 0) {
    report_tile(play, FrameCode::unknown_tile, "tile", first.text);
  } else {
    referee::report_unknown_word(play.line, first.text, 1U << kind_word | 1U << level_word | 1U << tile_word, "tile",
                                 play.report);
  }
  return false;
}

bool resolve(const Play& play, const Written& written, const Naming& naming, TileRef& ref) {
  ref.text = written.text;
  if (written.tile >= 0) {
    ref.tile = written.tile;
    return true;
  }
  if (play.only_reads) return true;
  if (naming.source == Source::last_parts && written.face.is_bare_level()) {
    ref.tile = last_part(play.state, written.face.level);
    if (ref.tile >= 0) return true;
    return no_part_yet(play, written.face.level, ref);
  }
  return resolve_face(play, written, naming, ref);
}

}  // namespace dogeref::doge_ship
