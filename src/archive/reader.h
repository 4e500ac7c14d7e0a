#pragma once
// Reads files and cuts them into games, in bounded memory whatever the files' size.

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/boundary.h"
#include "archive/inputs.h"
#include "archive/sniff.h"
#include "archive/stream.h"

namespace dogeref::archive {

/// One game, or what there is to say of a file that holds none.
struct Piece {
  enum class Kind : std::uint8_t {
    game,      ///< the text of a game, perhaps without its `game:` line
    no_game,   ///< the file has no game: it is empty, or nothing but comments
    not_text,  ///< the file is no text: see `looks`
    failed,    ///< the file could not be read (further): see `reason`
  };
  Kind kind = Kind::game;
  std::uint32_t input = 0;   ///< index of the file
  std::uint32_t number = 1;  ///< of the game within the file, from 1
  std::uint32_t line = 1;    ///< of the text's first line in the file
  std::uint32_t lines = 0;
  std::size_t begin = 0;  ///< of the text in the block
  std::size_t size = 0;
  Looks looks = {};
  std::string reason = {};
};

/// Some games in the order of the files, with the text they stand in.
struct Block {
  std::vector<Piece> pieces;
  std::vector<char> bytes;  ///< may be larger than what is used

  [[nodiscard]] std::string_view text(const Piece& piece) const { return {bytes.data() + piece.begin, piece.size}; }
};

/// Reads the inputs one after the other. A byte order mark is left out. Of a line only the first `kept_line_bytes` are
/// kept. A game past what the referee takes (4 MiB, 65,536 lines) is cut off a little later; the judge sees that it is
/// too long. Line feeds part lines, nothing else does.
class Reader {
 public:
  /// The inputs and the boundary must outlive the reader.
  Reader(std::span<const Input> inputs, const Boundary& boundary);
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  /// Leaves out what this says no to. It is asked once of each piece, in their order.
  void keep_only(std::function<bool(const Piece&)> keeps) { keeps_ = std::move(keeps); }

  /// Ends when this says so, with the games that are whole. It is asked while files are read, too: one game may be
  /// without an end.
  void end_when(std::function<bool()> ends) { ends_ = std::move(ends); }

  /// Fills a block, whose memory is used again, with some of the next games. False when there are no more.
  [[nodiscard]] bool next(Block& block);

 private:
  void fill_up(Block& block);
  void end();
  [[nodiscard]] bool is_done() const { return !stream_.is_open() && next_input_ == inputs_.size(); }
  void open_next(Block& block);
  /// Whether the file began with what a text may begin with.
  bool begin_text(Block& block);
  std::size_t fill(Block& block, std::size_t wish);
  void read_some(Block& block);
  void keep_line_short();
  void cut(Block& block, bool at_end);
  void walk_before_first_game(const Block& block);
  void end_game(Block& block);
  void end_file(Block& block);
  void add(Block& block, Piece piece) const;
  void add_failed(Block& block, std::string reason) const;
  void begin_next_game(std::size_t offset);

  std::span<const Input> inputs_;
  const Boundary& boundary_;
  std::function<bool(const Piece&)> keeps_;
  std::function<bool()> ends_;
  std::size_t next_input_ = 0;
  std::string carry_;    ///< what was read of a game that goes into the next block
  Stream stream_;        ///< of the file being read
  bool at_end_ = false;  ///< of the file
  // Offsets below count in the block being filled.
  std::size_t used_ = 0;     ///< bytes read
  std::size_t begin_ = 0;    ///< of the game being read
  std::size_t walked_ = 0;   ///< up to here lines were looked at
  std::uint32_t line_ = 1;   ///< of the game's first line
  std::uint32_t lines_ = 0;  ///< of the game, walked over
  std::uint32_t games_ = 0;  ///< of the file, handed out
  bool content_ = false;     ///< the game being read has more than comments
  bool skipping_ = false;    ///< the game was handed out, cut off; the rest of it is left out
  bool dropping_ = false;    ///< the line being read is kept short; the rest of it is left out
};

}  // namespace dogeref::archive
