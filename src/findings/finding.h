#pragma once
// A finding: what is wrong, where, with which values. Values only; text for people is made by renderers.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/span.h"

namespace dogeref::findings {

/// Index of a code in the vocabulary of the ruleset that judged (the frame's codes first, then the game's).
using Code = std::uint16_t;

enum class Severity : std::uint8_t { error, warning, note, allowed };

struct Argument;

/// One typed value of an argument. A renderer words it in the reader's language.
struct Term {
  enum class Kind : std::uint8_t {
    number,    ///< `number`
    text,      ///< `text` as written (escaped by the renderer)
    word,      ///< the lexicon word of slot `text`: "red"
    counted,   ///< `number` of the slot `text`: "3 points" (phrases `count.SLOT`, `count.SLOT.one`)
    numbered,  ///< the slot `text` and `number`: "red 3"
    seat,      ///< name of the player in seat `number`
    scored,    ///< the player in seat `number2` and `number`: "Anna 3"
    phrase,    ///< phrase `text` of the rulebook, filled with `arguments`
  };
  Kind kind = Kind::number;
  std::int32_t number = 0;
  std::int32_t number2 = 0;
  std::string text = {};
  std::vector<Argument> arguments;
};

/// A named value of a message; several terms are a list, joined with commas. The name stands in braces in the
/// rulebook's template.
struct Argument {
  std::string_view name;  ///< a literal of the program
  std::vector<Term> terms;
};

[[nodiscard]] inline Term number(std::int64_t value) { return {Term::Kind::number, static_cast<std::int32_t>(value)}; }
[[nodiscard]] inline Term words(std::string_view text) { return {Term::Kind::text, 0, 0, std::string(text)}; }
[[nodiscard]] inline Term word(std::string_view slot) { return {Term::Kind::word, 0, 0, std::string(slot)}; }
[[nodiscard]] inline Term counted(std::int64_t value, std::string_view slot) {
  return {Term::Kind::counted, static_cast<std::int32_t>(value), 0, std::string(slot)};
}
[[nodiscard]] inline Term numbered(std::string_view slot, std::int64_t value) {
  return {Term::Kind::numbered, static_cast<std::int32_t>(value), 0, std::string(slot)};
}
[[nodiscard]] inline Term seat(int index) { return {Term::Kind::seat, index}; }
[[nodiscard]] inline Term scored(int index, std::int64_t value) {
  return {Term::Kind::scored, static_cast<std::int32_t>(value), index};
}
[[nodiscard]] inline Term phrase(std::string_view key, std::vector<Argument> arguments = {}) {
  return {Term::Kind::phrase, 0, 0, std::string(key), std::move(arguments)};
}

/// A further line of help below a finding: phrase `help.KEY` of the rulebook.
struct Help {
  std::string_view key;
  std::vector<Argument> arguments;
};

/// Another line that the finding is about.
struct Related {
  std::uint32_t line = 0;
  bool is_slip = false;  ///< there the slip was made that is found here; else an earlier line it collides with:
                         ///< template `related` of the finding's code, with its arguments
};

/// A value of the rules data that the finding's condition read: `panels.white.spaces.3`, `tiles.G05.cost`.
using DataPath = std::string;

/// A change of the record: a part of a line gets another text. An empty part at the beginning of a line, with a text
/// that ends with a line feed, is a line that stands before it.
struct Edit {
  text::Span span = {};
  std::string replacement = {};
};

struct Finding {
  Code code = 0;
  Severity severity = Severity::error;
  std::int8_t seat = -1;  ///< whose line it is; -1: nobody's
  text::Span span = {};
  std::vector<Argument> arguments = {};
  std::vector<Related> related = {};
  std::vector<Help> help = {};
  std::vector<DataPath> read = {};  ///< what the condition read, whatever its source
  std::string reason = {};          ///< of the arbiter, when `allowed`
  std::vector<Edit> fix = {};       ///< what was likely meant, when it is known
  bool is_certain = false;          ///< the fix: any other reading has an error more; told where it is asked for
  std::uint32_t number = 0;         ///< of the action that the line is, among the players' lines that stand; 0: none
  std::uint16_t round = 0;          ///< that was being played; 0: none
  bool known = false;               ///< it was known before: told to machines alone, and no reason to fail
};

}  // namespace dogeref::findings
