// SQLite with errors that are exceptions and handles that close themselves: the few calls the store needs.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace gridlock::lab {

class Statement {
 public:
  // Parameters count from 1, columns from 0. An empty optional is NULL.
  Statement& bind(int at, std::string_view text);
  Statement& bind(int at, const std::optional<std::int64_t>& number);
  Statement& bind(int at, const std::optional<double>& number);

  bool step();  // true: there is a row
  void reset();
  void run() {  // for what gives no rows
    step();
    reset();
  }

  void read(int column, std::string& text) const;
  void read(int column, std::optional<std::int64_t>& number) const;
  void read(int column, std::optional<double>& number) const;
  std::string text(int column) const;
  std::int64_t whole(int column) const;

 private:
  friend class Database;
  explicit Statement(sqlite3_stmt* statement);
  [[noreturn]] void fail() const;

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Database {
 public:
  enum class Mode { read, write };

  // Throws Error if the file cannot be opened; `write` creates it. A file that is no database is found out by the first
  // statement.
  Database(const std::string& path, Mode mode);

  void execute(const std::string& sql);
  Statement prepare(const std::string& sql);
  std::int64_t last_row() const;
  const std::string& path() const { return path_; }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  std::string path_;
  std::unique_ptr<sqlite3, Close> handle_;
};

}  // namespace gridlock::lab
