#include "rules/texts/sentences.h"

#include <algorithm>
#include <utility>

#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"

namespace dogeref::rules {
namespace {

constexpr std::string_view key_language = "en";
constexpr std::string_view behind_place = ": ";

/// What is longer quotes a text of any length, and is not looked through.
constexpr std::size_t longest = 4096;

std::size_t words_in(const auto& pieces) {
  std::size_t length = 0;
  for (const auto& piece : pieces) length += piece.is_place ? 0 : piece.text.size();
  return length;
}

}  // namespace

Sentences::Sentences(std::span<const std::string_view> files, std::string_view language) {
  if (language == key_language) return;
  for (const std::string_view file : files) add(file, language);
  std::stable_sort(patterns_.begin(), patterns_.end(), [](const Pattern& one, const Pattern& other) {
    return words_in(one.english) > words_in(other.english);
  });
}

void Sentences::add(std::string_view yaml, std::string_view language) {
  FaultList faults;
  const auto root = read_yaml(yaml, faults.add_file({}), faults);
  for (const Member& sentence : members_of(root ? root->find("sentences") : nullptr)) {
    const std::string_view english = text_of(sentence.value.find(key_language));
    const std::string_view other = text_of(sentence.value.find(language));
    if (english.empty() || other.empty()) continue;
    Pattern pattern{pieces_of(english), pieces_of(other)};
    if (pattern.english.size() == 1 && !pattern.english.front().is_place) {
      whole_.emplace(english, other);
    } else {
      patterns_.push_back(std::move(pattern));
    }
  }
}

Sentences::Pieces Sentences::pieces_of(std::string_view text) {
  Pieces pieces;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
    const std::string_view words = close == std::string_view::npos ? text : text.substr(0, open);
    if (!words.empty()) pieces.push_back({std::string(words)});
    if (close == std::string_view::npos) break;
    std::string_view name = text.substr(open + 1, close - open - 1);
    const bool is_said = name.ends_with('*');
    if (is_said) name.remove_suffix(1);
    pieces.push_back({std::string(name), true, is_said});
    text.remove_prefix(close + 1);
  }
  return pieces;
}

/// A place holds something, as little as lets the rest fit.
bool Sentences::matches(const Piece* piece, const Piece* end, std::string_view text, Captures& captures) {
  if (piece == end) return text.empty();
  if (!piece->is_place) {
    return text.starts_with(piece->text) && matches(piece + 1, end, text.substr(piece->text.size()), captures);
  }
  const std::string_view next = piece + 1 == end ? std::string_view{} : std::string_view((piece + 1)->text);
  for (std::size_t at = 1; at <= text.size(); ++at) {
    at = next.empty() ? text.size() : text.find(next, at);
    if (at >= text.size() && !next.empty()) return false;
    captures[piece->text] = text.substr(0, at);
    if (matches(piece + 1, end, text.substr(at), captures)) return true;
  }
  return false;
}

std::string Sentences::filled(const Pattern& pattern, const Captures& captures) const {
  std::string out;
  for (const Piece& piece : pattern.other) {
    const auto captured = captures.find(piece.text);
    if (!piece.is_place || captured == captures.end()) {
      out += piece.text;
    } else if (piece.is_said) {
      out += say(captured->second);
    } else {
      out += captured->second;
    }
  }
  return out;
}

bool Sentences::say(std::string_view english, std::string& out) const {
  if (english.size() > longest) return false;
  if (const auto known = whole_.find(english); known != whole_.end()) {
    out = known->second;
    return true;
  }
  for (const Pattern& pattern : patterns_) {
    const Piece* const first = pattern.english.data();
    Captures captures;
    if (!matches(first, first + pattern.english.size(), english, captures)) continue;
    out = filled(pattern, captures);
    return true;
  }
  const std::size_t colon = english.find(behind_place);
  if (colon == std::string_view::npos) return false;
  const std::string_view before = english.substr(0, colon + behind_place.size());
  if (!say(english.substr(before.size()), out)) return false;
  out.insert(0, before);
  return true;
}

std::string Sentences::say(std::string_view english) const {
  std::string out;
  return say(english, out) ? out : std::string(english);
}

bool Sentences::knows(std::string_view english) const {
  std::string out;
  return say(english, out);
}

}  // namespace dogeref::rules
