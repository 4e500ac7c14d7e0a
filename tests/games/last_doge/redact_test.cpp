// What was secret at the table is taken out of a record, and nothing else.

#include <doctest/doctest.h>

#include "referee/rewrite/redact.h"
#include "shelf.h"

using namespace dogeref;
using last_doge::logs;
using last_doge::ruleset;
using last_doge::shelf;
using last_doge::slurp;
using referee::Redacted;

namespace {

constexpr std::string_view header =
    "game: last-doge\nplayers: Anna (A, archivisti), Marco (M, moglianes)\n"
    "city: G4 G3 G5 F3 F5 F2 F6 E6 E5 E3 D6 F4 D3 E2 C3 E4 D2 C4 B3 C6 D4 B6 C5 D5 B4 B5 C2\n"
    "map: G4=T4d G3=T7a G5=T7f F3=T5c F5=T7e F2=T2b F6=T6c E6=T3b E5=T7d E3=T3c D6=T6b F4=T4a D3=T4b E2=T5e C3=T7g "
    "E4=T6d D2=T6a C4=T5b B3=T6e C6=T7b D4=T5d B6=T6f C5=T5a D5=T3a B4=T4c B5=T7c C2=T2a\n"
    "market: F23 F02 F21\nremoved: C01 C01\npawns: A B6 = 6, M E3 = 3\n";
constexpr std::string_view public_header =
    "game: last-doge\nplayers: Anna (A, archivisti), Marco (M, moglianes)\n"
    "city: G4 G3 G5 F3 F5 F2 F6 E6 E5 E3 D6 F4 D3 E2 C3 E4 D2 C4 B3 C6 D4 B6 C5 D5 B4 B5 C2\n"
    "market: F23 F02 F21\nremoved: C01 C01\n";

Redacted redacted(const std::string& log, int keeps = -1) {
  return referee::redact(shelf(), {}, log, 1, {keeps, false});
}

/// What is left of lines of the body for everybody, or for a seat.
std::string body(std::string_view lines, int keeps = -1) {
  const Redacted all = redacted(std::string(header) + std::string(lines), keeps);
  CHECK(all.status == Redacted::Status::done);
  const std::string& text = all.text;
  CHECK(text.starts_with(public_header));
  return text.substr(text.find('\n', public_header.size()) + 1);
}

std::string standings_of(const std::string& log) {
  referee::Judge judge(shelf(), {});
  const referee::Verdict& verdict = judge.judge(log, 1);
  std::string out = verdict.errors == 0 ? "" : std::to_string(verdict.errors) + " errors ";
  for (const referee::Standing& standing : verdict.standings) {
    out += std::to_string(standing.rank) + ' ' + std::to_string(standing.seat) + ' ' + std::string(standing.decided_by);
    for (const auto& value : standing.values) out += ' ' + (value ? std::to_string(*value) : "-");
    out += '\n';
  }
  return out;
}

std::vector<std::filesystem::path> all_logs() {
  std::vector<std::filesystem::path> all = logs("games");
  for (std::filesystem::path& path : logs("languages")) all.push_back(std::move(path));
  return all;
}

}  // namespace

TEST_CASE("a record and its redactions, for nobody and for each player, never contradict each other") {
  int tried = 0;
  for (const std::filesystem::path& path : all_logs()) {
    const std::string log = slurp(path);
    const std::string whole = standings_of(log);
    if (whole.find("errors") != std::string::npos) continue;
    referee::Judge judge(shelf(), {});
    (void)judge.judge(log, 1);
    const int players = static_cast<int>(judge.scene().players.size());
    for (int keeps = -1; keeps < players; ++keeps) {
      CAPTURE(path.string());
      CAPTURE(keeps);
      const Redacted result = redacted(log, keeps);
      CHECK(result.status == Redacted::Status::done);
      CHECK(standings_of(result.text) == whole);
      CHECK(result.text.find("map:") == std::string::npos);
      ++tried;
      // What has no secrets any more stays as it is.
      CHECK(redacted(result.text, keeps).text == result.text);
      CHECK(redacted(result.text).text == redacted(log).text);
    }
  }
  CHECK(tried > 25);
}

TEST_CASE("map, hands and numbers seen at the start go; a player keeps his own") {
  const std::string log = std::string(header) + "hand A C30 C32 C33 C04\nhand M C33 C08 C09 C42\n";
  CHECK(redacted(log).text == std::string(public_header) + "pawns: A B6, M E3\n");
  CHECK(redacted(log, 0).text == std::string(public_header) + "pawns: A B6 = 6, M E3\nhand A C30 C32 C33 C04\n");
  CHECK(redacted(log, 1).text == std::string(public_header) + "pawns: A B6, M E3 = 3\nhand M C33 C08 C09 C42\n");
}

