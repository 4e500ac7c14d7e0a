#include "tournament/event/reader.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

#include "rules/shape/check.h"
#include "rules/shape/shape_help.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_limits.h"
#include "text/file.h"
#include "text/unicode.h"
#include "tournament/event/shapes.h"
#include "tournament/scheme/parts.h"
#include "tournament/scheme/shapes.h"

namespace dogeref::tournament {
namespace {

namespace fs = std::filesystem;
using rules::Member;

std::string plain(const Node* node) { return std::string(rules::text_of(node)); }
Written written(const Node& node) { return {text::nfc(node.text), node.origin}; }

std::optional<Written> maybe(const Node* node) {
  return node == nullptr ? std::nullopt : std::optional(written(*node));
}

std::vector<Written> all_written(const Node* list) {
  std::vector<Written> all;
  for (const Member& item : rules::members_of(list)) all.push_back(written(item.value));
  return all;
}

/// Turns a checked tree into a tournament.
class EventReader {
 public:
  explicit EventReader(rules::FaultList& faults) : faults_(faults) {}

  void read(const Node& root, Event& event);

 private:
  void head(const Node& root, Event& event);
  void scheme(const Node& node, Event& event);
  void players(const Node& map, Event& event);
  void teams(const Node& map, Event& event);
  void rounds(const Node& map, Event& event);
  void round(const Member& member, Round& into);
  TableEntry table(const Member& member, int round);
  SheetRow row(const Node& node);
  void value(const Member& member, SheetRow& into);
  void penalties(const Node* list, Event& event);
  void incidents(const Node* list, Event& event);
  void incident(const Node& node, Event& event);
  void tosses(const Node* list, Event& event);
  void declared(const Node& node, Event& event);

