#include "scramble.h"

#include <cctype>

#include "text/cursor.h"

namespace dogeref::tests {
namespace {

using text::Cursor;
using text::Token;

/// "G05": letters, then digits.
bool is_id(const std::string& word) {
  return word.size() > 2 && word.find_first_of("0123456789") != std::string::npos &&
         std::isdigit(static_cast<unsigned char>(word[0])) == 0;
}

}  // namespace

Scrambler::Scrambler(const rules::Lexicon& words, std::map<std::string, std::string> names, std::uint64_t seed)
    : names_(std::move(names)), dice_(seed) {
  for (const auto& [slot, spellings] : words.slots) {
    const rules::TextTable::Texts all = words.find(slot.substr(0, slot.find('.')));
    synonyms_[std::string(spellings.front())] = std::vector<std::string>(all.begin(), all.end());
  }
}

std::string Scrambler::any_case(std::string word) {
  const std::size_t how = dice_.roll(4);
  for (char& letter : word) {
    const auto byte = static_cast<unsigned char>(letter);
    if (byte >= 0x80) continue;
    if (how == 0) letter = static_cast<char>(std::toupper(byte));
    if (how == 1) letter = static_cast<char>(std::tolower(byte));
  }
  return word;
}

std::string Scrambler::gap(bool needed) {
  static const std::vector<std::string> gaps = {"", " ", "  ", "\t", " \t "};
  return gaps[needed ? 1 + dice_.roll(gaps.size() - 1) : dice_.roll(gaps.size())];
}

std::string Scrambler::id(const std::string& word) {
  const std::size_t digits = word.find_first_of("0123456789");
  std::string number = word.substr(digits);
  if (dice_.roll(2) == 0 && number.size() > 1 && number[0] == '0') number.erase(0, 1);
  return any_case(word.substr(0, digits) + number);
}

std::string Scrambler::word(const std::string& word) {
  if (const auto name = names_.find(word); name != names_.end()) return dice_.roll(2) == 0 ? word : name->second;
  if (word.find('-') != std::string::npos) return word;  // codes are typed as they are
  if (is_id(word)) return id(word);
  const auto known = synonyms_.find(word);
  if (known == synonyms_.end() || dice_.roll(2) == 0) return any_case(word);
  return any_case(known->second[dice_.roll(known->second.size())]);
}

std::string Scrambler::body(std::string_view text) {
  std::string out = gap(false);
  Token before;
  bool claims = false;
  for (Cursor cursor(text); !cursor.at_end();) {
    const Token token = cursor.take();
    const bool clings = before.kind == Token::Kind::word || before.kind == Token::Kind::number;
    const bool is_text = token.kind == Token::Kind::word || token.kind == Token::Kind::number;
    out += gap(clings && is_text);
    claims = claims || token.kind == Token::Kind::arrow;
    std::string written(token.text);
    if (token.kind == Token::Kind::word) written = word(written);
    if (claims && token.kind == Token::Kind::number && token.number > 0 && dice_.roll(2) == 0)
      written = std::to_string(token.number);
    out += written;
    before = token;
  }
  return out + gap(false);
}

/// The comment stays; header lines are canonical but for their spacing.
std::string Scrambler::line(std::string_view text) {
  const std::size_t comment = text.find("  #");
  const std::string_view content = text.substr(0, comment);
  std::string out;
  if (!content.empty() && content.front() != '#') out = body(content);
  if (out.empty()) out = content;
  if (comment != std::string_view::npos) out += gap(true) + std::string(text.substr(comment + 2));
  return out;
}

std::string Scrambler::scrambled(std::string_view log) {
  std::string out;
  bool in_header = true;
  while (!log.empty()) {
    const std::size_t stop = log.find('\n');
    const std::string_view text = log.substr(0, stop);
    in_header = in_header && !text.empty();
    out += in_header ? std::string(text) : line(text);
    out += dice_.roll(3) == 0 ? "\r\n" : "\n";
    log.remove_prefix(stop + 1);
  }
  return out;
}

}  // namespace dogeref::tests
