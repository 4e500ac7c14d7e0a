// dogeref tournament pages: what hangs on the wall or is published.

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/tournament/desk.h"
#include "cli/tournament/office.h"
#include "cli/tournament/page.h"
#include "text/file.h"
#include "text/replace.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

using tournament::Rest;
using tournament::Seating;
using tournament::Standings;

/// Makes the pages of one event; nothing is written before all are made.
class PageMaker {
 public:
  PageMaker(const Tournament& opened, Console& console) : opened_(opened), console_(console) {}

  /// Names of files with what is in them, the index first; nothing where numbers grew too large, which is said.
  std::vector<std::pair<std::string, std::string>> run() {
    const std::vector<Standings> stages = played_stages();
    for (const Standings& stage : stages) {
      if (stage.sound) continue;
      tell_too_large(opened_, {stage.part.stage, 0}, console_);
      return {};
    }
    for (const tournament::Round& round : opened_.event.rounds) seatings(round.number);
    slips();
    ranks(stages);
    add("rounds.html", "all rounds", [&](Page& page) {
      for (const Standings& stage : stages) page.table(Desk(opened_, stage, console_).rounds());
    });
    add("cards.html", "cards of the players", [&](Page& page) { cards(stages, page); });
    Page index(opened_.event.title, opened_.language);
    index.links(links_);
    files_.insert(files_.begin(), {"index.html", index.finish(opened_.event.id)});
    return std::move(files_);
  }

 private:
  template <class Fill>
  void add(const std::string& file, const std::string& english, const Fill& fill) {
    const std::string name = console_.say(english);
    Page page(opened_.event.title + console_.say(": ") + name, opened_.language);
    fill(page);
    links_.emplace_back(file, name);
    files_.emplace_back(file, page.finish(opened_.event.id));
  }

  [[nodiscard]] const std::string& name_of(std::size_t player) const { return opened_.results().players[player].name; }

  [[nodiscard]] std::vector<const Seating*> tables_of(int round) const {
    std::vector<const Seating*> tables;
    for (const Seating& seating : opened_.assembled.seatings) {
      if (seating.entry->round == round) tables.push_back(&seating);
    }
    return tables;
  }

  static const std::vector<std::size_t>& players_of(const Seating& seating) {
    return seating.drawn.empty() ? seating.played : seating.drawn;
  }

  /// Of the stages in which a table was played, the last one first; of the first stage before anything is played.
  [[nodiscard]] std::vector<Standings> played_stages() const {
    const auto& stages = opened_.scheme.stages;
    std::vector<Standings> played;
    for (auto stage = stages.rbegin(); stage != stages.rend(); ++stage) {
      Standings standings = standings_of(opened_.results(), opened_.scheme, {stage->id, 0});
      if (standings.part.after > 0) played.push_back(std::move(standings));
    }
    if (played.empty()) played.push_back(standings_of(opened_.results(), opened_.scheme, {}));
    return played;
  }

  void ranks(const std::vector<Standings>& stages) {
    add("standings.html", "standings", [&](Page& page) {
      for (const Standings& stage : stages) {
        const Desk desk(opened_, stage, console_);
        page.table(desk.players());
        if (!opened_.results().teams.empty() && is_for_teams(stage)) page.table(desk.teams());
      }
    });
  }

  /// A cut that carries nothing leaves teams without most of their members.
  [[nodiscard]] bool is_for_teams(const Standings& standings) const {
    return std::none_of(
        opened_.scheme.stages.begin(), opened_.scheme.stages.end(), [&](const tournament::Stage& stage) {
          return stage.id == standings.part.stage && !stage.from.empty() && stage.carry == tournament::Carry::none;
        });
  }

  /// Player by player, in the order of the last stage in which each is; each with all stages, the last one first.
  void cards(const std::vector<Standings>& stages, Page& page) const {
    std::set<std::size_t> done;
    for (const Standings& last : stages) {
      for (const tournament::StandingsRow& row : last.rows) {
        if (!done.insert(row.who).second) continue;
        for (const Standings& stage : stages) {
          const std::vector<std::size_t>& players = stage.part.players;
          if (std::find(players.begin(), players.end(), row.who) != players.end())
            page.table(Desk(opened_, stage, console_).card(row.who));
        }
      }
    }
  }

  void seatings(int round) {
    const std::string number = std::to_string(round);
    add("seating-" + number + ".html", "seating of round " + number, [&](Page& page) {
      page.table(by_player(round));
      page.table(by_table(round));
    });
  }

  [[nodiscard]] Grid by_table(int round) const {
    Grid grid;
    grid.title = console_.say("by table");
    grid.head = {console_.say("table"), console_.say("seat"), console_.say("player")};
    grid.right = 0b010;
    for (const Seating* table : tables_of(round)) {
      std::size_t seat = 0;
      for (const std::size_t player : players_of(*table))
        grid.rows.push_back({table->entry->key, std::to_string(++seat), name_of(player)});
    }
    return grid;
  }

