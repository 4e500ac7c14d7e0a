#include "referee/questions/repair_candidates.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "kit/index.h"

namespace dogeref::referee {
namespace {

using findings::Term;

constexpr std::size_t most_digits = 3;
constexpr int max_stray = 1;  ///< bytes

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

std::string with(std::string_view text, std::size_t begin, std::size_t end, std::string_view other) {
  return std::string(text.substr(0, begin)).append(other).append(text.substr(end));
}

class Candidates {
 public:
  explicit Candidates(const BrokenLine& line) : line_(line) {}

  std::vector<Repair> all() {
    names();
    neighbours();
    words();
    strays();
    numbers();
    parts();
    return std::move(repairs_);
  }

 private:
  void change(std::string text) {
    if (text != line_.text()) repairs_.push_back({Repair::Kind::change, std::move(text)});
  }

  /// The line as another player's, the one due first.
  void names() {
    const RawLine& raw = line_.lines[line_.at];
    if (!raw.has_colon()) return;
    for (int turn = 0; turn < static_cast<int>(line_.players.size()); ++turn) {
      const int seat = (std::max(line_.due, 0) + turn) % static_cast<int>(line_.players.size());
      change(std::string(line_.players[kit::index(seat)].written) + ": " + std::string(trimmed(raw.after_colon())));
    }
  }

  [[nodiscard]] bool is_about_turns() const {
    const auto about = [](const findings::Finding* finding) {
      return std::any_of(finding->arguments.begin(), finding->arguments.end(),
                         [](const findings::Argument& argument) { return argument.name == "due"; });
    };
    return std::any_of(line_.errors.begin(), line_.errors.end(), about);
  }

  /// Lines that changed places, that were left out, that were written twice.
  void neighbours() {
    if (line_.at + 1 < line_.lines.size()) repairs_.push_back({Repair::Kind::swap, {}, line_.at + 1});
    if (line_.at > 0) repairs_.push_back({Repair::Kind::swap, {}, line_.at - 1});
    if (is_about_turns() && line_.due >= 0) {
      const std::string name(line_.players[kit::index(line_.due)].written);
      repairs_.push_back({Repair::Kind::left_out, name + ": ?", 0, line_.due});
    }
    const std::size_t first = line_.at < 3 ? 0 : line_.at - 3;
    for (std::size_t before = first; before < line_.at; ++before) {
      if (line_.lines[before].text == line_.text()) repairs_.push_back({Repair::Kind::twice, {}, before});
      if (line_.lines[before].text == line_.text()) return;
    }
  }

  /// The words that a finding proposes in place of what it stands on.
  void words() {
    for (const findings::Finding* finding : line_.errors) {
      for (const findings::Help& help : finding->help) {
        if (help.key != "did-you-mean") continue;
        for (const findings::Argument& argument : help.arguments) {
          for (const Term& term : argument.terms) replace_span(*finding, term);
        }
      }
    }
  }

  void replace_span(const findings::Finding& finding, const Term& term) {
    if (term.kind == Term::Kind::text) change(with(line_.text(), finding.span.begin, finding.span.end, term.text));
    if (term.kind == Term::Kind::seat && term.number >= 0 && kit::index(term.number) < line_.players.size())
      change(with(line_.text(), finding.span.begin, finding.span.end, line_.players[kit::index(term.number)].written));
  }

  /// Without what a finding stands on, where that is but a comma or a letter.
  void strays() {
    for (const findings::Finding* finding : line_.errors) {
      const text::Span& span = finding->span;
      if (span.begin >= span.end || span.end > line_.text().size() || span.end - span.begin > max_stray) continue;
      std::size_t begin = span.begin;
      while (begin > 0 && line_.text()[begin - 1] == ' ') --begin;
      change(with(line_.text(), begin, span.end, ""));
    }
  }

  /// Each number with a slip of one digit, and as the findings have it.
  void numbers() {
    const std::string_view text = line_.text();
    std::set<std::int32_t> known;
    for (const findings::Finding* finding : line_.errors) collect(finding->arguments, known);
    for (std::size_t at = 0; at < text.size();) {
      if (!is_digit(text[at])) {
        ++at;
        continue;
      }
      std::size_t end = at;
      while (end < text.size() && is_digit(text[end])) ++end;
      if (end - at <= most_digits) slips(at, end, known);
      at = end;
    }
  }

