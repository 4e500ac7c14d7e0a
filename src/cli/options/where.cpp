#include "cli/options/where.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "cli/options/known_ids.h"
#include "cli/shell/suggest.h"
#include "referee/game/categories.h"
#include "referee/game/code_name.h"
#include "referee/record/header.h"
#include "render/words/names.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

using referee::Verdict;
using Sign = Where::Sign;
using Values = std::vector<std::string>;

/// A field that is a count.
struct CountField {
  std::string_view name;
  std::int64_t (*of)(const Verdict&);
};

constexpr std::array<CountField, 7> count_fields = {{
    {"players", [](const Verdict& verdict) { return static_cast<std::int64_t>(verdict.players.size()); }},
    {"actions", [](const Verdict& verdict) { return std::int64_t{verdict.actions}; }},
    {"rounds", [](const Verdict& verdict) { return std::int64_t{verdict.end ? verdict.end->round : verdict.round}; }},
    {"errors", [](const Verdict& verdict) { return std::int64_t{verdict.errors}; }},
    {"warnings", [](const Verdict& verdict) { return std::int64_t{verdict.warnings}; }},
    {"findings",
     [](const Verdict& verdict) { return static_cast<std::int64_t>(verdict.findings.size()) + verdict.left_out; }},
    {"draws", [](const Verdict& verdict) { return std::int64_t{verdict.draws}; }},
}};

/// A field that is a text, or several.
struct TextField {
  std::string_view name;
  Values (*of)(const Verdict&);
};

Values one(std::string_view text) { return text.empty() ? Values{} : Values{std::string(text)}; }

Values codes_of(const Verdict& verdict) {
  Values codes;
  for (const findings::Finding& finding : verdict.findings)
    codes.emplace_back(referee::code_name(verdict, finding.code));
  return codes;
}

Values winners_of(const Verdict& verdict) {
  Values names;
  for (const referee::Standing& standing : verdict.standings) {
    const auto seat = static_cast<std::size_t>(standing.seat);
    if (verdict.end && standing.rank == 1 && seat < verdict.players.size()) names.push_back(verdict.players[seat]);
  }
  return names;
}

constexpr std::array<TextField, 8> text_fields = {{
    {"game", [](const Verdict& verdict) { return one(verdict.game); }},
    {"edition", [](const Verdict& verdict) { return one(verdict.edition); }},
    {"variant", [](const Verdict& verdict) { return verdict.variants; }},
    {"player", [](const Verdict& verdict) { return verdict.players; }},
    {"winner", winners_of},
    {"verdict", [](const Verdict& verdict) { return one(render::name_of(verdict.judgement)); }},
    {"end", [](const Verdict& verdict) { return one(verdict.end ? verdict.end->reason : ""); }},
    {"code", codes_of},
}};

template <class Table>
const typename Table::value_type* field_in(const Table& table, std::string_view name) {
  const auto found = std::find_if(table.begin(), table.end(), [name](const auto& field) { return field.name == name; });
  return found == table.end() ? nullptr : &*found;
}

/// Longer ones first.
constexpr std::array<std::pair<std::string_view, Sign>, 7> signs = {{{"!=", Sign::unequal},
                                                                     {">=", Sign::at_least},
                                                                     {"<=", Sign::at_most},
                                                                     {"=", Sign::equal},
                                                                     {"~", Sign::holds},
                                                                     {">", Sign::above},
                                                                     {"<", Sign::below}}};

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && stop == text.data() + text.size() && !text.empty();
  return is_whole ? std::optional(number) : std::nullopt;
}

template <class Value>
bool holds_for(const Value& value, Sign sign, const Value& other) {
  switch (sign) {
    case Sign::unequal: return value != other;
    case Sign::at_least: return value >= other;
    case Sign::at_most: return value <= other;
    case Sign::above: return value > other;
    case Sign::below: return value < other;
    default: return value == other;
  }
}

std::string list_of(const std::vector<std::string_view>& words) {
  std::string list;
  for (const std::string_view each : words) list.append(list.empty() ? "" : ", ").append(each);
  return list;
}

/// The keys of headers that are for people.
std::vector<std::string_view> header_fields() {
  std::vector<std::string_view> keys;
  for (const std::string_view slot : referee::header_slots) {
    if (referee::is_free_text(slot)) keys.push_back(slot);
  }
  return keys;
}

}  // namespace

std::vector<std::string_view> where_fields() {
  std::vector<std::string_view> names;
  for (const CountField& field : count_fields) names.push_back(field.name);
  for (const TextField& field : text_fields) names.push_back(field.name);
  return names;
}

Option add_where_option(Parser& parser, std::string& expression) {
  return parser
      .option("--where", expression,
              "only games that meet these conditions: fields of the header, counts, verdict, codes, as in "
              "'players=4 event~Venice date>=2025-01-01 verdict=illegal'")
      .type_name("CONDITIONS");
}

/// Reads an expression from left to right. Places are told in code points from 1.
struct Where::Scanner {
  std::string_view text;
  std::string_view command;
  const Shelf& shelf;
  const rules::Library& library;
  Console& console;
  std::size_t at = 0;

