#pragma once
// Reads schemes: files of rules data, and what a tournament lays over one.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/roots.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

/// The folder of rules data that schemes are in.
inline constexpr std::string_view schemes_folder = "tournament";

/// Ids of the schemes there are, those in the program and those in folders given, sorted.
[[nodiscard]] std::vector<std::string> scheme_ids(const rules::Roots& roots);

/// The scheme of a file, laid over those that it extends. Nothing, and at least one fault, when it cannot be used. `at`
/// is the place that names it, blamed when there is no such scheme.
[[nodiscard]] std::optional<Scheme> read_scheme(const rules::Roots& roots, std::string_view id, const rules::Origin& at,
                                                rules::FaultList& faults);
/// The file of a scheme as it is written, held against its shape, with nothing laid below it.
[[nodiscard]] std::optional<rules::Node> scheme_tree(const rules::Roots& roots, std::string_view id,
                                                     const rules::Origin& at, rules::FaultList& faults);
/// Whether a text says that it is a scheme.
[[nodiscard]] bool is_scheme(std::string_view text);
/// Tells all that is wrong with the text of a scheme, wherever it lies; `shown` names it in reports.
void check_scheme(const rules::Roots& roots, std::string_view text, const std::string& shown, rules::FaultList& faults);

/// A scheme written in a tournament's file, which was held against its shape already as an overlay.
[[nodiscard]] std::optional<Scheme> read_inline_scheme(const rules::Roots& roots, const rules::Node& written,
                                                       rules::FaultList& faults);

/// Tells of criteria that are neither the program's nor a column of the game's standings.
void check_columns(const Scheme& scheme, std::span<const std::string> columns, const rules::Origin& at,
                   rules::FaultList& faults);

/// The names of all criteria that the program knows.
[[nodiscard]] std::vector<std::string_view> criteria_names();

}  // namespace dogeref::tournament
