#include "referee/repairs/exchange_repairs.h"

#include <algorithm>
#include <vector>

#include "referee/repairs/word_repairs.h"
#include "text/digits.h"

namespace dogeref::referee {
namespace {

constexpr std::size_t most_words = 24;
constexpr std::size_t most_pairs = 8;
constexpr std::size_t most_parts = 12;

struct LinePart {
  enum Sort : std::uint8_t { other, letters, digits, both };
  std::size_t begin, end;
  Sort sort = other;
};

/// The text with two pieces exchanged; the first stands before the other.
std::string exchanged(std::string_view text, const LinePart& one, const LinePart& other) {
  std::string out(text.substr(0, one.begin));
  out.append(text.substr(other.begin, other.end - other.begin));
  out.append(text.substr(one.end, other.begin - one.end));
  return out.append(text.substr(one.begin, one.end - one.begin)).append(text.substr(other.end));
}

/// Words, numbers and ids.
std::vector<LinePart> words_of(std::string_view text) {
  std::vector<LinePart> pieces;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = word_end(text, at);
    int sort = LinePart::other;
    for (const char byte : text.substr(at, end - at))
      sort |= text::is_digit(byte) ? LinePart::digits : LinePart::letters;
    if (end > at) pieces.push_back({at, end, static_cast<LinePart::Sort>(sort)});
    at = std::max(end, at + 1);
  }
  return pieces;
}

/// What stands around each `=`.
std::vector<LinePart> pairs_of(std::string_view text) {
  std::vector<LinePart> pairs;
  for (std::size_t at = text.find('='); at != std::string_view::npos; at = text.find('=', at + 1)) {
    if (at + 1 < text.size() && text[at + 1] == '>') break;
    std::size_t begin = text.find_last_not_of(' ', at == 0 ? 0 : at - 1);
    std::size_t end = text.find_first_not_of(' ', at + 1);
    if (begin == std::string_view::npos || end == std::string_view::npos) return {};
    while (begin > 0 && text[begin - 1] != ' ' && text[begin - 1] != ',') --begin;
    while (end < text.size() && text[end] != ' ' && text[end] != ',') ++end;
    pairs.push_back({begin, end});
  }
  return pairs;
}

/// What commas part, behind the colon or the first word.
std::vector<LinePart> parts_of(const RawLine& raw) {
  std::vector<LinePart> parts;
  const std::string_view text = raw.text;
  std::size_t begin = raw.has_colon() ? raw.colon + 1U : std::min(text.find(' '), text.size());
  const std::size_t stop = std::min(text.find("=>"), text.size());
  for (std::size_t at = begin; at <= stop; ++at) {
    if (at < stop && text[at] != ',') continue;
    parts.push_back({begin, at});
    begin = at + 1;
  }
  return parts;
}

}  // namespace

void list_exchanges(const BrokenLine& line, const RepairSink& sink) {
  const std::string_view text = line.text();
  const std::vector<LinePart> pieces = words_of(text);
  if (pieces.size() > most_words) return;
  for (const LinePart::Sort sort : {LinePart::digits, LinePart::both, LinePart::letters}) {
    if (sort == LinePart::letters && !line.is_of_game) continue;
    for (std::size_t one = 0; one < pieces.size(); ++one) {
      for (std::size_t other = one + 1; other < pieces.size(); ++other) {
        if (pieces[one].sort == sort && pieces[other].sort == sort)
          sink(exchanged(text, pieces[one], pieces[other]), repair_costs::word);
      }
    }
  }
  for (std::size_t at = 1; at < pieces.size(); ++at) {
    const LinePart& before = pieces[at - 1];
    const LinePart& piece = pieces[at];
    if (before.sort != piece.sort && is_unreadable(line)) sink(exchanged(text, before, piece), repair_costs::word);
    const bool is_doubled =
        text.substr(before.begin, before.end - before.begin) == text.substr(piece.begin, piece.end - piece.begin);
    if (is_doubled) sink(with_span(text, before.end, piece.end, ""), repair_costs::sign);
  }
}

void list_exchanged_pairs(const BrokenLine& line, const RepairSink& sink) {
  const std::vector<LinePart> pairs = pairs_of(line.text());
  for (std::size_t one = 0; one < pairs.size() && pairs.size() <= most_pairs; ++one) {
    for (std::size_t other = one + 1; other < pairs.size(); ++other) {
      if (pairs[one].end <= pairs[other].begin)
        sink(exchanged(line.text(), pairs[one], pairs[other]), repair_costs::word);
    }
  }
}

void list_exchanged_parts(const BrokenLine& line, const RepairSink& sink) {
  const std::vector<LinePart> parts = parts_of(line.lines[line.at]);
  const std::string_view text = line.text();
  if (parts.size() < 2 || parts.size() > most_parts) return;
  for (std::size_t part = 0; part < parts.size() && line.is_of_game; ++part) {
    const auto& [begin, end, sort] = parts[part];
    const std::size_t first = part == 0 ? begin + 1 : begin - 1;
    const std::size_t behind = part == 0 ? std::min(end + 2, text.size()) : end;
    sink(with_span(text, first, behind, ""), repair_costs::word);
  }
  for (std::size_t one = 0; one < parts.size(); ++one) {
    for (std::size_t other = one + 1; other < parts.size(); ++other)
      sink(exchanged(text, parts[one], parts[other]), repair_costs::word);
  }
}

}  // namespace dogeref::referee
