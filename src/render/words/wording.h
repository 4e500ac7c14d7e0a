#pragma once
// Findings and verdicts in words: fills the rulebook's templates in one language.

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "findings/finding.h"
#include "findings/report.h"
#include "rules/library/rulebook.h"
#include "rules/texts/lexicon.h"

namespace dogeref::render {

/// Words values in one language. Nothing here fails: what a template, a phrase or a word lacks is shown by its key, an
/// argument that is not there as `{name}`. Texts come as they are; whoever writes them escapes them for where they go.
/// May be shared by threads.
class Wording {
 public:
  using Arguments = std::vector<findings::Argument>;

  /// By the id of an edition the one whose sections count where it has none of its own.
  using Bases = std::map<std::string, std::string, std::less<>>;

  /// Rulebook and lexicon must outlive the wording.
  Wording(const rules::Rulebook& rulebook, const rules::Lexicon& lexicon, std::string_view language, Bases bases = {});

  /// The message of a finding. An argument `instead`, a phrase, takes the place of the code's own template.
  [[nodiscard]] std::string message(std::string_view code, const findings::Finding& finding,
                                    std::span<const std::string> players) const;
  /// What to say of the earlier line that a finding collides with.
  [[nodiscard]] std::string related(std::string_view code, const findings::Finding& finding,
                                    const findings::Related& other, std::span<const std::string> players) const;
  /// A line of help; where a list is empty, phrase `help.KEY.none` if there is one.
  [[nodiscard]] std::string help(const findings::Help& help, std::span<const std::string> players) const;

  /// "rule 2.1: one token a space"; empty for codes without a section in the edition.
  [[nodiscard]] std::string rule(std::string_view code, std::string_view edition) const;
  /// A section as people call it: phrase `section.SECTION` where there is one ("set-up"), else as it is ("2.1").
  [[nodiscard]] std::string_view section_name(std::string_view section) const;
  /// "2.1", or empty.
  [[nodiscard]] std::string_view section(std::string_view code, std::string_view edition) const;

  /// "price of G05": a change of a track by where it comes from.
  [[nodiscard]] std::string gain(const findings::Origin& origin) const;
  /// "prices of tiles": all changes of the kind.
  [[nodiscard]] std::string gains(std::string_view why) const;
  /// "2.2", or empty.
  [[nodiscard]] std::string_view gain_section(std::string_view why, std::string_view edition) const;

  /// One term in words.
  [[nodiscard]] std::string term(const findings::Term& term, std::span<const std::string> players = {}) const;
  /// The phrase of a key, filled.
  [[nodiscard]] std::string phrase(std::string_view key, const Arguments& arguments = {},
                                   std::span<const std::string> players = {}) const;
  /// A value of a phrase that is a text already.
  struct Value {
    std::string_view name;
    std::string_view text;
  };
  /// Appends the phrase of a key, filled with texts: what every game's summary needs, so without allocation.
  void append_phrase(std::string_view key, std::initializer_list<Value> values, std::string& out) const;

  /// Whether a number takes the singular: 1 and -1, and what else phrase `number.singular` lists (0 in French).
  [[nodiscard]] bool is_singular(std::int64_t number) const {
    return number == 1 || number == -1 || (number == 0 && zero_is_singular_);
  }
  /// "3 points", "1 point": phrase `count.SLOT` or `count.SLOT.one`, else the number and the word.
  [[nodiscard]] std::string count(std::int64_t number, std::string_view slot) const;
  /// What stands before and behind the number there; `one`: of the phrase for 1.
  struct Around {
    std::string before;
    std::string behind;
  };
  [[nodiscard]] Around count_around(bool one, std::string_view slot) const;
  /// The same of any phrase with an argument {n}.
  [[nodiscard]] Around phrase_around(std::string_view key) const;
  /// The same with a sign: "+3 points".
  [[nodiscard]] std::string change(std::int64_t number, std::string_view slot) const;
  /// "the score": phrase `criterion.NAME`, else the word.
  [[nodiscard]] std::string criterion(std::string_view name) const;
  /// The canonical word of a slot.
  [[nodiscard]] std::string_view word(std::string_view slot) const { return lexicon_.word(slot); }
  /// The phrase of a key as it is, nothing when there is none.
  [[nodiscard]] std::optional<std::string_view> find(std::string_view key) const;

  [[nodiscard]] const rules::Rulebook& rulebook() const { return rulebook_; }
  [[nodiscard]] const std::string& language() const { return language_; }

 private:
  struct Scope;
  [[nodiscard]] std::string_view section_of(const rules::RuleEntry* entry, std::string_view edition) const;
  void fill(std::string_view pattern, const Scope& scope, std::string& out) const;
  void append(const findings::Term& term, const Scope& scope, std::string& out) const;
  void append_list(const std::vector<findings::Term>& terms, std::string_view last_separator, const Scope& scope,
                   std::string& out) const;
  [[nodiscard]] std::string word_before(std::string_view joint, std::string_view value) const;
  [[nodiscard]] std::optional<std::string_view> count_pattern(bool one, std::string_view slot) const;

  const rules::Rulebook& rulebook_;
  const rules::Lexicon& lexicon_;
  std::string language_;
  Bases bases_;
  const rules::Texts& phrases_;
  const rules::Texts& english_;
  bool zero_is_singular_ = false;
};

}  // namespace dogeref::render
