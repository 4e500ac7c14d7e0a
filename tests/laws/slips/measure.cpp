#include "laws/slips/measure.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>

#include "laws/house.h"
#include "laws/slips/desk.h"
#include "laws/slips/games.h"

namespace dogeref::laws::slips {
namespace {

constexpr int tries_a_slip = 30;
constexpr int slips_a_batch = 10;  ///< of a kind; then other games

// Slips of a kind: usually, and where more random games are asked for.
constexpr int usual = 1;
constexpr std::uint64_t games_a_slip = 4000;
constexpr std::uint64_t most = 25;

bool is_asked_for(std::string_view game, const Kind& kind) {
  const char* const part = std::getenv("DOGEREF_SLIP_KIND");
  return part == nullptr || (std::string(game) + "/" + std::string(kind.name)).find(part) != std::string::npos;
}

/// The same numbers for a kind whichever others there are.
std::uint64_t stream_of(std::string_view name) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char letter : name) hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211U;
  return hash;
}

void save(const Kind& kind, int number, const Made& made, const std::string& told) {
  std::ostringstream comment;
  comment << (kind.nature == Nature::oddity ? "no finding is due; odd is" : "the finding is due on") << " line "
          << made.slip.first_line() + 1;
  if (made.slip.last > made.slip.first) comment << " to " << made.slip.last_line() + 1;
  for (const std::string& line : made.slip.meant) comment << "; meant: " << line;
  if (made.slip.meant.empty()) comment << "; meant: nothing";
  comment << "; told (lines without this one): " << told;
  save_log(made.game, std::string(kind.name) + "-" + std::to_string(number), comment.str(), made.text);
}

/// Makes one slip of a kind in any game that gives occasion.
std::optional<Made> made_slip(const Kind& kind, const Breakers& breakers, int number, Dice& dice) {
  const std::uint64_t batch = 1 + static_cast<std::uint64_t>(number / slips_a_batch);
  for (int tries = 0; tries < tries_a_slip; ++tries) {
    const std::vector<Legal>& games = games_of(breakers, batch, all_styles[dice.below(std::size(all_styles))]);
    if (games.empty()) continue;
    const Legal& game = dice.one_of(games);
    Found slip = kind.make(game, dice);
    if (!slip) continue;
    Made made = meant(game, std::move(*slip));
    if (made.is_legal) return made;
  }
  return std::nullopt;
}

Tally measured(const Kind& kind, const Breakers& breakers, Desk& desk) {
  Tally tally;
  tally.kind = kind;
  Dice dice(1, stream_of(kind.name));
  const int wanted = slips_a_kind();
  for (int number = 0; number < wanted; ++number) {
    const std::optional<Made> made = made_slip(kind, breakers, number, dice);
    if (!made) continue;
    ++tally.made;
    const Read read = desk.read(*made, kind);
    if (!read.is_counted) continue;
    ++tally.counted;
    tally.most = std::max(tally.most, read.findings);
    tally.one += read.is_one ? 1 : 0;
    tally.placed += read.is_one && read.is_placed ? 1 : 0;
    tally.standing += read.has_standings ? 1 : 0;
    tally.lines += read.lines;
    tally.judged += read.judged;
    tally.worst = std::max(tally.worst, read.judged / std::max(1, read.lines));
    tally.known += made->slip.is_known ? 1 : 0;
    tally.proposed += made->slip.is_known && !read.proposal.empty() ? 1 : 0;
    tally.right += made->slip.is_known && read.is_right ? 1 : 0;
    const bool well = read.is_one && read.is_placed;
    if (!well && tally.missed.empty()) tally.missed = read.told;
    if (made->slip.is_known && !read.is_right && !read.proposal.empty() && tally.mistaken.empty())
      tally.mistaken = read.proposal;
    if (!well || !read.has_standings || (made->slip.is_known && !read.is_right))
      save(kind, number + 1, *made, read.told);
  }
  return tally;
}

std::string padded(const std::string& text, std::size_t width) {
  return text.size() < width ? text + std::string(width - text.size(), ' ') : text + " ";
}

std::string percent(int part, int of) {
  return of == 0 ? "   -" : padded("", 4 - std::to_string(share(part, of)).size()) + std::to_string(share(part, of));
}

std::string row(const std::string& name, const Tally& tally) {
  std::ostringstream out;
  out << padded(name, 32) << percent(tally.made - tally.counted, tally.made) << percent(tally.one, tally.counted)
      << percent(tally.placed, tally.one) << "   " << tally.most << percent(tally.standing, tally.counted)
      << percent(tally.proposed, tally.known) << percent(tally.right, tally.known) << "   of " << tally.counted << '\n';
  if (!tally.missed.empty()) out << "      told: " << tally.missed << '\n';
  if (!tally.mistaken.empty()) out << "      taken for: " << tally.mistaken << '\n';
  return out.str();
}

}  // namespace

int slips_a_kind() {
  const char* const asked = std::getenv("DOGEREF_SLIPS");
  if (asked != nullptr) return std::max(1, std::atoi(asked));
  if (std::getenv("DOGEREF_LAWS") == nullptr) return usual;
  return static_cast<int>(std::clamp<std::uint64_t>(games_to_try(0) / games_a_slip, 1, most));
}

std::vector<Tally> tallies_of(const Breakers& breakers) {
  std::vector<Tally> tallies;
  Desk desk;
  for (const Kind& kind : kinds_of(breakers.game)) {
    if (is_asked_for(breakers.game, kind)) tallies.push_back(measured(kind, breakers, desk));
  }
  return tallies;
}

Tally sum(const std::vector<Tally>& tallies) {
  Tally all;
  for (const Tally& tally : tallies) {
    if (tally.kind.nature == Nature::oddity) continue;
    all.made += tally.made;
    all.counted += tally.counted;
    all.lines += tally.lines;
    all.judged += tally.judged;
    all.worst = std::max(all.worst, tally.worst);
    all.one += tally.one;
    all.placed += tally.placed;
    all.most = std::max(all.most, tally.most);
    all.standing += tally.standing;
    all.known += tally.known;
    all.proposed += tally.proposed;
    all.right += tally.right;
  }
  return all;
}

std::string table(const std::vector<Tally>& tallies) {
  std::vector<Tally> sorted = tallies;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Tally& a, const Tally& b) { return share(a.one, a.counted) < share(b.one, b.counted); });
  std::string out = padded("", 32) + "left  one here max stnd prop rght  (in 100)\n";
  for (const Tally& tally : sorted)
    out += row(std::string(tally.kind.name) + (tally.kind.nature == Nature::oddity ? " (oddity)" : ""), tally);
  return out + row("all faults", sum(tallies));
}

}  // namespace dogeref::laws::slips
