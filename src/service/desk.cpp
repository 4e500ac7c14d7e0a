#include "service/desk.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "archive/reader.h"
#include "games/games.h"
#include "referee/questions/points.h"
#include "referee/record/names.h"
#include "render/verdict/json.h"
#include "render/verdict/points.h"
#include "render/words/json_text.h"
#include "rules/library/embedded.h"
#include "service/answers.h"
#include "service/game_text.h"
#include "service/ids.h"
#include "service/refusals.h"

namespace dogeref::service {
namespace {

using archive::Piece;
using referee::Judgement;
using referee::Verdict;

enum Status : int { ok = 0, illegal = 1, unusable = 2 };

constexpr int error_schema = 1;

const std::vector<const rules::GameShapes*>& all_shapes() {
  static const std::vector<const rules::GameShapes*> shapes = games::shapes();
  return shapes;
}

Answer refuse(std::string_view reason, std::string_view verdict = {}) {
  return {unusable, error_json(reason, verdict)};
}

std::string joined(const rules::Faults& faults) {
  std::string out;
  for (const rules::Fault& fault : faults) out.append(out.empty() ? "" : "\n").append(rules::formatted(fault));
  return out;
}

int status_of(const Verdict& verdict) {
  if (verdict.judgement == Judgement::unreadable) return unusable;
  return verdict.errors > 0 ? illegal : ok;
}

bool speaks(const rules::Library& library, const std::string& language) {
  const std::vector<std::string> all = library.games();
  return std::any_of(all.begin(), all.end(),
                     [&](const std::string& game) { return holds(library.languages(game), language); });
}

/// A verdict as the program's JSON has it.
std::string verdict_json(const rules::Library& library, const Wordings& wordings, Loan& loan, const Verdict& verdict,
                         const referee::Scene& scene, const Piece& piece, std::string_view file,
                         std::string_view text) {
  const render::Rests rests = render::find_rests(library, verdict);
  const std::vector<std::string_view> colours = colours_of(scene);
  const render::Page page{file,
                          piece.number,
                          text,
                          piece.line,
                          verdict,
                          rests,
                          usual_rules(verdict, loan),
                          loan.rules_from(verdict.game, verdict.edition, verdict.variants),
                          colours};
  std::string out;
  render::append_json(page, wordings.of(verdict.game), {}, out);
  return out;
}

/// What keeps the found from being the game asked for; empty when nothing does.
std::string objection(const FoundGame& found, const Wish& wish) {
  const std::string games = found.games == 1 ? "1 game" : std::to_string(found.games) + " games";
  if (!found.trouble.empty()) return wish.file + ": " + found.trouble;
  if (found.games == 0) return wish.file + ": there is no game in it";
  if (wish.game == 0 && found.games > 1) return wish.file + " holds " + games + ": say which by option 'game'";
  if (!found.game) return wish.file + " holds " + games + ", not a game " + std::to_string(wish.game);
  const std::uint32_t first = found.game->first_line;
  const std::uint32_t last = found.game->last_line();
  if (wish.at == 0 || (wish.at >= first && wish.at <= last)) return {};
  return wish.file + ": the game goes from line " + std::to_string(first) + " to " + std::to_string(last) +
         "; there is no line " + std::to_string(wish.at) + " in it";
}

Answer legal(const Asked& asked, Loan& loan, const Wish& wish) {
  if (wish.why.empty()) return {ok, moves_json(asked, moves_of(asked, wish.count), wish.count)};
  const Tried result = tried(asked, loan, wish.why);
  return {result.is_legal() ? ok : illegal, tried_json(asked, result)};
}

Answer points(const Asked& asked, const Wish& wish) {
  std::vector<referee::PlayerPoints> all = referee::points_of(asked.scene);
  if (!wish.player.empty()) {
    const int seat = referee::find_player(asked.scene.players, wish.player).seat;
    if (seat < 0) return refuse("'" + wish.player + "' is none of the players, or fits more than one");
    all = {std::move(all[static_cast<std::size_t>(seat)])};
  }
  Answer answer;
  render::append_points_json({asked.file, asked.verdict, all}, asked.wording, answer.json);
  return answer;
}

}  // namespace

std::string error_json(std::string_view reason, std::string_view verdict) {
  nlohmann::ordered_json json = {{"schema", error_schema}, {"error", reason}};
  if (!verdict.empty()) json["verdict"] = nlohmann::ordered_json::parse(verdict.begin(), verdict.end(), nullptr, false);
  return render::json_line(json);
}

Desk::Desk(const Opening& opening)
    : library_(rules::shipped(), all_shapes(), opening.rules),
      shelf_(library_),
      wordings_(library_, opening.language),
      boundary_(shelf_.boundary()) {}

text::Result<std::unique_ptr<Desk>, std::string> Desk::open(std::string_view options) {
  const auto opening = read_opening(options);
  if (!opening) return text::Failure{opening.error()};
  std::unique_ptr<Desk> desk(new Desk(opening.value()));
  rules::Faults faults = desk->library_.faults();
  for (rules::Fault& fault : desk->library_.empty_folders()) faults.push_back(std::move(fault));
  if (!faults.empty()) return text::Failure{joined(faults)};
  if (!speaks(desk->library_, opening.value().language))
    return text::Failure{"no language '" + opening.value().language + "'"};
  return desk;
}

Answer Desk::ask(Question question, std::string_view text, std::string_view options) {
  const auto wish = read_wish(question, options);
  if (!wish) return refuse(wish.error());
  if (const std::string unknown = unknown_id(wish.value().judging); !unknown.empty()) return refuse(unknown);
  const archive::Input input{wish.value().file, false, {}, wish.value().first_line, text};
  return question == Question::judge ? judge(input, wish.value()) : about_one(question, input, wish.value());
}

/// An id that no game has is a fault of the options, not of the record.
std::string Desk::unknown_id(const referee::JudgeOptions& judging) const {
  const std::vector<std::string> all = library_.games();
  const auto is_of_some = [&](const std::string& id, auto ids_of) {
    return std::any_of(all.begin(), all.end(),
                       [&](const std::string& game) { return holds((library_.*ids_of)(game), id); });
  };
  if (judging.edition && !is_of_some(*judging.edition, &rules::Library::editions))
    return "no edition '" + *judging.edition + "'";
  for (const std::string& variant : judging.variants.value_or(std::vector<std::string>())) {
    if (!is_of_some(variant, &rules::Library::variants)) return "no variant '" + variant + "'";
  }
  return {};
}

std::string Desk::faults_of_rules() const { return joined(shelf_.faults()); }

Answer Desk::judge(const archive::Input& input, const Wish& wish) {
  Loan loan(shelf_);
  referee::Judge judge(loan, wish.judging);
  archive::Reader reader(std::span(&input, 1), boundary_);
  archive::Block block;
  Answer answer;
  while (reader.next(block)) {
    for (const Piece& piece : block.pieces) {
      if (piece.kind == Piece::Kind::failed) return refuse(input.path + ": " + piece.reason);
      const bool is_game = piece.kind == Piece::Kind::game;
      const std::string_view text = is_game ? block.text(piece) : std::string_view();
      const Verdict& verdict = is_game                              ? judge.judge(text, piece.line)
                               : piece.kind == Piece::Kind::no_game ? judge.refuse(no_game(), 1)
                                                                    : judge.refuse(not_text(piece.looks), 1);
      if (verdict.ruleset == nullptr && loan.is_faulty(verdict.game, verdict.edition, verdict.variants))
        return refuse(faults_of_rules());
      answer.status = std::max(answer.status, status_of(verdict));
      answer.json += verdict_json(library_, wordings_, loan, verdict, judge.scene(), piece, input.path, text);
    }
  }
  return answer;
}

Answer Desk::about_one(Question question, const archive::Input& input, const Wish& wish) {
  const FoundGame found = find_game(std::span(&input, 1), boundary_, wish.game);
  if (const std::string reason = objection(found, wish); !reason.empty()) return refuse(reason);
  const GameText& game = *found.game;
  Loan loan(shelf_);
  referee::JudgeOptions judging = wish.judging;
  judging.want_gains = question == Question::points;
  referee::Judge judge(loan, judging);
  const Verdict& verdict =
      wish.at == 0 ? judge.judge(game.text, game.first_line) : judge.judge_until(game.text, game.first_line, wish.at);
  if (verdict.ruleset == nullptr && loan.is_faulty(verdict.game, verdict.edition, verdict.variants))
    return refuse(faults_of_rules());
  if (verdict.judgement == Judgement::unreadable) {
    Piece piece;
    piece.number = game.number;
    piece.line = game.first_line;
    return refuse(wish.file + ": no game can be made of it",
                  verdict_json(library_, wordings_, loan, verdict, judge.scene(), piece, game.path, game.text));
  }
  const std::uint32_t after = wish.at == 0 ? game.last_line() : wish.at;
  const Asked asked{game.path, game.number, after, verdict, judge.scene(), library_, wordings_.of(verdict.game)};
  switch (question) {
    case Question::legal: return legal(asked, loan, wish);
    case Question::points: return points(asked, wish);
    default: return {ok, position_json(asked)};
  }
}

}  // namespace dogeref::service
