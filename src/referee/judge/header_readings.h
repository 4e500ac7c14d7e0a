#pragma once
// A line of the header at fault read as it was likely meant: what the body says tells. Rules page, "The least-cost
// explanation". Private to judge*.cpp.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "findings/finding.h"
#include "referee/judge/judge_state.h"
#include "referee/repairs/repair_candidates.h"

namespace dogeref::referee {

/// What a record comes to whose header is read otherwise than it stands.
struct HeaderMeant {
  std::string text;                         ///< the record with the header as it was likely meant, as many lines
  std::vector<findings::Finding> findings;  ///< of the lines read otherwise, with what was likely meant
  std::vector<ReadingChange> changes;
};

struct LineMeant {
  std::uint32_t number = 0;
  std::string_view written;  ///< in the record
  std::string meant;
};

/// Looks for what the header was to say. One a judge; keeps its buffers.
class HeaderReadings {
 public:
  HeaderReadings(Shelf& shelf, const JudgeOptions& options);

  /// Nothing when each line of the header is right or is best left as it stands.
  [[nodiscard]] std::optional<HeaderMeant> find(std::string_view text, std::uint32_t first_line);
  /// Of a record whose one error stands in the body: the one line of the game's set-up by which all is right, as it was
  /// likely meant.
  [[nodiscard]] std::optional<LineMeant> propose(std::string_view text, std::uint32_t first_line);

 private:
  /// What a record comes to when it is judged as it stands.
  struct Outlook {
    bool is_usable = false;
    std::vector<findings::Finding> header;  ///< errors of its header
    std::uint32_t last = 0;                 ///< line of the header
    int faulty = 0;                         ///< lines of its body at fault
  };
  [[nodiscard]] Outlook outlook(const std::string& text, std::uint32_t first_line, bool at_length);
  void attempt(std::string_view text, std::uint32_t first_line, std::uint32_t line, const std::vector<Repair>& repairs);

  /// The header as it was likely meant.
  struct Fitting {
    std::pair<int, int> cost;  ///< lines of the body at fault, what the repair costs
    bool is_alone = false;     ///< no other costs as little
    std::uint32_t line = 0;
    std::string text;    ///< of the line
    std::string record;  ///< with it
  };
  std::unique_ptr<JudgeState> state_;
  std::size_t work_ = 0;  ///< lines judged
  std::size_t bound_ = 0;
  int recorded_ = 0;  ///< lines of the body at fault with the header as it stands
  std::optional<Fitting> best_;
};

}  // namespace dogeref::referee
