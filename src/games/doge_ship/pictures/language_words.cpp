#include "games/doge_ship/pictures/language_words.h"

#include <string>
#include <utility>

#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Caption;

Caption own_words(const Rules& rules, const Counted& counted) {
  const auto named = [&](const char* phrase, const std::string& word) {
    return findings::phrase(phrase, {{"what", {findings::word(word)}}});
  };
  switch (counted.of) {
    case Quantity::track: return findings::word(rules.vocabulary.tracks[counted.which]);
    case Quantity::built: return findings::word(rules.kinds[counted.which].id);
    case Quantity::level: return findings::word(rules.levels[counted.which]);
    case Quantity::zone: return findings::words(rules.zone_name(counted.which, counted.section));
    case Quantity::boxes: return named("counted.boxes", rules.parameters[counted.which]);
    case Quantity::value: return named("counted.value", rules.parameters[counted.which]);
    case Quantity::reserve_kind: return named("counted.reserve-kind", rules.kinds[counted.which].id);
    case Quantity::deck: return named("counted.deck", rules.decks[counted.which].name);
    case Quantity::reserve: return findings::phrase("counted.reserve");
    case Quantity::top_barrier: return findings::phrase("criterion.top_barrier");
    case Quantity::seat: return findings::phrase("counted.seat");
    case Quantity::place: return findings::phrase("counted.place");
    case Quantity::players: return findings::word("players");
    case Quantity::round: return findings::word("round");
    case Quantity::ship: return findings::phrase("counted.ship");
    case Quantity::water: return findings::word("water");
    case Quantity::inspection: return findings::word("inspection");
    case Quantity::die: return findings::phrase("counted.die");
    case Quantity::back: return findings::phrase("counted.back");
    case Quantity::taken: return findings::phrase("counted.taken");
    case Quantity::tokens: return findings::word("tokens");
    case Quantity::shown: return named("counted.shown", rules.panels[counted.which].id);
    case Quantity::on_panel:
      if (counted.which == chosen_panel) return findings::phrase("counted.on-panel");
      return named("counted.on", rules.panels[counted.which].id);
    case Quantity::steps: break;
  }
  return findings::phrase("counted.steps");
}

Caption counted_words(const Rules& rules, const Counted& counted) {
  Caption own = own_words(rules, counted);
  const auto whose = [&](const char* phrase) { return findings::phrase(phrase, {{"what", {std::move(own)}}}); };
  switch (counted.whose) {
    case Whose::all: return whose("counted.all");
    case Whose::highest: return whose("counted.highest");
    case Whose::lowest: return whose("counted.lowest");
    case Whose::own: break;
  }
  return own;
}

std::vector<Caption> all_words(const Rules& rules, const Count& count) {
  std::vector<Caption> words;
  for (const Counted& counted : count.parts) words.push_back(counted_words(rules, counted));
  return words;
}

Caption two(const char* phrase, Caption one, Caption other) {
  return findings::phrase(phrase, {{"one", {std::move(one)}}, {"other", {std::move(other)}}});
}

Caption with_limits(Caption words, const Amount& amount) {
  const auto limited = [&](const char* phrase, int number) {
    words = findings::phrase(phrase, {{"what", {std::move(words)}}, {"n", {findings::number(number)}}});
  };
  if (amount.min > -Amount::unbounded) limited("amount.least", amount.min);
  if (amount.max < Amount::unbounded) limited("amount.most", amount.max);
  return words;
}

/// "2: 6, 4: 5"
std::string table_text(const std::vector<std::pair<std::int32_t, std::int32_t>>& values) {
  std::string text;
  for (const auto& [key, value] : values) {
    text += (text.empty() ? "" : ", ") + std::to_string(key) + ": " + std::to_string(value);
  }
  return text;
}

/// "3 ducats", "2 vp + 1 ducat"
Caption choice_words(const Rules& rules, const TrackAmounts& choice) {
  Caption words = findings::number(0);
  bool is_first = true;
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (choice[track] == 0) continue;
    Caption one = findings::counted(choice[track], rules.vocabulary.tracks[track]);
    words = is_first ? std::move(one) : two("counted.plus", std::move(words), std::move(one));
    is_first = false;
  }
  return words;
}

Caption bound_words(const Rules& rules, const Amount& bound) {
  return bound.is_fixed() ? findings::number(bound.plus) : count_words(rules, bound.count);
}

Caption between_words(const Rules& rules, const Clause& clause) {
  const bool has_min = !clause.min.is_fixed() || clause.min.plus > -Amount::unbounded;
  const bool has_max = !clause.max.is_fixed() || clause.max.plus < Amount::unbounded;
  Caption count = count_words(rules, clause.count);
  if (has_min && has_max && clause.min == clause.max)
    return two("condition.is", std::move(count), bound_words(rules, clause.min));
  if (has_min) count = two("condition.least", std::move(count), bound_words(rules, clause.min));
  if (has_max) count = two("condition.most", std::move(count), bound_words(rules, clause.max));
  return count;
}

