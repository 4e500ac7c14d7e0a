#include "laws/public_faults.h"

#include <algorithm>
#include <memory>
#include <sstream>

#include "laws/house.h"
#include "laws/joined.h"
#include "laws/victims.h"
#include "referee/game/code_name.h"
#include "referee/rewrite/redact.h"

namespace dogeref::laws {
namespace {

using referee::JudgeOptions;
using referee::Redacted;
using referee::Verdict;

struct Said {
  std::uint32_t line = 0;
  std::string code;
};

std::vector<Said> errors_of(const Verdict& verdict) {
  std::vector<Said> said;
  for (const findings::Finding& finding : verdict.findings) {
    if (finding.severity != findings::Severity::error) continue;
    said.push_back({finding.span.line, std::string(code_name(verdict, finding.code))});
  }
  return said;
}

std::string written(const std::vector<Said>& said) {
  std::string text;
  for (const Said& each : said) {
    text.append(text.empty() ? "" : ", ").append(std::to_string(each.line)).append(" ").append(each.code);
  }
  return text;
}

/// The number that a line has when lines that are secret are left out; 0: it is one itself.
std::uint32_t public_line(const Breakers& breakers, const std::string& text, std::uint32_t line) {
  std::istringstream in(text);
  std::uint32_t kept = 0;
  bool is_secret = false;
  std::string each;
  for (std::uint32_t at = 1; at <= line && std::getline(in, each); ++at) {
    is_secret = std::any_of(breakers.secret_lines.begin(), breakers.secret_lines.end(),
                            [&](std::string_view begin) { return each.starts_with(begin); });
    kept += is_secret ? 0 : 1;
  }
  return is_secret ? 0 : kept;
}

/// Of two claims the later one.
constexpr Kin later_claim = {"wrong-total", "wrong-result", true};

bool are_kin(const Breakers& breakers, const std::string& code, std::uint32_t line, const Said& said) {
  const auto holds = [&](const Kin& kin) {
    return kin.code == code && kin.said == said.code && (kin.later ? said.line > line : said.line == line);
  };
  const std::vector<Kin>& own = laws_of(breakers.game).kin;
  return holds(later_claim) || std::any_of(own.begin(), own.end(), holds);
}

class PublicDesk {
 public:
  PublicDesk(const Breakers& breakers, const std::string& variant)
      : breakers_(breakers), options_(judging_of(variant)), judge_(shelf(), options_) {}

  /// Of a fault in a whole record.
  void take_out_and_measure(const Injected& each, PublicCount& count) {
    const Redacted all = redacted(each.fault.text);
    if (all.status == Redacted::Status::unread || all.status == Redacted::Status::unreadable) return;
    measure(all.text, public_line(breakers_, each.fault.text, each.fault.line), each.code, count);
  }

  void measure(const std::string& text, std::uint32_t line, const std::string& code, PublicCount& count) {
    const std::vector<Said> said = errors_of(judge_.judge(text, 1));
    if (said.empty() && code == "wrong-result" && has_open_points(text, line)) return void(++count.open);
    ++count.faults;
    const std::string wanted = std::to_string(line) + " " + code;
    if (said.empty()) {
      ++count.silent;
      if (count.unseen.empty()) count.unseen = wanted;
      return keep_log(code + "-unseen", text);
    }
    if (said.size() == 1 && said[0].line == line && said[0].code == code) return void(++count.found);
    if (said.size() == 1 && are_kin(breakers_, code, line, said[0])) return void(++count.kin);
    ++count.alarms;
    if (count.alarm.empty()) {
      count.alarm = wanted + " <> " + written(said);
      keep_log(code + "-alarm", text);
    }
  }

 private:
  /// Whether the record leaves open what the player got whom a result names last, which is where faults are put.
  [[nodiscard]] bool has_open_points(const std::string& text, std::uint32_t line) const {
    const std::string result = line_of(text, line);
    const referee::Scene scene = judge_.scene();
    std::size_t last = 0;
    for (std::size_t seat = 1; seat < scene.players.size(); ++seat) {
      if (place_in(result, scene.players[seat].written) > place_in(result, scene.players[last].written)) last = seat;
    }
    return (scene.ruleset->unproven(*scene.position) >> last & 1) != 0;
  }

  static std::string line_of(const std::string& text, std::uint32_t line) {
    std::istringstream in(text);
    std::string found;
    while (line-- > 0 && std::getline(in, found)) continue;
    return found;
  }
  static std::size_t place_in(const std::string& text, std::string_view name) { return text.rfind(name) + 1; }

  Redacted redacted(const std::string& text) { return referee::redact(shelf(), options_, text, 1, {-1, true}); }

  const Breakers& breakers_;
  JudgeOptions options_;
  referee::Judge judge_;
};

}  // namespace

PublicCounts public_counts_of(const Breakers& breakers) {
  PublicCounts counts;
  std::map<std::string, std::unique_ptr<PublicDesk>> desks;
  const auto desk = [&](const std::string& variant) -> PublicDesk& {
    std::unique_ptr<PublicDesk>& found = desks[variant];
    if (!found) found = std::make_unique<PublicDesk>(breakers, variant);
    return *found;
  };
  in_batches([&](std::uint64_t batch, int enough) {
    inject(breakers, batch, enough,
           [&](const Injected& each) { desk(each.variant).take_out_and_measure(each, counts[each.code]); });
    inject(
        breakers, batch, enough,
        [&](const Injected& each) {
          desk(each.variant).measure(each.fault.text, each.fault.line, each.code, counts[each.code]);
        },
        Secrets::taken_out);
  });
  return counts;
}

std::string table(const PublicCounts& counts) {
  std::ostringstream out;
  for (const auto& [code, count] : counts) {
    std::string name = code;
    name.resize(std::max<std::size_t>(22, name.size() + 1), ' ');
    out << name << count.found << " of " << count.faults << " found, " << count.kin << " by another name, "
        << count.silent << " silent";
    if (count.open > 0) out << ", " << count.open << " left open";
    if (!count.unseen.empty()) out << "\n    nothing said of: " << count.unseen;
    if (!count.alarm.empty()) out << "\n    " << count.alarms << " false alarms: " << count.alarm;
    out << '\n';
  }
  return out.str();
}

}  // namespace dogeref::laws
