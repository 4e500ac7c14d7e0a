#include "games/doge_ship/simulation/piles.h"

#include <algorithm>

namespace dogeref::doge_ship {

void Piles::shuffle(kit::Random& random) {
  for (std::size_t deck = 0; deck < decks_.size(); ++deck) {
    const Deck& of = rules_->decks[deck];
    decks_[deck].clear();
    for (int tile = of.first; tile < of.first + of.count; ++tile) decks_[deck].push_back(tile);
    random.shuffle(std::span(decks_[deck]));
  }
  old_.clear();
  current_ = -1;
}

bool Piles::take_up(const State& state, kit::Random& random) {
  if (state.open_count > 0) return false;
  old_.clear();
  current_ = state.doge;
  for (std::size_t deck = 0; deck < decks_.size(); ++deck) {
    const Deck& of = rules_->decks[deck];
    std::vector<int>& lying = decks_[deck];
    lying.clear();
    for (int tile = of.first; tile < of.first + of.count; ++tile) {
      const auto at = static_cast<std::size_t>(tile);
      if (state.group[at] != 0) lying.push_back(tile);
      if ((state.flags[at] & doubtful) != 0) return false;
      if ((state.flags[at] & old_doge) != 0) old_.push_back(tile);
    }
    if (state.decks[deck].uncertain || state.decks[deck].count != static_cast<int>(lying.size())) return false;
    random.shuffle(std::span(lying));
    const auto is_deeper = [&](int one, int other) {
      return state.group[static_cast<std::size_t>(one)] > state.group[static_cast<std::size_t>(other)];
    };
    std::stable_sort(lying.begin(), lying.end(), is_deeper);
  }
  return true;
}

std::vector<int> Piles::draw(int deck, int count) {
  std::vector<int>& from = pile(deck);
  std::vector<int> drawn;
  for (; count > 0 && !from.empty(); --count) {
    drawn.push_back(from.back());
    from.pop_back();
  }
  return drawn;
}

int Piles::absent_like(int tile) const {
  const std::vector<int>& in = pile(rules_->tile(tile).deck);
  const auto lies_there = [&in](int at) { return std::find(in.begin(), in.end(), at) != in.end(); };
  if (!rules_->tile(tile).has_likes || !lies_there(tile)) return tile;
  for (int other = 0; other < static_cast<int>(rules_->tiles.size()); ++other) {
    if (rules_->alike(other, tile) && !lies_there(other)) return other;
  }
  return tile;
}

void Piles::put_under(int tile) {
  std::vector<int>& to = pile(rules_->tile(tile).deck);
  to.insert(to.begin(), absent_like(tile));
}

void Piles::put_on_top(int tile) { pile(rules_->tile(tile).deck).push_back(absent_like(tile)); }

std::vector<int> Piles::draw_doges(int count, kit::Random& random) {
  std::vector<int> drawn = draw(rules_->doge_deck, count);
  const int lacking = count - static_cast<int>(drawn.size());
  if (lacking == 0) return drawn;
  shuffle_old_in({}, random);
  for (const int tile : draw(rules_->doge_deck, lacking)) drawn.push_back(tile);
  return drawn;
}

void Piles::cover(int tile) {
  if (current_ >= 0) old_.push_back(current_);
  current_ = tile;
}

void Piles::shuffle_old_in(std::span<const int> together, kit::Random& random) {
  old_.insert(old_.end(), together.begin(), together.end());
  random.shuffle(std::span(old_));
  for (const int tile : old_) put_under(tile);
  old_.clear();
}

}  // namespace dogeref::doge_ship
