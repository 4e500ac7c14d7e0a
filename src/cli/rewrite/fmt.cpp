// dogeref fmt: logs in canonical spelling, in any language.

#include <algorithm>
#include <limits>
#include <optional>
#include <set>

#include "archive/inputs.h"
#include "cli/options/cannot_read.h"
#include "cli/options/chosen_rules.h"
#include "cli/options/log_options.h"
#include "cli/options/one_game.h"
#include "cli/options/rules_options.h"
#include "cli/options/shelf.h"
#include "cli/options/where.h"
#include "cli/rewrite/file_games.h"
#include "cli/rewrite/formatting.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/record_text.h"
#include "cli/shell/suggest.h"
#include "referee/judge/judge.h"
#include "text/at_work.h"
#include "text/replace.h"

namespace dogeref::cli {
namespace {

/// More lines than these are not named one by one.
constexpr std::size_t most_named = 8;

struct FmtOptions {
  LogOptions logs;
  std::string to;
  bool check = false;
  bool write = false;
  std::uint32_t game = 0;  ///< of each file, from 1; 0: all
  std::string where;
  RulesOptions rules;
};

void add_options(Parser& parser, FmtOptions& options) {
  add_log_options(parser, options.logs);
  parser.option("--to", options.to, "write in this language (default: each game's own)")
      .type_name("LANGUAGE")
      .any_case();
  const Option check = parser.flag("--check", options.check, "print the names of the files that would change");
  const Option write =
      parser.flag("--write", options.write, "write back to the files instead of standard output").excludes(check);
  parser.option("--game", options.game, "which game of a file of several, from 1")
      .type_name("N")
      .positive()
      .excludes(check)
      .excludes(write);
  add_where_option(parser, options.where).excludes(check).excludes(write);
  add_rules_options(parser, options.rules);
}

bool is_known_language(const rules::Library& library, const std::string& language, Console& console) {
  std::set<std::string> known;
  for (const std::string& game : library.games()) {
    for (std::string& id : library.languages(game)) known.insert(std::move(id));
  }
  if (known.count(language) > 0) return true;
  const std::vector<std::string> list(known.begin(), known.end());
  console.complain(no_such("language", language, views_of(list)));
  return false;
}

std::string list_of(const std::vector<std::uint32_t>& lines) {
  std::string out = lines.size() == 1 ? "line " : "lines ";
  const std::size_t named = std::min(lines.size(), most_named);
  for (std::size_t at = 0; at < named; ++at) out.append(at > 0 ? ", " : "").append(std::to_string(lines[at]));
  if (named < lines.size()) out += " and " + std::to_string(lines.size() - named) + " more";
  return out;
}

class Formatting {
 public:
  Formatting(const FmtOptions& options, const rules::Library& library, Console& console)
      : options_(options), console_(console), shelf_(library), boundary_(shelf_.boundary()) {
    if (!where_.read(options.where, shelf_, library, "fmt", console)) raise(unusable);
    judging_.max_errors = std::numeric_limits<int>::max();
  }

  int run(std::span<const archive::Input> inputs) {
    if (status_ != ok) return status_;
    for (const archive::Input& input : inputs) file(input.path);
    const rules::Faults faults = shelf_.faults();
    complain_about(faults, console_);
    if (!faults.empty()) raise(unusable);
    return status_;
  }

 private:
  /// A game; between games nothing else points to rules.
  const referee::Formatted& format(std::string_view game, std::uint32_t first_line) {
    if (!formatter_ || loan_.is_full()) {
      formatter_.reset();
      loan_.give_back();
      formatter_.emplace(loan_, options_.to.empty() ? std::nullopt : std::optional(options_.to));
    }
    return formatter_->format(game, first_line);
  }

  void raise(int status) { status_ = std::max(status_, status); }
  void trouble(const std::string& what) {
    console_.complain(what);
    raise(unusable);
  }

  void file(const std::string& path) {
    const auto read = read_log(path);
    if (!read) return trouble(cannot_read(path, read.error()));
    const FormatGame format_game = [&](std::string_view game, std::uint32_t line) -> const referee::Formatted& {
      const text::AtWork at_work(path, line);
      return format(game, line);
    };
    const bool are_some = options_.game != 0 || where_.is_given();
    const FormattedText formatted =
        are_some ? chosen(read.value(), format_game) : format_text(read.value(), boundary_, format_game);
    if (formatted.games == 0) {
      trouble(path + ": there is no game in it");
    } else if (options_.game > formatted.games) {
      trouble(path + " holds " + count_of_games(formatted.games) + ", not a game " + std::to_string(options_.game));
    }
    for (const LeftAlone& left : formatted.left_alone) tell(path, left);
    give(path, formatted.text, formatted.text != read.value());
  }

  FormattedText chosen(std::string_view text, const FormatGame& format_game) {
    const auto is_chosen = [this](std::size_t number, std::string_view game, std::uint32_t line) {
      if (options_.game != 0 && number != options_.game) return false;
      return !where_.is_given() || where_.fits(referee::Judge(shelf_, judging_).judge(game, line));
    };
    return format_chosen(text, boundary_, is_chosen, format_game);
  }

  void give(const std::string& path, const std::string& text, bool changed) {
    if (!options_.check && !options_.write) {
      console_.write(record_text(text, console_));
    } else if (changed && options_.check) {
      console_.write(path + "\n");
      raise(illegal);
    } else if (changed) {
      const std::string reason = text::replace_file(path, text);
      if (!reason.empty()) trouble("cannot write " + path + ": " + reason);
    }
  }

  void tell(const std::string& path, const LeftAlone& left) {
    const std::string at = path + ":" + std::to_string(left.lines.front()) + ": ";
    switch (left.why) {
      case LeftAlone::Why::unreadable_lines:
        return console_.complain(
            path + ": " + list_of(left.lines) +
            (left.lines.size() == 1 ? " cannot be read and stays as it is" : " cannot be read and stay as they are") +
            " (dogeref check says why)");
      case LeftAlone::Why::unreadable_game:
        return trouble(at + "no game can be made of it; it stays as it is (dogeref check says why)");
      case LeftAlone::Why::unsafe_game:
        return trouble(at + "written otherwise this would be judged otherwise; the game stays as it is");
    }
  }

  const FmtOptions& options_;
  Console& console_;
  Shelf shelf_;
  archive::Boundary boundary_;
  Loan loan_{shelf_};
  Where where_;
  referee::JudgeOptions judging_;
  std::optional<referee::Formatter> formatter_;
  int status_ = ok;
};

bool can_be_written(const FmtOptions& options, Console& console) {
  const bool from_input = std::find(options.logs.logs.begin(), options.logs.logs.end(), "-") != options.logs.logs.end();
  if (options.write && from_input) console.complain("fmt: --write needs files, standard input cannot be written back");
  return !options.write || !from_input;
}

}  // namespace

int fmt(const Command& command, std::span<const std::string> arguments, Console& console) {
  FmtOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (!gather_logs(options.logs, command.name, console)) return unusable;
  const auto library = open_library(options.rules, console);
  if (library == nullptr || !can_be_written(options, console)) return unusable;
  if (!options.to.empty() && !is_known_language(*library, options.to, console)) return unusable;
  const archive::Inputs inputs = archive::find_inputs(options.logs.logs);
  complain_about(inputs.troubles, console);
  const int status = Formatting(options, *library, console).run(inputs.files);
  return inputs.troubles.empty() ? status : std::max<int>(status, unusable);
}

}  // namespace dogeref::cli
