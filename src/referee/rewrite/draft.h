#pragma once
// A game's log drafted anew in canonical spelling, line by line. Private to format*.cpp and draft.cpp.

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/judge/judge.h"
#include "referee/record/header.h"
#include "referee/record/record.h"

namespace dogeref::referee {

/// A line as it stands in the file.
struct SourceLine {
  std::string_view bytes;  ///< without line end
  std::uint32_t number = 0;
  const RawLine* raw = nullptr;        ///< nullptr: empty or a comment alone
  const HeaderField* field = nullptr;  ///< of the header
  bool is_header = false;
  std::string_view comment = {};  ///< what may stand behind the content
};

/// A game as it was written. The views point into its text.
struct WrittenGame {
  std::vector<RawLine> raws;
  Header header;
  std::vector<SourceLine> lines;

  void read(std::string_view game_text, std::uint32_t first_line, const Shelf& shelf);
};

/// The languages that a draft names.
struct DraftLanguages {
  std::string target;               ///< to write in
  std::vector<std::string> listed;  ///< of `language:`, the target first
  std::string edition;              ///< whose language can be read too
  bool translates = false;          ///< a line `language:` is added or left out where that is needed
};

class Draft {
 public:
  /// All must outlive the draft. Lines in `held` stay as they were.
  Draft(const WrittenGame& source, const Scene& scene, DraftLanguages languages, const std::set<std::uint32_t>& held);

  [[nodiscard]] const std::string& text() const { return text_; }
  /// Lines that stay as they were, held or not to be read.
  [[nodiscard]] const std::vector<std::uint32_t>& kept() const { return kept_; }
  /// Lines that are written otherwise than they were.
  [[nodiscard]] const std::set<std::uint32_t>& changed() const { return changed_; }
  /// Lines to hold lest they be taken for a repetition of their neighbour, which they were not.
  [[nodiscard]] std::vector<std::uint32_t> new_twins() const;
  /// Which line of the source a line of the draft was.
  [[nodiscard]] std::uint32_t line_before(std::uint32_t line) const;

 private:
  void write(const std::set<std::uint32_t>& held);
  void write_line(const SourceLine& line, bool is_held);
  std::optional<std::string> content(const SourceLine& line);
  std::optional<std::string> header_content(const SourceLine& line) const;
  std::optional<std::string> players_content(const SourceLine& line);
  std::optional<std::string> body_content(const SourceLine& line);
  const RawLine* reread(std::string_view content, std::string_view comment);
  void note_neighbours(const SourceLine& line, std::string_view content);

  /// A line that a player's line behind it may be a repetition of.
  struct GameLine {
    std::uint32_t number = 0;
    std::string_view before;  ///< in the source
    std::string after;        ///< in the draft
  };

  const WrittenGame& source_;
  const Scene& scene_;
  DraftLanguages languages_;
  std::vector<std::string_view> names_;
  std::unique_ptr<rules::Spellings> spellings_;
  std::unique_ptr<rules::Spellings> slots_;
  std::unique_ptr<rules::Words> words_;  ///< that the draft is read with
  std::string text_;
  std::vector<std::uint32_t> kept_;
  std::set<std::uint32_t> changed_;
  std::vector<GameLine> game_lines_;
  std::uint32_t added_after_ = 0;
  std::uint32_t left_out_ = 0;
  std::vector<RawLine> reread_;
  std::string reread_text_;
};

/// The language that every log can be read in.
inline constexpr std::string_view default_language = "en";

}  // namespace dogeref::referee
