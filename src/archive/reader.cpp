#include "archive/reader.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

#include "text/magic.h"

namespace dogeref::archive {
namespace {

/// What is asked of the system at once, and how full a block is made before it is handed out.
constexpr std::size_t chunk_bytes = std::size_t{16} << 10;
constexpr std::size_t block_bytes = std::size_t{32} << 10;
/// Past these the judge refuses a game, so that the rest of it need not be kept.
constexpr std::size_t game_bytes = (std::size_t{4} << 20) + kept_line_bytes;
constexpr std::uint32_t game_lines = 65'536 + 1;

/// A carriage return within the text that no line feed follows.
bool has_lone_return(std::string_view text) {
  for (std::size_t at = text.find('\r'); at < text.size(); at = text.find('\r', at + 1)) {
    if (at + 1 < text.size() && text[at + 1] != '\n') return true;
  }
  return false;
}

}  // namespace

Reader::Reader(std::span<const Input> inputs, const Boundary& boundary) : inputs_(inputs), boundary_(boundary) {}

bool Reader::next(Block& block) {
  block.pieces.clear();
  do fill_up(block);
  while (block.pieces.empty() && !is_done());
  return !block.pieces.empty();
}

void Reader::fill_up(Block& block) {
  used_ = 0;
  if (block.bytes.size() > 2 * block_bytes) std::vector<char>().swap(block.bytes);  // after a giant
  if (block.bytes.size() < carry_.size()) block.bytes.resize(carry_.size());
  std::copy(carry_.begin(), carry_.end(), block.bytes.begin());
  used_ = carry_.size();
  walked_ -= begin_;
  begin_ = 0;
  while (begin_ < block_bytes) {
    if (ends_ && ends_()) end();
    if (is_done()) break;
    if (!stream_.is_open()) {
      open_next(block);
    } else {
      read_some(block);
    }
    if (block.pieces.size() >= 4096) break;  // files without a byte
  }
  carry_.assign(block.bytes.data() + begin_, used_ - begin_);
}

/// What was read of a game is left out.
void Reader::end() {
  stream_.close();
  next_input_ = inputs_.size();
  used_ = walked_ = begin_;
}

void Reader::add(Block& block, Piece piece) const {
  piece.input = static_cast<std::uint32_t>(next_input_ - 1);
  if (!keeps_ || keeps_(piece)) block.pieces.push_back(std::move(piece));
}

void Reader::add_failed(Block& block, std::string reason) const {
  Piece failed;
  failed.kind = Piece::Kind::failed;
  failed.reason = std::move(reason);
  add(block, std::move(failed));
}

void Reader::open_next(Block& block) {
  const Input& input = inputs_[next_input_++];
  begin_ = walked_ = used_;
  line_ = input.first_line;
  lines_ = games_ = 0;
  content_ = skipping_ = dropping_ = at_end_ = false;
  if (std::string reason = stream_.open(input); !reason.empty()) return add_failed(block, std::move(reason));
  if (begin_text(block)) cut(block, at_end_);
}

bool Reader::begin_text(Block& block) {
  while (used_ - begin_ < sniff_bytes && !at_end_ && stream_.is_open()) fill(block, sniff_bytes - (used_ - begin_));
  if (!stream_.is_open()) return false;
  const std::string_view head(block.bytes.data() + begin_, used_ - begin_);
  if (const auto looks = sniff(head)) {
    Piece piece;
    piece.kind = Piece::Kind::not_text;
    piece.looks = *looks;
    add(block, std::move(piece));
    used_ = begin_;
    stream_.close();
    return false;
  }
  begin_ = walked_ = used_ - text::without_mark(head).size();
  return true;
}

/// Reads at most `wish` bytes; on a failure says so and closes the file, whose last game is left out.
std::size_t Reader::fill(Block& block, std::size_t wish) {
  if (block.bytes.size() < used_ + wish) block.bytes.resize(std::max(used_ + wish, block.bytes.size() * 5 / 4));
  const std::optional<std::size_t> count = stream_.read(block.bytes.data() + used_, wish);
  if (!count) {
    add_failed(block, stream_.reason());
    used_ = begin_;
    stream_.close();
    return 0;
  }
  at_end_ = *count == 0;
  used_ += *count;
  return *count;
}

void Reader::read_some(Block& block) {
  const std::size_t before = used_;
  static_cast<void>(fill(block, chunk_bytes));
  if (!stream_.is_open()) return;
  if (dropping_) {
    const char* const fresh = block.bytes.data() + before;
    const auto* stop = static_cast<const char*>(std::memchr(fresh, '\n', used_ - before));
    const std::size_t dropped = stop == nullptr ? used_ - before : static_cast<std::size_t>(stop - fresh);
    std::memmove(block.bytes.data() + before, fresh + dropped, used_ - before - dropped);
    used_ -= dropped;
    dropping_ = stop == nullptr && !at_end_;
  }
  cut(block, at_end_);
}

/// Hands out the games that are whole. What is left is the beginning of one.
void Reader::cut(Block& block, bool at_end) {
  for (;;) {
    if (games_ == 0 && !content_) walk_before_first_game(block);
    const Boundary::Walk walk = boundary_.walk({block.bytes.data() + begin_, used_ - begin_}, walked_ - begin_);
    walked_ += walk.end;
    lines_ += walk.lines;
    if (!walk.game) break;
    if (content_) end_game(block);
    content_ = true;
    // The line that begins the game is walked over at once, lest it end the game it begins.
    const auto* stop = static_cast<const char*>(std::memchr(block.bytes.data() + walked_, '\n', used_ - walked_));
    walked_ = static_cast<std::size_t>(stop - block.bytes.data()) + 1;
    ++lines_;
  }
  if (at_end) return end_file(block);
  keep_line_short();
  if (!skipping_ && (walked_ - begin_ > game_bytes || lines_ > game_lines)) {
    end_game(block);
    content_ = skipping_ = true;
  }
  if (skipping_) {
    std::memmove(block.bytes.data() + begin_, block.bytes.data() + walked_, used_ - walked_);
    used_ -= walked_ - begin_;
    walked_ = begin_;
    line_ += std::exchange(lines_, 0U);
  }
}

/// Comments and empty lines before the first game belong to it; anything else there is a game without its first line.
void Reader::walk_before_first_game(const Block& block) {
  while (!content_) {
    const char* const at = block.bytes.data() + walked_;
    const auto* stop = static_cast<const char*>(std::memchr(at, '\n', used_ - walked_));
    if (stop == nullptr) return;
    const std::string_view line(at, static_cast<std::size_t>(stop - at));
    if (boundary_.begins_game(line)) return;
    content_ = !is_blank(line);
    walked_ += line.size() + 1;
    ++lines_;
  }
}

void Reader::keep_line_short() {
  if (dropping_ || used_ - walked_ <= kept_line_bytes) return;
  used_ = walked_ + kept_line_bytes;
  dropping_ = true;
}

void Reader::end_game(Block& block) {
  if (!skipping_) {
    Piece piece;
    piece.number = ++games_;
    piece.line = line_;
    piece.lines = lines_;
    piece.begin = begin_;
    piece.size = walked_ - begin_;
    add(block, std::move(piece));
  }
  begin_next_game(walked_);
}

void Reader::begin_next_game(std::size_t offset) {
  skipping_ = false;
  begin_ = walked_ = offset;
  line_ += std::exchange(lines_, 0U);
}

void Reader::end_file(Block& block) {
  stream_.close();
  if (walked_ < used_) {  // a last line without an end
    const std::string_view line(block.bytes.data() + walked_, used_ - walked_);
    const std::string_view before(block.bytes.data() + begin_, walked_ - begin_);
    if (content_ && boundary_.begins_game(line, before)) end_game(block);
    content_ = content_ || !is_blank(line);
    walked_ = used_;
    ++lines_;
  }
  // Lines that end otherwise than with a line feed are for the judge to tell.
  content_ = content_ || has_lone_return({block.bytes.data() + begin_, used_ - begin_});
  if (content_) return end_game(block);
  Piece piece;
  piece.kind = Piece::Kind::no_game;
  piece.lines = lines_;
  add(block, std::move(piece));
  begin_ = walked_ = used_;
}

}  // namespace dogeref::archive
