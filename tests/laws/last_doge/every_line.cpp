// Every canonical line of The Last Doge.

#include <algorithm>
#include <sstream>

#include "games/last_doge/model/state.h"
#include "laws/last_doge/joins.h"
#include "rules/tree/json.h"

namespace dogeref::laws {
namespace {

/// Cards that somebody loses by one line.
constexpr int most_lost = 3;

/// Ids under a key of the data, in order.
std::vector<std::string> ids(const rules::Node& data, std::string_view key) {
  std::vector<std::string> all;
  const rules::Node* const map = data.find(key);
  for (std::size_t at = 0; map != nullptr && at < map->members.size(); ++at) all.push_back(map->members[at].key);
  std::sort(all.begin(), all.end());
  return all;
}

/// The words behind a key of a header.
std::vector<std::string> header(std::string_view log, std::string_view key) {
  const std::size_t at = log.find("\n" + std::string(key) + ": ");
  std::istringstream words(std::string(log.substr(at + key.size() + 3, log.find('\n', at + 1) - at - key.size() - 3)));
  std::vector<std::string> all;
  for (std::string word; words >> word;) all.push_back(word);
  return all;
}

/// By column, then by row: "B10" behind "B9".
bool comes_before(const std::string& one, const std::string& other) {
  const auto key = [](const std::string& name) {
    const std::size_t digits = name.find_first_of("0123456789");
    return std::tuple(digits, name.substr(0, digits), std::stoi(name.substr(digits)));
  };
  return key(one) < key(other);
}

/// A power may draw as the turn begins, and no line tells which card: it has no name to try. All others are held.
std::vector<std::string> without_drawn(std::vector<std::string> cards, const Trial& trial) {
  const last_doge::State& state = trial.scene().position->as<last_doge::State>();
  if (state.turn == trial.seat() && state.turn_open) return cards;
  const auto& known = state.hands[static_cast<std::size_t>(trial.seat())].known;
  std::vector<std::string> held;
  for (std::size_t at = 0; at < cards.size(); ++at) {
    if (known[at] > 0) held.push_back(std::move(cards[at]));
  }
  return held;
}

class Trier {
 public:
  Trier(const Trial& trial, const rules::Node& data, std::vector<std::string> cells)
      : trial_(trial),
        data_(data),
        cards_(ids(data, "cards")),
        own_(without_drawn(cards_, trial)),
        artefacts_(ids(data, "artefacts")),
        cells_(std::move(cells)) {
    for (const referee::PlayerName& player : trial.scene().players) {
      if (player.written != trial.scene().players[static_cast<std::size_t>(trial.seat())].written)
        others_.push_back(player.written);
    }
  }

  std::vector<std::string> all();

 private:
  /// Whether nothing is found but what further parts may mend.
  [[nodiscard]] bool may_go_on(const std::string& body, const Codes& mended) const {
    const Codes found = trial_.codes(body);
    return std::all_of(found.begin(), found.end(), [&](const std::string& code) { return mended.count(code) > 0; });
  }
  void take(const std::string& body) {
    if (trial_.is_legal(body)) found_.insert(body);
  }
  void looks(const std::string& body, std::vector<std::string> looked, std::size_t from);
  void moves(const std::string& body, const std::vector<std::string>& looked);
  void cards_behind(const std::string& body, std::size_t from, const Codes& mended);
  void play(const std::string& card, const std::string& printed);
  [[nodiscard]] bool others_lose() const;
  void steps(const std::string& body, const std::vector<std::string>& kinds);
  void step(const std::string& body, const std::string& step, const std::vector<std::string>& kinds);
  void harm(const std::string& body, std::size_t from, int left);
  void harm_ends(const std::string& body);
  void keep_whole();

