// The one file that sees CLI11, which takes seconds to compile.

#include "cli/parse.h"

#include <algorithm>
#include <utility>

#include <CLI/CLI.hpp>

#include "cli/describe.h"
#include "cli/suggest.h"

namespace dogeref::cli {
namespace {

std::string title(const Command& command) { return "dogeref " + std::string(command.name); }

/// CLI11 has no suggestions of its own.
std::string unknown_option(const CLI::App& app) {
  for (const std::string& extra : app.remaining()) {
    if (!extra.starts_with('-')) continue;
    std::vector<std::string> known;
    for (const CLI::Option* option : app.get_options()) {
      for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    }
    return no_such("option", extra.substr(0, extra.find('=')), views_of(known));
  }
  return "unexpected argument " + (app.remaining().empty() ? std::string() : "'" + app.remaining().front() + "'");
}

std::string reason_of(const CLI::App& app, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unknown_option(app);
  return error.what();
}

/// Without what CLI11 adds to say what is checked: "N:INT in [0 - 256]".
std::string type_of(const CLI::Option& option) {
  if (option.get_type_size() == 0) return {};
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));
}

/// `limit_to` shows the words as the type.
std::vector<std::string> words_of(const std::string& type) {
  return type.find('|') == std::string::npos ? std::vector<std::string>() : CLI::detail::split(type, '|');
}

/// Why a value is no whole number from a smallest one on; empty when it is one.
std::string not_from(int least, const std::string& given) {
  const bool digits = !given.empty() && given.find_first_not_of("0123456789") == std::string::npos;
  const bool zero = given.find_first_not_of('0') == std::string::npos;
  if (digits && (least == 0 || !zero)) return {};
  return "'" + given + "' is no whole number from " + std::to_string(least) + " on";
}

OptionInfo info_of(const CLI::Option& option) {
  OptionInfo info;
  info.is_argument = option.get_positional();
  if (info.is_argument) info.names.push_back(option.get_name(true));
  for (const std::string& name : option.get_snames()) info.names.push_back('-' + name);
  for (const std::string& name : option.get_lnames()) info.names.push_back("--" + name);
  info.help = option.get_description();
  info.value = type_of(option);
  info.words = words_of(info.value);
  return info;
}

}  // namespace

Option Option::type_name(std::string_view name) const {
  option_->type_name(std::string(name));
  return *this;
}

Option Option::required() const {
  option_->required();
  return *this;
}

Option Option::repeatable() const {
  option_->allow_extra_args(false);
  return *this;
}

Option Option::comma_separated() const {
  option_->delimiter(',')->allow_extra_args(false);
  return *this;
}

Option Option::limit_to(std::string_view what, std::vector<std::string> words) const {
  std::string shown;
  for (const std::string& word : words) shown.append(shown.empty() ? "" : "|").append(word);
  option_->type_name(shown);
  option_->check([what = std::string(what), words = std::move(words)](const std::string& given) {
    const bool known = std::find(words.begin(), words.end(), given) != words.end();
    return known ? std::string() : no_such(what, given, views_of(words));
  });
  return *this;
}

Option Option::positive() const {
  option_->check([](const std::string& given) { return not_from(1, given); });
  return *this;
}

Option Option::not_negative() const {
  option_->check([](const std::string& given) { return not_from(0, given); });
  return *this;
}

Option Option::range(int least, int most) const {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option Option::excludes(Option other) const {
  option_->excludes(other.option_);
  return *this;
}

Option Option::needs(Option other) const {
  option_->needs(other.option_);
  return *this;
}

Parser::Parser(const Command& command)
    : command_(command), app_(std::make_unique<CLI::App>(std::string(command.summary), title(command))) {
  app_->set_help_flag("-h,--help", "print this help");
  app_->footer("example: " + std::string(command.example));
}

Parser::~Parser() = default;

Option Parser::option(const std::string& names, std::string& into, const std::string& help) {
  return Option(app_->add_option(names, into, help));
}

Option Parser::option(const std::string& names, std::vector<std::string>& into, const std::string& help) {
  return Option(app_->add_option(names, into, help));
}

Option Parser::option(const std::string& names, int& into, const std::string& help) {
  return Option(app_->add_option(names, into, help));
}

Option Parser::option(const std::string& names, std::uint32_t& into, const std::string& help) {
  return Option(app_->add_option(names, into, help));
}

Option Parser::option(const std::string& names, std::uint64_t& into, const std::string& help) {
  return Option(app_->add_option(names, into, help));
}

Option Parser::flag(const std::string& names, bool& into, const std::string& help) {
  return Option(app_->add_flag(names, into, help));
}

std::optional<int> Parser::parse(std::span<const std::string> arguments, Console& console) {
  if (arguments.size() == 1 && arguments.front() == describe_option) {
    console.write(description(options(), command_));
    return ok;
  }
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
  try {
    app_->parse(std::move(reversed));
  } catch (const CLI::CallForHelp&) {
    console.write(app_->help());
    return ok;
  } catch (const CLI::ParseError& error) {
    console.complain(std::string(command_.name) + ": " + reason_of(*app_, error));
    console.note("(" + title(command_) + " --help lists the options)\n");
    return unusable;
  }
  return std::nullopt;
}

std::vector<OptionInfo> Parser::options() const {
  std::vector<OptionInfo> infos;
  for (const CLI::Option* option : std::as_const(*app_).get_options()) {
    if (option->get_positional() || !option->get_group().empty()) infos.push_back(info_of(*option));
  }
  return infos;
}

}  // namespace dogeref::cli
