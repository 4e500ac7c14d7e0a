#include "referee/repairs/line_edits.h"

#include "kit/index.h"

namespace dogeref::referee {

using findings::Term;

bool is_word_byte(char byte) {
  const auto of = static_cast<unsigned char>(byte);
  return of >= 0x80 || (of >= '0' && of <= '9') || ((of | 0x20U) >= 'a' && (of | 0x20U) <= 'z');
}

std::size_t word_end(std::string_view text, std::size_t begin) {
  while (begin < text.size() && is_word_byte(text[begin])) ++begin;
  return begin;
}

std::string with_span(std::string_view text, std::size_t begin, std::size_t end, std::string_view other) {
  return std::string(text.substr(0, begin)).append(other).append(text.substr(end));
}

void each_proposed_word(const findings::Finding& finding, std::span<const PlayerName> players,
                        const std::function<void(std::string_view word)>& sink) {
  for (const findings::Help& help : finding.help) {
    if (help.key != "did-you-mean") continue;
    for (const findings::Argument& argument : help.arguments) {
      for (const Term& term : argument.terms) {
        if (term.kind == Term::Kind::text) sink(term.text);
        if (term.kind == Term::Kind::seat && term.number >= 0 && kit::index(term.number) < players.size())
          sink(players[kit::index(term.number)].written);
      }
    }
  }
}

}  // namespace dogeref::referee
