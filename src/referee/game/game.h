#pragma once
// What a game owes to the frame. Services (judging, listing, showing, simulating) know games only through this.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "findings/report.h"
#include "referee/game/board.h"
#include "referee/game/codes.h"
#include "referee/game/phrases.h"
#include "referee/game/position.h"
#include "referee/game/verdict.h"
#include "rules/shape/shape.h"
#include "rules/texts/spellings.h"
#include "rules/texts/words.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"
#include "text/cursor.h"

namespace dogeref::referee {

/// A column of the standings, also a criterion of the ranking.
struct Column {
  std::string name;       ///< JSON key
  bool shown = true;      ///< in the text table
  bool is_truth = false;  ///< 0 and 1 stand for false and true
};

/// A header key that one game alone knows; the record of the game's beginning.
struct HeaderKey {
  std::string slot;       ///< of the lexicon: its spellings
  bool required = false;  ///< without it no game can be made of the record
};

/// The words and names a game uses; services index by these.
struct Vocabulary {
  std::vector<std::string> codes;    ///< frame's first, in the order of `FrameCode`
  std::vector<std::string> tracks;   ///< names, which are also word slots
  std::vector<std::string> forms;    ///< word slots of the game's own kinds of line ("dice", "order")
  std::vector<std::string> colours;  ///< of players, word slots; empty where players have none
  std::vector<HeaderKey> headers;    ///< the game's own header keys
  std::vector<Column> columns;       ///< of standings; the first is the main score
  int min_players = 2;
  int max_players = 5;
  /// What is reported of a word beside a name that is no colour, and of a colour that another player has.
  findings::Code unknown_colour = code(FrameCode::unknown_word);
  findings::Code duplicate_colour = code(FrameCode::duplicate_colour);
  /// Colours have weight in the rules: a long word alone in parentheses is meant as one, not as a short form.
  bool colours_matter = false;

  [[nodiscard]] std::string_view code_name(findings::Code code) const { return codes[code]; }
};

class Spellings;

/// A name as it can be written in a log.
struct PlayerName {
  std::string written;       ///< as given in the header
  std::string folded;        ///< NFC and case folded
  std::string short_folded;  ///< short form, folded; empty without one
  std::string short_written;
  int colour = -1;        ///< index into `Vocabulary::colours`
  bool one_word = false;  ///< neither name nor short form is known to hold a space
};

/// One line of a game, cut up as far as the frame knows it. Views point into the text of the game.
struct LineText {
  std::uint32_t line = 0;       ///< in the file
  std::uint32_t previous = 0;   ///< the line judged before it
  std::string_view text;        ///< whole, without line end and comment
  std::string_view record;      ///< the game from `text` on, which may be read behind the line; empty where unknown
  std::string_view name;        ///< before the colon of a player's line
  std::string_view body;        ///< a player's line: after the colon and before `=>`; else after the first word
  int form = -1;                ///< index into `Vocabulary::forms`; -1: a player's line
  int seat = -1;                ///< of a player's line
  bool draws_as_kinds = false;  ///< a draw may be named by its kind alone, as `legal` lists it: it stands for what can
                                ///< be drawn and costs least
  const rules::Words* words = nullptr;
  std::span<const PlayerName> players;
  Spellings* spellings = nullptr;  ///< of the players, as they were written before; nullptr: not remembered
  Phrases* phrases = nullptr;      ///< what phrases mean; nullptr: not remembered

  /// Forgets the token looked up last: another line begins.
  void forget() const { memo_token_ = {}; }
  /// The meaning of a token of the line (a view into `text`) in a category, -1 without. A token is looked up once,
  /// however often it is asked for.
  [[nodiscard]] int find(std::string_view token, rules::Words::Category category) const {
    return remembered(token, token)[category];
  }
  [[nodiscard]] int find(const text::Token& word, rules::Words::Category category) const {
    return remembered(word, word.text)[category];
  }
  /// All meanings of a word of the line, not remembered: for whoever asks for several of them at once.
  [[nodiscard]] const rules::Words::Meanings& meanings(const text::Token& word) const { return words->meanings(word); }
  /// A cursor over a part of `text`.
  [[nodiscard]] text::Cursor cursor(std::string_view part) const { return text::Cursor(part, readable(part)); }
  /// How far may be read behind a part of `text`. Whoever writes another line into `text` need not think of `record`.
  [[nodiscard]] const char* readable(std::string_view part) const {
    const std::string_view whole = knows_record() ? record : part;
    return whole.data() + whole.size();
  }
  /// Whether the body may be read phrase by phrase.
  [[nodiscard]] bool has_phrases() const {
    return phrases != nullptr && knows_record() && body.size() <= Gaps::most_bytes &&
           readable(body) - (body.data() + body.size()) >= static_cast<std::ptrdiff_t>(Phrases::looked_at);
  }
  [[nodiscard]] bool knows_record() const { return record.data() == text.data() && !record.empty(); }
  /// The span of a part of `text`.
  [[nodiscard]] text::Span span(std::string_view part) const;

