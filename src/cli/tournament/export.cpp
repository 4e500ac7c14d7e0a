// dogeref tournament export: an event for databases and spreadsheets.

#include <filesystem>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/tournament/grid.h"
#include "cli/tournament/office.h"
#include "text/replace.h"
#include "tournament/check/check.h"
#include "tournament/store/database.h"

namespace dogeref::cli {
namespace {

using tournament::StoredTable;
using tournament::StoredValue;

std::string cell_of(const StoredValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  const auto* const text = std::get_if<std::string>(&value);
  return text == nullptr ? std::string() : *text;
}

std::string csv_of(const StoredTable& table) {
  Grid grid;
  grid.head.assign(table.columns.begin(), table.columns.end());
  for (const std::vector<StoredValue>& row : table.rows) {
    std::vector<std::string>& cells = grid.rows.emplace_back();
    for (const StoredValue& value : row) cells.push_back(cell_of(value));
  }
  std::string out;
  append_grid(grid, "csv", "en", out);
  return out;
}

std::string write_csv(const std::vector<StoredTable>& tables, const std::string& folder) {
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error) && !std::filesystem::create_directory(folder, error))
    return error ? error.message() : "it is no folder";
  for (const StoredTable& table : tables) {
    const std::string trouble = text::replace_file(folder + '/' + std::string(table.name) + ".csv", csv_of(table));
    if (!trouble.empty()) return trouble;
  }
  return {};
}

}  // namespace

int tournament_export(const Command& command, std::span<const std::string> arguments, Console& console) {
  std::string file;
  std::string database;
  std::string folder;
  OfficeOptions office;
  Parser parser(command);
  parser.option("FILE", file, "the tournament's file").required();
  parser.option("--sqlite", database, "a SQLite database, new or of events before; the event's rows are written anew")
      .type_name("FILE");
  parser.option("--csv", folder, "a folder for a CSV file a table; made if it is not there").type_name("DIR");
  add_office_options(parser, office);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (database.empty() && folder.empty()) {
    console.complain("export: nothing to write: needed --sqlite or --csv");
    return unusable;
  }
  const auto opened = open_tournament(file, office, console);
  if (opened == nullptr) return unusable;
  const auto flaws = tournament::check_event(opened->event, opened->scheme, opened->assembled);
  const auto tables = tournament::stored_tables(opened->event, opened->scheme, opened->assembled, flaws);
  const auto report = [&](const std::string& where, const std::string& trouble) {
    if (!trouble.empty()) console.complain("cannot write to " + where + ": " + trouble);
    return trouble.empty();
  };
  if (!database.empty() && !report(database, tournament::store(database, opened->event.id, tables))) return unusable;
  if (!folder.empty() && !report(folder, write_csv(tables, folder))) return unusable;
  return tell_refused(file, *opened, console);
}

}  // namespace dogeref::cli