  rules::FaultList& faults_;
};

void EventReader::head(const Node& root, Event& event) {
  event.id = plain(root.find("id"));
  event.title = plain(root.find("title"));
  event.game = plain(root.find("game"));
  event.game_origin = root.find("game")->origin;
  if (const Node* edition = root.find("edition")) event.edition = edition->text;
  for (const Member& variant : rules::members_of(root.find("variants"))) event.variants.push_back(variant.value.text);
  event.rules = maybe(root.find("rules"));
}

void EventReader::scheme(const Node& node, Event& event) {
  event.scheme = node;
  if (node.kind == Node::Kind::text) return;
  if (!node.is_map()) return faults_.add(node.origin, found_for(node, "the id of a scheme or a map"));
  rules::Checking how;
  how.overlay = node.find("extends") != nullptr;
  rules::check(node, inline_scheme_shape(), how, faults_);
}

void EventReader::players(const Node& map, Event& event) {
  event.has_register = true;
  for (const Member& member : map.members) {
    Registered& made = event.players.emplace_back();
    made.id = member.key;
    made.origin = member.key_origin;
    const Node* const name = member.value.find("name");
    made.name = name == nullptr ? made.id : text::nfc(name->text);
    made.club = plain(member.value.find("club"));
    for (const Member& also : rules::members_of(member.value.find("also"))) made.also.push_back(also.value.text);
    made.left = rules::integer_of(member.value.find("left"), 0);
    made.reason = plain(member.value.find("reason"));
  }
}

void EventReader::teams(const Node& map, Event& event) {
  for (const Member& member : map.members) {
    Team& made = event.teams.emplace_back();
    made.id = member.key;
    made.origin = member.key_origin;
    const Node* const name = member.value.find("name");
    made.name = name == nullptr ? made.id : text::nfc(name->text);
    made.members = all_written(member.value.find("members"));
  }
}

void EventReader::value(const Member& member, SheetRow& into) {
  const Node& node = member.value;
  into.origins[member.key] = node.origin;
  if (member.key == "player") {
    if (node.kind != Node::Kind::text && node.kind != Node::Kind::integer)
      return faults_.add(node.origin, found_for(node, "a player"));
    into.player = written(node);
    return;
  }
  if (node.kind == Node::Kind::text) return faults_.add(node.origin, found_for(node, "a whole number"));
  if (member.key == "place") {
    if (node.integer < 1 || node.integer > 5) return faults_.add(node.origin, found_for(node, "a place from 1 to 5"));
    into.place = static_cast<int>(node.integer);
    return;
  }
  into.values[member.key] = node.kind == Node::Kind::integer ? std::optional(node.integer) : std::nullopt;
}

SheetRow EventReader::row(const Node& node) {
  SheetRow made;
  made.player.origin = node.origin;
  for (const Member& member : node.members) value(member, made);
  if (node.find("player") == nullptr) faults_.add(node.origin, "the key 'player' is missing");
  return made;
}

TableEntry EventReader::table(const Member& member, int round) {
  TableEntry made;
  made.key = member.key;
  made.round = round;
  made.id = std::to_string(round) + member.key;
  made.origin = member.key_origin;
  const Node& node = member.value;
  if (!node.is_map()) {
    faults_.add(node.origin, found_for(node, "a table with seats, result or log"));
    return made;
  }
  made.log = maybe(node.find("log"));
  if (const Node* sheet = node.find("result")) {
    made.sheet_origin = sheet->origin;
    for (const Member& line : sheet->members) made.sheet.push_back(row(line.value));
  }
  made.seats = all_written(node.find("seats"));
  const Node* const confirmed = node.find("confirmed");
  made.confirmed = confirmed != nullptr && (confirmed->is_map() || confirmed->boolean);
  return made;
}

void EventReader::round(const Member& member, Round& into) {
  for (const Member& each : member.value.members) {
    const bool is_list = each.key == "bye" || each.key == "absent";
    if (!is_list) {
      into.tables.push_back(table(each, into.number));
    } else if (!each.value.is_list()) {
      faults_.add(each.value.origin, found_for(each.value, "a list of players"));
    } else {
      (each.key == "bye" ? into.byes : into.absent) = all_written(&each.value);
    }
  }
}

void EventReader::rounds(const Node& map, Event& event) {
  std::size_t tables = 0;
  for (const Member& member : map.members) {
    Round& made = event.rounds.emplace_back();
    made.number = rules::number_key(member.key);
    made.origin = member.key_origin;
    round(member, made);
    tables += made.tables.size();
  }
  if (tables > static_cast<std::size_t>(most_event_tables))
    faults_.add(map.origin, "more than " + std::to_string(most_event_tables) + " tables");
  std::sort(event.rounds.begin(), event.rounds.end(),
            [](const Round& one, const Round& other) { return one.number < other.number; });
}

void EventReader::penalties(const Node* list, Event& event) {
  for (const Member& item : rules::members_of(list)) {
    const Node& node = item.value;
    const auto points = Fraction::read(node.find("points")->text);
    if (!points) faults_.add(node.find("points")->origin, "a number is divided by 0");
    event.penalties.push_back({written(*node.find("player")), points.value_or(0),
                               rules::integer_of(node.find("round"), 0), plain(node.find("reason"))});
  }
}

void EventReader::incident(const Node& node, Event& event) {
  Incident made;
  made.table = plain(node.find("table"));
  made.origin = node.find("table")->origin;
  made.seat = maybe(node.find("seat"));
  made.substitute = maybe(node.find("substitute"));
  made.counts_for = maybe(node.find("counts_for"));
  if (rules::flag_of(node.find("forfeit"))) made.forfeits = maybe(node.find("player"));
  made.allow = plain(node.find("allow"));
  made.reason = plain(node.find("reason"));
  if (event.find(made.table) == nullptr) {
    std::vector<std::string_view> known;
    for (const Round& round : event.rounds) {
      for (const TableEntry& table : round.tables) known.push_back(table.id);
    }
    faults_.add(made.origin, rules::no_such("table", made.table, known));
  }
  const int kinds = (made.substitute ? 1 : 0) + (made.forfeits ? 1 : 0) + (made.allow.empty() ? 0 : 1);
  if (kinds != 1) faults_.add(node.origin, "an incident is one of substitute, forfeit with a player, and allow");
  if (made.substitute && !made.seat) faults_.add(node.origin, "a substitute needs the seat");
  event.incidents.push_back(std::move(made));
}

void EventReader::incidents(const Node* list, Event& event) {
  for (const Member& item : rules::members_of(list)) {
    if (faults_.full()) return;  // near names of tables take their time
    incident(item.value, event);
  }
}

void EventReader::tosses(const Node* list, Event& event) {
  for (const Member& item : rules::members_of(list)) {
    Toss made{all_written(item.value.find("between")), all_written(item.value.find("order")), item.value.origin};
    std::set<std::string> between;
    std::set<std::string> order;
    for (const Written& name : made.between) between.insert(text::fold(name.text));
    for (const Written& name : made.order) order.insert(text::fold(name.text));
    if (between != order || between.size() != made.between.size() || order.size() != made.order.size())
      faults_.add(made.origin, "the order of a toss names those between whom it was, each once");
    event.tosses.push_back(std::move(made));
  }
}

void EventReader::declared(const Node& node, Event& event) {
  Declared& made = event.declared.emplace();
  made.after = rules::integer_of(node.find("after"), 0);
  made.origin = node.find("after")->origin;
  for (const Member& item : node.find("ranks")->members) {
    const Node& rank = item.value.members.front().value;
    const Node& player = item.value.members.back().value;
    if (rank.kind != Node::Kind::integer) {
      faults_.add(rank.origin, found_for(rank, "a rank"));
      continue;
    }
    made.ranks.push_back({static_cast<int>(rank.integer), written(player)});
  }
}

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

bool leads_up(const fs::path& path) {
  return path.is_absolute() || std::any_of(path.begin(), path.end(), [](const fs::path& part) { return part == ".."; });
}

}  // namespace

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
