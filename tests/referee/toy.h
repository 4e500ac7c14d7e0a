#pragma once
// A game that is hardly one, to try the frame with: who acts takes or spends coins.
//   NAME: take N      gains N coins
//   NAME: spend N     loses N coins, which must be there (`broke`)
//   NAME: win         ends the game; who has most coins gets 10 points
//   NAME: more N      gains N coins too, on whoever's turn is going on
//   purse: N          header: what each begins with; a word there is no game
//   bell              begins a round, in which each player has two tokens

#include <string>
#include <string_view>
#include <vector>

#include "referee/game/dealer.h"
#include "referee/game/game.h"
#include "referee/judge/judge.h"

namespace dogeref::referee {

class Toy final : public Ruleset {
 public:
  Toy();
  [[nodiscard]] const Vocabulary& vocabulary() const override { return vocabulary_; }
  [[nodiscard]] const std::string& fingerprint() const override { return fingerprint_; }
  [[nodiscard]] std::unique_ptr<rules::Words> words(std::span<const std::string> languages) const override;
  [[nodiscard]] std::unique_ptr<rules::Spellings> spellings(std::string_view language) const override;
  bool write(const LineText& line, const Pen& pen, std::string& out) const override;
  [[nodiscard]] std::string interpretation(std::string_view) const override { return {}; }
  void start(int players, Position& position) const override;
  bool set_up(Position& position, std::span<const LineText> headers, findings::Report& report) const override;
  [[nodiscard]] bool takes_turn(const Position& position, const LineText& line) const override;
  bool act(Position& position, const LineText& line, findings::Report& report) const override;
  void unseen(Position& position, const LineText& line, findings::Report&) const override {
    position.ledger.doubt(line.seat);
  }
  void lost(Position&, const LineText&, findings::Report&) const override {}
  void out_of_order(Position&) const override {}
  void happen(Position& position, const LineText& line, findings::Report& report) const override;
  void finish(Position& position, Occasion occasion, std::uint32_t line, findings::Report& report) const override;
  [[nodiscard]] Turn turn(const Position& position) const override;
  [[nodiscard]] std::pair<int, int> draws(const Position&) const override { return {0, 0}; }
  [[nodiscard]] std::vector<Standing> standings(const Position& position, bool table) const override;
  [[nodiscard]] std::uint8_t unproven(const Position&) const override { return 0; }
  [[nodiscard]] std::vector<findings::DataPath> gains_read(const Position&, std::uint8_t) const override { return {}; }
  [[nodiscard]] Board board(const Position& position, std::span<const PlayerName> players) const override;
  [[nodiscard]] rules::Node save(const Position& position, std::span<const PlayerName> players,
                                 bool whole) const override;
  [[nodiscard]] rules::Shape given_shape() const override;
  [[nodiscard]] bool load(const rules::Node& given, std::span<const PlayerName> players, Position& position,
                          rules::FaultList& faults) const override;
  [[nodiscard]] bool same(const Position& one, const Position& other) const override;
  void actions(const Position& position, int seat, std::span<const PlayerName> players,
               const ActionSink& sink) const override;
  /// "take 2" may have been meant by "spend 2".
  void repairs(const Position& position, const LineText& line, const ActionSink& sink) const override;
  [[nodiscard]] std::unique_ptr<Dealer> dealer() const override;
  [[nodiscard]] std::vector<std::string> audit(const Position&) const override { return {}; }

 private:
  Vocabulary vocabulary_;
  std::string fingerprint_ = "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
};

/// Offers the toy as the game "toy", with the edition "en" and the variant "plain".
class ToyShelf final : public Shelf {
 public:
  [[nodiscard]] Found find(std::string_view game, std::string_view edition,
                           std::span<const std::string> variants) override;
  [[nodiscard]] std::string_view header_key(std::string_view game, std::string_view folded) const override;
  [[nodiscard]] std::vector<std::string> header_keys(std::string_view game) const override;
  [[nodiscard]] std::vector<std::string> languages(std::string_view) const override { return {"en"}; }

  Toy toy;
};

/// Findings of a report: "3:7 syntax", joined by ", ".
[[nodiscard]] std::string told(std::span<const findings::Finding> findings);

/// Findings of a log of the toy's, whose header of two lines (Anna, Bob) is put before it; lines count behind it.
[[nodiscard]] std::string toy_findings(std::string_view body, JudgeOptions options = {});
/// The standings: "Anna 10 points 12 coins, Bob 0 points 10 coins".
[[nodiscard]] std::string toy_standings(std::string_view body, JudgeOptions options = {});

}  // namespace dogeref::referee
