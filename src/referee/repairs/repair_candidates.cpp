#include "referee/repairs/repair_candidates.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <set>

#include "kit/index.h"
#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/record/names.h"
#include "referee/record/turns.h"
#include "referee/record/undo.h"
#include "referee/repairs/sign_repairs.h"
#include "referee/repairs/word_repairs.h"
#include "text/nearest.h"

namespace dogeref::referee {
namespace {

using findings::Term;

constexpr std::size_t most_digits = 3;
constexpr int max_stray = 1;           ///< bytes
constexpr std::size_t most_late = 40;  ///< lines

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
    signs();
    words();
    strays();
    question_mark();
    numbers();
    numbers_in_words();
    exchanges();
    pairs();
    parts();
    return std::move(repairs_);
  }

  std::vector<Repair> earlier() {
    names();
    if (line_.at + 1 < line_.lines.size()) put(Repair::Kind::swap, {}, line_.at + 1, repair_costs::order);
    exchanges();
    if (line_.is_of_game) {
      numbers();
      put(Repair::Kind::lost, {}, line_.at, repair_costs::lost);
    }
    return std::move(repairs_);
  }

 private:
  void put(Repair::Kind kind, std::string text, std::size_t other, int cost, int seat = -1) {
    repairs_.push_back({kind, std::move(text), other, seat, cost});
  }

  void change(std::string text, int cost = repair_costs::word) {
    if (text != line_.text()) repairs_.push_back({Repair::Kind::change, std::move(text), 0, -1, cost});
  }

  [[nodiscard]] bool is_of_reading() const { return is_unreadable(line_); }

  /// A sign makes a line that cannot be read readable.
  void signs() {
    if (!is_of_reading()) return;
    list_sign_repairs(line_.text(), line_.players,
                      [this](std::string text) { change(std::move(text), repair_costs::sign); });
  }

  /// A line of a form: each name in it replaced by another one.
  void names_in_form() {
    for (const PlayerName& player : line_.players) {
      for (std::size_t at = line_.text().find(player.written); at != std::string_view::npos;
           at = line_.text().find(player.written, at + 1)) {
        for (const PlayerName& other : line_.players)
          change(with(line_.text(), at, at + player.written.size(), other.written));
      }
    }
  }

