#include "laws/pinning.h"

#include <algorithm>
#include <memory>
#include <sstream>
#include <vector>

#include "laws/house.h"
#include "laws/victims.h"
#include "referee/game/code_name.h"
#include "referee/questions/repair.h"

namespace dogeref::laws {
namespace {

using findings::Edit;
using findings::Finding;
using referee::Verdict;

/// The errors of a verdict: "12 space-occupied, 13 wrong-total".
std::string errors_of(const Verdict& verdict) {
  std::string told;
  for (const Finding& finding : verdict.findings) {
    if (finding.severity != findings::Severity::error) continue;
    told.append(told.empty() ? "" : ", ").append(std::to_string(finding.span.line)).append(" ");
    told += code_name(verdict, finding.code);
  }
  return told;
}

void keep(const Injected& injected, std::size_t number) {
  keep_log(injected.code + (number > 1 ? "-" + std::to_string(number) : std::string()), injected.fault.text);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// The text with the edits made; empty lines are left out.
std::string edited(const std::string& text, const std::vector<Edit>& edits) {
  std::vector<std::string> lines = lines_of(text);
  for (const Edit& edit : edits) {
    std::string& line = lines[edit.span.line - 1];
    line = line.substr(0, edit.span.begin) + edit.replacement + line.substr(edit.span.end);
  }
  std::string out;
  for (const std::string& line : lines) {
    if (!line.empty()) out.append(line).append("\n");
  }
  return out;
}

/// Of a line left out nobody can know more than whose it was.
std::string expected(const Fault& fault) {
  if (fault.left_out.empty()) return fault.legal;
  std::string text = fault.legal;
  const std::size_t colon = fault.left_out.find(':');
  if (colon == std::string::npos) return text;
  return text.replace(text.find(fault.left_out + "\n"), fault.left_out.size(), fault.left_out.substr(0, colon) + ": ?");
}

const Finding* proposal(const Verdict& verdict) {
  const auto has_fix = [](const Finding& finding) { return !finding.fix.empty(); };
  const auto found = std::find_if(verdict.findings.begin(), verdict.findings.end(), has_fix);
  return found == verdict.findings.end() ? nullptr : &*found;
}

/// A referee for each set of rules that faults are judged by.
class Desk {
 public:
  explicit Desk(const std::string& variant)
      : judge_(shelf(), judging_of(variant)), repairer_(shelf(), judging_of(variant)) {}

  void measure(const Injected& each, Count& count) {
    const Verdict& verdict = judge_.judge(each.fault.text, 1);
    const std::string told = errors_of(verdict);
    const std::string wanted = std::to_string(each.fault.line) + " " + each.code;
    ++count.faults;
    count.pinned += told == wanted ? 1 : 0;
    if (told != wanted) {
      count.missed.push_back(wanted + " <> " + told);
      keep(each, count.missed.size());
    }
    propose(each, verdict, count);
  }

 private:
  void propose(const Injected& each, Verdict verdict, Count& count) {
    repairer_.repair(each.fault.text, 1, verdict);
    const Finding* const finding = proposal(verdict);
    if (finding == nullptr) return;
    ++count.proposed;
    const bool right = edited(each.fault.text, finding->fix) == expected(each.fault);
    count.right += right ? 1 : 0;
    if (!right && count.mistaken.empty())
      count.mistaken = lines_of(each.fault.text)[finding->span.line - 1] + " -> " + finding->fix[0].replacement;
  }

  referee::Judge judge_;
  referee::Repairer repairer_;
};

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size() + 1), ' ');
  return text;
}

std::string row(const std::string& name, const Count& count) {
  std::ostringstream out;
  out << padded(name, 22) << count.pinned << " of " << count.faults << " pinned; " << count.right << " of "
      << count.proposed << " proposals right";
  for (const std::string& missed : count.missed) out << "\n    not pinned: " << missed;
  if (!count.mistaken.empty()) out << "\n    not meant: " << count.mistaken;
  out << '\n';
  return out.str();
}

}  // namespace

Counts counts_of(const Breakers& breakers) {
  Counts counts;
  std::map<std::string, std::unique_ptr<Desk>> desks;
  in_batches([&](std::uint64_t batch, int enough) {
    inject(breakers, batch, enough, [&](const Injected& each) {
      std::unique_ptr<Desk>& desk = desks[each.variant];
      if (!desk) desk = std::make_unique<Desk>(each.variant);
      desk->measure(each, counts[each.code]);
    });
  });
  return counts;
}

Count sum(const Counts& counts) {
  Count all;
  for (const auto& [code, count] : counts) {
    all.faults += count.faults;
    all.pinned += count.pinned;
    all.proposed += count.proposed;
    all.right += count.right;
  }
  return all;
}

std::string table(const Counts& counts) {
  std::string out;
  for (const auto& [code, count] : counts) out += row(code, count);
  return out + row("all", sum(counts));
}

}  // namespace dogeref::laws
