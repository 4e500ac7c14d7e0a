#pragma once
// The slow way to the legal actions of a position: every line in canonical form is written and tried.

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "laws/house.h"
#include "referee/judge/judge.h"
#include "rules/tree/node.h"

namespace dogeref::laws {

using Codes = std::multiset<std::string, std::less<>>;

/// Lines tried at a position for the player who may act, with draws as kinds.
class Trial {
 public:
  explicit Trial(const referee::Scene& scene);
  Trial(const referee::Scene& scene, int seat) : scene_(scene), seat_(seat) {}

  /// What is found on a line; "unreadable" when it cannot be read.
  [[nodiscard]] Codes codes(const std::string& body) const;
  [[nodiscard]] bool is_legal(const std::string& body) const;
  [[nodiscard]] const referee::Scene& scene() const { return scene_; }
  [[nodiscard]] int seat() const { return seat_; }

 private:
  referee::Scene scene_;
  int seat_;
};

class EveryLine {
 public:
  virtual ~EveryLine() = default;
  /// Every canonical line that the referee accepts, sorted. Parts are only added to a beginning that is legal, or wants
  /// just what may follow. `log`: of the game.
  [[nodiscard]] virtual std::vector<std::string> legal(const Trial& trial, std::string_view log) const = 0;
  /// Whether the law is tried on records that leave things out, too.
  [[nodiscard]] virtual bool takes_partial_records() const { return true; }
};

/// Nothing where the game does not bring it.
[[nodiscard]] std::unique_ptr<EveryLine> every_line_of(const House& house);

}  // namespace dogeref::laws
