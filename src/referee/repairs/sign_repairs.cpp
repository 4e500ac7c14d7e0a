#include "referee/repairs/sign_repairs.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "text/digits.h"

namespace dogeref::referee {
namespace {

bool is_letter(char byte) { return std::isalpha(static_cast<unsigned char>(byte)) != 0; }
char lowered(char byte) { return static_cast<char>(std::tolower(static_cast<unsigned char>(byte))); }

/// What hasty fingers type for a digit.
char meant_digit(char byte) {
  switch (byte) {
    case 'O':
    case 'o': return '0';
    case 'l':
    case 'I':
    case 'i': return '1';
    case 'Z':
    case 'z': return '2';
    case 'S':
    case 's': return '5';
    default: return '\0';
  }
}

class SignRepairs {
 public:
  SignRepairs(std::string_view line, const std::function<void(std::string)>& sink) : line_(line), sink_(sink) {}

  void list(std::span<const PlayerName> players) {
    for (const PlayerName& player : players) {
      colon_behind(player.written);
      colon_behind(player.short_written);
      put(0, 0, player.written + ": ");
    }
    surroundings();
    for (std::size_t at = 0; at < line_.size(); ++at) {
      mistyped_comma(at);
      wide_sign(at);
      mistyped_arrow(at);
      mistyped_brace(at);
      digit(at);
      surplus(at);
      turned_round(at);
      if (line_[at] == ' ') space(at);
    }
    braces_left_out();
  }

 private:
  void put(std::size_t begin, std::size_t end, std::string_view other) {
    sink_(std::string(line_.substr(0, begin)).append(other).append(line_.substr(end)));
  }

  [[nodiscard]] char byte(std::size_t at) const { return at < line_.size() ? line_[at] : '\0'; }

  void colon_behind(std::string_view name) {
    if (name.empty() || line_.size() <= name.size()) return;
    for (std::size_t at = 0; at < name.size(); ++at) {
      if (lowered(line_[at]) != lowered(name[at])) return;
    }
    const std::size_t end = line_.find_first_not_of(" ;.,=-:", name.size());
    if (end != name.size() && end != std::string_view::npos) put(name.size(), end, ": ");
  }

  /// Quotation marks around it, signs before it or behind it.
  void surroundings() {
    const auto begin = line_.find_first_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (begin != 0 && begin != std::string_view::npos) put(0, begin, "");
    std::string text(line_);
    text.erase(std::remove(text.begin(), text.end(), '"'), text.end());
    sink_(std::move(text));
    const auto end = line_.find_last_not_of(" .,;:!?-\"'");
    if (end != std::string_view::npos && end + 1 < line_.size()) put(end + 1, line_.size(), "");
    for (const std::string_view remark : {" //", " --", " ;", " (", " [", "<"}) {
      const std::size_t at = line_.find(remark);
      if (at != 0 && at != std::string_view::npos) put(at, line_.size(), "");
    }
    lists_without_commas();
    words_behind_colon();
    for (const std::string_view and_in : {" and ", " et ", " und ", " e ", " then ", " puis ", " dann ", " poi "}) {
      for (std::size_t at = line_.find(and_in); at != std::string_view::npos; at = line_.find(and_in, at + 1))
        put(at, at + and_in.size(), ", ");
    }
  }

  /// `G27, G28, G29` for `G27 G28 G29`.
  void lists_without_commas() {
    std::string text;
    for (std::size_t at = 0; at < line_.size(); ++at) {
      const bool ends_id = at > 0 && text::is_digit(line_[at - 1]);
      const std::size_t next = line_.find_first_not_of(' ', at + 1);
      const bool begins_id = next != std::string_view::npos && is_letter(line_[next]) && text::is_digit(byte(next + 1));
      if (line_[at] != ',' || !ends_id || !begins_id) text += line_[at];
    }
    sink_(std::move(text));
  }

  /// A name written twice; words that say no more than the colon.
  void words_behind_colon() {
    const std::size_t colon = line_.find(':');
    if (colon == std::string_view::npos) return;
    if (line_.find(':', colon + 1) != std::string_view::npos) {
      const std::size_t begin = line_.find_first_not_of(' ', colon + 1);
      if (begin != std::string_view::npos) put(0, begin, "");
    }
    std::size_t end = line_.find_first_not_of(' ', colon + 1);
    for (int words = 0; words < 2 && end != std::string_view::npos; ++words) {
      end = line_.find(' ', end);
      if (end != std::string_view::npos) put(colon + 1, end, "");
      if (end != std::string_view::npos) end = line_.find_first_not_of(' ', end);
    }
  }

  /// Signs of other keyboards.
  void wide_sign(std::size_t at) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> wide = {
        {{"，", ", "}, {"、", ", "}, {"：", ": "}, {"；", ", "}, {"＝", "="}, {"＋", "+"}, {"－", "-"}, {"−", "-"}}};
    for (const auto& [written, meant] : wide) {
      if (!line_.substr(at).starts_with(written)) continue;
      const std::size_t end = at + written.size();
      put(at, byte(end) == ' ' ? end + 1 : end, meant);
    }
  }

  void mistyped_comma(std::size_t at) {
    constexpr std::string_view likes = ";.-=/+&:";
    if (likes.find(line_[at]) == std::string_view::npos) return;
    const std::size_t end = byte(at + 1) == ' ' ? at + 2 : at + 1;
    const bool is_apart = at > 0 && line_[at - 1] == ' ';
    put(is_apart ? at - 1 : at, end, ", ");
  }

