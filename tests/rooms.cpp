#include "rooms.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <sstream>

#include "house_rules.h"
#include "includes.h"

namespace dogeref::tests {
namespace {

struct Folder {
  std::string name;
  std::vector<std::string> rooms;  ///< lowest first; "" is what stands in the folder itself
};

/// The rooms of each folder that has some. Whoever adds a room says here what it may see: the rooms before it. Of a
/// game its own house.txt says it.
std::vector<Folder> all_folders() {
  std::vector<Folder> all = {
      {"rules", {"tree", "shape", "texts", "library"}},
      {"referee", {"game", "record", "repairs", "judge", "rewrite", "questions"}},
      {"render", {"", "words", "terminal", "notices", "picture", "rules", "tests", "verdict"}},
      {"tournament",
       {"number", "codes", "scheme", "event", "record", "ranking", "check", "pairing", "outlook", "suite", "print",
        "store"}},
      {"cli", {"shell", "options", "rewrite", "logs", "rules", "play", "tournament"}},
  };
  for (const HouseRules& game : house_rules()) all.push_back({game.folder, game.rooms});
  return all;
}

const std::vector<Folder>& folders() {
  static const std::vector<Folder> all = all_folders();
  return all;
}

struct Place {
  std::size_t folder;  ///< in folders()
  std::size_t room;    ///< in Folder::rooms; their number where the table does not know the room
};

std::optional<Place> place_of(std::string_view path) {
  for (std::size_t i = 0; i < folders().size(); ++i) {
    const Folder& folder = folders()[i];
    if (!path.starts_with(folder.name + "/")) continue;
    const std::string_view rest = path.substr(folder.name.size() + 1);
    const auto slash = rest.rfind('/');
    const std::string_view room = slash == std::string_view::npos ? "" : rest.substr(0, slash);
    const auto found = std::find(folder.rooms.begin(), folder.rooms.end(), room);
    return Place{i, static_cast<std::size_t>(found - folder.rooms.begin())};
  }
  return std::nullopt;
}

bool is_known(const Place& place) { return place.room < folders()[place.folder].rooms.size(); }

std::string fault_of_room(std::string_view from, std::string_view to) {
  const auto here = place_of(from);
  const auto there = place_of(to);
  if (!here || !there || here->folder != there->folder || !is_known(*here) || !is_known(*there)) return "";
  return there->room > here->room ? std::string(to) + " is in a room above" : "";
}

std::string stem(std::string_view path) { return std::string(path.substr(0, path.rfind('.'))); }

using Graph = std::map<std::string, std::set<std::string>>;

Graph stems_seen(const std::vector<Source>& sources) {
  Graph seen;
  for (const Source& source : sources)
    for (const Include& include : own_includes(source)) {
      if (stem(include.header) != stem(source.path)) seen[stem(source.path)].insert(stem(include.header));
    }
  return seen;
}

/// Walks the graph depth first and notes each way that comes back to where it is.
class Walk {
 public:
  explicit Walk(const Graph& graph) : graph_(graph) {}

  std::vector<std::string> circles() {
    for (const auto& [node, seen] : graph_) visit(node);
    std::sort(found_.begin(), found_.end());
    return found_;
  }

 private:
  void visit(const std::string& node) {
    const auto here = std::find(way_.begin(), way_.end(), node);
    if (here != way_.end()) return note(here);
    if (!done_.insert(node).second) return;
    way_.push_back(node);
    const auto seen = graph_.find(node);
    if (seen != graph_.end())
      for (const std::string& next : seen->second) visit(next);
    way_.pop_back();
  }

  void note(std::vector<std::string>::const_iterator begin) {
    std::string circle;
    for (auto i = begin; i != way_.end(); ++i) circle += *i + " -> ";
    found_.push_back(circle + *begin);
  }

  const Graph& graph_;
  std::vector<std::string> way_;
  std::set<std::string> done_;
  std::vector<std::string> found_;
};

}  // namespace

std::vector<std::string> broken_rooms(const std::vector<Source>& sources) {
  std::vector<std::string> faults;
  for (const Source& source : sources) {
    const auto place = place_of(source.path);
    if (place && !is_known(*place)) faults.push_back(source.path + ":1: is in no room of the table");
    for (const Include& include : own_includes(source)) {
      const std::string fault = fault_of_room(source.path, include.header);
      if (!fault.empty()) faults.push_back(source.path + ":" + std::to_string(include.line) + ": " + fault);
    }
  }
  return faults;
}

std::vector<std::string> circles(const std::vector<Source>& sources) {
  const Graph graph = stems_seen(sources);
  return Walk(graph).circles();
}

std::vector<std::string> crowded_folders(const std::vector<Source>& sources) {
  std::map<std::string, int> counts;
  for (const Source& source : sources) ++counts[source.path.substr(0, source.path.rfind('/'))];
  std::vector<std::string> crowded;
  for (const auto& [folder, count] : counts)
    if (count > most_files_of_a_folder) crowded.push_back(folder + ": " + std::to_string(count) + " files");
  return crowded;
}

}  // namespace dogeref::tests
