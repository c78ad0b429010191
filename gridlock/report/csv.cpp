// CSV as in RFC 4180, with plain line feeds: a header, then a row a record. Objects become
// columns with a dot in their name; lists of moves are separated by blanks.
#include "gridlock/report/flat.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::report {
namespace {

void append_cell(std::string& line, const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) {
    line += text;
    return;
  }
  line += '"';
  for (const char c : text) {
    if (c == '"') line += '"';
    line += c;
  }
  line += '"';
}

class CsvWriter : public Writer {
 public:
  CsvWriter(Sink sink, std::vector<std::string> header) : sink_(std::move(sink)), header_(std::move(header)) {}

  void write(const Record& record) override {
    const auto cells = flatten(record);
    if (!begun_) write_header(cells);
    std::string line;
    for (std::size_t i = 0; i < header_.size(); ++i) {
      if (i > 0) line += ',';
      if (const Value* value = find_flat(cells, header_[i])) append_cell(line, machine_text(*value));
    }
    sink_(line + "\n");
  }

 private:
  void write_header(const std::vector<FlatField>& cells) {
    begun_ = true;
    if (header_.empty())
      for (const auto& cell : cells) header_.push_back(cell.key);
    std::string line;
    for (std::size_t i = 0; i < header_.size(); ++i) {
      if (i > 0) line += ',';
      append_cell(line, header_[i]);
    }
    sink_(line + "\n");
  }

  Sink sink_;
  std::vector<std::string> header_;
  bool begun_ = false;
};

}  // namespace

std::unique_ptr<Writer> make_csv_writer(Sink sink, WriterOptions options) {
  return std::make_unique<CsvWriter>(std::move(sink), std::move(options.header));
}

}  // namespace gridlock::report