  bool fail(std::size_t place, std::string_view what) const {
    const std::size_t column = text::code_points(text.substr(0, place)) + 1;
    console.complain(std::string(command) + ": --where, column " + std::to_string(column) + ": " + std::string(what));
    return false;
  }

  /// Whether something follows.
  bool more() {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == '\n')) ++at;
    return at < text.size();
  }

  bool field(Condition& condition) {
    const std::size_t begin = at;
    at = std::min(text.find_first_of("=!~<> \t\n\"", at), text.size());
    const std::string_view written = text.substr(begin, at - begin);
    if (written.empty()) return fail(begin, "a field is expected here");
    condition.field = text::fold(written);
    if (field_in(count_fields, condition.field) != nullptr || field_in(text_fields, condition.field) != nullptr)
      return true;
    const std::string_view slot = shelf.header_key("", condition.field);
    if (referee::is_free_text(slot)) {
      condition.field = slot;
      return true;
    }
    std::vector<std::string_view> known = where_fields();
    for (const std::string_view key : header_fields()) known.push_back(key);
    std::string said = no_such("field", written, known);
    if (said.find(';') == std::string::npos) said += "; known: " + list_of(known);
    return fail(begin, said);
  }

  bool sign(Condition& condition) {
    more();
    for (const auto& [written, sign] : signs) {
      if (text.substr(at, written.size()) != written) continue;
      at += written.size();
      condition.sign = sign;
      more();
      return true;
    }
    std::vector<std::string_view> written;
    for (const auto& [word, sign] : signs) written.push_back(word);
    return fail(at, "one of " + list_of(written) + " is expected here");
  }

  bool written_value(std::string& value) {
    if (at < text.size() && text[at] == '"') {
      const std::size_t end = text.find('"', at + 1);
      if (end == std::string_view::npos) return fail(at, "the quotation is not closed");
      value = text.substr(at + 1, end - at - 1);
      at = end + 1;
      return true;
    }
    const std::size_t begin = at;
    at = std::min(text.find_first_of(" \t\n\"", at), text.size());
    value = text.substr(begin, at - begin);
    return !value.empty() || fail(begin, "a value is expected here");
  }

  bool value(Condition& condition) {
    const std::size_t begin = at;
    std::string written;
    if (!written_value(written)) return false;
    condition.value = text::fold(written);
    condition.number = whole_number(written);
    if (field_in(count_fields, condition.field) != nullptr) {
      if (condition.sign == Sign::holds) return fail(begin, "~ looks for a part of a text; this field is a number");
      return condition.number || fail(begin, "'" + written + "' is not a whole number");
    }
    return is_known_value(condition, begin);
  }

  /// Of fields with few values one that nothing can have is a slip.
  bool is_known_value(const Condition& condition, std::size_t begin) const {
    if (condition.sign == Sign::holds) return true;
    Values known;
    if (condition.field == "verdict") known = {"legal", "illegal", "unfinished", "unreadable"};
    if (condition.field == "code") known = all_codes(library);
    if (known.empty() || dogeref::cli::holds(known, condition.value)) return true;
    return fail(begin, no_such(condition.field, condition.value, views_of(known)));
  }
};

bool Where::read(std::string_view expression, const Shelf& shelf, const rules::Library& library,
                 std::string_view command, Console& console) {
  Scanner scanner{expression, command, shelf, library, console};
  while (scanner.more()) {
    Condition condition;
    if (!scanner.field(condition) || !scanner.sign(condition) || !scanner.value(condition)) return false;
    conditions_.push_back(std::move(condition));
  }
  return true;
}

bool Where::asks_for_codes() const {
  return std::any_of(conditions_.begin(), conditions_.end(),
                     [](const Condition& condition) { return condition.field == "code"; });
}

bool Where::fits(const Verdict& verdict) const {
  return std::all_of(conditions_.begin(), conditions_.end(),
                     [&](const Condition& condition) { return fits(condition, verdict); });
}

bool Where::fits(const Condition& condition, const Verdict& verdict) {
  if (const CountField* const count = field_in(count_fields, condition.field))
    return holds_for(count->of(verdict), condition.sign, condition.number.value_or(0));
  const TextField* const field = field_in(text_fields, condition.field);
  const Values values = field != nullptr ? field->of(verdict) : one(verdict.header(condition.field));
  const auto is_met = [&](const std::string& written, Sign sign) {
    const std::optional<std::int64_t> number = whole_number(written);
    if (sign != Sign::holds && number && condition.number) return holds_for(*number, sign, *condition.number);
    const std::string value = text::fold(written);
    return sign == Sign::holds ? value.find(condition.value) != std::string::npos
                               : holds_for(value, sign, condition.value);
  };
  const auto any = [&](Sign sign) {
    return std::any_of(values.begin(), values.end(), [&](const std::string& value) { return is_met(value, sign); });
  };
  return condition.sign == Sign::unequal ? !any(Sign::equal) : any(condition.sign);
}

}  // namespace dogeref::cli
