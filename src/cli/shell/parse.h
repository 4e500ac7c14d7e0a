#pragma once
// Reading a command's options: help, errors and suggestions alike for all commands.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shell/command.h"
#include "cli/shell/describe.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace dogeref::cli {

/// An option or argument of a parser, good as long as the parser lives. What is called on it says more about it.
class Option {
 public:
  /// `most`: the greatest number that its place can hold.
  explicit Option(CLI::Option* option, std::uint64_t most = 0) : option_(option), most_(most) {}

  /// What stands for the value in help texts. Completions know FILE, DIR, EDITION and the like.
  Option type_name(std::string_view name) const;
  Option required() const;
  /// Each use takes one value.
  Option repeatable() const;
  /// Each use takes one value, or several parted by commas.
  Option comma_separated() const;
  /// An id, which is read in any case and written in small letters.
  Option any_case() const;
  /// One of some words only, in any case; `what` names them in the error message.
  Option limit_to(std::string_view what, std::vector<std::string> words) const;

  /// Whole numbers without a sign. Every option that takes a number has one of these.
  Option positive() const;
  Option not_negative() const;
  Option range(unsigned least, unsigned most) const;

  Option excludes(Option other) const;
  Option needs(Option other) const;

 private:
  CLI::Option* option_;
  std::uint64_t most_;
};

/// The options of a command. Where values go must outlive the parser; what is not given stays as it is.
class Parser {
 public:
  /// A parser that knows the command's name, summary and example; the command must outlive it.
  explicit Parser(const Command& command);
  ~Parser();
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;

  /// Names as in "-j,--jobs"; without a dash it is an argument, the first called is the first on the command line.
  Option option(const std::string& names, std::string& into, const std::string& help);
  Option option(const std::string& names, std::vector<std::string>& into, const std::string& help);
  Option option(const std::string& names, int& into, const std::string& help);
  Option option(const std::string& names, std::uint32_t& into, const std::string& help);
  Option option(const std::string& names, std::uint64_t& into, const std::string& help);
  Option flag(const std::string& names, bool& into, const std::string& help);

  /// Reads the arguments; the exit status when the command is done with that: help was printed, or an error.
  [[nodiscard]] std::optional<int> parse(std::span<const std::string> arguments, Console& console);

  /// Those that are not hidden, in their order.
  [[nodiscard]] std::vector<OptionInfo> options() const;

 private:
  const Command& command_;
  std::unique_ptr<CLI::App> app_;
};

}  // namespace dogeref::cli
