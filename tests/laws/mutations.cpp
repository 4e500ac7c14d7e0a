#include "laws/mutations.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace dogeref::laws {
namespace {

using tests::Dice;

bool is_of_word(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return std::isalnum(byte) != 0 || byte >= 0x80 || letter == '-' || letter == '?';
}
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

struct Part {
  std::size_t begin = 0;
  std::size_t size = 0;
};

/// The parts of a log for whose letters `fits` holds.
template <class Fits>
std::vector<Part> parts_of(std::string_view log, const Fits& fits) {
  std::vector<Part> parts;
  for (std::size_t at = 0; at < log.size();) {
    const std::size_t begin = at;
    while (at < log.size() && fits(log[at])) ++at;
    if (at > begin) parts.push_back({begin, at - begin});
    at += at == begin ? 1U : 0U;
  }
  return parts;
}

std::vector<Part> words_of(std::string_view log) { return parts_of(log, is_of_word); }
std::vector<Part> lines_of(std::string_view log) {
  return parts_of(log, [](char letter) { return letter != '\n'; });
}

template <class Value>
const Value& one_of(const std::vector<Value>& values, Dice& dice) {
  return values[dice.roll(values.size())];
}

/// "G" of "G05"; empty for what is no id. What the name of a cell looks like is one, too.
std::string head_of_id(std::string_view word) {
  const auto digit = std::find_if(word.begin(), word.end(), is_digit);
  if (digit == word.begin() || digit == word.end() || word.size() > 4) return {};
  return {word.begin(), digit};
}

void swap_words(std::string& log, Dice& dice) {
  const std::vector<Part> words = words_of(log);
  if (words.empty()) return;
  Part one = one_of(words, dice);
  Part other = one_of(words, dice);
  if (one.begin > other.begin) std::swap(one, other);
  if (one.begin == other.begin) return;
  const std::string first = log.substr(one.begin, one.size);
  const std::string second = log.substr(other.begin, other.size);
  log.replace(other.begin, other.size, first);
  log.replace(one.begin, one.size, second);
}

/// A line is lost, doubled, or moved to where another one begins.
void change_line(std::string& log, Dice& dice) {
  const std::vector<Part> lines = lines_of(log);
  if (lines.empty()) return;
  const Part line = one_of(lines, dice);
  const std::string text = log.substr(line.begin, line.size) + "\n";
  const std::size_t target = one_of(lines, dice).begin;
  const std::size_t way = dice.roll(3);
  if (way > 0) log.insert(target, text);
  const std::size_t now = line.begin + (way > 0 && target <= line.begin ? text.size() : 0);
  if (way != 1) log.erase(now, text.size());
}

void change_byte(std::string& log, Dice& dice) {
  constexpr std::string_view bytes = " ,:=>?#-+()\"'\n\t0159AaZz\xC3\x80\xFF\x01";
  if (log.empty()) return;
  const std::size_t at = dice.roll(log.size());
  const char byte = dice.roll(4) == 0 ? static_cast<char>(dice.roll(256)) : bytes[dice.roll(bytes.size())];
  const std::size_t way = dice.roll(3);
  if (way == 0) log.erase(at, 1);
  if (way == 1) log.insert(at, 1, byte);
  if (way == 2) log[at] = byte;
}

void change_number(std::string& log, Dice& dice) {
  static const std::vector<std::string> odd = {"0", "-1", "7", "9", "10", "12", "99", "255", "256", "2147483648"};
  const std::vector<Part> numbers = parts_of(log, is_digit);
  if (numbers.empty()) return;
  const Part number = one_of(numbers, dice);
  std::string written = log.substr(number.begin, number.size);
  char& last = written.back();
  switch (dice.roll(4)) {
    case 0: written = one_of(odd, dice); break;
    case 1: last = last == '9' ? '8' : static_cast<char>(last + 1); break;
    case 2: last = last == '0' ? '1' : static_cast<char>(last - 1); break;
    default: last = static_cast<char>('0' + dice.roll(10)); break;
  }
  log.replace(number.begin, number.size, written);
}

}  // namespace

Mutator::Mutator(const std::vector<std::string>& logs) {
  std::set<std::string> words;
  for (const std::string& log : logs) {
    for (const Part& part : words_of(log)) words.insert(log.substr(part.begin, part.size));
  }
  for (const std::string& word : words) {
    const std::string head = head_of_id(word);
    if (head.empty()) {
      words_.push_back(word);
    } else {
      ids_[head].push_back(word);
    }
  }
}

void Mutator::change_word(std::string& log, Dice& dice) const {
  const std::vector<Part> words = words_of(log);
  if (words.empty() || words_.empty()) return;
  const Part word = one_of(words, dice);
  log.replace(word.begin, word.size, one_of(words_, dice));
}

void Mutator::change_id(std::string& log, Dice& dice) const {
  std::vector<Part> ids;
  for (const Part& part : words_of(log)) {
    if (ids_.count(head_of_id(std::string_view(log).substr(part.begin, part.size))) > 0) ids.push_back(part);
  }
  if (ids.empty()) return;
  const Part id = one_of(ids, dice);
  const std::string head = head_of_id(std::string_view(log).substr(id.begin, id.size));
  log.replace(id.begin, id.size, one_of(ids_.at(head), dice));
}

void Mutator::change(std::string& log, Dice& dice) const {
  switch (dice.roll(10)) {
    case 0: return change_byte(log, dice);
    case 1: return change_word(log, dice);
    case 2: return swap_words(log, dice);
    case 3:
    case 4: return change_line(log, dice);
    case 5:
    case 6: return change_number(log, dice);
    default: return change_id(log, dice);
  }
}

std::string Mutator::mutated(std::string log, Dice& dice) const {
  for (std::size_t changes = 1 + dice.roll(4); changes > 0; --changes) change(log, dice);
  return log;
}

}  // namespace dogeref::laws