TEST_CASE("cards drawn go, but those that are played, paid, lost and dropped stay") {
  CHECK(body("A: draw C07 C21\n") == "A: draw ? ?\n");
  CHECK(body("A: draw C07 C21\n", 0) == "A: draw C07 C21\n");
  CHECK(body("A: draw\nA: end\n\nM: end\n", 1) == "A: draw\nA: end\n\nM: end\n");
}

TEST_CASE("how many cards were stolen and filled stays") {
  CHECK(body("hand A C08 C01 C02 C03\nhand M C33 C09 C42 C40\nA: play C08 on Marco, steal C42 from Marco\n") ==
        "A: play C08 on Marco, steal ? from Marco\n");
  CHECK(body("hand M C33 C09 C42 C40\nA: play C08 on Marco, steal C42 from Marco\n", 1) ==
        "hand M C33 C09 C42 C40\nA: play C08 on Marco, steal C42 from Marco\n");
  CHECK(body("fill A 3 C21 C22\n") == "fill A 3 ? ?\n");
  CHECK(body("fill A 3 C21 C22 C23\n") == "fill A 3\n");
}

TEST_CASE("what a card shows is its player's alone, equal or not") {
  CHECK(body("hand A C01 C03 C06 C07\nA: play C01, look G5 G3 = 7 7\n") == "A: play C01, look G5 G3\n");
  CHECK(body("A: play C01, look G5 G3 = same\n") == "A: play C01, look G5 G3\n");
  CHECK(body("A: play C01, look G5 G3 = 7 7\n", 1) == "A: play C01, look G5 G3\n");
  CHECK(body("A: play C01, look G5 G3 = 7 7\n", 0) == "A: play C01, look G5 G3 = 7 7\n");
}

TEST_CASE("remarks, texts of the header, reasons and what stands in quotes go, unless they are to be kept") {
  const std::string log =
      "# C2 is T2a\ngame: last-doge\nevent: C2 is T2a\nnote: C2 is T2a # or\nnote: again\nrecorder: C2\n" +
      std::string(header.substr(16)) +
      "A: end  # C2\nruling allow not-your-turn \"C2 is T2a\"\nruling A +1 trophy \"C2 is T2a\"   # so\nM: end\n\n"
      "ruling end \"C2 is T2a\"\nresult Anna 1 C2isT2a, Marco 0\n";
  const std::string head = std::string(public_header) + "pawns: A B6, M E3\n";
  const Redacted all = redacted(log);
  CHECK(all.status == Redacted::Status::done);
  CHECK(all.text == head +
                        "A: end\nruling allow not-your-turn\nruling A +1 trophy\nM: end\n\nruling end\n"
                        "result Anna 1, Marco 0\n");
  CHECK(all.taken.headers == std::vector<std::string>{"event", "note", "recorder"});
  CHECK(all.taken.remarks == 4);
  CHECK(all.taken.reasons == 3);
  CHECK(all.taken.secrets == 2);
  const std::string kept = referee::redact(shelf(), {}, log, 1, {-1, true}).text;
  CHECK(kept.starts_with("# C2 is T2a\ngame: last-doge\nevent: C2 is T2a\nnote: C2 is T2a # or\nnote: again\n"));
  CHECK(kept.find("A: end  # C2\nruling allow not-your-turn \"C2 is T2a\"\n") != std::string::npos);
}

TEST_CASE("a remark that is kept goes with a line that is secret, and stays behind one that is not") {
  const std::string log = std::string(header) + "hand A C30 C32 C33 C04   # mine\nA: draw C07 C21   # lucky\n";
  CHECK(referee::redact(shelf(), {}, log, 1, {-1, true}).text ==
        std::string(public_header) + "pawns: A B6, M E3\nA: draw ? ?   # lucky\n");
}

TEST_CASE("a tile named by its face is named by its id, since the map that told it goes") {
  CHECK(body("A: look F5 D4 = 7 5, move F5, reveal D4 = none\n").empty() == false);
  CHECK(body("A: look F5 B5 = 7 7, move F5, reveal B5 = camp\n") == "A: look F5 B5 = same, move F5, reveal B5 = T7c\n");
}

