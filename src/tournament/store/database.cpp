#include "tournament/store/database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>

#include <filesystem>
#include <system_error>

namespace dogeref::tournament {
namespace {

namespace fs = std::filesystem;

constexpr int patience_in_milliseconds = 30'000;

/// Why nothing is written to a path; empty where it may be.
std::string objection_to(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::symlink_status(path, error);
  if (status.type() == fs::file_type::not_found) return {};
  if (status.type() == fs::file_type::symlink) return "is a link";
  if (status.type() == fs::file_type::directory) return "is a folder";
  return status.type() == fs::file_type::regular ? std::string() : "is not a regular file";
}

/// A database that others may write to at the same time.
class Database {
 public:
  explicit Database(const std::string& path)
      : base_(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, patience_in_milliseconds) {}

  std::string write(const std::string& tournament, const std::vector<StoredTable>& tables) {
    SQLite::Transaction transaction(base_, SQLite::TransactionBehavior::IMMEDIATE);
    const int application = base_.execAndGet("PRAGMA application_id").getInt();
    const int version = base_.execAndGet("PRAGMA user_version").getInt();
    const bool is_new = base_.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
    if (!is_new && application != database_application) return "it is a database of something else";
    if (!is_new && version != database_version) return "it was written by another version of this program";
    base_.exec("PRAGMA application_id = " + std::to_string(database_application));
    base_.exec("PRAGMA user_version = " + std::to_string(database_version));
    for (const StoredTable& table : tables) replace(tournament, table);
    transaction.commit();
    return {};
  }

 private:
  void replace(const std::string& tournament, const StoredTable& table) {
    const std::string name = quoted(table.name);
    std::string columns;
    std::string marks;
    for (const std::string_view column : table.columns) {
      columns += (columns.empty() ? "" : ", ") + quoted(column);
      marks += marks.empty() ? "?" : ", ?";
    }
    base_.exec("CREATE TABLE IF NOT EXISTS " + name + " (" + columns + ")");
    base_.exec("CREATE INDEX IF NOT EXISTS " + quoted("of_" + std::string(table.name)) + " ON " + name +
               " (\"tournament\")");
    SQLite::Statement remove(base_, "DELETE FROM " + name + " WHERE \"tournament\" = ?");
    remove.bind(1, tournament);
    remove.exec();
    SQLite::Statement insert(base_, "INSERT INTO " + name + " (" + columns + ") VALUES (" + marks + ")");
    for (const std::vector<StoredValue>& row : table.rows) {
      insert.reset();
      insert.clearBindings();
      for (std::size_t at = 0; at < row.size(); ++at) bind(insert, static_cast<int>(at) + 1, row[at]);
      insert.exec();
    }
  }

  static std::string quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

  static void bind(SQLite::Statement& statement, int at, const StoredValue& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) statement.bind(at, *number);
    if (const auto* text = std::get_if<std::string>(&value)) statement.bind(at, *text);
  }

  SQLite::Database base_;
};

}  // namespace

std::string store(const std::string& path, const std::string& tournament, const std::vector<StoredTable>& tables) {
  std::string objection = objection_to(path);
  if (!objection.empty()) return objection;
  try {
    return Database(path).write(tournament, tables);
  } catch (const SQLite::Exception& exception) {
    return exception.what();
  }
}

}  // namespace dogeref::tournament
