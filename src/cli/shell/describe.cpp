#include "cli/shell/describe.h"

#include <nlohmann/json.hpp>

#include "render/words/json_text.h"

namespace dogeref::cli {
namespace {

using Json = nlohmann::ordered_json;

Json option_entry(const OptionInfo& option) {
  Json entry = {{"names", option.names}, {"help", option.help}};
  if (!option.value.empty()) entry["value"] = option.value;
  if (!option.words.empty()) entry["words"] = option.words;
  return entry;
}

Json argument_entry(const OptionInfo& option) {
  Json entry = {{"name", option.names.front()}, {"help", option.help}};
  if (!option.words.empty()) entry["words"] = option.words;
  return entry;
}

}  // namespace

std::string description(std::span<const OptionInfo> options, const Command& command) {
  Json arguments = Json::array();
  Json named = Json::array();
  for (const OptionInfo& option : options) {
    if (option.is_argument) {
      arguments.push_back(argument_entry(option));
    } else {
      named.push_back(option_entry(option));
    }
  }
  const Json described = {{"name", command.name},       {"usage", command.usage}, {"summary", command.summary},
                          {"example", command.example}, {"arguments", arguments}, {"options", named}};
  return render::json_line(described);
}

std::string description(const Command& command, std::span<const Command> table) {
  Json commands = Json::array();
  for (const Command& each : table) commands.push_back(each.name.substr(each.name.rfind(' ') + 1));
  const Json described = {{"name", command.name},       {"usage", command.usage},     {"summary", command.summary},
                          {"example", command.example}, {"arguments", Json::array()}, {"options", Json::array()},
                          {"commands", commands}};
  return render::json_line(described);
}

}  // namespace dogeref::cli
