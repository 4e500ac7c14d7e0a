#include "games/snail_race/simulation/dealer.h"

#include "games/snail_race/chapters/crawl.h"

namespace dogeref::snail_race {
namespace {

using referee::Position;

/// Nothing is hidden in this game but the next rain.
class SnailDealer final : public referee::Dealer {
 public:
  explicit SnailDealer(const Rules& rules) : rules_(rules) {}

  void begin(std::span<const referee::PlayerName>, kit::Random&) override {}
  [[nodiscard]] bool chance(const Position& position, kit::Random& random, std::string& line) override {
    if (position.as<State>().ended || position.laps.due() >= 0) return false;
    line = "rain " + std::to_string(1 + random.below(rules_.rain));
    return true;
  }
  /// Those who are not eager wait as gladly as they crawl.
  void propose(const Position& position, int, bool eager, kit::Random& random, std::string& body) override {
    const int steps = random.below(reach(rules_, position.as<State>()) + 1);
    const bool waits = steps == 0 && (!eager || random.once_in(4));
    proposed_ = body = waits ? "wait" : "crawl " + std::to_string(std::max(steps, 1));
  }
  void settle() override { settled_ = proposed_; }
  [[nodiscard]] int worth(const Position& before, const Position& after, int seat) const override {
    const auto count = [&](const Position& at, Track track) { return at.ledger.own(seat, track); };
    return 3 * (count(after, points_track) - count(before, points_track)) + count(after, steps_track) -
           count(before, steps_track);
  }
  [[nodiscard]] Completion complete(const Position&, const Accepts&, kit::Random&, std::string& body) override {
    body = settled_.empty() ? proposed_ : settled_;
    settled_.clear();
    used_ = body == "wait" ? "waits" : "crawls";
    return Completion::done;
  }
  void carry_out(const Position&) override {}
  void uses(const UseSink& sink) const override { sink(used_, {}); }
  /// Now and then nobody looks.
  void conceal(const Position&, const Position&, bool is_action, kit::Random& random, std::string& text) override {
    if (is_action && random.once_in(8)) text = "?";
  }

 private:
  const Rules& rules_;
  std::string proposed_;
  std::string settled_;
  std::string_view used_;
};

}  // namespace

std::unique_ptr<referee::Dealer> make_dealer(const Rules& rules) { return std::make_unique<SnailDealer>(rules); }

}  // namespace dogeref::snail_race
