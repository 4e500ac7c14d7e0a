#pragma once
// Where the findings of one line, or of one game, are collected.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "findings/finding.h"

namespace dogeref::findings {

/// What a change of a track comes from. The views are literals or belong to the rules.
struct Origin {
  std::string_view why;         ///< an entry of the rulebook's `gains`: "price"
  std::string_view thing = {};  ///< what gave or cost it: an id, or the word slot of a thing with a number
  std::int32_t number = -1;     ///< of the thing; -1 without
  std::string_view other = {};  ///< id of a second thing that decided how much
};

/// A change of a player's track, told to whoever asks where points came from. All gains of a track and what it stood at
/// in the beginning add up to what it stands at.
struct Gain {
  std::uint32_t line = 0;
  std::int8_t seat = 0;
  std::int8_t track = 0;
  std::int32_t amount = 0;
  Origin origin = {"", {}, -1, {}};
};

/// Origins that the frame itself tells.
inline constexpr std::string_view gain_ruling = "ruling";  ///< an arbiter's correction
inline constexpr std::string_view gain_check = "check";    ///< a count not proven, taken over from `check`
inline constexpr std::string_view gain_claim = "claim";    ///< a change not judged, taken over from `=>`
inline constexpr std::string_view gain_limit = "limit";    ///< what a limit of the track (zero) took back

/// An interpretation that decided something, once a key.
struct Mattered {
  std::string_view key;
  std::uint32_t line = 0;
};

/// Collects findings, gains and the interpretations that mattered. A trial report only counts findings: play on a
/// copy of the position with it to learn whether a line fits.
class Report {
 public:
  enum class Mode : std::uint8_t { full, trial };

  explicit Report(Mode mode = Mode::full) : mode_(mode) {}

  void add(Finding finding) {
    ++count_;
    if (mode_ == Mode::full) findings_.push_back(std::move(finding));
  }

  /// The finding added last; null where findings are but counted.
  [[nodiscard]] Finding* last() { return findings_.empty() || mode_ != Mode::full ? nullptr : &findings_.back(); }

  /// Whether anybody will see more of the next finding than that it is there; if not, what is costly to find out for
  /// it (the nearest words) may be left out.
  [[nodiscard]] bool wants_details() const { return mode_ == Mode::full && count_ < detailed_; }
  static constexpr std::size_t every = ~std::size_t{0};
  /// Details are wanted of the first findings only, counted since findings were last forgotten; until `clear`.
  void want_details_of(std::size_t first) { detailed_ = first; }
  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] std::vector<Finding>& findings() { return findings_; }
  [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }

  void mattered(std::string_view key, std::uint32_t line) {
    for (const Mattered& known : mattered_) {
      if (known.key == key) return;
    }
    mattered_.push_back({key, line});
  }
  [[nodiscard]] const std::vector<Mattered>& mattered() const { return mattered_; }

  void want_gains(bool on) { gains_on_ = on; }
  void gain(const Gain& gain) {
    if (gains_on_ && gain.amount != 0) gains_.push_back(gain);
  }
  [[nodiscard]] bool wants_gains() const { return gains_on_; }
  [[nodiscard]] const std::vector<Gain>& gains() const { return gains_; }
  /// Forgets the gains told after the first `count`: the lines that told them were not carried out.
  void forget_gains(std::size_t count) { gains_.resize(std::min(count, gains_.size())); }

  /// Forgets the findings; what mattered and the gains stay.
  void clear_findings() {
    count_ = 0;
    findings_.clear();
  }

  void clear() {
    clear_findings();
    detailed_ = every;
    mattered_.clear();
    gains_.clear();
  }

 private:
  Mode mode_;
  std::size_t detailed_ = every;  ///< details are wanted of findings before this one
  bool gains_on_ = false;
  std::size_t count_ = 0;
  std::vector<Finding> findings_;
  std::vector<Mattered> mattered_;
  std::vector<Gain> gains_;
};

}  // namespace dogeref::findings