Caption clause_words(const Rules& rules, const Clause& clause) {
  const auto about = [&](const char* phrase) {
    return findings::phrase(phrase, {{"what", {count_words(rules, clause.count)}}});
  };
  if (clause.kind == Clause::Kind::between) return between_words(rules, clause);
  if (clause.kind == Clause::Kind::most) return about("condition.has-most");
  if (clause.kind == Clause::Kind::least) return about("condition.has-least");
  std::vector<Caption> inner;
  for (const Condition& condition : clause.inner) {
    std::vector<Caption> words = condition_words(rules, condition);
    if (!words.empty()) inner.push_back(findings::phrase("condition.all", {{"what", std::move(words)}}));
  }
  return findings::phrase(clause.kind == Clause::Kind::any ? "condition.any" : "condition.none",
                          {{"what", std::move(inner)}});
}

}  // namespace

Caption count_words(const Rules& rules, const Count& count) {
  if (count.parts.empty()) return findings::number(0);
  if (count.fold != Count::Fold::sum) {
    const char* const phrase = count.fold == Count::Fold::fewest ? "counted.fewest" : "counted.most";
    return findings::phrase(phrase, {{"what", all_words(rules, count)}});
  }
  std::vector<Caption> words = all_words(rules, count);
  Caption sum = std::move(words.front());
  for (std::size_t at = 1; at < words.size(); ++at) {
    sum = two(count.parts[at].is_taken_off ? "counted.minus" : "counted.plus", std::move(sum), std::move(words[at]));
  }
  return sum;
}

namespace {

/// What an amount comes to where its condition holds.
Caption counted_amount(const Rules& rules, std::string_view track, const Amount& amount) {
  if (!amount.sum.empty()) {
    Caption words = findings::counted(amount.plus, track);
    bool is_first = amount.plus == 0;
    for (const Amount& part : amount.sum) {
      Caption one = amount_words(rules, track, part);
      words = is_first ? std::move(one) : two("counted.plus", std::move(words), std::move(one));
      is_first = false;
    }
    return with_limits(std::move(words), amount);
  }
  if (amount.count.parts.empty()) return findings::counted(amount.plus, track);
  Caption count = count_words(rules, amount.count);
  if (!amount.values.empty()) {
    Caption words = findings::phrase("amount.by", {{"what", {findings::word(track)}},
                                                   {"count", {std::move(count)}},
                                                   {"values", {findings::words(table_text(amount.values))}}});
    return with_limits(std::move(words), amount);
  }
  std::vector<findings::Argument> about = {{"what", {findings::counted(amount.each, track)}},
                                           {"count", {std::move(count)}}};
  if (amount.every > 1) about.push_back({"every", {findings::number(amount.every)}});
  Caption words = findings::phrase(amount.every > 1 ? "amount.every" : "amount.each", std::move(about));
  if (amount.plus != 0) words = two("counted.plus", findings::number(amount.plus), std::move(words));
  return with_limits(std::move(words), amount);
}

}  // namespace

Caption amount_words(const Rules& rules, std::string_view track, const Amount& amount) {
  Caption words = counted_amount(rules, track, amount);
  if (amount.condition.is_always()) return words;
  return findings::phrase("amount.if", {{"if", condition_words(rules, amount.condition)},
                                        {"what", {std::move(words)}},
                                        {"otherwise", {findings::number(amount.otherwise)}}});
}

std::vector<Caption> condition_words(const Rules& rules, const Condition& condition) {
  std::vector<Caption> words;
  for (const Clause& clause : condition.clauses) words.push_back(clause_words(rules, clause));
  return words;
}

std::vector<Caption> entry_words(const Rules& rules, const Entry& entry) {
  std::vector<Caption> terms;
  const std::vector<std::string>& tracks = rules.vocabulary.tracks;
  for (std::size_t track = 0; track < tracks.size(); ++track) {
    if (entry.amounts[track] != 0) terms.push_back(findings::counted(entry.amounts[track], tracks[track]));
  }
  for (const auto& [track, amount] : entry.rated) terms.push_back(amount_words(rules, tracks[index(track)], amount));
  if (entry.choices.empty()) return terms;
  Caption choices = choice_words(rules, entry.choices.front());
  for (std::size_t at = 1; at < entry.choices.size(); ++at)
    choices = two("board.or", std::move(choices), choice_words(rules, entry.choices[at]));
  terms.push_back(std::move(choices));
  return terms;
}

Caption others_words(const Rules& rules, const Entry& entry) {
  std::vector<Caption> all;
  for (const Entry& each : entry.others) {
    const char* const does = each.verb == Verb::pay ? "board.pay" : "board.gain";
    Caption words = findings::phrase(does, {{"amounts", entry_words(rules, each)}});
    all.push_back(under_condition(rules, each.condition, std::move(words)));
  }
  return findings::phrase("board.others", {{"what", std::move(all)}});
}

Caption under_condition(const Rules& rules, const Condition& condition, Caption words) {
  if (condition.is_always()) return words;
  return findings::phrase("condition.if", {{"if", condition_words(rules, condition)}, {"what", {std::move(words)}}});
}

}  // namespace dogeref::doge_ship
