#include "cli/describe.h"

#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace dogeref::cli {
namespace {

using Json = nlohmann::ordered_json;

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

Json names_of(const CLI::Option& option) {
  Json names = Json::array();
  for (const std::string& name : option.get_snames()) names.push_back('-' + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

Json option_entry(const CLI::Option& option) {
  Json entry = {{"names", names_of(option)}, {"help", option.get_description()}};
  const std::string type = type_of(option);
  if (type.empty()) return entry;
  entry["value"] = type;
  if (const std::vector<std::string> words = words_of(type); !words.empty()) entry["words"] = words;
  return entry;
}

Json argument_entry(const CLI::Option& option) {
  Json entry = {{"name", option.get_name(true)}, {"help", option.get_description()}};
  if (const std::vector<std::string> words = words_of(type_of(option)); !words.empty()) entry["words"] = words;
  return entry;
}

}  // namespace

std::string description(const CLI::App& app, const Command& command) {
  Json arguments = Json::array();
  Json options = Json::array();
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional()) {
      arguments.push_back(argument_entry(*option));
    } else if (!option->get_group().empty()) {
      options.push_back(option_entry(*option));
    }
  }
  const Json described = {{"name", command.name},       {"usage", command.usage}, {"summary", command.summary},
                          {"example", command.example}, {"arguments", arguments}, {"options", options}};
  return described.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string description(const Command& command, std::span<const Command> table) {
  Json commands = Json::array();
  for (const Command& each : table) commands.push_back(each.name.substr(each.name.rfind(' ') + 1));
  const Json described = {{"name", command.name},       {"usage", command.usage},     {"summary", command.summary},
                          {"example", command.example}, {"arguments", Json::array()}, {"options", Json::array()},
                          {"commands", commands}};
  return described.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace dogeref::cli
