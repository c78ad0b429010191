// Cells collected until all are known, so that columns can be aligned: the basis of the tables for people.
#pragma once

#include <string>
#include <vector>

#include "gridlock/report/writers.hpp"

namespace gridlock::report {

struct Table {
  std::vector<std::string> headings;
  std::vector<bool> right;  // columns of numbers stand at the right
  std::vector<std::vector<std::string>> rows;

  // The widest of heading and cells, per column.
  std::vector<std::size_t> widths() const;
};

// Collects records and hands them to a function that prints the finished table.
class TableWriter : public Writer {
 public:
  using Print = std::string (*)(const Table&);
  TableWriter(Sink sink, WriterOptions options, Print print);

  void write(const Record& record) override;
  void finish() override;

 private:
  Sink sink_;
  std::vector<Column> columns_;
  bool every_key_;
  Print print_;
  std::vector<Record> records_;
};

// `text` with blanks up to `width` columns of the screen.
std::string padded(const std::string& text, std::size_t width, bool right);

// Two blanks between columns, a line under the headings.
std::string text_table(const Table& table);
std::string markdown_table(const Table& table);
std::string latex_table(const Table& table);
// In one of these formats, by its name; text if it is none of them.
std::string table_in(std::string_view format, const Table& table);

}  // namespace gridlock::report
