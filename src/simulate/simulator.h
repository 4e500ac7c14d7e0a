#pragma once
// Plays whole games at random and writes them down. Knows games only through the frame.

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kit/random.h"
#include "referee/game/dealer.h"
#include "referee/game/game.h"
#include "simulate/uses.h"

namespace dogeref::simulate {

enum class Policy : std::uint8_t {
  sensible,  ///< looks at a few legal actions and takes the one that seems best
  random,    ///< takes any
};

struct Options {
  std::string game;
  std::string edition;
  std::vector<std::string> variants = {};
  int players = 4;
  Policy policy = Policy::sensible;
  std::uint64_t seed = 1;
  int max_rounds = 60;
  bool partial = false;                     ///< what a record may leave out is left out now and then
  bool open = false;                        ///< only what everybody at the table could see is recorded
  bool count_uses = false;                  ///< fill `Played::uses`
  std::vector<std::string> names = {};      ///< of the players, by seat; those of the simulator where there are none
  const referee::Position* from = nullptr;  ///< games go on from here: no header is written; nullptr: from the start
};

/// A game played.
struct Played {
  std::string log;          ///< from `game:` on
  std::string_view reason;  ///< how it ended; empty when it came to no end
  int rounds = 0;
  int actions = 0;
  std::vector<referee::Standing> standings;
  Uses uses;
  bool is_stuck = false;  ///< nobody could do anything any more, though the game was not over
  std::string trouble;    ///< a line that the referee refuses although the game made it, with the code; empty without
};

class Simulator {
 public:
  /// The rules must outlive the simulator, and must have a dealer.
  Simulator(const referee::Ruleset& ruleset, Options options);
  ~Simulator();
  Simulator(const Simulator&) = delete;
  Simulator& operator=(const Simulator&) = delete;

  /// Plays one game. The number alone, with the options, tells which: the same bytes on every machine, whatever was
  /// played before. Good until the next call.
  [[nodiscard]] const Played& play(std::uint64_t number);
  /// The position of the game played last, at its end.
  [[nodiscard]] const referee::Position& position() const { return position_; }

 private:
  void deal();
  void write_header(std::uint64_t number);
  [[nodiscard]] bool take_up();
  [[nodiscard]] bool set_up();
  void write_set_up(const std::vector<referee::LineText>& headers);
  [[nodiscard]] bool is_too_long() const { return ruleset_.turn(position_).round > options_.max_rounds; }
  [[nodiscard]] bool is_seen(const referee::Position& before, const referee::LineText& line, std::string& body) const;
  [[nodiscard]] bool step();
  [[nodiscard]] bool play_chance();
  [[nodiscard]] bool play_action(int seat);
  [[nodiscard]] bool choose(int seat);
  [[nodiscard]] referee::LineText action_text(int seat) const;
  [[nodiscard]] referee::LineText form_text() const;
  [[nodiscard]] bool act(int seat);
  void refuse_action(int seat);
  void write_action(int seat, const referee::Position& before);
  void write_form(const referee::Position& before);
  void write_line(const std::string& text) { played_.log.append(text).append("\n"); }
  void write_changes(int seat, const referee::Position& before);
  void write_check(int seat);
  void check_unseen(bool all);
  void finish(std::string_view reason);
  void write_result();
  void refuse(const std::string& line, const referee::LineText& text, const referee::Position& before);

  const referee::Ruleset& ruleset_;
  Options options_;
  std::unique_ptr<rules::Words> words_;
  std::unique_ptr<rules::Spellings> spellings_;  ///< that claims are written with
  std::unique_ptr<referee::Dealer> dealer_;
  std::vector<referee::PlayerName> players_;
  kit::Random random_{0};  ///< of the game
  kit::Random record_{0};  ///< of its record: what is left out changes nothing in the game
  referee::Position position_;
  Played played_;
  std::string body_;
  bool left_out_ = false;                         ///< the last line: what it changed may count for the next
  std::array<int, referee::max_seats> unseen_{};  ///< actions until a player nobody saw act is checked; 0: no need
};

}  // namespace dogeref::simulate
