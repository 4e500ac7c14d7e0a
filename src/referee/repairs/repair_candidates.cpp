#include "referee/repairs/repair_candidates.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>

#include "kit/index.h"
#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/record/names.h"
#include "referee/record/turns.h"
#include "referee/record/undo.h"
#include "referee/repairs/exchange_repairs.h"
#include "referee/repairs/number_repairs.h"
#include "referee/repairs/sign_repairs.h"
#include "referee/repairs/word_repairs.h"
#include "text/digits.h"
#include "text/nearest.h"

namespace dogeref::referee {
namespace {

using findings::Term;

constexpr int max_stray = 1;           ///< bytes
constexpr std::size_t most_late = 40;  ///< lines

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
    list_number_repairs(line_, sink());
    list_numbers_in_words(line_, sink());
    list_exchanges(line_, sink());
    list_exchanged_pairs(line_, sink());
    list_exchanged_parts(line_, sink());
    return std::move(repairs_);
  }

  std::vector<Repair> earlier() {
    names();
    if (line_.at + 1 < line_.lines.size()) put(Repair::Kind::swap, {}, line_.at + 1, repair_costs::order);
    list_exchanges(line_, sink());
    if (line_.is_of_game) {
      list_number_repairs(line_, sink());
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

  [[nodiscard]] RepairSink sink() {
    return [this](std::string text, int cost) { change(std::move(text), cost); };
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
          change(with_span(line_.text(), at, at + player.written.size(), other.written));
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
    for (const findings::Finding* finding : line_.errors)
      each_proposed_word(*finding, line_.players, [&](std::string_view word) { spelt(*finding, word); });
  }

  /// One letter makes another word of it, but another id is another thing.
  void spelt(const findings::Finding& finding, std::string_view word) {
    const auto& [line, begin, end] = finding.span;
    if (begin > end || end > line_.text().size()) return;
    const std::string_view written = line_.text().substr(begin, end - begin);
    const bool is_letter = std::none_of(word.begin(), word.end(), text::is_digit) && text::distance(written, word) == 1;
    change(with_span(line_.text(), begin, end, word), is_letter ? repair_costs::sign : repair_costs::word);
  }

  /// Without what a finding stands on, where that is but a comma or a letter.
  void strays() {
    for (const findings::Finding* finding : line_.errors) {
      const text::Span& span = finding->span;
      if (span.begin >= span.end || span.end > line_.text().size() || span.end - span.begin > max_stray) continue;
      std::size_t begin = span.begin;
      while (begin > 0 && line_.text()[begin - 1] == ' ') --begin;
      const bool says_something = std::isalnum(static_cast<unsigned char>(line_.text()[span.begin])) != 0;
      change(with_span(line_.text(), begin, span.end, ""), says_something ? repair_costs::word : repair_costs::sign);
    }
  }

  /// Whoever wrote it was not sure.
  void question_mark() {
    const std::string_view text = line_.text();
    const std::size_t end = text.find_last_not_of(" ?");
    if (text.ends_with('?') && end != std::string_view::npos && text[end] != ':')
      change(std::string(text.substr(0, end + 1)), repair_costs::sign);
  }

  const BrokenLine& line_;
  std::vector<Repair> repairs_;
};

}  // namespace

std::vector<Repair> frame_repairs(const BrokenLine& line) { return Candidates(line).all(); }

namespace {

/// The line without its claim, as the game reads it; nothing of what no game has.
std::optional<LineText> text_for_game(const BrokenLine& line, const rules::Words& words) {
  const RawLine& raw = line.lines[line.at];
  const LineForm form = form_of(raw, words);
  const bool is_player = form.form == LineForm::player;
  if (!is_player && form.form < first_game_form) return std::nullopt;
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
  return read;
}

/// Adds what the game thinks of; returns the lines with less in them, which are less likely than any other.
std::vector<Repair> add_game_repairs(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                                     const rules::Words& words, std::vector<Repair>& all) {
  const std::optional<LineText> read = text_for_game(line, words);
  if (!read || read->body.empty()) return {};
  const auto begin = static_cast<std::size_t>(read->body.data() - read->text.data());
  const std::string head(read->text.substr(0, begin));
  const std::string tail(read->text.substr(begin + read->body.size()));
  const std::size_t written = words_in(read->body).size();
  std::vector<Repair> shorter;
  ruleset.repairs(before, *read, [&](std::string_view body) {
    std::vector<Repair>& among = words_in(body).size() < written ? shorter : all;
    among.push_back({Repair::Kind::change, head + std::string(body) + tail});
  });
  // Who wrote a word meant something by it: another in its place is likelier than none.
  return shorter;
}

/// Lines that the game thinks may be missing before it. Of `?` nothing is known, which is `open` for the rest.
void add_missing_lines(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                       const rules::Words& words, std::vector<Repair>& all) {
  const std::optional<LineText> read = text_for_game(line, words);
  if (!read) return;
  ruleset.missing_lines(before, *read, [&](int seat, std::string_view body) {
    all.push_back({Repair::Kind::left_out, line.players[kit::index(seat)].written + ": " + std::string(body), 0,
                   body == "?" ? seat : -1, repair_costs::line});
  });
}

}  // namespace

std::vector<Repair> repairs_of(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                               const rules::Words& words) {
  std::vector<Repair> all;
  std::vector<Repair> shorter = add_game_repairs(line, ruleset, before, words, all);
  for (Repair& repair : frame_repairs(line)) all.push_back(std::move(repair));
  add_word_repairs(line, ruleset, before, words, all);
  add_missing_lines(line, ruleset, before, words, all);
  std::move(shorter.begin(), shorter.end(), std::back_inserter(all));
  return all;
}

std::vector<Repair> earlier_repairs_of(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                                       const rules::Words& words) {
  std::vector<Repair> all = Candidates(line).earlier();
  const RawLine& raw = line.lines[line.at];
  if (raw.has_colon() && !ruleset.idle_action().empty()) {
    const std::string head(raw.text.substr(0, raw.colon + 1U));
    const std::size_t claim = std::min(raw.text.find(" =>"), raw.text.size());  // stays: it tells what was done
    all.push_back(
        {Repair::Kind::change, head + " " + std::string(ruleset.idle_action()) + std::string(raw.text.substr(claim))});
  }
  std::vector<Repair> shorter = add_game_repairs(line, ruleset, before, words, all);
  std::move(shorter.begin(), shorter.end(), std::back_inserter(all));
  return all;
}

}  // namespace dogeref::referee
