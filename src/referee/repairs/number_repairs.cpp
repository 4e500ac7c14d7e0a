#include "referee/repairs/number_repairs.h"

#include <array>
#include <cctype>
#include <set>
#include <utility>

#include "referee/repairs/word_repairs.h"
#include "text/digits.h"

namespace dogeref::referee {
namespace {

using findings::Term;

constexpr std::size_t most_digits = 3;

/// The numbers that findings speak of.
void collect(const std::vector<findings::Argument>& arguments, std::set<std::int32_t>& numbers) {
  for (const findings::Argument& argument : arguments) {
    for (const Term& term : argument.terms) {
      const bool has_number = term.kind == Term::Kind::number || term.kind == Term::Kind::counted ||
                              term.kind == Term::Kind::numbered || term.kind == Term::Kind::scored;
      if (has_number) numbers.insert(term.number);
      collect(term.arguments, numbers);
    }
  }
}

class NumberRepairs {
 public:
  NumberRepairs(const BrokenLine& line, const RepairSink& sink) : line_(line), text_(line.text()), sink_(sink) {
    for (const findings::Finding* finding : line.errors) collect(finding->arguments, known_);
  }

  void list() {
    for (std::size_t at = 0; at < text_.size();) {
      std::size_t end = at;
      while (end < text_.size() && text::is_digit(text_[end])) ++end;
      if (end > at && end - at <= most_digits) slips(at, end);
      at = std::max(end, at + 1);
    }
  }

 private:
  void put(std::size_t begin, std::size_t end, std::string_view other, int cost = repair_costs::word) {
    sink_(with_span(text_, begin, end, other), cost);
  }

  void slips(std::size_t begin, std::size_t end) {
    const std::string digits(text_.substr(begin, end - begin));
    const bool is_id = begin > 0 && std::isalpha(static_cast<unsigned char>(text_[begin - 1])) != 0;
    for (std::size_t at = 0; at < digits.size(); ++at) {
      for (char digit = may_be_zero(is_id, at, digits) ? '0' : '1'; digit <= '9'; ++digit)
        put(begin + at, begin + at + 1, {&digit, 1});
      if (at + 1 == digits.size()) continue;
      std::string turned = digits;
      std::swap(turned[at], turned[at + 1]);
      put(begin, end, turned);
    }
    if (is_id && is_unreadable(line_)) digits_of_id(begin, end);
    if (is_id) return;
    const int value = std::stoi(digits);
    for (const int other : {value - 1, value + 1, value - 2, value + 2, value + 10, value - 10}) {
      if (other >= 0) put(begin, end, std::to_string(other));
    }
    for (const std::int32_t number : known_) signed_number(begin, end, number);
  }

  /// Ids may begin with a 0, and a number of one digit be one; nobody writes 01.
  [[nodiscard]] static bool may_be_zero(bool is_id, std::size_t at, const std::string& digits) {
    return is_id || at > 0 || digits.size() == 1;
  }

  /// An id that lacks a digit, or has one too many.
  void digits_of_id(std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at <= end; ++at) {
      for (char digit = '0'; digit <= '9'; ++digit) put(at, at, {&digit, 1});
      if (at < end && end - begin > 1) put(at, at + 1, "", repair_costs::sign);
    }
  }

  /// A number may have a sign before it.
  void signed_number(std::size_t begin, std::size_t end, std::int32_t number) {
    const bool has_sign = begin > 0 && (text_[begin - 1] == '+' || text_[begin - 1] == '-');
    if (!has_sign && begin > text_.find("=>")) {
      put(begin, begin, "-", repair_costs::sign);
      put(begin, begin, "+", repair_costs::sign);
    }
    if (has_sign) {
      put(begin - 1, end, (number < 0 ? "" : "+") + std::to_string(number));
    } else if (number >= 0) {
      put(begin, end, std::to_string(number));
    }
  }

  const BrokenLine& line_;
  std::string_view text_;
  const RepairSink& sink_;
  std::set<std::int32_t> known_;
};

}  // namespace

void list_number_repairs(const BrokenLine& line, const RepairSink& sink) { NumberRepairs(line, sink).list(); }

void list_numbers_in_words(const BrokenLine& line, const RepairSink& sink) {
  if (!is_unreadable(line)) return;
  constexpr std::array<std::array<std::string_view, 4>, 10> words = {{{"one", "un", "eins", "uno"},
                                                                      {"two", "deux", "zwei", "due"},
                                                                      {"three", "trois", "drei", "tre"},
                                                                      {"four", "quatre", "vier", "quattro"},
                                                                      {"five", "cinq", "fünf", "cinque"},
                                                                      {"six", "six", "sechs", "sei"},
                                                                      {"seven", "sept", "sieben", "sette"},
                                                                      {"eight", "huit", "acht", "otto"},
                                                                      {"nine", "neuf", "neun", "nove"},
                                                                      {"ten", "dix", "zehn", "dieci"}}};
  for (std::size_t number = 0; number < words.size(); ++number) {
    for (const std::string_view word : words[number]) {
      const std::size_t at = line.text().find(word);
      if (at != std::string_view::npos && at > 0 && line.text()[at - 1] == ' ')
        sink(with_span(line.text(), at, at + word.size(), std::to_string(number + 1)), repair_costs::word);
    }
  }
}

}  // namespace dogeref::referee
