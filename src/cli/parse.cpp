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

}  // namespace

std::unique_ptr<CLI::App> parser_for(const Command& command) {
  auto app = std::make_unique<CLI::App>(std::string(command.summary), title(command));
  app->set_help_flag("-h,--help", "print this help");
  app->footer("example: " + std::string(command.example));
  return app;
}

std::optional<int> parse(CLI::App& app, const Command& command, std::span<const std::string> arguments,
                         Console& console) {
  if (arguments.size() == 1 && arguments.front() == describe_option) {
    console.write(description(app, command));
    return ok;
  }
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
  try {
    app.parse(std::move(reversed));
  } catch (const CLI::CallForHelp&) {
    console.write(app.help());
    return ok;
  } catch (const CLI::ParseError& error) {
    console.complain(std::string(command.name) + ": " + reason_of(app, error));
    console.note("(" + title(command) + " --help lists the options)\n");
    return unusable;
  }
  return std::nullopt;
}

void limit_to(CLI::Option& option, std::string_view what, std::vector<std::string> words) {
  std::string shown;
  for (const std::string& word : words) shown.append(shown.empty() ? "" : "|").append(word);
  option.type_name(shown);
  option.check([what = std::string(what), words = std::move(words)](const std::string& given) {
    const bool known = std::find(words.begin(), words.end(), given) != words.end();
    return known ? std::string() : no_such(what, given, views_of(words));
  });
}

}  // namespace dogeref::cli
