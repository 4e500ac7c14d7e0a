// The commands on a single game, as src/cli/logs puts them together.

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

#include "fuzz/desk.h"
#include "referee/game/code_name.h"
#include "referee/questions/compare.h"
#include "referee/questions/legal.h"
#include "referee/questions/points.h"
#include "referee/questions/shrink.h"
#include "referee/rewrite/format.h"
#include "referee/rewrite/redact.h"
#include "render/picture/board.h"
#include "render/verdict/compare.h"
#include "render/verdict/json.h"
#include "render/verdict/points.h"
#include "render/verdict/text.h"
#include "rules/tree/json.h"
#include "rules/tree/yaml_writer.h"
#include "support/markup.h"

namespace dogeref::fuzz {
namespace {

using referee::JudgeOptions;
using referee::Scene;
using referee::Verdict;

constexpr std::string_view file = "fuzz.log";

/// Numbers that follow from the bytes alone.
class Lots {
 public:
  explicit Lots(std::string_view bytes) {
    for (const char byte : bytes) state_ = (state_ ^ static_cast<unsigned char>(byte)) * 1099511628211U;
  }
  /// From 0 to `ways` - 1.
  std::uint64_t draw(std::uint64_t ways) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return (state_ >> 33U) % std::max<std::uint64_t>(ways, 1);
  }

 private:
  std::uint64_t state_ = 14695981039346656037U;
};

class Asking {
 public:
  Asking(std::string_view game, bool sparing) : game_(game), sparing_(sparing), lots_(game), loan_(desk().shelf) {
    lines_ = static_cast<std::uint32_t>(std::count(game.begin(), game.end(), '\n') + 1);
  }

  void all() {
    at_lines();
    points();
    rewritten();
    if (rare(4)) compared();
    if (rare(10)) shrunk();
  }

 private:
  /// Whether it is the turn of something that takes long.
  [[nodiscard]] bool rare(std::uint64_t ways) { return !sparing_ || lots_.draw(ways) == 0; }
  [[nodiscard]] const render::Wording& wording(const Verdict& verdict) const {
    return desk().wordings.of(verdict.game);
  }
  [[nodiscard]] std::string_view line_behind(std::uint32_t line) const {
    return render::Lines(game_, 1).line(line + 1);
  }
  /// Rules by their place among those that there are: an edition, and perhaps a variant.
  [[nodiscard]] JudgeOptions by_any_rules(const std::string& of) {
    JudgeOptions options;
    options.want_gains = true;
    const std::vector<std::string> editions = desk().library.editions(of);
    const std::vector<std::string> variants = desk().library.variants(of);
    if (!editions.empty()) options.edition = editions[lots_.draw(editions.size())];
    options.variants.emplace();
    if (const auto at = lots_.draw(variants.size() + 1); at < variants.size())
      options.variants->push_back(variants[at]);
    return options;
  }

  void at_lines() {
    for (int times = sparing_ ? 2 : 4; times > 0; --times) {
      const auto line = static_cast<std::uint32_t>(1 + lots_.draw(lines_));
      referee::Judge judge(loan_, {});
      const Verdict& verdict = times == 1 ? judge.judge(game_, 1) : judge.judge_until(game_, 1, line);
      if (judge.scene().ruleset == nullptr) continue;
      shown(judge.scene(), verdict, line);
      if (rare(2)) listed(judge.scene());
      tried(judge.scene(), verdict, line);
    }
  }

  void shown(const Scene& scene, const Verdict& verdict, std::uint32_t line) const {
    show(scene, verdict.game, verdict.players, line);
  }

  /// `legal`.
  void listed(const Scene& scene) const {
    const std::string language = "en";
    const auto words = scene.ruleset->words(std::span(&language, 1));
    for (const std::string& action : referee::legal_actions(*scene.ruleset, *scene.position, *words, scene.players)) {
      expect_text(action);
    }
  }

  /// `legal --why`, of the line that comes next.
  void tried(const Scene& scene, const Verdict& verdict, std::uint32_t line) {
    const std::string_view next = line_behind(line);
    referee::Judge judge(loan_, {});
    Verdict tried = judge.play_on(scene, next, line + 1, true);
    tried.game = verdict.game;
    tried.edition = verdict.edition;
    tried.variants = verdict.variants;
    const render::Rests rests = render::find_rests(desk().library, tried);
    std::string out;
    render::append_text({file, 1, next, line + 1, tried, rests}, wording(verdict), {}, out);
    expect_text(out);
  }

