#include "archive/unpacker.h"

#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <limits>
#include <new>

namespace dogeref::archive {
namespace {

using std::string_view_literals::operator""sv;

constexpr std::string_view gzip_mark = "\x1f\x8b\x08"sv;
constexpr std::string_view zstd_mark = "\x28\xb5\x2f\xfd"sv;
/// Of a frame that holds something else, and is passed over: pzstd begins with one. Its first byte is 0x50 to 0x5F.
constexpr std::string_view skipped_mark_behind_first = "\x2a\x4d\x18"sv;
/// 8 MiB: what zstd -19 asks for; --ultra and --long may ask for gigabytes.
constexpr int most_window_log = 23;

std::string damaged(const std::string& kind) { return "its " + kind + " data is damaged"; }
std::string cut_off(const std::string& kind) { return "its " + kind + " data ends too early"; }

class Gunzip : public Unpacker {
 public:
  Gunzip() {
    constexpr int gzip_alone = 16;
    if (::inflateInit2(&state_, MAX_WBITS + gzip_alone) != Z_OK) throw std::bad_alloc();
  }
  ~Gunzip() override { ::inflateEnd(&state_); }

  std::string unpack(std::string_view& in, std::span<char>& out) override {
    if (ended_ && in.empty()) return {};
    if (ended_ && ::inflateReset(&state_) != Z_OK) return damaged("gzip");
    ended_ = false;
    constexpr std::size_t most = std::numeric_limits<uInt>::max();
    state_.next_in = reinterpret_cast<const Bytef*>(in.data());
    state_.avail_in = static_cast<uInt>(std::min(in.size(), most));
    state_.next_out = reinterpret_cast<Bytef*>(out.data());
    state_.avail_out = static_cast<uInt>(std::min(out.size(), most));
    const uInt had = state_.avail_in;
    const uInt wished = state_.avail_out;
    const int result = ::inflate(&state_, Z_NO_FLUSH);
    in.remove_prefix(had - state_.avail_in);
    out = out.subspan(wished - state_.avail_out);
    ended_ = result == Z_STREAM_END;
    if (result == Z_MEM_ERROR) throw std::bad_alloc();
    const bool fits = result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR;  // the last: more is needed
    return fits ? std::string() : damaged("gzip");
  }
  [[nodiscard]] bool may_end() const override { return ended_; }
  [[nodiscard]] std::string too_short() const override { return cut_off("gzip"); }

 private:
  z_stream state_ = {};
  bool ended_ = false;
};

class Unzstd : public Unpacker {
 public:
  Unzstd() {
    if (state_ == nullptr) throw std::bad_alloc();
    static_cast<void>(::ZSTD_DCtx_setParameter(state_.get(), ZSTD_d_windowLogMax, most_window_log));
  }

  std::string unpack(std::string_view& in, std::span<char>& out) override {
    if (ended_ && in.empty()) return {};
    ZSTD_inBuffer from{in.data(), in.size(), 0};
    ZSTD_outBuffer into{out.data(), out.size(), 0};
    const std::size_t result = ::ZSTD_decompressStream(state_.get(), &into, &from);
    in.remove_prefix(from.pos);
    out = out.subspan(into.pos);
    ended_ = result == 0;
    if (::ZSTD_isError(result) == 0U) return {};
    const bool is_too_large = ::ZSTD_getErrorCode(result) == ZSTD_error_frameParameter_windowTooLarge;
    return is_too_large ? "its zstd data needs more than 8 MiB of memory (pack it without --long and --ultra)"
                        : damaged("zstd");
  }
  [[nodiscard]] bool may_end() const override { return ended_; }
  [[nodiscard]] std::string too_short() const override { return cut_off("zstd"); }

 private:
  struct Free {
    void operator()(ZSTD_DCtx* state) const { ::ZSTD_freeDCtx(state); }
  };
  std::unique_ptr<ZSTD_DCtx, Free> state_{::ZSTD_createDCtx()};
  bool ended_ = false;
};

bool is_skipped_frame(std::string_view begin) {
  return !begin.empty() && (begin.front() & 0xf0) == 0x50 && begin.substr(1).starts_with(skipped_mark_behind_first);
}

}  // namespace

std::unique_ptr<Unpacker> unpacker_for(std::string_view begin) {
  if (begin.starts_with(gzip_mark)) return std::make_unique<Gunzip>();
  if (begin.starts_with(zstd_mark) || is_skipped_frame(begin)) return std::make_unique<Unzstd>();
  return nullptr;
}

}  // namespace dogeref::archive
