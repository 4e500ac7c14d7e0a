#include "manual/described.h"

#include <algorithm>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "cli/shell/commands.h"
#include "games/games.h"
#include "rules/library/embedded.h"
#include "rules/library/library.h"
#include "support/program.h"

namespace dogeref::tests {
namespace {

using Json = nlohmann::ordered_json;

Entry argument(const Json& json) {
  const std::string name = json.at("name");
  return {{name}, json.at("help"), name, json.value("words", std::vector<std::string>())};
}

Entry option(const Json& json) {
  return {json.at("names"), json.at("help"), json.value("value", ""), json.value("words", std::vector<std::string>())};
}

void describe(const std::string& name, std::vector<Described>& all) {
  const Ran ran = shell("dogeref " + name + " --describe");
  if (ran.status != 0) throw std::runtime_error("dogeref " + name + " --describe: " + ran.err);
  const Json json = Json::parse(ran.out);
  Described command = {name, json.at("usage"), json.at("summary"), json.at("example"), {}, {}};
  for (const Json& each : json.at("arguments")) command.arguments.push_back(argument(each));
  for (const Json& each : json.at("options")) command.options.push_back(option(each));
  all.push_back(std::move(command));
  for (const Json& each : json.value("commands", Json::array())) describe(name + ' ' + each.get<std::string>(), all);
}

std::vector<Described> described() {
  std::vector<Described> all;
  for (const cli::Command& command : cli::commands()) describe(std::string(command.name), all);
  return all;
}

void insert(std::vector<std::string>& into, const std::vector<std::string>& more) {
  into.insert(into.end(), more.begin(), more.end());
  std::sort(into.begin(), into.end());
  into.erase(std::unique(into.begin(), into.end()), into.end());
}

std::map<std::string, std::vector<std::string>> make_lists() {
  const std::vector<const rules::GameShapes*> shapes = games::shapes();
  const rules::Library library(rules::shipped(), shapes);
  std::map<std::string, std::vector<std::string>> made;
  for (const std::string& game : library.games()) {
    insert(made["GAME"], {game});
    insert(made["EDITION"], library.editions(game));
    insert(made["VARIANT"], library.variants(game));
    insert(made["LANGUAGE"], library.languages(game));
    for (const rules::RuleEntry& entry : library.rulebook(game).entries()) insert(made["CODE"], {entry.code});
  }
  return made;
}

}  // namespace

const std::vector<Described>& all_commands() {
  static const std::vector<Described> all = described();
  return all;
}

std::vector<const Described*> commands_after(std::string_view name) {
  std::vector<const Described*> after;
  for (const Described& command : all_commands()) {
    const std::size_t space = command.name.rfind(' ');
    const std::string_view before = space == std::string::npos ? "" : std::string_view(command.name).substr(0, space);
    if (before == name) after.push_back(&command);
  }
  return after;
}

std::string last_word(const Described& command) { return command.name.substr(command.name.rfind(' ') + 1); }

const std::map<std::string, std::vector<std::string>>& lists() {
  static const auto made = make_lists();
  return made;
}

Choice choice_of(const Entry& entry) {
  if (!entry.words.empty()) return {Choice::Kind::words, false, {}, entry.words};
  const bool several = entry.value.ends_with(",...");
  const std::string what = entry.value.substr(0, entry.value.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
  if (what == "RULES") return {Choice::Kind::list, several, "EDITION", {}};  // variants may follow it
  if (lists().count(what) > 0) return {Choice::Kind::list, several, what, {}};
  if (what == "DIR") return {Choice::Kind::folders, several, {}, {}};
  const bool file = what == "FILE" || what == "LOG" || what == "SUITE" || what == "JSON";
  return {file ? Choice::Kind::files : Choice::Kind::free, several, {}, {}};
}

}  // namespace dogeref::tests
