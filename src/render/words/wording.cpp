#include "render/words/wording.h"

#include <algorithm>
#include <utility>

#include "render/words/template.h"
#include "text/unicode.h"

namespace dogeref::render {

using findings::Argument;
using findings::Finding;
using findings::Term;

/// What a template's names refer to.
struct Wording::Scope {
  const Arguments& arguments;
  std::span<const std::string> players;

  [[nodiscard]] const Argument* find(std::string_view name) const {
    const auto named = [&](const Argument& argument) { return argument.name == name; };
    const auto found = std::find_if(arguments.begin(), arguments.end(), named);
    return found == arguments.end() ? nullptr : &*found;
  }
};

namespace {

constexpr std::string_view default_language = "en";
constexpr std::string_view list_separator = ", ";

void append_player(int seat, std::span<const std::string> players, std::string& out) {
  const bool known = seat >= 0 && static_cast<std::size_t>(seat) < players.size();
  out += known ? players[static_cast<std::size_t>(seat)] : std::string("?");
}

bool has_empty_list(const std::vector<Argument>& arguments) {
  return std::any_of(arguments.begin(), arguments.end(),
                     [](const Argument& argument) { return argument.terms.empty(); });
}

Wording::Around split_at_number(std::string_view pattern) {
  constexpr std::string_view number = "{n}";
  const std::size_t at = pattern.find(number);
  if (at == std::string_view::npos) return {"", std::string(pattern)};
  return {std::string(pattern.substr(0, at)), std::string(pattern.substr(at + number.size()))};
}

/// The word of a slot; phrase `word.SLOT` for what nobody types.
std::string_view typed_or_named(const Wording& wording, std::string_view slot) {
  const std::string_view typed = wording.word(slot);
  if (typed != slot) return typed;
  return wording.find("word." + std::string(slot)).value_or(typed);
}

}  // namespace

Wording::Wording(const rules::Rulebook& rulebook, const rules::Lexicon& lexicon, std::string_view language, Bases bases)
    : rulebook_(rulebook),
      lexicon_(lexicon),
      language_(language),
      bases_(std::move(bases)),
      phrases_(rulebook.phrases(language)),
      english_(rulebook.phrases(default_language)) {
  const std::optional<std::string_view> numbers = find("number.singular");
  zero_is_singular_ = numbers && numbers->find('0') != std::string_view::npos;
}

std::optional<std::string_view> Wording::find(std::string_view key) const {
  const std::optional<std::string_view> found = phrases_.find(key);
  return found || &phrases_ == &english_ ? found : english_.find(key);
}

std::string Wording::message(std::string_view code, const Finding& finding,
                             std::span<const std::string> players) const {
  const Scope scope{finding.arguments, players};
  std::string out;
  if (const Argument* instead = scope.find("instead")) {
    append_list(instead->terms, list_separator, scope, out);
    return out;
  }
  const rules::RuleEntry* entry = rulebook_.find(code);
  fill(entry == nullptr ? code : entry->message.get(language_, default_language), scope, out);
  return out;
}

std::string Wording::related(std::string_view code, const Finding& finding, const findings::Related& other,
                             std::span<const std::string> players) const {
  if (other.is_slip) return phrase("related.slip", {}, players);
  const rules::RuleEntry* entry = rulebook_.find(code);
  std::string out;
  if (entry != nullptr) fill(entry->related.get(language_, default_language), {finding.arguments, players}, out);
  return out;
}

std::string Wording::help(const findings::Help& help, std::span<const std::string> players) const {
  const std::string key = "help." + std::string(help.key);
  const bool none = has_empty_list(help.arguments) && find(key + ".none");
  return phrase(none ? key + ".none" : key, help.arguments, players);
}

std::string_view Wording::section_of(const rules::RuleEntry* entry, std::string_view edition) const {
  if (entry == nullptr) return {};
  if (edition.empty()) edition = default_language;
  for (std::size_t step = 0; step <= bases_.size(); ++step) {  // bases that go in a circle are refused elsewhere
    if (const std::optional<std::string_view> own = entry->section.find(edition)) return *own;
    const auto base = bases_.find(edition);
    if (base == bases_.end()) break;
    edition = base->second;
  }
  return {};
}

std::string_view Wording::section(std::string_view code, std::string_view edition) const {
  return section_of(rulebook_.find(code), edition);
}

std::string_view Wording::gain_section(std::string_view why, std::string_view edition) const {
  return section_of(rulebook_.find_gain(why), edition);
}

std::string Wording::gain(const findings::Origin& origin) const {
  const findings::Term thing =
      origin.number < 0 ? findings::words(origin.thing) : findings::numbered(origin.thing, origin.number);
  const Arguments arguments = {{"thing", {thing}}, {"other", {findings::words(origin.other)}}};
  const rules::RuleEntry* entry = rulebook_.find_gain(origin.why);
  std::string out;
  fill(entry == nullptr ? origin.why : entry->message.get(language_, default_language), {arguments, {}}, out);
  return out;
}

std::string Wording::gains(std::string_view why) const {
  const rules::RuleEntry* entry = rulebook_.find_gain(why);
  return std::string(entry == nullptr ? why : entry->title.get(language_, default_language));
}

std::string Wording::rule(std::string_view code, std::string_view edition) const {
  const std::string_view number = section(code, edition);
  if (number.empty()) return {};
  const std::string_view title = rulebook_.find(code)->title.get(language_, default_language);
  return phrase("label.rule",
                {{"section", {findings::words(section_name(number))}}, {"title", {findings::words(title)}}});
}

std::string_view Wording::section_name(std::string_view section) const {
  return find("section." + std::string(section)).value_or(section);
}

std::string Wording::term(const Term& term, std::span<const std::string> players) const {
  static const Arguments none;
  std::string out;
  append(term, {none, players}, out);
  return out;
}

std::string Wording::phrase(std::string_view key, const Arguments& arguments,
                            std::span<const std::string> players) const {
  std::string out;
  fill(find(key).value_or(key), {arguments, players}, out);
  return out;
}

void Wording::append_phrase(std::string_view key, std::initializer_list<Value> values, std::string& out) const {
  const auto append_value = [&](const Place& place) {
    const auto* const found =
        std::find_if(values.begin(), values.end(), [&](const Value& each) { return each.name == place.name; });
    if (found == values.end()) return false;
    if (!place.joint.empty()) out += word_before(place.joint, found->text);
    out += found->text;
    return true;
  };
  fill_with(find(key).value_or(key), append_value, out);
}

std::optional<std::string_view> Wording::count_pattern(bool one, std::string_view slot) const {
  const std::string key = "count." + std::string(slot);
  const std::optional<std::string_view> of_one = one ? find(key + ".one") : std::nullopt;
  return of_one ? of_one : find(key);
}

Wording::Around Wording::count_around(bool one, std::string_view slot) const {
  const std::optional<std::string_view> pattern = count_pattern(one, slot);
  if (!pattern) return {"", " " + std::string(word(slot))};
  return split_at_number(*pattern);
}

Wording::Around Wording::phrase_around(std::string_view key) const { return split_at_number(find(key).value_or(key)); }

std::string Wording::count(std::int64_t number, std::string_view slot) const {
  Around around = count_around(is_singular(number), slot);
  return std::move(around.before) + std::to_string(number) + around.behind;
}

std::string Wording::change(std::int64_t number, std::string_view slot) const {
  return (number > 0 ? "+" : "") + count(number, slot);
}

std::string Wording::criterion(std::string_view name) const {
  return std::string(find("criterion." + std::string(name)).value_or(word(name)));
}

/// "ad " of "a/ad" where phrase `before.ad` has the first letter of the value, else "a "; nothing of other joints.
std::string Wording::word_before(std::string_view joint, std::string_view value) const {
  const std::size_t slash = joint.find('/');
  if (slash == std::string_view::npos) return {};
  const std::string_view other = joint.substr(slash + 1);
  const std::optional<std::string_view> letters = find("before." + std::string(other));
  std::size_t end = 0;
  if (!value.empty()) static_cast<void>(text::next_code_point(value, end));
  const std::string first = text::fold(value.substr(0, end));
  const bool fits = letters && !first.empty() && letters->find(first) != std::string_view::npos;
  return std::string(fits ? other : joint.substr(0, slash)) + ' ';
}

void Wording::fill(std::string_view pattern, const Scope& scope, std::string& out) const {
  const auto append_argument = [&](const Place& place) {
    const Argument* const argument = scope.find(place.name);
    if (argument == nullptr) return false;
    const std::size_t begin = out.size();
    const auto last = place.joint.empty() ? std::nullopt : find("list." + std::string(place.joint));
    append_list(argument->terms, last.value_or(list_separator), scope, out);
    if (!place.joint.empty()) out.insert(begin, word_before(place.joint, std::string_view(out).substr(begin)));
    return true;
  };
  fill_with(pattern, append_argument, out);
}

void Wording::append_list(const std::vector<Term>& terms, std::string_view last_separator, const Scope& scope,
                          std::string& out) const {
  for (std::size_t at = 0; at < terms.size(); ++at) {
    if (at > 0) out += at + 1 == terms.size() ? last_separator : list_separator;
    append(terms[at], scope, out);
  }
}

void Wording::append(const Term& term, const Scope& scope, std::string& out) const {
  switch (term.kind) {
    case Term::Kind::number: out += std::to_string(term.number); break;
    case Term::Kind::text: out += term.text; break;
    case Term::Kind::word: out += typed_or_named(*this, term.text); break;
    case Term::Kind::counted: out += count(term.number, term.text); break;
    case Term::Kind::numbered: out.append(word(term.text)).append(" ").append(std::to_string(term.number)); break;
    case Term::Kind::seat: append_player(term.number, scope.players, out); break;
    case Term::Kind::scored:
      append_player(term.number2, scope.players, out);
      out.append(" ").append(std::to_string(term.number));
      break;
    case Term::Kind::phrase: out += phrase(term.text, term.arguments, scope.players); break;
  }
}

}  // namespace dogeref::render
