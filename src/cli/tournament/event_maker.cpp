#include "cli/tournament/event_maker.h"

#include <filesystem>
#include <utility>

#include "cli/options/chosen_rules.h"
#include "cli/tournament/office.h"
#include "kit/random.h"
#include "simulate/simulator.h"
#include "text/replace.h"
#include "tournament/pairing/rounds.h"

namespace dogeref::cli {
namespace {

using tournament::DrawnRound;
using tournament::DrawnTable;

/// Games tried for a table, of which the strengths choose one.
constexpr int games_tried = 3;
/// One in so many leaves early, comes late, misses a round, and of tables has only a score sheet with a tie.
constexpr int one_leaves_in = 12;
constexpr int one_is_late_in = 12;
constexpr int one_misses_in = 40;
constexpr int one_sheet_in = 8;
/// So many stay whatever happens, for two tables.
constexpr int always_there = 6;

class EventMaker {
 public:
  EventMaker(const EventPlan& plan, std::string folder, const RulesOptions& rules, Console& console)
      : plan_(plan), folder_(std::move(folder)), rules_(rules), console_(console), random_(plan.seed) {}

  bool run() {
    std::error_code error;
    std::filesystem::create_directory(folder_ + "/logs", error);
    if (error) return refuse(folder_ + "/logs", error.message());
    enrol();
    for (int round = 1; round <= plan_.rounds; ++round) {
      if (!play(round)) return false;
    }
    return write("event.yaml", text_);
  }

 private:
  struct Guest {
    std::string id;
    int strength = 0;
    int left = 0;
    int late = 0;  ///< rounds missed at the beginning
  };

  bool refuse(const std::string& path, const std::string& why) {
    console_.complain("cannot write to " + path + ": " + why);
    return false;
  }

  bool write(const std::string& name, const std::string& bytes) {
    const std::string trouble = text::replace_file(folder_ + '/' + name, bytes);
    return trouble.empty() || refuse(folder_ + '/' + name, trouble);
  }

  void enrol() {
    text_ = "kind: tournament\nid: simulated-" + std::to_string(plan_.seed) + "\ntitle: Event " +
            std::to_string(plan_.seed) + "\ngame: " + plan_.game + "\nedition: " + plan_.edition +
            "\nscheme: " + plan_.scheme + "\nplayers:\n";
    for (int number = 1; number <= plan_.players; ++number) {
      Guest& guest = guests_.emplace_back();
      guest.id = "player" + std::to_string(number);
      guest.strength = random_.below(100);
      const bool may_go = number > always_there;
      if (may_go && plan_.rounds > 1 && random_.once_in(one_leaves_in))
        guest.left = 2 + random_.below(plan_.rounds - 1);
      if (may_go && plan_.rounds > 1 && random_.once_in(one_is_late_in)) guest.late = 1;
      text_ += "  " + guest.id + ": {name: Player " + std::to_string(number) + ", club: Club " +
               std::to_string(1 + number % 5);
      text_ += guest.left == 0 ? std::string("}\n") : ", left: " + std::to_string(guest.left) + ", reason: a train}\n";
    }
    text_ += "rounds:\n";
  }

  [[nodiscard]] std::string absent(int round) {
    std::string names;
    for (std::size_t at = 0; at < guests_.size(); ++at) {
      const Guest& guest = guests_[at];
      const bool misses = at >= always_there && random_.once_in(one_misses_in);
      if (guest.left > 0 && round >= guest.left) continue;
      if (round <= guest.late || misses) names.append(names.empty() ? "" : ", ").append(guest.id);
    }
    return names.empty() ? std::string("{}") : "{absent: [" + names + "]}";
  }

  /// The round is drawn as its file stands, then played table by table.
  bool play(int round) {
    const std::string missing = absent(round);
    const std::string number = std::to_string(round);
    if (!write("event.yaml", text_ + "  " + number + ": " + missing + '\n')) return false;
    const auto opened = open_tournament(folder_ + "/event.yaml", {rules_}, console_);
    if (opened == nullptr) return false;
    auto drawn = tournament::RoundMaker(opened->event, opened->scheme, opened->assembled).draw(round, round, {});
    if (!drawn) {
      console_.complain(drawn.error());
      return false;
    }
    const auto found = opened->shelf->find(plan_.game, plan_.edition, {});
    text_ += "  " + number + ":\n";
    if (missing != "{}") text_ += "    " + missing.substr(1, missing.size() - 2) + '\n';
    for (const DrawnTable& table : drawn.value().front().tables) {
      if (!play(round, table, *opened, *found.ruleset)) return false;
    }
    if (!drawn.value().front().byes.empty())
      text_ += "    bye: [" + listed(drawn.value().front().byes, *opened) + "]\n";
    return true;
  }

