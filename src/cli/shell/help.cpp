#include "cli/shell/help.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "text/unicode.h"

namespace dogeref::cli {
namespace {

constexpr std::size_t usual_width = 80;
constexpr std::size_t least_width = 24;  // below that a table has no room
constexpr std::size_t most_width = 100;
constexpr std::size_t margin = 2;
constexpr std::size_t most_left = 26;  ///< columns of names; what is longer has lines of its own

std::size_t width_told() {
  if (const char* const told = std::getenv("COLUMNS"); told != nullptr) {
    const std::string_view digits(told);
    std::size_t width = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), width);
    if (error == std::errc{} && end == digits.data() + digits.size() && width > 0) return width;
  }
  winsize size = {};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return usual_width;
}

/// Bytes of a word that go on one line: the whole, or up to the last `|` or `,` that a line has room for.
std::size_t piece_of(const std::string& word, std::size_t width) {
  if (text::width(word) <= width) return word.size();
  std::size_t cut = word.find_last_of("|,", width - 1);
  if (cut == std::string::npos) cut = word.find_first_of("|,");
  return cut == std::string::npos ? word.size() : cut + 1;
}

/// A text cut at spaces, and within words that no line has room for.
std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::size_t stop = std::min(text.find(' '), text.size());
    std::string word(text.substr(0, stop));
    text.remove_prefix(std::min(stop + 1, text.size()));
    while (!word.empty()) {
      const bool fits = text::width(lines.back()) + 1 + text::width(word) <= width;
      if (!lines.back().empty() && !fits) lines.emplace_back();
      const std::size_t piece = piece_of(word, width);
      lines.back() += (lines.back().empty() ? "" : " ") + word.substr(0, piece);
      word.erase(0, piece);
    }
  }
  return lines;
}

void append_line(std::size_t indent, std::string_view line, std::string& out) {
  out.append(indent, ' ').append(line).append("\n");
}

bool is_shouted(char byte) { return byte >= 'A' && byte <= 'Z'; }

/// "[LOG...]", "EDITION|all": each word in capitals in the language.
std::string values_in(std::string_view text, const Console& console) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length =
        static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_shouted) - text.begin());
    out += length > 1 ? console.say(text.substr(0, length))
                      : std::string(text.substr(0, std::max<std::size_t>(length, 1)));
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return out;
}

std::string joined_names(const OptionInfo& option) {
  std::string names;
  for (const std::string& name : option.names) names += (names.empty() ? "" : ", ") + name;
  return names.starts_with("--") ? "    " + names : names;
}

HelpRow row_of(const OptionInfo& option, const Console& console) {
  const std::string value = option.words.empty() ? values_in(option.value, console) : option.value;
  if (option.is_argument) return {values_in(option.names.front(), console), console.say(option.help)};
  return {joined_names(option) + (value.empty() ? "" : ' ' + value), console.say(option.help)};
}

std::vector<HelpRow> rows_of(std::span<const OptionInfo> options, bool arguments, const Console& console) {
  std::vector<HelpRow> rows;
  for (const OptionInfo& option : options) {
    if (option.is_argument == arguments) rows.push_back(row_of(option, console));
  }
  return rows;
}

void append_head(const Command& command, std::string_view usage, const Console& console, std::size_t width,
                 std::string& out) {
  append_paragraph(console.say(command.summary), width, out);
  out += '\n';
  const std::string line = console.say("usage:") + " dogeref " + std::string(command.name) + ' ';
  append_paragraph(line + usage_in(usage, console), width, out);
}

void append_example(const Command& command, const Console& console, std::string& out) {
  out.append("\n").append(console.say("example:")).append(" ").append(command.example).append("\n");
}

}  // namespace

std::size_t help_width() { return std::clamp(width_told(), least_width, most_width); }

std::string usage_in(std::string_view usage, const Console& console) { return values_in(usage, console); }

std::string more_help(std::string_view parent, const Console& console) {
  const std::string command = std::string(parent) + (parent.empty() ? "" : " ") + "COMMAND";
  return values_in(console.say("for the options of a command: dogeref " + command + " --help"), console);
}

void append_paragraph(std::string_view text, std::size_t width, std::string& out) {
  for (const std::string& line : wrapped(text, width)) append_line(0, line, out);
}

void append_rows(std::string_view heading, const std::vector<HelpRow>& rows, std::size_t width, std::string& out) {
  if (rows.empty()) return;
  std::size_t left = 0;
  for (const HelpRow& row : rows) {
    const std::size_t columns = text::width(row.name);
    if (columns <= std::min(most_left, width / 2)) left = std::max(left, columns);
  }
  const std::size_t indent = margin + left + margin;
  out.append("\n").append(heading).append("\n");
  for (const HelpRow& row : rows) {
    std::vector<std::string> lines = wrapped(row.text, width - indent);
    std::string first(margin, ' ');
    if (text::width(row.name) > left) {
      const std::size_t leading = row.name.find_first_not_of(' ');
      for (const std::string& line : wrapped(row.name.substr(leading), width - margin - leading))
        append_line(margin + leading, line, out);
    } else {
      first += row.name;
      first.append(indent - text::width(first), ' ').append(lines.front());
      append_line(0, first, out);
      lines.erase(lines.begin());
    }
    for (const std::string& line : lines) append_line(indent, line, out);
  }
}

std::vector<HelpRow> rows_of(std::span<const Command> table, const Console& console) {
  std::vector<HelpRow> rows;
  for (const Command& command : table) {
    const std::string usage = usage_in(command.usage, console);
    rows.push_back({std::string(command.name) + (usage.empty() ? "" : ' ' + usage), console.say(command.summary)});
  }
  return rows;
}

std::string help_of(const Command& command, std::span<const OptionInfo> options, const Console& console) {
  const std::size_t width = help_width();
  std::string out;
  append_head(command, "[OPTIONS] " + std::string(command.usage), console, width, out);
  append_rows(console.say("arguments:"), rows_of(options, true, console), width, out);
  append_rows(console.say("options:"), rows_of(options, false, console), width, out);
  append_example(command, console, out);
  return out;
}

std::string help_of(const Command& parent, std::span<const Command> table, const Console& console) {
  const std::size_t width = help_width();
  std::string out;
  append_head(parent, "COMMAND [OPTION]... [ARGUMENT]...", console, width, out);
  append_rows(console.say("commands:"), rows_of(table, console), width, out);
  out += '\n';
  append_paragraph(more_help(parent.name, console), width, out);
  append_example(parent, console, out);
  return out;
}

}  // namespace dogeref::cli
