#include "tournament/event/reader.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "rules/shape/check.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_limits.h"
#include "text/file.h"
#include "tournament/event/event_reader.h"
#include "tournament/event/shapes.h"

namespace dogeref::tournament {
namespace {

namespace fs = std::filesystem;

bool leads_up(const fs::path& path) {
  return path.is_absolute() || std::any_of(path.begin(), path.end(), [](const fs::path& part) { return part == ".."; });
}

}  // namespace

void EventReader::read(const Node& root, Event& event) {
  head(root, event);
  scheme(*root.find("scheme"), event);
  if (const Node* map = root.find("players")) players(*map, event);
  if (const Node* map = root.find("teams")) teams(*map, event);
  if (const Node* map = root.find("rounds")) rounds(*map, event);
  penalties(root.find("penalties"), event);
  incidents(root.find("incidents"), event);
  tosses(root.find("tosses"), event);
  if (const Node* node = root.find("standings")) declared(*node, event);
}

const TableEntry* Event::find(std::string_view table) const {
  for (const Round& round : rounds) {
    for (const TableEntry& entry : round.tables) {
      if (entry.id == table) return &entry;
    }
  }
  return nullptr;
}

bool Event::allows(std::string_view table, std::string_view code) const {
  return std::any_of(incidents.begin(), incidents.end(),
                     [&](const Incident& incident) { return incident.table == table && incident.allow == code; });
}

std::optional<Event> read_event_text(std::string_view text, const std::string& path, const std::string& shown,
                                     const std::string& folder, rules::FaultList& faults) {
  const std::size_t before = faults.size();
  const auto root = rules::read_yaml_with_decimals(text, faults.add_file(shown), faults);
  if (!root) return std::nullopt;
  rules::check(*root, event_shape(), {}, faults);
  if (faults.size() != before) return std::nullopt;
  Event event;
  event.path = path;
  event.shown = shown;
  event.folder = folder;
  EventReader(faults).read(*root, event);
  if (faults.size() != before) return std::nullopt;
  return event;
}

std::optional<Event> read_event(const std::string& path, const std::string& shown, rules::FaultList& faults) {
  const auto text = text::read_file(path, rules::yaml_size_limit);
  if (text) return read_event_text(text.value(), path, shown, fs::path(path).parent_path().string(), faults);
  faults.add({shown, 0, 0, text.error()});
  return std::nullopt;
}

std::string path_below(const Event& event, const Written& name, rules::FaultList& faults) {
  const std::string quoted = rules::in_quotes(name.text);
  const auto refuse = [&](const std::string& why) {
    faults.add(name.origin, why);
    return std::string();
  };
  if (leads_up(name.text)) return refuse(quoted + " is not below the tournament's folder");
  std::error_code error;
  const fs::path folder = fs::canonical(event.folder.empty() ? "." : event.folder, error);
  const fs::path file = error ? fs::path() : fs::canonical(folder / name.text, error);
  if (error) return refuse("cannot read " + quoted + ": no such file");
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
  if (end != folder.end()) return refuse(quoted + " is not below the tournament's folder");
  return file.string();
}

}  // namespace dogeref::tournament
