#pragma once
// Trees as JSON: the form in which rules are fingerprinted and kept in the program.

#include <optional>
#include <string>
#include <string_view>

#include "rules/tree/node.h"

namespace dogeref::rules {

/// The tree as JSON with sorted keys, no spaces, UTF-8, without the keys `words` and `title` wherever they stand: what
/// is fingerprinted. Python's json.dumps(…, sort_keys=True, separators=(',', ':'), ensure_ascii=False) gives the same.
[[nodiscard]] std::string canonical(const Node& root);

/// "sha256:" and 64 hex digits, of the canonical text.
[[nodiscard]] std::string fingerprint(std::string_view canonical_text);

/// What `canonical` leaves out: the branches of the tree that end in `words` or `title`, as a merge patch; "{}" if
/// none.
[[nodiscard]] std::string left_out(const Node& root);

/// The tree as JSON, all of it, keys in their order.
[[nodiscard]] std::string json(const Node& root);

/// The same for people: a line for each member, two blanks for each step in; lists of scalars on one line.
[[nodiscard]] std::string json_lines(const Node& root);

/// Reads JSON of this program: no spaces between tokens, whole numbers, at most 64 deep. Origins are 0. Nothing when
/// the text is anything else.
[[nodiscard]] std::optional<Node> read_json(std::string_view text);

}  // namespace dogeref::rules
