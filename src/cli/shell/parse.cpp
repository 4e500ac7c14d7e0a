// The one file that sees CLI11, which takes seconds to compile.

#include "cli/shell/parse.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>
#include <utility>

#include <CLI/CLI.hpp>

#include "cli/shell/describe.h"
#include "cli/shell/help.h"
#include "cli/shell/suggest.h"

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

/// What CLI11 says of an option with too many values or too few, as people say it.
std::string wrong_number(const std::string& said) {
  constexpr std::string_view missing = " missing";
  const std::string option = said.substr(0, said.find_first_of(": "));
  const std::size_t what = said.find(" required ");
  if (said.ends_with(missing) && what != std::string::npos) {
    const std::size_t from = what + std::string_view(" required ").size();
    return option + " needs a value: " + said.substr(from, said.size() - missing.size() - from);
  }
  return said.find("At Most") == std::string::npos ? said : option + " can be given only once";
}

/// Numbers are looked at before CLI11 reads them, so this is a flag: "Could not convert: --strict = much".
std::string needless_value(const std::string& said) {
  const std::size_t name = said.find("--");
  return name == std::string::npos ? said : said.substr(name, said.find(' ', name) - name) + " takes no value";
}

std::string reason_of(const CLI::App& app, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unknown_option(app);
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return wrong_number(error.what());
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) return needless_value(error.what());
  return error.what();
}

/// The option that is written with `=` and nothing behind it, for which CLI11 would take the next word; or none.
std::string without_value(std::span<const std::string> arguments) {
  for (const std::string& argument : arguments) {
    if (argument == "--") break;
    if (argument.starts_with("--") && argument.find('=') == argument.size() - 1)
      return argument.substr(0, argument.size() - 1);
  }
  return {};
}

std::string type_of(const CLI::Option& option) {
  return option.get_type_size() == 0 ? std::string() : option.get_type_name();
}

/// `limit_to` shows the words as the type.
std::vector<std::string> words_of(const std::string& type) {
  return type.find('|') == std::string::npos ? std::vector<std::string>() : CLI::detail::split(type, '|');
}

/// Whole numbers an option may have. Where only the machine sets the end, it is told to those alone who go past it.
struct Range {
  std::uint64_t least = 0;
  std::uint64_t most = 0;
  bool is_open = false;
};

/// Why a value is no whole number of the range; empty when it is one. CLI11 takes what is past 64 bits for the last
/// one.
std::string not_within(const Range& range, const std::string& given) {
  std::uint64_t number = 0;
  const char* const end = given.data() + given.size();
  const auto [stop, error] = std::from_chars(given.data(), end, number);
  const bool is_number = stop == end && error != std::errc::invalid_argument;
  const bool is_past = is_number && (error == std::errc::result_out_of_range || number > range.most);
  if (is_number && !is_past && number >= range.least) return {};
  std::string text = "'" + given + "' is not a whole number from " + std::to_string(range.least);
  return text + (range.is_open && !is_past ? " up" : " to " + std::to_string(range.most));
}

void limit(CLI::Option& option, const Range& range) {
  option.check([range](const std::string& given) { return not_within(range, given); });
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
  option_->transform([words](const std::string& given) {
    const auto known = std::find(words.begin(), words.end(), CLI::detail::to_lower(given));
    return known == words.end() ? given : *known;
  });
  option_->check([what = std::string(what), words = std::move(words)](const std::string& given) {
    const bool known = std::find(words.begin(), words.end(), given) != words.end();
    return known ? std::string() : no_such(what, given, views_of(words));
  });
  return *this;
}

Option Option::any_case() const {
  option_->transform([](const std::string& given) { return CLI::detail::to_lower(given); });
  return *this;
}

Option Option::positive() const {
  limit(*option_, {1, most_, true});
  return *this;
}

Option Option::not_negative() const {
  limit(*option_, {0, most_, true});
  return *this;
}

Option Option::range(unsigned least, unsigned most) const {
  limit(*option_, {least, most, false});
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
}

Parser::~Parser() = default;

Option Parser::option(const std::string& names, std::string& into, const std::string& help) {
  return Option(app_->add_option(names, into, help));
}

Option Parser::option(const std::string& names, std::vector<std::string>& into, const std::string& help) {
  return Option(app_->add_option(names, into, help));
}

Option Parser::option(const std::string& names, int& into, const std::string& help) {
  return Option(app_->add_option(names, into, help), std::numeric_limits<int>::max());
}

Option Parser::option(const std::string& names, std::uint32_t& into, const std::string& help) {
  return Option(app_->add_option(names, into, help), std::numeric_limits<std::uint32_t>::max());
}

Option Parser::option(const std::string& names, std::uint64_t& into, const std::string& help) {
  return Option(app_->add_option(names, into, help), std::numeric_limits<std::uint64_t>::max());
}

Option Parser::flag(const std::string& names, bool& into, const std::string& help) {
  return Option(app_->add_flag(names, into, help));
}

std::optional<int> Parser::parse(std::span<const std::string> arguments, Console& console) {
  if (arguments.size() == 1 && arguments.front() == describe_option) {
    console.write(description(options(), command_));
    return ok;
  }
  if (const std::string name = without_value(arguments); !name.empty()) {
    console.complain(std::string(command_.name) + ": " + name + " has an empty value");
    return unusable;
  }
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
  try {
    app_->parse(std::move(reversed));
  } catch (const CLI::CallForHelp&) {
    console.write(help_of(command_, options(), console));
    return ok;
  } catch (const CLI::ParseError& error) {
    console.complain(std::string(command_.name) + ": " + reason_of(*app_, error));
    console.note(console.say("(" + title(command_) + " --help lists the options)") + '\n');
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
