#include "gridlock/lab/run/database.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <system_error>

#include "gridlock/core/error.hpp"

namespace gridlock::lab {
namespace {

constexpr int kMillisecondsToWaitForOthers = 10'000;

// A disk that takes no more is not a fault of the input; a database that is only read is one.
int fault_of_disk(sqlite3* database) {
  if (sqlite3_db_readonly(database, "main") != 0) return 0;
  switch (sqlite3_errcode(database)) {
    case SQLITE_FULL:
      return ENOSPC;
    case SQLITE_READONLY:
      return EROFS;
    case SQLITE_IOERR:
      return EIO;
    default:
      return 0;
  }
}

[[noreturn]] void refuse(sqlite3* database, const std::string& path = {}) {
  if (const int fault = database == nullptr ? 0 : fault_of_disk(database))
    throw std::system_error(fault, std::generic_category(), "cannot write the database");
  throw Error(database == nullptr ? "out of memory" : sqlite3_errmsg(database), 0, 0, path);
}

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void Database::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

Statement::Statement(sqlite3_stmt* statement) : statement_(statement) {}

void Statement::fail() const {
  sqlite3* database = sqlite3_db_handle(statement_.get());
  const char* path = sqlite3_db_filename(database, "main");
  refuse(database, path == nullptr ? "" : path);
}

Statement& Statement::bind(int at, std::string_view text) {
  const int size = static_cast<int>(text.size());
  if (sqlite3_bind_text(statement_.get(), at, text.data(), size, SQLITE_TRANSIENT) != SQLITE_OK) fail();
  return *this;
}

Statement& Statement::bind(int at, const std::optional<std::int64_t>& number) {
  const int code = number ? sqlite3_bind_int64(statement_.get(), at, *number) : sqlite3_bind_null(statement_.get(), at);
  if (code != SQLITE_OK) fail();
  return *this;
}

Statement& Statement::bind(int at, const std::optional<double>& number) {
  const int code =
      number ? sqlite3_bind_double(statement_.get(), at, *number) : sqlite3_bind_null(statement_.get(), at);
  if (code != SQLITE_OK) fail();
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code != SQLITE_ROW && code != SQLITE_DONE) fail();
  return code == SQLITE_ROW;
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

void Statement::read(int column, std::string& text) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  text = bytes == nullptr ? "" : std::string(bytes, size);
}

void Statement::read(int column, std::optional<std::int64_t>& number) const {
  number.reset();
  if (sqlite3_column_type(statement_.get(), column) != SQLITE_NULL)
    number = sqlite3_column_int64(statement_.get(), column);
}

void Statement::read(int column, std::optional<double>& number) const {
  number.reset();
  if (sqlite3_column_type(statement_.get(), column) != SQLITE_NULL)
    number = sqlite3_column_double(statement_.get(), column);
}

std::string Statement::text(int column) const {
  std::string text;
  read(column, text);
  return text;
}

std::int64_t Statement::whole(int column) const { return sqlite3_column_int64(statement_.get(), column); }

Database::Database(const std::string& path, Mode mode) : path_(path) {
  // A reader, too, must be able to undo what a killed run left half done; where the file cannot be written, SQLite
  // opens it for reading only.
  const int flags = SQLITE_OPEN_READWRITE | (mode == Mode::read ? 0 : SQLITE_OPEN_CREATE);
  sqlite3* database = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &database, flags, nullptr);
  handle_.reset(database);
  if (code != SQLITE_OK) refuse(database, path);
  sqlite3_busy_timeout(database, kMillisecondsToWaitForOthers);
}

void Database::execute(const std::string& sql) {
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) refuse(handle_.get(), path_);
}

Statement Database::prepare(const std::string& sql) {
  sqlite3_stmt* statement = nullptr;
  const int size = static_cast<int>(sql.size());
  if (sqlite3_prepare_v2(handle_.get(), sql.c_str(), size, &statement, nullptr) != SQLITE_OK)
    refuse(handle_.get(), path_);
  return Statement(statement);
}

std::int64_t Database::last_row() const { return sqlite3_last_insert_rowid(handle_.get()); }

}  // namespace gridlock::lab
