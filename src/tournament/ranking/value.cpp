#include "tournament/ranking/value.h"

#include <algorithm>
#include <compare>

namespace dogeref::tournament {
namespace {

using List = std::vector<Fraction>;

int sign(std::strong_ordering order) { return order < 0 ? -1 : order > 0 ? 1 : 0; }

/// What a list lacks is 0.
int compare_lists(const List& one, const List& other) {
  const auto item = [](const List& list, std::size_t at) { return at < list.size() ? list[at] : Fraction(0); };
  for (std::size_t at = 0; at < std::max(one.size(), other.size()); ++at) {
    if (const int order = sign(item(one, at) <=> item(other, at)); order != 0) return order;
  }
  return 0;
}

int ascending(const Value& one, const Value& other) {
  if (const auto* number = std::get_if<Fraction>(&one)) return sign(*number <=> std::get<Fraction>(other));
  if (const auto* list = std::get_if<List>(&one)) return compare_lists(*list, std::get<List>(other));
  return sign(std::get<std::string>(one) <=> std::get<std::string>(other));
}

template <class Write>
std::string listed(const List& list, const Write& write) {
  std::string out;
  for (const Fraction& item : list) out.append(out.empty() ? "" : " ").append(write(item));
  return out.empty() ? "-" : out;
}

std::string shown_number(const Fraction& number) { return number.is_whole() ? number.text() : number.decimal(); }

}  // namespace

int compare_values(const Value& one, const Value& other, bool low) {
  const bool nothing = std::holds_alternative<std::monostate>(one);
  const bool other_nothing = std::holds_alternative<std::monostate>(other);
  if (nothing || other_nothing) return nothing == other_nothing ? 0 : nothing ? 1 : -1;
  const int order = ascending(one, other);
  return low ? order : -order;
}

bool is_sound(const Value& value) {
  if (const auto* number = std::get_if<Fraction>(&value)) return number->is_number();
  const auto* const list = std::get_if<List>(&value);
  return list == nullptr ||
         std::all_of(list->begin(), list->end(), [](const Fraction& number) { return number.is_number(); });
}

std::string shown_value(const Value& value) {
  if (const auto* number = std::get_if<Fraction>(&value)) return number->decimal();
  if (const auto* list = std::get_if<List>(&value)) return listed(*list, shown_number);
  constexpr std::size_t enough = 8;  // of a digest
  if (const auto* text = std::get_if<std::string>(&value)) return text->substr(0, enough);
  return "-";
}

std::string exact_value(const Value& value) {
  if (const auto* number = std::get_if<Fraction>(&value)) return number->text();
  if (const auto* list = std::get_if<List>(&value))
    return listed(*list, [](const Fraction& number) { return number.text(); });
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return "";
}

}  // namespace dogeref::tournament