  /// The line as another player's, the one due first.
  void names() {
    const RawLine& raw = line_.lines[line_.at];
    if (!raw.has_colon()) return names_in_form();
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

  /// Lines that changed places, that were left out, that were written twice, joined or broken.
  void neighbours() {
    const std::size_t next = line_.at + 1;
    if (next < line_.lines.size()) put(Repair::Kind::swap, {}, next, repair_costs::order);
    if (line_.at > 0) put(Repair::Kind::swap, {}, line_.at - 1, repair_costs::order);
    if (is_about_turns() && line_.due >= 0) {
      const std::string name(line_.players[kit::index(line_.due)].written);
      put(Repair::Kind::left_out, name + ": ?", 0, repair_costs::line, line_.due);
    }
    written_late();
    left_tokens();
    const std::size_t first = line_.at < 3 ? 0 : line_.at - 3;
    for (std::size_t before = line_.at; before-- > first;) {
      if (same_line(line_.lines[before].text, line_.text()))
        return put(Repair::Kind::twice, {}, before, repair_costs::line);
    }
    // Who wrote what nobody can read has likely done something.
    put(Repair::Kind::twice, {}, line_.at, is_of_reading() ? repair_costs::lost + 1 : repair_costs::line);
    if (!is_of_reading()) return;
    const bool has_colon = line_.lines[line_.at].has_colon();
    if (!begins_with_name() && !has_colon) {
      change(std::string(line_.text().substr(0, line_.text().find(' '))), repair_costs::sign);
      change("undo", repair_costs::line);
    }
    if (line_.is_prose && !begins_with_name())
      put(Repair::Kind::remark, "# " + std::string(line_.text()), line_.at, repair_costs::line);
    put(Repair::Kind::lost, {}, line_.at, repair_costs::lost);
    if (next < line_.lines.size()) joined(line_.at);
    if (line_.at > 0) joined(line_.at - 1);
    list_broken_lines(line_.text(), line_.players, [this](std::string text) {
      put(Repair::Kind::parted, std::move(text), line_.at, repair_costs::sign);
    });
  }

  /// The next line of the player due was written too late.
  void written_late() {
    if (!is_about_turns() || line_.due < 0) return;
    const std::size_t end = std::min(line_.lines.size(), line_.at + most_late);
    for (std::size_t next = line_.at + 2; next < end; ++next) {
      const RawLine& raw = line_.lines[next];
      if (!is_players_line(raw) || find_player(line_.players, raw.before_colon()).seat != line_.due) continue;
      return put(Repair::Kind::moved, {}, next, repair_costs::order);
    }
  }

  /// Who had an action left when the round was ended has likely acted.
  void left_tokens() {
    for (const findings::Finding* finding : line_.errors) {
      for (const findings::Argument& argument : finding->arguments) {
        if (argument.name != "left" || argument.terms.size() != 1 || argument.terms[0].number != 1) continue;
        const int seat = argument.terms[0].number2;
        if (argument.terms[0].kind != Term::Kind::scored || kit::index(seat) >= line_.players.size()) continue;
        put(Repair::Kind::left_out, line_.players[kit::index(seat)].written + ": ?", 0, repair_costs::line, seat);
      }
    }
  }

  [[nodiscard]] bool begins_with_name() const {
    return std::any_of(line_.players.begin(), line_.players.end(), [this](const PlayerName& player) {
      return line_.text().starts_with(player.written) ||
             (!player.short_written.empty() && line_.text().starts_with(player.short_written + ":"));
    });
  }

  /// A line and the one behind it as one.
  void joined(std::size_t first) {
    const std::string_view before = line_.lines[first].text;
    const std::string_view behind = line_.lines[first + 1].text;
    if (line_.lines[first].flaw != Flaw::none || line_.lines[first + 1].flaw != Flaw::none) return;
    for (const std::string_view between : {" ", ", ", ""}) {
      put(Repair::Kind::joined, std::string(before).append(between).append(behind), first + 1, repair_costs::sign);
      repairs_.back().at = first;
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
    if (term.kind == Term::Kind::text) spelt(finding, term.text);
    if (term.kind == Term::Kind::seat && term.number >= 0 && kit::index(term.number) < line_.players.size())
      spelt(finding, line_.players[kit::index(term.number)].written);
  }

  /// One letter makes another word of it, but another id is another thing.
  void spelt(const findings::Finding& finding, std::string_view word) {
    const auto& [line, begin, end] = finding.span;
    if (begin > end || end > line_.text().size()) return;
    const std::string_view written = line_.text().substr(begin, end - begin);
    const bool is_letter = std::none_of(word.begin(), word.end(), is_digit) && text::distance(written, word) == 1;
    change(with(line_.text(), begin, end, word), is_letter ? repair_costs::sign : repair_costs::word);
  }

  /// Without what a finding stands on, where that is but a comma or a letter.
  void strays() {
    for (const findings::Finding* finding : line_.errors) {
      const text::Span& span = finding->span;
      if (span.begin >= span.end || span.end > line_.text().size() || span.end - span.begin > max_stray) continue;
      std::size_t begin = span.begin;
      while (begin > 0 && line_.text()[begin - 1] == ' ') --begin;
      const bool says_something = std::isalnum(static_cast<unsigned char>(line_.text()[span.begin])) != 0;
      change(with(line_.text(), begin, span.end, ""), says_something ? repair_costs::word : repair_costs::sign);
    }
  }

  /// Whoever wrote it was not sure.
  void question_mark() {
    const std::string_view text = line_.text();
    const std::size_t end = text.find_last_not_of(" ?");
    if (text.ends_with('?') && end != std::string_view::npos && text[end] != ':')
      change(std::string(text.substr(0, end + 1)), repair_costs::sign);
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
    if (is_id && is_of_reading()) digits_of_id(begin, end);
    if (is_id) return;
    const int value = std::stoi(digits);
    for (const int other : {value - 1, value + 1, value - 2, value + 2, value + 10, value - 10}) {
      if (other >= 0) change(with(text, begin, end, std::to_string(other)));
    }
    for (const std::int32_t number : known) signed_number(begin, end, number);
  }

  /// An id that lacks a digit, or has one too many.
  void digits_of_id(std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at <= end; ++at) {
      for (char digit = '0'; digit <= '9'; ++digit) change(with(line_.text(), at, at, std::string(1, digit)));
      if (at < end && end - begin > 1) change(with(line_.text(), at, at + 1, ""), repair_costs::sign);
    }
  }

  /// A number may have a sign before it.
  void signed_number(std::size_t begin, std::size_t end, std::int32_t number) {
    const std::string_view text = line_.text();
    const bool has_sign = begin > 0 && (text[begin - 1] == '+' || text[begin - 1] == '-');
    if (!has_sign && begin > text.find("=>")) {
      change(with(text, begin, begin, "-"), repair_costs::sign);
      change(with(text, begin, begin, "+"), repair_costs::sign);
    }
    if (!has_sign) return number >= 0 ? change(with(text, begin, end, std::to_string(number))) : void();
    change(with(text, begin - 1, end, (number < 0 ? "" : "+") + std::to_string(number)));
  }

  void numbers_in_words() {
    if (!is_of_reading()) return;
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
        const std::size_t at = line_.text().find(word);
        if (at != std::string_view::npos && at > 0 && line_.text()[at - 1] == ' ')
          change(with(line_.text(), at, at + word.size(), std::to_string(number + 1)));
      }
    }
  }

  /// Two words with numbers, two numbers or two names that have changed places.
  void exchanges() {
    struct Piece {
      std::size_t begin, end;
      int sort;
    };
    std::vector<Piece> pieces;
    const std::string_view text = line_.text();
    for (std::size_t at = 0; at < text.size();) {
      std::size_t end = at;
      bool letters = false;
      bool digits = false;
      while (end < text.size() &&
             (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || (text[end] & 0x80) != 0)) {
        (is_digit(text[end]) ? digits : letters) = true;
        ++end;
      }
      if (end == at) {
        ++at;
        continue;
      }
      pieces.push_back({at, end, (letters ? 1 : 0) + (digits ? 2 : 0)});
      at = end;
    }
    if (pieces.size() > 24) return;
    for (const int sort : {2, 3, 1}) {
      if (sort == 1 && !line_.is_of_game) continue;
      for (std::size_t one = 0; one < pieces.size(); ++one) {
        for (std::size_t other = one + 1; other < pieces.size(); ++other) {
          if (pieces[one].sort == sort && pieces[other].sort == sort)
            swapped({pieces[one].begin, pieces[one].end}, {pieces[other].begin, pieces[other].end});
        }
      }
    }
    for (std::size_t at = 1; at < pieces.size(); ++at) {
      const Piece& before = pieces[at - 1];
      const Piece& piece = pieces[at];
      if (before.sort != piece.sort && is_of_reading()) swapped({before.begin, before.end}, {piece.begin, piece.end});
      const bool is_doubled =
          text.substr(before.begin, before.end - before.begin) == text.substr(piece.begin, piece.end - piece.begin);
      if (is_doubled) change(with(text, before.end, piece.end, ""), repair_costs::sign);
    }
  }

  /// `B2 = 3, C4 = 5` with what stands before and behind each sign exchanged together.
  void pairs() {
    const std::string_view text = line_.text();
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (std::size_t at = text.find('='); at != std::string_view::npos; at = text.find('=', at + 1)) {
      if (at + 1 < text.size() && text[at + 1] == '>') break;
      std::size_t begin = text.find_last_not_of(' ', at == 0 ? 0 : at - 1);
      std::size_t end = text.find_first_not_of(' ', at + 1);
      if (begin == std::string_view::npos || end == std::string_view::npos) return;
      while (begin > 0 && text[begin - 1] != ' ' && text[begin - 1] != ',') --begin;
      while (end < text.size() && text[end] != ' ' && text[end] != ',') ++end;
      found.emplace_back(begin, end);
    }
    for (std::size_t one = 0; one < found.size() && found.size() <= 8; ++one) {
      for (std::size_t other = one + 1; other < found.size(); ++other) {
        if (found[one].second <= found[other].first) swapped(found[one], found[other]);
      }
    }
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
    const std::size_t first = part == 0 ? begin + 1 : begin - 1;
    const std::size_t behind = part == 0 ? std::min(end + 2, line_.text().size()) : end;
    change(with(line_.text(), first, behind, ""));
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

namespace {

/// Adds what the game thinks of; returns the lines with less in them, which are less likely than any other.
std::vector<Repair> add_game_repairs(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                                     const rules::Words& words, std::vector<Repair>& all) {
  const RawLine& raw = line.lines[line.at];
  const LineForm form = form_of(raw, words);
  const bool is_player = form.form == LineForm::player;
  if (!is_player && form.form < first_game_form) return {};
  LineText read;
  read.line = raw.number;
  read.text = raw.text;
  read.body = form.rest;
  if (const std::size_t arrow = read.body.find("=>"); arrow != std::string_view::npos)
    read.body = trimmed(read.body.substr(0, arrow));
  read.form = is_player ? -1 : form.form - first_game_form;
  read.seat = is_player ? std::max(find_player(line.players, form.first).seat, 0) : -1;
  read.words = &words;
  read.players = line.players;
  if (read.body.empty()) return {};
  const auto begin = static_cast<std::size_t>(read.body.data() - raw.text.data());
  const std::string head(raw.text.substr(0, begin));
  const std::string tail(raw.text.substr(begin + read.body.size()));
  const std::size_t written = words_in(read.body).size();
  std::vector<Repair> shorter;
  ruleset.repairs(before, read, [&](std::string_view body) {
    std::vector<Repair>& among = words_in(body).size() < written ? shorter : all;
    among.push_back({Repair::Kind::change, head + std::string(body) + tail});
  });
  // Who wrote a word meant something by it: another in its place is likelier than none.
  return shorter;
}

}  // namespace

std::vector<Repair> repairs_of(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                               const rules::Words& words) {
  std::vector<Repair> all;
  std::vector<Repair> shorter = add_game_repairs(line, ruleset, before, words, all);
  for (Repair& repair : frame_repairs(line)) all.push_back(std::move(repair));
  add_word_repairs(line, ruleset, before, words, all);
  std::move(shorter.begin(), shorter.end(), std::back_inserter(all));
  return all;
}

std::vector<Repair> earlier_repairs_of(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                                       const rules::Words& words) {
  std::vector<Repair> all = Candidates(line).earlier();
  const RawLine& raw = line.lines[line.at];
  if (raw.has_colon() && !ruleset.idle_action().empty()) {
    const std::string head(raw.text.substr(0, raw.colon + 1U));
    all.push_back({Repair::Kind::change, head + " " + std::string(ruleset.idle_action())});
  }
  std::vector<Repair> shorter = add_game_repairs(line, ruleset, before, words, all);
  std::move(shorter.begin(), shorter.end(), std::back_inserter(all));
  return all;
}

}  // namespace dogeref::referee