  [[nodiscard]] static std::string listed(const std::vector<std::size_t>& players, const Tournament& opened) {
    std::string out;
    for (const std::size_t player : players)
      out.append(out.empty() ? "" : ", ").append(opened.results().players[player].id);
    return out;
  }

  /// How well a result goes with the strengths: of each two the stronger before the other.
  [[nodiscard]] int fits(const simulate::Played& played, const std::vector<std::size_t>& players) const {
    int sum = 0;
    for (const referee::Standing& one : played.standings) {
      for (const referee::Standing& other : played.standings) {
        if (one.rank >= other.rank) continue;
        sum += guests_[players[static_cast<std::size_t>(one.seat)]].strength -
               guests_[players[static_cast<std::size_t>(other.seat)]].strength;
      }
    }
    return sum;
  }

  bool play(int round, const DrawnTable& table, const Tournament& opened, const referee::Ruleset& ruleset) {
    const referee::Vocabulary& words = ruleset.vocabulary();
    const auto seats = static_cast<int>(table.players.size());
    if (ruleset.dealer() == nullptr || seats < words.min_players || seats > words.max_players) {
      console_.complain("simulate: " + plan_.game + " cannot be simulated with " + std::to_string(seats) + " players");
      return false;
    }
    simulate::Options how;
    how.game = plan_.game;
    how.edition = plan_.edition;
    how.players = seats;
    how.seed = plan_.seed;
    for (const std::size_t player : table.players) how.names.push_back(opened.results().players[player].id);
    simulate::Simulator simulator(ruleset, how);
    simulate::Played best;
    for (int tried = 0; tried < games_tried; ++tried) {
      const simulate::Played& played = simulator.play(++games_);
      const bool is_whole = played.trouble.empty() && !played.reason.empty();
      if (is_whole && (best.log.empty() || fits(played, table.players) > fits(best, table.players))) best = played;
    }
    if (best.log.empty()) {
      console_.complain("simulate: no game came to its end");
      return false;
    }
    const std::string head = "    " + table.letter + ": {seats: [" + listed(table.players, opened) + "], ";
    const std::string signature = "confirmed: {by: Arbiter}";
    if (random_.once_in(one_sheet_in) && best.standings.size() > 1) {
      text_ += head + "result: " + sheet(best, table, opened, words) + ", " + signature + "}\n";
      return true;
    }
    const std::string name = "logs/r" + std::to_string(round) + table.letter + ".log";
    text_ += head + "log: " + name + ", " + signature + "}\n";
    return write(name, best.log);
  }

  /// A score sheet on which the second has what the first has.
  [[nodiscard]] static std::string sheet(const simulate::Played& played, const DrawnTable& table,
                                         const Tournament& opened, const referee::Vocabulary& words) {
    std::string out = "[";
    for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
      std::size_t at = 0;
      while (static_cast<std::size_t>(played.standings[at].seat) != seat) ++at;
      const referee::Standing& shown = played.standings[at == 1 ? 0 : at];
      out.append(seat == 0 ? "" : ", ").append("{player: ").append(opened.results().players[table.players[seat]].id);
      for (std::size_t column = 0; column < words.columns.size() && column < shown.values.size(); ++column) {
        const auto& value = shown.values[column];
        out.append(", ").append(words.columns[column].name).append(": ").append(value ? std::to_string(*value) : "~");
      }
      out += '}';
    }
    return out + ']';
  }

  const EventPlan& plan_;
  std::string folder_;
  const RulesOptions& rules_;
  Console& console_;
  kit::Random random_;
  std::uint64_t games_ = 0;
  std::vector<Guest> guests_;
  std::string text_;
};

}  // namespace

bool make_event(const EventPlan& plan, const std::string& folder, const RulesOptions& rules, Console& console) {
  return EventMaker(plan, folder, rules, console).run();
}

}  // namespace dogeref::cli