 private:
  template <class Word>
  [[nodiscard]] const rules::Words::Meanings& remembered(const Word& word, std::string_view token) const {
    if (token.data() != memo_token_.data() || token.size() != memo_token_.size()) {
      memo_token_ = token;
      memo_ = &words->meanings(word);
    }
    return *memo_;
  }

  mutable std::string_view memo_token_ = {};
  mutable const rules::Words::Meanings* memo_ = nullptr;
};

struct Pen;

/// Where the game stands, for the frame and for renderers.
struct Turn {
  int round = 0;
  bool ended = false;           ///< the end has come; `finish` is due when it was not called
  bool may_close = false;       ///< over but for lines that may still follow: `result`, `ruling end` or the end of the
                                ///< file closes it
  bool ended_before = false;    ///< the line just judged came after the end
  bool after_end_said = false;  ///< `after-end` has been reported for what followed the end
  std::string_view reason;      ///< of the end, when `ended` or `may_close`
  int seat = -1;                ///< whose turn of several lines is going on; -1: nobody's, whoever is due comes next
  std::uint32_t line = 0;       ///< that ended the game, where the game itself keeps it; 0: the line judged last
};

/// Of a `Turn` what is asked after every line.
struct Progress {
  bool ended = false;  ///< the game, as in `Turn`
  int seat = -1;       ///< as in `Turn`
};

/// What came of a line on the clean path; whose turn of several lines goes on then is nobody's.
enum class Cleanly : std::uint8_t { no, done, ended };

enum class Occasion : std::uint8_t { table, arbiter };

class Dealer;

/// Takes the bodies of actions, one by one. A body is good during the call.
using ActionSink = std::function<void(std::string_view body)>;
using MissingSink = std::function<void(int seat, std::string_view body)>;

class Ruleset {
 public:
  Ruleset() = default;
  Ruleset(const Ruleset&) = delete;
  Ruleset& operator=(const Ruleset&) = delete;
  virtual ~Ruleset() = default;

  [[nodiscard]] virtual const Vocabulary& vocabulary() const = 0;
  [[nodiscard]] virtual const std::string& fingerprint() const = 0;
  /// The words of some languages, the first named winning where a spelling has two meanings in one place.
  [[nodiscard]] virtual std::unique_ptr<rules::Words> words(std::span<const std::string> languages) const = 0;
  /// The words of a language to write with; their slots where there is no such language.
  [[nodiscard]] virtual std::unique_ptr<rules::Spellings> spellings(std::string_view language) const = 0;
  /// Writes a line in canonical spelling without asking any rule: appends a player's action, or what follows the first
  /// word of one of the game's own forms. Tiles and the like stay named as they are. False when the line cannot be
  /// read; nothing is appended then.
  virtual bool write(const LineText& line, const Pen& pen, std::string& out) const = 0;
  /// Written value of an interpretation: "immediate".
  [[nodiscard]] virtual std::string interpretation(std::string_view key) const = 0;

  /// The position before the first line, for this many players.
  virtual void start(int players, Position& position) const = 0;

  /// Reads and judges the game's own header lines, behind `start`: `form` of each is an index into
  /// `Vocabulary::headers`, `body` its value. Returns false when no game can be made of them.
  virtual bool set_up(Position&, std::span<const LineText> /*headers*/, findings::Report&) const { return true; }
  /// Whether a player's line spends that player's turn; else it belongs to the turn going on, whoever's line it is.
  [[nodiscard]] virtual bool takes_turn(const Position&, const LineText&) const { return true; }