  /// `=>` typed by halves or with other signs, or left out before a sign.
  void mistyped_arrow(std::size_t at) {
    constexpr std::array<std::string_view, 9> likes = {"->", "= >", ">=", "==", "=", ">", ":", "→", "⇒"};
    for (const std::string_view like : likes) {
      if (line_.substr(at, like.size()) == like) put(at, at + like.size(), "=>");
    }
    if (text::is_digit(line_[at]) && (byte(at + 1) == '+' || byte(at + 1) == '-')) signs_behind();
    const bool is_sign = line_[at] == '+' || line_[at] == '-';
    if (is_sign && at > 0 && line_[at - 1] == ' ' && text::is_digit(byte(at + 1))) {
      const std::size_t begin = at > 1 && line_[at - 2] == ',' ? at - 2 : at - 1;
      put(begin, at, " => ");
    }
  }

  /// `1- points` for `-1 points`, everywhere.
  void signs_behind() {
    std::string text;
    for (std::size_t at = 0; at < line_.size();) {
      std::size_t end = at;
      while (text::is_digit(byte(end))) ++end;
      if (end > at && (byte(end) == '+' || byte(end) == '-')) {
        text += line_[end];
        text.append(line_.substr(at, end - at));
        at = end + 1;
      } else {
        text += line_[at++];
      }
    }
    sink_(std::move(text));
  }

  void mistyped_brace(std::size_t at) {
    constexpr std::string_view opening = "([<";
    constexpr std::string_view closing = ")]>";
    if (opening.find(line_[at]) != std::string_view::npos) {
      std::string text(line_);
      text[at] = '{';
      const std::size_t end = text.find_first_of(")]>", at);
      if (end != std::string::npos) text[end] = '}';
      sink_(std::move(text));
    }
    if (closing.find(line_[at]) != std::string_view::npos) put(at, at + 1, "}");
  }

  void digit(std::size_t at) {
    const char meant = meant_digit(line_[at]);
    if (meant == '\0') return;
    const bool begins_word = at == 0 || !std::isalnum(static_cast<unsigned char>(line_[at - 1]));
    const bool stands_alone = begins_word && !std::isalnum(static_cast<unsigned char>(byte(at + 1)));
    const bool beside_digit = text::is_digit(byte(at + 1)) || (at > 0 && text::is_digit(line_[at - 1]));
    if (beside_digit || stands_alone) put(at, at + 1, std::string(1, meant));
    if (beside_digit || (at > 0 && is_letter(line_[at - 1]))) both(at, meant);
  }

  /// Two letters for two digits: `GlO`.
  void both(std::size_t at, char meant) {
    const char next = meant_digit(byte(at + 1));
    if (next != '\0') put(at, at + 2, {std::array<char, 2>{meant, next}.data(), 2});
  }

  /// A sign that slipped in.
  void surplus(std::size_t at) {
    constexpr std::string_view signs = ",;.:=-_/!?'";
    if (signs.find(line_[at]) != std::string_view::npos) put(at, at + 1, "");
  }

  /// `4F` for `F4`.
  void turned_round(std::size_t at) {
    if (!text::is_digit(line_[at]) || !is_letter(byte(at + 1))) return;
    const bool begins = at == 0 || !std::isalnum(static_cast<unsigned char>(line_[at - 1]));
    const bool ends = !std::isalnum(static_cast<unsigned char>(byte(at + 2)));
    if (begins && ends) put(at, at + 2, {std::array<char, 2>{line_[at + 1], line_[at]}.data(), 2});
  }

  void space(std::size_t at) {
    if (text::is_digit(byte(at + 1))) put(at, at + 1, " = ");
    const char before = at > 0 ? line_[at - 1] : '\0';
    if (before != ',' && before != ':') put(at, at + 1, ", ");
    if (std::isalnum(static_cast<unsigned char>(before)) && std::isalnum(static_cast<unsigned char>(byte(at + 1))))
      put(at, at + 1, "");
  }

  void braces_left_out() {
    const auto opened = std::count(line_.begin(), line_.end(), '{');
    const auto closed = std::count(line_.begin(), line_.end(), '}');
    if (opened == closed) return;
    for (std::size_t at = line_.find('{'); opened > closed && at < line_.size(); ++at) {
      if (line_[at] == ',' || line_[at] == ' ') put(at, at, "}");
    }
    if (opened > closed) return put(line_.size(), line_.size(), "}");
    for (std::size_t at = 0; at < line_.find('}'); ++at) {
      if (line_[at] == ' ') put(at + 1, at + 1, "{");
    }
  }

  std::string_view line_;
  const std::function<void(std::string)>& sink_;
};

}  // namespace

void list_sign_repairs(std::string_view line, std::span<const PlayerName> players,
                       const std::function<void(std::string)>& sink) {
  SignRepairs(line, sink).list(players);
}

void list_broken_lines(std::string_view line, std::span<const PlayerName> players,
                       const std::function<void(std::string)>& sink) {
  const auto begins_line = [&](std::string_view rest) {
    return std::any_of(players.begin(), players.end(), [&](const PlayerName& player) {
      return rest.starts_with(player.written) ||
             (!player.short_written.empty() && rest.starts_with(player.short_written + ":"));
    });
  };
  constexpr std::string_view between = " ,;|/.";
  for (std::size_t at = 1; at < line.size(); ++at) {
    if (between.find(line[at - 1]) == std::string_view::npos || !begins_line(line.substr(at))) continue;
    const std::string_view first = line.substr(0, line.find_last_not_of(between, at - 1) + 1);
    if (!first.empty()) sink(std::string(first) + "\n" + std::string(line.substr(at)));
  }
}

}  // namespace dogeref::referee
