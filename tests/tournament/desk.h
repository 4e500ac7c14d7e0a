#pragma once
// Tournaments written in tests, with logs that are made up.

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/library/roots.h"
#include "support/scratch.h"
#include "tournament/check/check.h"
#include "tournament/event/reader.h"
#include "tournament/record/assemble.h"
#include "tournament/scheme/reader.h"

namespace dogeref::tests {

namespace tour = dogeref::tournament;

/// A game with a score and coins, of which a player may have no rank "last".
inline tour::GameFacts toy_game() {
  tour::GameFacts game;
  game.columns = {"score", "coins", "late"};
  game.ranking = {{0, false, true, false}, {1, false, true, false}, {2, true, true, true}};
  game.bounds = [](int) { return std::optional(std::pair<std::int64_t, std::int64_t>(-50, 500)); };
  return game;
}

/// The head of a tournament's file; what a test is about comes behind it.
inline const std::string head = "kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: places-5-3-2-1\n";

class TourDesk {
 public:
  /// A log of players and their scores, in seat order; change what else it says by `log`.
  void add_log(const std::string& name, const std::vector<std::pair<std::string, int>>& lines) {
    scratch_.file(name, "");
    tour::JudgedLog& made = logs_[name];
    made.game = "toy";
    made.edition = "en";
    made.ended = true;
    made.digest = name;
    for (const auto& [player, score] : lines) {
      const auto better =
          std::count_if(lines.begin(), lines.end(), [own = score](const auto& other) { return other.second > own; });
      made.lines.push_back({player, static_cast<int>(better) + 1, {score, 0, std::nullopt}, true});
    }
  }
  tour::JudgedLog& log(const std::string& name) { return logs_.at(name); }
  [[nodiscard]] const Scratch& scratch() const { return scratch_; }

  /// Reads; false when the file or what it names cannot be used, see `faults`.
  bool read(const std::string& text) {
    rules::FaultList list;
    auto event = tour::read_event_text(text, scratch_.path() + "/t.yaml", "t.yaml", scratch_.path(), list);
    bool good = event.has_value();
    if (good) {
      event_ = std::make_unique<tour::Event>(std::move(*event));
      good = settle(list);
    }
    faults = {};
    for (const rules::Fault& fault : list.take()) faults += rules::formatted(fault) + "\n";
    return good && faults.empty();
  }

  /// "code line:column table player", a line a flaw; warnings apart.
  [[nodiscard]] std::string flaws(bool warnings = false) const {
    std::string out;
    for (const tour::Flaw& flaw : tour::check_event(*event_, scheme, assembled)) {
      if ((flaw.weight == tour::Weight::warning) != warnings) continue;
      out += flaw.code.substr(std::string("tournament-").size()) + ' ' + std::to_string(flaw.line) + ':' +
             std::to_string(flaw.column);
      out += flaw.table.empty() ? "" : ' ' + flaw.table;
      out += flaw.player.empty() ? "" : ' ' + flaw.player;
      out += flaw.weight == tour::Weight::allowed ? " allowed\n" : "\n";
    }
    return out;
  }
  [[nodiscard]] const tour::Event& event() const { return *event_; }

  std::string faults;
  tour::Scheme scheme;
  tour::Assembled assembled;

 private:
  bool settle(rules::FaultList& list) {
    const rules::Roots roots(rules::shipped(), {});
    const rules::Node& node = event_->scheme;
    auto read = node.is_map() ? tour::read_inline_scheme(roots, node, list)
                              : tour::read_scheme(roots, node.text, node.origin, list);
    if (!read) return false;
    scheme = *read;
    const tour::GameFacts game = toy_game();
    tour::check_columns(scheme, game.columns, node.origin, list);
    tour::NameBook names(*event_, list);
    const auto judge = [this](const std::string& path) { return logs_.at(path.substr(path.rfind('/') + 1)); };
    assembled = tour::assemble(*event_, scheme, game, judge, names, list);
    return true;
  }

  Scratch scratch_;
  std::map<std::string, tour::JudgedLog> logs_;
  std::unique_ptr<tour::Event> event_;
};

}  // namespace dogeref::tests
