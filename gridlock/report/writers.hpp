// Records to bytes, in the output format chosen by name.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/report/record.hpp"

namespace gridlock::report {

// Where a writer puts what it made, in whole lines.
using Sink = std::function<void(std::string_view)>;

// Which keys a table shows, under which headings. Objects are reached with a dot: "runs.min".
struct Column {
  std::string key;
  std::string heading;  // empty: the key with blanks for underscores
};

struct WriterOptions {
  // The columns of machine tables (csv); empty: the keys of the first record.
  std::vector<std::string> header;
  // What the tables for people (text, markdown) show; empty: every key of any record.
  std::vector<Column> columns;
};

// Writes a stream of records: call write() for each, then finish() once.
class Writer {
 public:
  virtual ~Writer() = default;
  virtual void write(const Record& record) = 0;
  virtual void finish() {}
};

struct OutputFormat {
  std::string_view name;  // the word after --format
  bool for_people;        // a table with units and chosen columns
  std::unique_ptr<Writer> (*make)(Sink sink, WriterOptions options);
};

const std::vector<OutputFormat>& output_formats();

// Whether people read it; false for an unknown name.
bool is_for_people(std::string_view format);

// Throws Error for an unknown name.
std::unique_ptr<Writer> make_writer(std::string_view format, Sink sink, WriterOptions options = {});

// One file each.
std::unique_ptr<Writer> make_text_writer(Sink sink, WriterOptions options);      // an aligned table
std::unique_ptr<Writer> make_json_writer(Sink sink, WriterOptions options);      // one object a line
std::unique_ptr<Writer> make_csv_writer(Sink sink, WriterOptions options);       // RFC 4180, one header
std::unique_ptr<Writer> make_markdown_writer(Sink sink, WriterOptions options);  // a table
std::unique_ptr<Writer> make_latex_writer(Sink sink, WriterOptions options);     // a tabular

// The record as one line of JSON, without a line end.
std::string to_json(const Record& record);

}  // namespace gridlock::report