  static void collect(const std::vector<findings::Argument>& arguments, std::set<std::int32_t>& numbers) {
    for (const findings::Argument& argument : arguments) {
      for (const Term& term : argument.terms) {
        const bool has_number = term.kind == Term::Kind::number || term.kind == Term::Kind::counted ||
                                term.kind == Term::Kind::numbered || term.kind == Term::Kind::scored;
        if (has_number) numbers.insert(term.number);
        collect(term.arguments, numbers);
      }
    }
  }

  void slips(std::size_t begin, std::size_t end, const std::set<std::int32_t>& known) {
    const std::string_view text = line_.text();
    const std::string digits(text.substr(begin, end - begin));
    const bool is_id = begin > 0 && std::isalpha(static_cast<unsigned char>(text[begin - 1])) != 0;
    for (std::size_t at = 0; at < digits.size(); ++at) {
      for (char digit = '0'; digit <= '9'; ++digit)
        change(with(text, begin + at, begin + at + 1, std::string(1, digit)));
      if (at + 1 < digits.size()) {
        std::string turned = digits;
        std::swap(turned[at], turned[at + 1]);
        change(with(text, begin, end, turned));
      }
    }
    if (is_id) return;
    const int value = std::stoi(digits);
    for (const int other : {value - 1, value + 1, value - 2, value + 2, value + 10, value - 10}) {
      if (other >= 0) change(with(text, begin, end, std::to_string(other)));
    }
    for (const std::int32_t number : known) signed_number(begin, end, number);
  }

  /// A number may have a sign before it.
  void signed_number(std::size_t begin, std::size_t end, std::int32_t number) {
    const std::string_view text = line_.text();
    const bool has_sign = begin > 0 && (text[begin - 1] == '+' || text[begin - 1] == '-');
    if (!has_sign) return number >= 0 ? change(with(text, begin, end, std::to_string(number))) : void();
    change(with(text, begin - 1, end, (number < 0 ? "" : "+") + std::to_string(number)));
  }

  /// The line with two of its parts in the other order; without one, where it is of the game's forms. Of players' lines
  /// the game knows which parts may be too many, and claims are not made without meaning them.
  void parts() {
    std::vector<std::pair<std::size_t, std::size_t>> parts;
    const std::string_view text = line_.text();
    const RawLine& raw = line_.lines[line_.at];
    std::size_t begin = raw.has_colon() ? raw.colon + 1U : std::min(text.find(' '), text.size());
    const std::size_t stop = std::min(text.find("=>"), text.size());
    for (std::size_t at = begin; at <= stop; ++at) {
      if (at < stop && text[at] != ',') continue;
      parts.emplace_back(begin, at);
      begin = at + 1;
    }
    if (parts.size() < 2 || parts.size() > 12) return;
    for (std::size_t part = 0; part < parts.size() && line_.is_of_game; ++part) without(parts, part);
    for (std::size_t one = 0; one < parts.size(); ++one) {
      for (std::size_t other = one + 1; other < parts.size(); ++other) swapped(parts[one], parts[other]);
    }
  }

  void without(const std::vector<std::pair<std::size_t, std::size_t>>& parts, std::size_t part) {
    const auto [begin, end] = parts[part];
    if (part == 0) return change(with(line_.text(), begin + 1, std::min(end + 2, line_.text().size()), ""));
    change(with(line_.text(), begin - 1, end, ""));
  }

  void swapped(const std::pair<std::size_t, std::size_t>& one, const std::pair<std::size_t, std::size_t>& other) {
    const std::string_view text = line_.text();
    const std::string_view first = text.substr(one.first, one.second - one.first);
    const std::string_view second = text.substr(other.first, other.second - other.first);
    std::string out(text.substr(0, one.first));
    out.append(second).append(text.substr(one.second, other.first - one.second)).append(first);
    change(out.append(text.substr(other.second)));
  }

  const BrokenLine& line_;
  std::vector<Repair> repairs_;
};

}  // namespace

std::vector<Repair> frame_repairs(const BrokenLine& line) { return Candidates(line).all(); }

}  // namespace dogeref::referee
