#pragma once
// Help as it is printed: in the language asked for, as wide as the terminal.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shell/command.h"
#include "cli/shell/console.h"
#include "cli/shell/describe.h"

namespace dogeref::cli {

/// A line of a table: what stands on the left, and what is said of it.
struct HelpRow {
  std::string name;
  std::string text;
};

/// Columns for help: those of the terminal (or of COLUMNS), at most 100; 80 where there is none.
[[nodiscard]] std::size_t help_width();

/// Appends the rows below a heading, both columns wrapped to the width. Nothing without rows.
void append_rows(std::string_view heading, const std::vector<HelpRow>& rows, std::size_t width, std::string& out);

/// Appends a text, wrapped to the width.
void append_paragraph(std::string_view text, std::size_t width, std::string& out);

/// What follows a command's name ("LOG..."), with the words for values in the console's language.
[[nodiscard]] std::string usage_in(std::string_view usage, const Console& console);

/// Where to look further: "… dogeref rules COMMAND --help".
[[nodiscard]] std::string more_help(std::string_view parent, const Console& console);

/// Names, usages and summaries of commands.
[[nodiscard]] std::vector<HelpRow> rows_of(std::span<const Command> table, const Console& console);

/// The help of a command.
[[nodiscard]] std::string help_of(const Command& command, std::span<const OptionInfo> options, const Console& console);

/// The help of a command that has some of its own.
[[nodiscard]] std::string help_of(const Command& parent, std::span<const Command> table, const Console& console);

}  // namespace dogeref::cli
