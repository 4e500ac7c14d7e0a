#include "games/last_doge/turn/touched.h"

#include "games/last_doge/model/powers.h"
#include "games/last_doge/notation/reading.h"
#include "text/cursor.h"

namespace dogeref::last_doge {
namespace {

constexpr Touched everything = {true, true};

void operator|=(Touched& all, const Touched& more) {
  all.others = all.others || more.others;
  all.city = all.city || more.city;
}

class Reach {
 public:
  explicit Reach(const Play& play) : play_(play), rules_(play.rules) {}

  [[nodiscard]] Touched of_line() {
    StepKind kind = StepKind::none;
    if (!line_kind(play_.line, kind)) return everything;
    const bool has_unknown = has_unknown_powers(play_.state, play_.seat());
    switch (kind) {
      case StepKind::end:
      case StepKind::flip:
      case StepKind::draw: return {};
      case StepKind::look:
        all_.city = true;
        add_tiles();
        break;
      case StepKind::play: add_cards(); break;
      default: return everything;
    }
    if (has_unknown) return everything;
    for (const Owned& power : powers_of(rules_, play_.state, play_.seat())) add(*power.entry);
    return all_;
  }

 private:
  /// The first word of a category that stands in the line; -1: none.
  [[nodiscard]] int first_named(Category category) const {
    text::Cursor cursor(play_.line.body);
    while (!cursor.at_end()) {
      const text::Token token = cursor.take();
      const int named = token.kind == text::Token::Kind::word ? play_.line.find(token, category) : -1;
      if (named >= 0) return named;
    }
    return -1;
  }

  void add_cards() {
    const int card = first_named(card_word);
    if (card < 0) return all_ |= everything;
    for (const Entry& entry : rules_.card(card).entries) add(entry);
  }

  void add_tiles() {
    const int tile = first_named(tile_word);
    const int effect = tile >= 0 ? rules_.tile(tile).effect : -1;
    for (std::size_t at = 0; at < rules_.tile_effects.size(); ++at) {
      if (tile >= 0 && static_cast<int>(at) != effect) continue;
      for (const Entry& entry : rules_.tile_effects[at].entries) add(entry);
    }
  }

  void add(const Entry& entry) {
    if (entry.mode == Mode::manual) all_ |= everything;
    for (const std::vector<Effect>& part : entry.parts) {
      for (const Effect& effect : part) add(effect);
    }
  }

  void add(const Effect& effect) {
    switch (effect.verb) {
      case Verb::look:
      case Verb::gain_trophy:
      case Verb::take_artefact:
      case Verb::modify:
      case Verb::peek_hand:
      case Verb::extra_play: return;
      case Verb::draw:
      case Verb::discard: return all_ |= Touched{effect.to != Players::self, false};
      case Verb::move:
      case Verb::hide:
      case Verb::swap_tiles: return all_ |= Touched{false, true};
      case Verb::damage:
      case Verb::steal_card:
      case Verb::give_artefact: return all_ |= Touched{true, true};  // who is struck may flee
      case Verb::reveal:
        all_.city = true;
        if (!adds_revealed_) {
          adds_revealed_ = true;
          add_tiles();
        }
        return;
      default: return all_ |= everything;
    }
  }

  const Play& play_;
  const Rules& rules_;
  Touched all_;
  bool adds_revealed_ = false;  ///< what revealed tiles do is among it
};

}  // namespace

Touched touched_by(const Play& play) { return Reach(play).of_line(); }

}  // namespace dogeref::last_doge
