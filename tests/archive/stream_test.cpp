#include "archive/stream.h"

#include <doctest/doctest.h>
#include <zlib.h>
#include <zstd.h>

#include <string>

#include "support/scratch.h"

using dogeref::archive::Stream;
using dogeref::tests::Scratch;

namespace {

std::string gzipped(const std::string& text) {
  z_stream state = {};
  constexpr int gzip_alone = 16;
  REQUIRE(deflateInit2(&state, 9, Z_DEFLATED, MAX_WBITS + gzip_alone, 9, Z_DEFAULT_STRATEGY) == Z_OK);
  std::string out(deflateBound(&state, static_cast<uLong>(text.size())), '\0');
  state.next_in = reinterpret_cast<const Bytef*>(text.data());
  state.avail_in = static_cast<uInt>(text.size());
  state.next_out = reinterpret_cast<Bytef*>(out.data());
  state.avail_out = static_cast<uInt>(out.size());
  REQUIRE(deflate(&state, Z_FINISH) == Z_STREAM_END);
  out.resize(out.size() - state.avail_out);
  deflateEnd(&state);
  return out;
}

/// `window`: the logarithm of how far back it looks.
std::string zstandard(const std::string& text, int window = 0) {
  ZSTD_CCtx* const state = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(state, ZSTD_c_windowLog, window);
  ZSTD_CCtx_setParameter(state, ZSTD_c_contentSizeFlag, 0);
  std::string out(ZSTD_compressBound(text.size()), '\0');
  ZSTD_outBuffer into{out.data(), out.size(), 0};
  ZSTD_inBuffer from{text.data(), text.size(), 0};
  while (ZSTD_compressStream2(state, &into, &from, ZSTD_e_continue) != 0 && from.pos < from.size) {
  }
  REQUIRE(ZSTD_compressStream2(state, &into, &from, ZSTD_e_end) == 0);
  ZSTD_freeCCtx(state);
  out.resize(into.pos);
  return out;
}

/// What is read of a file of these bytes, then `!` and the reason when it cannot be read to its end.
std::string read(const std::string& bytes, std::size_t wish = 4096) {
  const Scratch scratch;
  Stream stream;
  REQUIRE(stream.open({.path = scratch.file("a", bytes)}).empty());
  std::string out;
  std::string buffer(wish, '\0');
  for (;;) {
    const auto count = stream.read(buffer.data(), wish);
    if (!count) return out + "!" + stream.reason();
    if (*count == 0) return out;
    out.append(buffer, 0, *count);
  }
}

std::string long_text() {
  std::string text;
  for (int line = 0; line < 50'000; ++line) text += "Anna: red " + std::to_string(line * 7919 % 1000) + '\n';
  return text;
}

}  // namespace

TEST_CASE("what is not packed is read as it is") {
  for (const std::string text : {"", "a", "abc", "game: doge-ship\n", "\x1f\x8b"}) CHECK(read(text) == text);
  CHECK((read(long_text()) == long_text()));
}

TEST_CASE("gzip and zstd are unpacked, in steps of any size") {
  const std::string text = long_text();
  for (const std::size_t wish : {std::size_t{4}, std::size_t{4096}, std::size_t{1} << 20}) {
    CHECK((read(gzipped(text), wish) == text));
    CHECK((read(zstandard(text), wish) == text));
  }
  const std::string zeros(std::size_t{3} << 20, '0');  // much more comes out than goes in
  CHECK((read(gzipped(zeros)) == zeros));
  CHECK((read(zstandard(zeros)) == zeros));
  CHECK(read(gzipped("")) == "");
  CHECK(read(zstandard("")) == "");
}

TEST_CASE("packed streams one after the other are one") {
  CHECK(read(gzipped("a") + gzipped("") + gzipped("b")) == "ab");
  CHECK(read(zstandard("a") + zstandard("b")) == "ab");
}

TEST_CASE("frames of zstd that hold something else are passed over, before the first and behind") {
  using namespace std::string_literals;
  const std::string of_pzstd = "\x50\x2a\x4d\x18\4\0\0\0size"s;
  const std::string of_another = "\x5f\x2a\x4d\x18\0\0\0\0"s;
  CHECK(read(of_pzstd + zstandard("a") + of_another + zstandard("b") + of_pzstd) == "ab");
  CHECK(read(of_another + of_pzstd + zstandard("a"), 4) == "a");
  CHECK(read(of_pzstd.substr(0, 9)) == "!its zstd data ends too early");
  CHECK(read("P*M") == "P*M");
  CHECK(read("`*M\x18") == "`*M\x18");
}

TEST_CASE("what ends too early, is damaged or wants too much memory is told after what could be read") {
  const std::string text = long_text();
  for (const std::string& packed : {gzipped(text), zstandard(text)}) {
    for (const std::size_t cut : {std::size_t{5}, packed.size() / 2, packed.size() - 1}) {
      const std::string got = read(packed.substr(0, cut));
      CHECK(got.ends_with(" data ends too early"));
      CHECK((text.starts_with(got.substr(0, got.find('!')))));
    }
  }
  CHECK(read(gzipped("a") + "trailing bytes").ends_with("!its gzip data is damaged"));
  CHECK(read(zstandard("a") + "trailing bytes").ends_with("!its zstd data is damaged"));
  CHECK(read(zstandard(text, 23)) == text);
  CHECK(read(zstandard(text, 24)) ==
        "!its zstd data needs more than 8 MiB of memory (pack it without --long and --ultra)");
}