  void points() {
    JudgeOptions options;
    options.want_gains = true;
    referee::Judge judge(loan_, options);
    const Verdict& verdict = judge.judge(game_, 1);
    if (judge.scene().ruleset == nullptr) return;
    seats_ = judge.scene().players.size();
    const std::vector<referee::PlayerPoints> all = referee::points_of(judge.scene());
    std::string json;
    render::append_points_json({file, verdict, all}, wording(verdict), json);
    expect_json(json);
    std::string table;
    render::append_points_text({file, verdict, all}, wording(verdict), table);
    expect_text(table);
  }

  /// `redact` and `fmt`.
  void rewritten() {
    const int keeps = static_cast<int>(lots_.draw(seats_ + 1)) - 1;
    if (seats_ > 0) (void)referee::redact(loan_, {}, game_, 1, {keeps, lots_.draw(2) == 0});
    const std::vector<std::string> languages = {"", "en", "fr", "de", "it"};
    const std::string& to = languages[lots_.draw(languages.size())];
    referee::Formatter formatter(loan_, to.empty() ? std::nullopt : std::optional(to));
    (void)formatter.format(game_, 1);
  }

  void compared() {
    referee::Judge literal(loan_, {});
    const std::string of = literal.judge(game_, 1).game;
    referee::Judge judge_a(loan_, by_any_rules(of));
    referee::Judge judge_b(loan_, by_any_rules(of));
    const Verdict& a = judge_a.judge(game_, 1);
    const Verdict& b = judge_b.judge(game_, 1);
    if (judge_a.scene().ruleset == nullptr || judge_b.scene().ruleset == nullptr) return;
    const referee::Comparison comparison = referee::compare(a, judge_a.scene(), b, judge_b.scene());
    const render::Sides sides{"a", "b"};
    std::string out;
    render::append_compared_text({file, a, b, comparison}, sides, wording(a), out);
    expect_text(out);
    out.clear();
    render::append_compared_json({file, a, b, comparison}, sides, out);
    expect_json(out);
    shown(judge_a.scene(), a, lines_);
    shown(judge_b.scene(), b, lines_);
  }

  void shrunk() {
    referee::Judge judge(loan_, {});
    const Verdict& verdict = judge.judge(game_, 1);
    if (verdict.findings.empty()) return;
    const findings::Finding& finding = verdict.findings[lots_.draw(verdict.findings.size())];
    const std::string code(referee::code_name(verdict, finding.code));
    JudgeOptions options;
    options.max_errors = std::numeric_limits<int>::max();
    (void)referee::shrink(loan_, options, game_, 1, {code, finding.span.line});
  }

  std::string_view game_;
  bool sparing_;
  Lots lots_;
  cli::Loan loan_;
  std::uint32_t lines_ = 0;
  std::size_t seats_ = 0;  ///< 0: no game can be made of it
};

}  // namespace

void show(const Scene& scene, const std::string& game, std::span<const std::string> players, std::uint32_t line) {
  const render::Wording& wording = desk().wordings.of(game);
  const referee::Board board = scene.ruleset->board(*scene.position, scene.players);
  const render::BoardPage page{board, players, file, line};
  std::string letters;
  render::append_board_text(page, wording, render::Paint(false), letters);
  expect_text(letters);
  std::string picture;
  render::append_board_svg(page, wording, picture);
  if (const std::string fault = tests::XmlReader(picture).fault(); !fault.empty()) stop(fault.c_str(), picture);
  expect_json(rules::json(scene.ruleset->save(*scene.position, scene.players, true)));
  const rules::Node given = scene.ruleset->save(*scene.position, scene.players, false);
  expect_text(rules::yaml_block(given, 100));
  rules::FaultList faults;
  referee::Position loaded{};
  (void)scene.ruleset->load(given, scene.players, loaded, faults);
}

void ask_all(std::string_view game, bool sparing) { Asking(game, sparing).all(); }

}  // namespace dogeref::fuzz