  const Trial& trial_;
  const rules::Node& data_;
  std::vector<std::string> cards_;
  std::vector<std::string> own_;  ///< of these the ones that may be in the player's hand
  std::vector<std::string> artefacts_;
  std::vector<std::string> cells_;
  std::vector<std::string> others_;
  std::set<std::string> found_;
  bool has_target_ = false;  ///< the card tried strikes whom its player chooses
  bool flees_ = false;       ///< nobody else has to lose something first
};

std::vector<std::string> Trier::all() {
  for (const std::string& cell : cells_) take("flip " + cell);
  for (const std::string& card : cards_) take("react " + card);
  // What is owed comes before everything else.
  flees_ = !others_lose();
  harm("", 0, most_lost);
  keep_whole();
  const bool suffers =
      std::any_of(found_.begin(), found_.end(), [](const std::string& line) { return !line.starts_with("flip"); });
  if (suffers) return {found_.begin(), found_.end()};
  take("draw");
  for (int number = 0; number < 10; ++number) take("guess " + std::to_string(number));
  looks("look", {}, 0);
  for (const std::string& card : own_) play(card, rules::json(*data_.find("cards")->find(card)));
  take("end");
  cards_behind("end drop", 0, {"hand-over-limit"});
  return {found_.begin(), found_.end()};
}

/// More cells as long as there are too few.
void Trier::looks(const std::string& body, std::vector<std::string> looked, std::size_t from) {
  if (!looked.empty()) {
    const Codes found = trial_.codes(body);
    if (found.count("look-cell") + found.count("second-task") > 0 || looked.size() > 5) return;
    if (found.count("look-count") == 0) moves(body, looked);
    if (found.count("look-count") == 0) return;
  }
  for (std::size_t at = from; at < cells_.size(); ++at) {
    std::vector<std::string> more = looked;
    more.push_back(cells_[at]);
    looks(body + " " + cells_[at], std::move(more), at + 1);
  }
}

/// To each cell looked at and one that was not, likewise what is revealed.
void Trier::moves(const std::string& body, const std::vector<std::string>& looked) {
  std::vector<std::string> tried = looked;
  const auto is_other = [&](const std::string& cell) {
    return std::find(looked.begin(), looked.end(), cell) == looked.end();
  };
  tried.push_back(*std::find_if(cells_.begin(), cells_.end(), is_other));
  for (const std::string& to : tried) {
    const std::string moved = body + ", move " + to;
    take(moved);
    if (!may_go_on(moved, {"reveal-missing"})) continue;
    for (const std::string& shown : tried) take(moved + ", reveal " + shown);
  }
}

/// Cards laid down, sorted, as long as some are missing.
void Trier::cards_behind(const std::string& body, std::size_t from, const Codes& mended) {
  for (std::size_t at = from; at < cards_.size(); ++at) {
    const std::string longer = body + " " + cards_[at];
    if (trial_.is_legal(longer)) {
      found_.insert(longer);
    } else if (may_go_on(longer, mended)) {
      cards_behind(longer, at, mended);
    }
  }
}

void Trier::play(const std::string& card, const std::string& printed) {
  has_target_ = printed.find("\"opponent\"") != std::string::npos;
  const std::string head = "play " + card;
  const Codes mended = {"wrong-effect", "wrong-target"};
  if (may_go_on(head, mended)) return steps(head, {});
  for (const std::string& paid : own_) {
    if (may_go_on(head + " pay " + paid, mended)) steps(head + " pay " + paid, {});
  }
}

/// The body alone, and with each step that makes it no worse. Whom a card strikes is named, where its player chooses.
void Trier::steps(const std::string& body, const std::vector<std::string>& kinds) {
  const std::size_t before = found_.size();
  const bool is_bare = kinds.empty();
  for (std::size_t at = 0; is_bare && has_target_ && at < others_.size(); ++at) {
    step(body, " on " + others_[at], {"on"});
  }
  if (found_.size() == before) take(body);
  for (std::size_t one = 0; one < cells_.size(); ++one) {
    for (const char* const word : {"look", "move", "reveal", "hide"}) {
      step(body, std::string(", ") + word + " " + cells_[one], kinds);
    }
    for (std::size_t other = one + 1; other < cells_.size(); ++other) {
      step(body, ", look " + cells_[one] + " " + cells_[other], kinds);
      step(body, ", swap " + cells_[one] + " " + cells_[other], kinds);
    }
  }
  for (std::size_t one = 0; one < cards_.size(); ++one) {
    step(body, ", lose " + cards_[one], kinds);
    for (std::size_t other = one; other < cards_.size(); ++other) {
      step(body, ", lose " + cards_[one] + " " + cards_[other], kinds);
    }
  }
  for (std::size_t at = 0; !is_bare && at < others_.size(); ++at) step(body, ", steal from " + others_[at], kinds);
}

/// Each kind of step once.
void Trier::step(const std::string& body, const std::string& step, const std::vector<std::string>& kinds) {
  const std::string kind = step.substr(0, step.find(' ', 2));
  if (step.front() == ',' && std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) return;
  const Codes before = trial_.codes(body);
  const Codes found = trial_.codes(body + step);
  const bool names_target = step.starts_with(" on ");  // mends nothing where there is nobody else to strike
  const bool worse = found.size() > before.size() || (!names_target && found.size() == before.size() && !found.empty());
  if (worse) return;
  if (found.empty()) return take(body + step);
  std::vector<std::string> more = kinds;
  more.push_back(kind);
  steps(body + step, more);
}

/// Whether somebody else has still to lose or to give something.
bool Trier::others_lose() const {
  for (int seat = 0; seat < static_cast<int>(trial_.scene().players.size()); ++seat) {
    if (seat == trial_.seat()) continue;
    const Trial other(trial_.scene(), seat);
    std::vector<std::string> lines;
    for (const std::string& one : cards_) {
      lines.push_back("lose " + one);
      for (const std::string& two : cards_) lines.push_back("lose " + one + " " + two);
    }
    for (const std::string& artefact : artefacts_) {
      lines.push_back("lose " + artefact);
      for (const referee::PlayerName& to : trial_.scene().players) {
        lines.push_back("give " + artefact + " to " + to.written);
      }
    }
    const auto is_legal = [&](const std::string& line) { return other.is_legal(line); };
    if (std::any_of(lines.begin(), lines.end(), is_legal)) return true;
  }
  return false;
}

/// Of what is owed nothing is left out: cards go before artefacts, and both before the flight.
void Trier::keep_whole() {
  for (const char* const first : {"lose C", "lose F", "give"}) {
    const auto begins = [first](const std::string& line) { return line.starts_with(first); };
    if (std::none_of(found_.begin(), found_.end(), begins)) continue;
    const bool gives = first[0] == 'g' || first[5] == 'F';
    std::set<std::string> kept;
    for (const std::string& line : found_) {
      const bool is_less =
          line.starts_with("flee") || (!gives && (line.starts_with("give") || line.starts_with("lose F")));
      if (!is_less) kept.insert(line);
    }
    found_ = kept;
  }
}

/// What somebody struck loses, then gives, then where the pawn flees.
void Trier::harm(const std::string& body, std::size_t from, int left) {
  if (body.empty() || trial_.is_legal(body)) harm_ends(body);
  for (std::size_t at = from; left > 0 && at < cards_.size(); ++at) {
    const std::string longer = (body.empty() ? "lose" : body) + " " + cards_[at];
    if (may_go_on(longer, {"wrong-loss"})) harm(longer, at, left - 1);
  }
}

void Trier::harm_ends(const std::string& body) {
  const std::string lead = body.empty() ? "" : body + ", ";
  std::vector<std::string> heads = {body};
  for (const std::string& artefact : artefacts_) {
    heads.push_back(lead + "lose " + artefact);
    for (const std::string& name : others_) heads.push_back(lead + "give " + artefact + " to " + name);
  }
  for (const std::string& head : heads) {
    if (!head.empty() && !trial_.is_legal(head)) continue;
    const std::size_t before = found_.size();
    for (const std::string& cell : flees_ ? cells_ : std::vector<std::string>())
      take(head.empty() ? "flee " + cell : head + ", flee " + cell);
    if (found_.size() == before && !head.empty()) found_.insert(head);
  }
}

class EveryLastDogeLine final : public EveryLine {
 public:
  explicit EveryLastDogeLine(rules::Node data) : data_(std::move(data)) {}
  [[nodiscard]] std::vector<std::string> legal(const Trial& trial, std::string_view log) const override {
    std::vector<std::string> cells = header(log, "city");
    std::sort(cells.begin(), cells.end(), comes_before);
    return Trier(trial, data_, std::move(cells)).all();
  }
  /// Cards not known have no names to try.
  [[nodiscard]] bool takes_partial_records() const override { return false; }

 private:
  rules::Node data_;
};

}  // namespace

std::unique_ptr<EveryLine> every_last_doge_line(const rules::Node& data) {
  return std::make_unique<EveryLastDogeLine>(data);
}

}  // namespace dogeref::laws
