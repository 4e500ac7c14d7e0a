#include "render/verdict/totals.h"

#include <numeric>
#include <string_view>

#include "render/words/names.h"

namespace dogeref::render {
namespace {

using referee::Judgement;

/// "2 legal, 1 illegal": of what there is none, nothing is said.
class Counts {
 public:
  explicit Counts(const Wording& wording) : wording_(wording) {}

  void add(std::uint64_t count, std::string_view slot) {
    if (count == 0) return;
    if (!text_.empty()) text_ += ", ";
    text_ += wording_.count(static_cast<std::int64_t>(count), slot);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  const Wording& wording_;
  std::string text_;
};

void append_counted(const std::string& key, std::size_t count, const Wording& wording, std::string& out) {
  const Wording::Arguments arguments = {{"n", {findings::number(static_cast<std::int64_t>(count))}}};
  out += wording.phrase(count == 1 ? key + ".one" : key, arguments) + '\n';
}

}  // namespace

void Totals::add(const referee::Verdict& verdict) {
  ++games[static_cast<std::size_t>(verdict.judgement)];
  errors += static_cast<std::uint64_t>(verdict.errors);
  warnings += static_cast<std::uint64_t>(verdict.warnings);
}

void Totals::add(const Totals& other) {
  for (std::size_t at = 0; at < games.size(); ++at) games[at] += other.games[at];
  errors += other.errors;
  warnings += other.warnings;
}

std::uint64_t Totals::all() const { return std::accumulate(games.begin(), games.end(), std::uint64_t{0}); }

void append_totals(const Totals& totals, const Wording& wording, std::string& out) {
  Counts verdicts(wording);
  for (std::size_t at = 0; at < totals.games.size(); ++at) {
    verdicts.add(totals.games[at], name_of(static_cast<Judgement>(at)));
  }
  const std::string games = wording.count(static_cast<std::int64_t>(totals.all()), "games");
  wording.append_phrase("summary.totals", {{"games", games}, {"verdicts", verdicts.text()}}, out);
  Counts findings(wording);
  findings.add(totals.errors, "errors");
  findings.add(totals.warnings, "warnings");
  if (!findings.text().empty()) wording.append_phrase("summary.separator", {}, out);
  out += findings.text() + '\n';
}

void append_known(std::size_t findings, const Wording& wording, std::string& out) {
  append_counted("summary.known", findings, wording, out);
}

void append_rests_on(std::size_t findings, const Wording& wording, std::string& out) {
  append_counted("summary.rests-on", findings, wording, out);
}

void append_unproposed(std::size_t games, const Wording& wording, std::string& out) {
  append_counted("summary.unproposed", games, wording, out);
}

}  // namespace dogeref::render