TEST_CASE("numbers seen go; of equal ones it stays that they are the same") {
  CHECK(body("A: look G5 G3 = 7 7, again C6 = 7, again C2 = 2, move G3 = 7, reveal C2 = T2a\n") ==
        "A: look G5 G3 = same, again C6 = same, again C2, move G3, reveal C2 = T2a\n");
  CHECK(body("A: look F5 F3 = 7 5, move F5, reveal F3\n") == "A: look F5 F3, move F5, reveal F3 = T5c\n");
  CHECK(body("A: look F5 F3 = 7 5, move F5, reveal F3\n", 0) == "A: look F5 F3 = 7 5, move F5, reveal F3 = T5c\n");
}

TEST_CASE("a gain that only the numbers proved is written out") {
  CHECK(body("A: end\nM: look G5 G3, move G3, reveal G5\n") ==
        "A: end\nM: look G5 G3, trophy 1, move G3, reveal G5 = T7f\n");
  CHECK(body("A: end\nM: look G5 G3 = 7 7, move G3, reveal G5\n") ==
        "A: end\nM: look G5 G3 = same, move G3, reveal G5 = T7f\n");
  CHECK(body("A: end\nM: look G5 G3, trophy 1, move G3, reveal G5\n") ==
        "A: end\nM: look G5 G3, trophy 1, move G3, reveal G5 = T7f\n");
}

TEST_CASE("a sum that holds such a gain is parted") {
  CHECK(body("A: end\nM: look D5 E6, move D5, reveal E6, trophy 2\n") ==
        "A: end\nM: look D5 E6, trophy 1, move D5, reveal E6 = T3b, trophy 1\n");
  CHECK(body("A: end\nM: look D5 E6, move D5, reveal E6, trophy 1\n") ==
        "A: end\nM: look D5 E6, trophy 1, move D5, reveal E6 = T3b, trophy 1\n");
}

TEST_CASE("a swap that only its player saw goes whole") {
  tests::OneGame house(last_doge::shapes(), last_doge::make_ruleset, "interpretations: {swap-seen: nothing}",
                       last_doge::header_keys);
  referee::JudgeOptions options;
  options.variants = std::vector<std::string>{"lab"};
  const std::string log = slurp(DOGEREF_SOURCE_DIR "/fixtures/last-doge/games/lagune-1.log");
  const auto swap_of = [&](int keeps) {
    const std::string text = referee::redact(house, options, log, 1, {keeps, false}).text;
    const std::size_t at = text.find("\nA: out") + 1;
    return text.substr(at, text.find('\n', at) - at);
  };
  CHECK(swap_of(-1) == "A: out");
  CHECK(swap_of(1) == "A: out");
  CHECK(swap_of(0) == "A: out swap B3 E3");
}

TEST_CASE("redacted words are those of the record's language") {
  const std::string log = slurp(DOGEREF_SOURCE_DIR "/fixtures/last-doge/languages/canaux-1.fr.log");
  const std::string text = redacted(log).text;
  CHECK(text.find("same") == std::string::npos);
  CHECK(text.find("Inès: regarder I2 B2 = pareil, encore B3 = pareil, encore D2,") != std::string::npos);
}

TEST_CASE("a line that cannot be read is not let through") {
  const Redacted line = redacted(std::string(header) + "A: drw C07 C21\n");
  CHECK(line.status == Redacted::Status::unread);
  CHECK(line.line == 8);
  CHECK(redacted(std::string(header) + "hnad A C01 C02 C03 C04\n").status == Redacted::Status::unread);
  CHECK(redacted(std::string(header) + "Bob: draw C07 C21\n").status == Redacted::Status::unread);
  CHECK(redacted(std::string(header) + "check A 3 trophies, C2 T2a\n").status == Redacted::Status::unread);
  CHECK(redacted(std::string(header) + "A: draw C07 C21 => C2 T2a\n").status == Redacted::Status::unread);
  CHECK(redacted("game: last-doge\nlanguage: en, C2isT2a\n" + std::string(header.substr(16))).status ==
        Redacted::Status::unread);
  CHECK(redacted(std::string(header) + "#" + std::string(70'000, 'x') + "\n").status == Redacted::Status::too_wide);
  CHECK(redacted("game: last-doge\nrules: C2isT2a\n" + std::string(header.substr(16))).text.find("T2a") ==
        std::string::npos);
  const Redacted field = redacted("game: last-doge\nmpa: D4=T3a\n" + std::string(header.substr(16)));
  CHECK(field.status == Redacted::Status::unread);
  CHECK(field.line == 2);
  CHECK(redacted("game: last-doge\nplayers: Anna\n").status == Redacted::Status::unreadable);
}