  [[nodiscard]] Grid by_player(int round) const {
    Grid grid;
    grid.title = console_.say("by player");
    grid.head = {console_.say("player"), console_.say("table"), console_.say("seat")};
    grid.right = 0b100;
    for (const Seating* table : tables_of(round)) {
      std::size_t seat = 0;
      for (const std::size_t player : players_of(*table))
        grid.rows.push_back({name_of(player), table->entry->key, std::to_string(++seat)});
    }
    const auto rest = [&](const std::vector<Rest>& rests, const std::string& what) {
      for (const Rest& each : rests) {
        if (each.round == round) grid.rows.push_back({name_of(each.player), what, "-"});
      }
    };
    rest(opened_.results().byes, console_.say("bye"));
    rest(opened_.results().absences, console_.say("absent"));
    std::sort(grid.rows.begin(), grid.rows.end(), [](const auto& one, const auto& other) {
      return std::pair(text::fold(one.front()), one) < std::pair(text::fold(other.front()), other);
    });
    return grid;
  }

  /// Of the last round's tables that are not played yet.
  void slips() {
    if (opened_.event.rounds.empty()) return;
    const int round = opened_.event.rounds.back().number;
    std::vector<const Seating*> open = tables_of(round);
    const auto is_played = [](const Seating* table) { return table->entry->log || !table->entry->sheet.empty(); };
    open.erase(std::remove_if(open.begin(), open.end(), is_played), open.end());
    if (open.empty()) return;
    const std::string number = std::to_string(round);
    add("slips-" + number + ".html", "slips of round " + number, [&](Page& page) {
      for (const Seating* table : open) slip(*table, page);
    });
  }

  void slip(const Seating& table, Page& page) const {
    std::vector<std::string> columns = {console_.say("player"), console_.say("place")};
    for (const std::string& column : opened_.facts.columns) {
      columns.push_back(opened_.column(column));
      std::replace(columns.back().begin(), columns.back().end(), '_', ' ');
    }
    std::vector<std::string> players;
    for (const std::size_t player : players_of(table)) players.push_back(name_of(player));
    const std::string round = console_.say("round " + std::to_string(table.entry->round));
    page.slip(opened_.event.title + ", " + round + ", " + console_.say("table " + table.entry->key), players, columns,
              console_.say("signatures"));
  }

  const Tournament& opened_;
  Console& console_;
  std::vector<std::pair<std::string, std::string>> links_;
  std::vector<std::pair<std::string, std::string>> files_;
};

bool write_pages(const std::vector<std::pair<std::string, std::string>>& files, const std::string& folder,
                 Console& console) {
  std::error_code error;
  const bool is_there = std::filesystem::is_directory(folder, error);
  if (!is_there && !std::filesystem::create_directory(folder, error)) {
    console.complain("cannot write to " + folder + ": " + (error ? error.message() : "it is no folder"));
    return false;
  }
  for (const auto& [name, text] : files) {
    const std::string path = folder + '/' + name;
    const std::string trouble = text::replace_file(path, text);
    if (trouble.empty()) continue;
    console.complain("cannot write to " + path + ": " + trouble);
    return false;
  }
  return true;
}

/// Whether a name is that of a page of a round: the others are written each time.
bool is_of_round(std::string_view name) {
  for (const std::string_view start : {"seating-", "slips-"}) {
    if (!name.starts_with(start) || !name.ends_with(".html")) continue;
    name.remove_prefix(start.size());
    name.remove_suffix(std::string_view(".html").size());
    return !name.empty() && name.find_first_not_of("0123456789") == std::string_view::npos;
  }
  return false;
}

/// Pages of rounds that are gone, or of slips that are filled in, go too, if they are as the program wrote them.
bool remove_stale(const std::vector<std::pair<std::string, std::string>>& files, const std::string& folder,
                  const std::string& event, Console& console) {
  constexpr std::size_t most_bytes = std::size_t{64} << 20;
  std::error_code error;
  std::filesystem::directory_iterator entries(folder, error);
  std::vector<std::filesystem::path> stale;
  for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
    const std::string name = entries->path().filename().string();
    const bool is_written =
        std::any_of(files.begin(), files.end(), [&](const auto& written) { return written.first == name; });
    std::error_code unknown;
    if (is_written || !is_of_round(name) || entries->is_symlink(unknown)) continue;
    const auto text = text::read_file(entries->path().string(), most_bytes);
    if (text && is_sealed(text.value(), event)) stale.push_back(entries->path());
  }
  for (const std::filesystem::path& path : stale) {
    if (std::filesystem::remove(path, error)) continue;
    console.complain("cannot remove " + path.string() + ": " + error.message());
    return false;
  }
  return true;
}

}  // namespace

int tournament_pages(const Command& command, std::span<const std::string> arguments, Console& console) {
  std::string file;
  std::string folder;
  OfficeOptions office;
  Parser parser(command);
  parser.option("FILE", file, "the tournament's file").required();
  parser.option("-o,--output", folder, "the folder for the pages; made if it is not there").type_name("DIR").required();
  add_office_options(parser, office);
  if (const auto status = parser.parse(arguments, console)) return *status;
  const auto opened = open_tournament(file, office, console);
  if (opened == nullptr) return unusable;
  const auto files = PageMaker(*opened, console).run();
  if (files.empty() || !write_pages(files, folder, console)) return unusable;
  return remove_stale(files, folder, opened->event.id, console) ? tell_refused(file, *opened, console) : unusable;
}

}  // namespace dogeref::cli
