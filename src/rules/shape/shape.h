#pragma once
// The shape of rules data: which keys a file may have, of which type, in which range. Pure data; strict reading,
// nearest-key help, JSON Schema and templates are all driven by it.

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/shape/shared_list.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

struct Field;

/// Something that people look for and no key says: where they write it, and what comes nearest to it.
struct Idea {
  std::vector<std::string_view> paths;  ///< of keys: "passing", "start.tiles"
  std::string_view nearest;             ///< "discard_income, what a token brings that is given up"
};

/// What a value must be.
struct Shape {
  enum class Kind : std::uint8_t {
    text,     ///< a text of `form`; of `words` when there are any; of the set `set` when it is named
    integer,  ///< a whole number from `min` to `max`
    boolean,
    null,    ///< `~`, for a key that must be there though it says nothing
    list,    ///< of `min` to `max` values of the shape `parts[0]`
    map,     ///< of `min` to `max` values of the shape `parts[0]`; keys are of `form`, `words` or `set`
    record,  ///< a map of the keys `fields`
    either,  ///< one of `parts`, told apart by their types
    any,     ///< whatever there is; held against another shape elsewhere
    cases,   ///< a record whose text member `key` decides: `words[i]` means `parts[i]`, another text the last part
  };
  enum class Form : std::uint8_t {
    prose,     ///< anything
    line,      ///< 1 to 200 characters on one line, none of them a control
    id,        ///< [a-z0-9-]+, up to 64
    name,      ///< a letter, then letters, digits, `-` or `_`, up to 64
    number,    ///< of keys: a whole number from `least` to `most`
    fraction,  ///< `7/2` or `-3.5`, of files that are read with decimals; up to 18 digits a part
  };

  Kind kind = Kind::text;
  Form form = Form::prose;
  std::int64_t min = 0;
  std::int64_t max = 0;
  std::int64_t least = 0;  ///< of keys
  std::int64_t most = 0;
  std::string_view key = {};  ///< of cases; of a map: one that the rules laid together must have
  std::string_view set = {};
  std::vector<std::string_view> words = {};
  SharedList<Shape> parts;
  SharedList<Field> fields;
  std::span<const Idea> ideas = {};  ///< of the shape of a whole file; they are the game's
};

/// A key of a record.
struct Field {
  std::string_view key;
  Shape shape;
  std::string_view help = {};  ///< one line for people
  bool required = true;
};

/// Makers of shapes, so that a table reads like the file it describes.
[[nodiscard]] Shape prose();
[[nodiscard]] Shape line();
[[nodiscard]] Shape id();
[[nodiscard]] Shape name();
/// A whole number, or one such as `7/2` and `3.5`.
[[nodiscard]] Shape fraction();
[[nodiscard]] Shape one_of(std::vector<std::string_view> words);
[[nodiscard]] Shape of_set(std::string_view set);
[[nodiscard]] Shape integer(std::int64_t min, std::int64_t max);
[[nodiscard]] Shape boolean();
[[nodiscard]] Shape null();
[[nodiscard]] Shape any();
[[nodiscard]] Shape list(Shape item, std::int64_t min, std::int64_t max);
[[nodiscard]] Shape map(Shape value, std::int64_t min, std::int64_t max, Shape::Form keys = Shape::Form::name);
[[nodiscard]] Shape map_of_set(std::string_view set, Shape value, std::string_view needed = {});
[[nodiscard]] Shape map_of_numbers(std::int64_t least, std::int64_t most, Shape value);
/// A number from `min` to `max`, or `{by: players, values: {2: 3, 4: 2}}` for 2 to `most` players.
[[nodiscard]] Shape by_players(std::int64_t min, std::int64_t max, int most);
[[nodiscard]] Shape record(std::vector<Field> fields);
[[nodiscard]] Shape either(std::vector<Shape> parts);
[[nodiscard]] Shape cases(std::string_view key, std::vector<std::string_view> words, std::vector<Shape> parts);
[[nodiscard]] Field optional(std::string_view key, Shape shape, std::string_view help = {});
/// Words by language, for what the lexicons do not know: {en: [purple, p], fr: […]}.
[[nodiscard]] Shape words_by_language();

/// A set that other values are taken from: the zones, the panels. Known only when the rules are laid together.
struct NamedSet {
  std::string_view name;
  std::string_view help;                                   ///< "a panel"
  std::vector<std::string> (*members)(const Node& rules);  ///< of compiled rules, which may have faults
};

/// One kind of file of a game.
struct FileShape {
  std::string_view kind;           ///< what its key `kind` says
  std::string_view path;           ///< "panels.yaml", or a folder of such files: "tiles/"
  std::vector<Field> laid = {};    ///< keys that are laid together with those of the other files
  std::vector<Field> spread = {};  ///< keys that go into every member of the map `spread_into` instead
  std::string_view spread_into = {};
};

/// Kinds of files of a game.
class FileShapes {
 public:
  /// Made when they are first asked for, which is where files are read: that takes longer than judging a small game.
  using Make = const std::vector<FileShape>& (*)();

  FileShapes() = default;
  FileShapes(std::initializer_list<FileShape> files) : own_(files) {}
  FileShapes(Make make) : make_(make) {}  // NOLINT(google-explicit-constructor): it stands for what it makes

  [[nodiscard]] auto begin() const { return all().begin(); }
  [[nodiscard]] auto end() const { return all().end(); }

 private:
  [[nodiscard]] const std::vector<FileShape>& all() const { return make_ == nullptr ? own_ : make_(); }

  std::vector<FileShape> own_;
  Make make_ = nullptr;
};

/// The data of a game: everything that the rules floor must know of it.
struct GameShapes {
  std::string_view id;  ///< of the game, which is the name of its folder too
  FileShapes files;
  std::vector<NamedSet> sets;
  std::span<const Idea> ideas = {};  ///< what its variants cannot say
};

/// The shape of a file as it is written, `kind` and so on included. `title` and `id` are required of `game` only.
[[nodiscard]] Shape shape_of(const FileShape& file);
/// The shape of the game's files laid together.
[[nodiscard]] Shape compiled_shape(const GameShapes& game);
/// The shape of an edition or a variant, to be checked as an overlay.
[[nodiscard]] Shape overlay_shape(const GameShapes& game, std::string_view kind);
/// Of every game alike.
[[nodiscard]] Shape rulebook_shape();
[[nodiscard]] Shape lexicon_shape();

}  // namespace dogeref::rules