  /// Reads a player's action for seat `line.seat` and judges it, the turn apart: reading faults, then every rule, each
  /// with its predicate; applies it as recorded. Returns false when the line could not be read (nothing was changed).
  virtual bool act(Position& position, const LineText& line, findings::Report& report) const = 0;
  /// Whether the game has a clean path, `act_cleanly`.
  [[nodiscard]] virtual bool has_clean_path() const { return false; }
  /// The clean path: of a line of which nothing is to be said spends the token of its player, who is due, and does what
  /// `act` does. `no`, and nothing has changed: the line may be as good as any, `act` tells. Sound, not complete. Never
  /// reports. So many bytes as `Phrases` looks at stand behind the line's body.
  virtual Cleanly act_cleanly(Position&, const LineText&, Phrases&, findings::Report&) const { return Cleanly::no; }
  /// Counts before a player's line of which what was left unwritten before is no part: a claim (`=>`) tells what the
  /// line itself changed. Nothing when all was written.
  [[nodiscard]] virtual std::optional<Ledger> counts_before(const Position&, const LineText&) const { return {}; }
  /// An action was not seen (`NAME: ?`), the turn apart: the game leaves open what it may have changed, counts too.
  virtual void unseen(Position& position, const LineText& line, findings::Report& report) const = 0;
  /// The player's line could not be read or was skipped: what the game has to note besides the spent token.
  virtual void lost(Position& position, const LineText& line, findings::Report& report) const = 0;
  /// A line of the seat is missing in the record, or could not be read: makes the position one in which the line did
  /// what the `way`-th guess says, from the mildest on; from `first_single_way` on each guess is one step that a line
  /// may have left out. False when there is no such guess.
  static constexpr std::size_t first_single_way = 2;
  virtual bool suppose(Position& position, const LineText& line, int seat, int way) const {
    return (void)position, (void)line, (void)seat, (void)way, false;
  }
  /// The action just judged stands out of its place in the record: at the table others may have come before or after
  /// it, so nothing may rest on the order of what they did to shared things.
  virtual void out_of_order(Position& position) const = 0;
  /// Reads and judges a line of one of the game's own forms.
  virtual void happen(Position& position, const LineText& line, findings::Report& report) const = 0;
  /// Final scoring.
  virtual void finish(Position& position, Occasion occasion, std::uint32_t line, findings::Report& report) const = 0;

  [[nodiscard]] virtual Turn turn(const Position& position) const = 0;
  /// Of `turn` what is asked after every line; a game that can tell it sooner does.
  [[nodiscard]] virtual Progress progress(const Position& position) const {
    const Turn now = turn(position);
    return {now.ended, now.seat};
  }
  /// Draws made and those of them recorded whole, so far.
  [[nodiscard]] virtual std::pair<int, int> draws(const Position& position) const = 0;
  /// Lines on which some clause needed what the record does not tell; nothing where all is told on the table.
  [[nodiscard]] virtual std::optional<int> unverified(const Position&) const { return std::nullopt; }
  /// The standings by the referee's count; with `table` by the table's, remembered slips added.
  [[nodiscard]] virtual std::vector<Standing> standings(const Position& position, bool table) const = 0;
  /// Whether some lawful way of playing a line that is due, and that no line tells yet, leaves the seat with these
  /// counts of some tracks (a bit each).
  [[nodiscard]] virtual bool may_have(const Position&, int /*seat*/, std::uint8_t /*tracks*/,
                                      std::span<const std::int32_t> /*counts*/) const {
    return false;
  }
  /// Between what two numbers every game leaves the main score: perhaps wider than it could be, never narrower. Nothing
  /// where there is no saying.
  [[nodiscard]] virtual std::optional<std::pair<std::int64_t, std::int64_t>> score_bounds(int /*players*/) const {
    return std::nullopt;
  }
  /// How much lower and higher than the standings say the main score of a seat may be whose place is not proven.
  [[nodiscard]] virtual Ledger::Slack score_slack(const Position&, int /*seat*/) const {
    return {Ledger::Slack::unbounded, Ledger::Slack::unbounded};
  }
  /// Bit for each seat whose place in the standings the record does not prove.
  [[nodiscard]] virtual std::uint8_t unproven(const Position& position) const = 0;
  /// Rules data that the last action's changes of some tracks (a bit each) rest on.
  [[nodiscard]] virtual std::vector<findings::DataPath> gains_read(const Position& position,
                                                                   std::uint8_t tracks) const = 0;

