#pragma once
// The games of the command line's manual, as verdicts made by hand.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "referee/game/codes.h"
#include "referee/game/dealer.h"
#include "referee/game/game.h"
#include "render/words/page.h"
#include "render/words/wording.h"
#include "rules/library/embedded.h"
#include "rules/library/library.h"
#include "rules/shape/shape.h"

namespace dogeref::tests {

/// A ruleset that knows words and columns and nothing of any game.
class NoRules : public referee::Ruleset {
 public:
  /// `usual`: the value of every interpretation.
  explicit NoRules(std::string usual = {}) : usual_(std::move(usual)) {
    vocabulary_.codes.assign(referee::frame_codes.begin(), referee::frame_codes.end());
    vocabulary_.codes.emplace_back("space-occupied");
    vocabulary_.tracks = {"vp", "ducats", "approvals"};
    vocabulary_.columns = {{"vp", true}, {"ducats", true}, {"approvals", false}, {"top_barrier", true}};
  }
  [[nodiscard]] const referee::Vocabulary& vocabulary() const override { return vocabulary_; }
  [[nodiscard]] const std::string& fingerprint() const override { return fingerprint_; }
  [[nodiscard]] std::unique_ptr<rules::Words> words(std::span<const std::string>) const override { return nullptr; }
  [[nodiscard]] std::unique_ptr<rules::Spellings> spellings(std::string_view) const override { return nullptr; }
  bool write(const referee::LineText&, const referee::Pen&, std::string&) const override { return false; }
  [[nodiscard]] std::string interpretation(std::string_view) const override { return usual_; }
  void start(int, referee::Position&) const override {}
  bool act(referee::Position&, const referee::LineText&, findings::Report&) const override { return false; }
  void unseen(referee::Position&, const referee::LineText&, findings::Report&) const override {}
  void lost(referee::Position&, const referee::LineText&, findings::Report&) const override {}
  void out_of_order(referee::Position&) const override {}
  void happen(referee::Position&, const referee::LineText&, findings::Report&) const override {}
  void finish(referee::Position&, referee::Occasion, std::uint32_t, findings::Report&) const override {}
  [[nodiscard]] referee::Turn turn(const referee::Position&) const override { return {}; }
  [[nodiscard]] std::pair<int, int> draws(const referee::Position&) const override { return {}; }
  [[nodiscard]] std::vector<referee::Standing> standings(const referee::Position&, bool) const override { return {}; }
  [[nodiscard]] std::uint8_t unproven(const referee::Position&) const override { return 0; }
  [[nodiscard]] std::vector<findings::DataPath> gains_read(const referee::Position&, std::uint8_t) const override {
    return {};
  }
  [[nodiscard]] referee::Board board(const referee::Position&, std::span<const referee::PlayerName>) const override {
    return {};
  }
  [[nodiscard]] rules::Node save(const referee::Position&, std::span<const referee::PlayerName>, bool) const override {
    return {};
  }
  [[nodiscard]] rules::Shape given_shape() const override { return rules::record({}); }
  [[nodiscard]] bool load(const rules::Node&, std::span<const referee::PlayerName>, referee::Position&,
                          rules::FaultList&) const override {
    return false;
  }
  [[nodiscard]] bool same(const referee::Position&, const referee::Position&) const override { return false; }
  void actions(const referee::Position&, int, std::span<const referee::PlayerName>,
               const referee::ActionSink&) const override {}
  [[nodiscard]] std::unique_ptr<referee::Dealer> dealer() const override { return nullptr; }
  [[nodiscard]] std::vector<std::string> audit(const referee::Position&) const override { return {}; }

 private:
  std::string usual_;
  referee::Vocabulary vocabulary_;
  std::string fingerprint_;
};

/// The shipped rulebook and lexicon, in English unless another language is given.
class Sample {
 public:
  explicit Sample(std::string_view language = "en") : library_(rules::shipped(), shapes_) {
    auto lexicon = library_.lexicon("doge-ship", language);
    if (lexicon) lexicon_ = lexicon.value();
    wording_ = std::make_unique<render::Wording>(library_.rulebook("doge-ship"), lexicon_, language);
  }

  [[nodiscard]] const render::Wording& wording() const { return *wording_; }
  [[nodiscard]] const rules::Library& library() const { return library_; }

  /// The first game of the manual.
  [[nodiscard]] referee::Verdict venice_1() const {
    referee::Verdict verdict;
    verdict.game = "doge-ship";
    verdict.edition = "en";
    verdict.players = {"Anna", "Marco", "Iacopo"};
    verdict.headers = {{"event", "Venice Open"}};
    verdict.end = referee::Ending{"galley-complete", 143, 7};
    verdict.round = 7;
    verdict.actions = 98;
    verdict.draws = 44;
    verdict.draws_recorded = 41;
    verdict.standings = {{1, 1, {54, 3, 2, 7}, "ducats"}, {2, 0, {54, 1, 0, 11}, "vp"}, {3, 2, {47, 9, 1, {}}, ""}};
    verdict.fingerprint = "sha256:" + std::string(64, 'a');
    verdict.ruleset = &rules_;
    return verdict;
  }

  /// The second one: the same with one wrong line, which stands in `venice_2_text`.
  [[nodiscard]] referee::Verdict venice_2() const {
    referee::Verdict verdict = venice_1();
    verdict.judgement = referee::Judgement::illegal;
    verdict.errors = 1;
    findings::Finding finding;
    finding.code = referee::first_game_code;
    finding.seat = 0;
    finding.span = {14, 6, 11};
    finding.arguments = {
        {"space", {findings::numbered("red", 6)}}, {"holder", {findings::seat(1)}}, {"line", {findings::number(11)}}};
    finding.related = {{11}};
    finding.help = {{"free",
                     {{"panel", {findings::word("red")}},
                      {"spaces", {findings::number(1), findings::number(2), findings::number(4)}}}},
                    {"after",
                     {{"line", {findings::number(13)}},
                      {"player", {findings::seat(0)}},
                      {"tracks", {findings::counted(12, "vp"), findings::counted(3, "ducats")}},
                      {"tokens", {findings::counted(2, "tokens")}},
                      {"due", {findings::seat(0)}}}}};
    finding.round = 2;
    finding.number = 5;
    verdict.findings = {finding};
    return verdict;
  }

  static constexpr std::string_view venice_2_text = "Marco: red 6\n\n\nAnna: red 6, replace G05 with G02\n";

  [[nodiscard]] render::Page page(const referee::Verdict& verdict, std::string_view text = venice_2_text) const {
    return {"venice-2.log", 1, text, 11, verdict, no_rests_};
  }

 private:
  rules::GameShapes game_{"doge-ship", {}, {}};
  std::vector<const rules::GameShapes*> shapes_{&game_};
  rules::Library library_;
  rules::Lexicon lexicon_;
  std::unique_ptr<render::Wording> wording_;
  NoRules rules_;
  render::Rests no_rests_;
};

}  // namespace dogeref::tests
