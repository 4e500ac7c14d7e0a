// Slips of the pen in players' lines: what cannot be read of an action.

#include <algorithm>
#include <cctype>

#include "kit/index.h"
#include "laws/doge_ship/faults.h"

namespace dogeref::laws {
namespace {

using kit::index;
using Found = std::optional<Fault>;
using Slips = std::vector<std::pair<std::string, std::string>>;

constexpr int tries_a_game = 60;

Found nothing() { return std::nullopt; }

/// Any action in which one of these parts stands, with what stands for it after a slip.
Found slipped(const Doge& doge, Dice& dice, const Slips& slips) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::string text = doge.game.lines()[at].text;
    const auto& [right, wrong] = dice.one_of(slips);
    const std::size_t found = text.find(right, text.find(':'));
    if (found == std::string::npos) continue;
    return doge.game.cut_short(at, text.replace(found, right.size(), wrong));
  }
  return nothing();
}

Found syntax(const Doge& doge, Dice& dice) {
  return slipped(doge, dice,
                 {{", ", ",, "}, {", ", " , , "}, {" from ", " from, "}, {", build ", ", build, "}, {": ", ": , "}});
}

/// The line breaks off.
Found broken_off(const Doge& doge, Dice& dice) {
  const std::size_t at = dice.one_of(doge.acts());
  const std::string& text = doge.game.lines()[at].text;
  const std::size_t last = text.find_last_of(',');
  if (last == std::string::npos) return nothing();
  const std::size_t word = std::min(text.find(' ', last + 2), text.size());
  return doge.game.cut_short(at, text.substr(0, word == text.size() || dice.heads() ? last + 1 : word));
}

Found unknown_word(const Doge& doge, Dice& dice) {
  return slipped(doge, dice,
                 {{"build ", "biuld "},
                  {"buy ", "bujy "},
                  {"keep ", "keeep "},
                  {"discard", "disacrd"},
                  {"replace ", "repalce "},
                  {"drop ", "dorp "},
                  {"bonus ", "bnous "}});
}

Found unknown_panel(const Doge& doge, Dice& dice) {
  return slipped(doge, dice,
                 {{": red ", ": rde "},
                  {": green ", ": gren "},
                  {": white ", ": whtie "},
                  {": yellow ", ": yelow "},
                  {": blue ", ": bule "},
                  {": black ", ": blakc "},
                  {": red ", ": purple "}});
}

/// An id with another first digit: there are fewer than 90 tiles of a kind.
Found unknown_tile(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::string text = doge.game.lines()[at].text;
    const std::size_t step = text.find(", ");
    if (step == std::string::npos) continue;
    std::vector<std::size_t> ids;
    for (std::size_t letter = step; letter + 2 < text.size(); ++letter) {
      const bool is_id = std::isupper(static_cast<unsigned char>(text[letter])) != 0 && text[letter - 1] == ' ' &&
                         std::isdigit(static_cast<unsigned char>(text[letter + 1])) != 0 &&
                         std::isdigit(static_cast<unsigned char>(text[letter + 2])) != 0;
      if (is_id) ids.push_back(letter + 1);
    }
    if (ids.empty()) continue;
    text[dice.one_of(ids)] = '9';
    return doge.game.cut_short(at, text);
  }
  return nothing();
}

/// A purchase with something else in the place of the tile and of what was drawn.
Found named_otherwise(const Doge& doge, Dice& dice, const std::vector<std::string>& faces) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const auto steps = doge.steps(at);
    if (steps.size() != 1 || steps[0].is_bonus || steps[0].kind != doge_ship::StepKind::buy) continue;
    return doge.game.cut_short(at, doge.head(at) + ", buy " + dice.one_of(faces));
  }
  return nothing();
}

Found no_such_tile(const Doge& doge, Dice& dice) {
  return named_otherwise(doge, dice, {"{gondola cost 9}", "{galley L2 cost 44}", "barrier 99", "L1 vp 77"});
}

Found ambiguous_tile(const Doge& doge, Dice& dice) {
  return named_otherwise(doge, dice, {"galley", "barrier", "{galley L}", "gondola"});
}

}  // namespace

std::vector<DogeWay> typing_ways() {
  return {{"syntax", syntax},
          {"syntax", broken_off},
          {"unknown-word", unknown_word},
          {"unknown-panel", unknown_panel},
          {"unknown-tile", unknown_tile},
          {"no-such-tile", no_such_tile},
          {"ambiguous-tile", ambiguous_tile}};
}

}  // namespace dogeref::laws