  /// The position as a picture.
  [[nodiscard]] virtual Board board(const Position& position, std::span<const PlayerName> players) const = 0;
  /// The position in the form that `given:` takes, keys in a fixed order. What is as at the start, or follows from the
  /// rest, is left out unless `whole` is asked for.
  [[nodiscard]] virtual rules::Node save(const Position& position, std::span<const PlayerName> players,
                                         bool whole) const = 0;
  /// The keys and types of `given:`.
  [[nodiscard]] virtual rules::Shape given_shape() const = 0;
  /// The position that `given:` describes; what it leaves out is as at the start. False, and at least one fault with
  /// its place, when there is no such position. What was saved loads as the same position.
  [[nodiscard]] virtual bool load(const rules::Node& given, std::span<const PlayerName> players, Position& position,
                                  rules::FaultList& faults) const = 0;
  /// Whether two positions are the same in everything that any later line could tell.
  [[nodiscard]] virtual bool same(const Position& one, const Position& other) const = 0;

  /// Candidates for the legal actions of a seat, in canonical form with draws as kinds, in any order, also several
  /// times: every legal one is among them, and the caller keeps those that `act` accepts on a copy.
  virtual void actions(const Position& position, int seat, std::span<const PlayerName> players,
                       const ActionSink& sink) const = 0;
  /// What may have been meant by an illegal line at this position: bodies (`LineText::body`) that differ from it in one
  /// thing, in the line's own words, the likelier ones first. They need not be legal: the caller tries them.
  virtual void repairs(const Position& /*position*/, const LineText& /*line*/, const ActionSink& /*sink*/) const {}
  /// Lines that may be missing in the record before an illegal one: whose, and their bodies; `?` where nobody can know.
  virtual void missing_lines(const Position& /*position*/, const LineText& /*line*/,
                             const MissingSink& /*sink*/) const {}
  /// An action that anybody due may always take, in canonical form; empty where there is none.
  [[nodiscard]] virtual std::string_view idle_action() const { return {}; }
  /// Whether a record of this game may hold what not everybody at the table could see.
  [[nodiscard]] virtual bool has_secrets() const { return false; }
  /// A line as everybody could see it: appends its body (of a header its value; headers' forms count on behind `forms`)
  /// without what was secret, but for what `keeps` (a seat; -1: nobody) could see as well, in the line's own words, and
  /// with what follows from secrets alone written out. False when the whole line was secret; nothing is appended then.
  virtual bool redact(const Position& /*before*/, const Position& /*after*/, const LineText& line, int /*keeps*/,
                      std::string& out) const {
    out += line.body;
    return true;
  }
  /// The hidden side of games, for a simulator; nullptr when this game cannot be simulated.
  [[nodiscard]] virtual std::unique_ptr<Dealer> dealer() const = 0;
  /// What is wrong with a position that came about without findings, whatever the lines were: things in two places, or
  /// in none. For tests; empty when nothing is.
  [[nodiscard]] virtual std::vector<std::string> audit(const Position& position) const = 0;
};

/// Who may act now: whose turn is going on, or who is due; -1 when nobody is.
[[nodiscard]] inline int seat_to_act(const Ruleset& ruleset, const Position& position) {
  const int seat = ruleset.turn(position).seat;
  return seat >= 0 ? seat : position.laps.due();
}

/// Where the frame finds rules: implemented over the table of games and the rules library.
class Shelf {
 public:
  virtual ~Shelf() = default;
  enum class Missing : std::uint8_t { nothing, game, edition, variant, rules };
  struct Found {
    const Ruleset* ruleset = nullptr;
    Missing missing = Missing::nothing;
    std::string what;                ///< the id that is missing, or the fault of the rules
    std::vector<std::string> known;  ///< ids there are
  };
  /// Rules for these ids. A pointer stays good as long as the shelf.
  [[nodiscard]] virtual Found find(std::string_view game, std::string_view edition,
                                   std::span<const std::string> variants) = 0;
  /// The header key that a spelling means, in whatever language: its canonical slot, or empty. A game's own keys are
  /// known where that game is named.
  [[nodiscard]] virtual std::string_view header_key(std::string_view game, std::string_view folded) const = 0;
  [[nodiscard]] virtual std::vector<std::string> header_keys(std::string_view game) const = 0;
  /// Languages there are lexicons for.
  [[nodiscard]] virtual std::vector<std::string> languages(std::string_view game) const = 0;

  /// The words of rules that were found here, in some languages; made when they are first asked for, and good as long
  /// as the rules are. May be called from several threads.
  [[nodiscard]] virtual const rules::Words& words_of(const Ruleset& ruleset, std::span<const std::string> languages);

 protected:
  /// Nobody uses these rules any more, nor their words.
  void forget_words(const Ruleset* ruleset);

 private:
  std::mutex mutex_;
  std::map<std::pair<const Ruleset*, std::vector<std::string>>, std::unique_ptr<rules::Words>> words_;
};

}  // namespace dogeref::referee
