#include "gridlock/report/table.hpp"

#include <algorithm>

#include "gridlock/report/flat.hpp"
#include "gridlock/report/utf8.hpp"

namespace gridlock::report {

std::vector<std::size_t> Table::widths() const {
  std::vector<std::size_t> widths;
  for (const auto& heading : headings) widths.push_back(display_width(heading));
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], display_width(row[i]));
  return widths;
}

std::string padded(const std::string& text, std::size_t width, bool right) {
  const std::size_t taken = display_width(text);
  const std::string blanks(width > taken ? width - taken : 0, ' ');
  return right ? blanks + text : text + blanks;
}

std::string table_in(std::string_view format, const Table& table) {
  if (format == "markdown") return markdown_table(table);
  return format == "latex" ? latex_table(table) : text_table(table);
}

TableWriter::TableWriter(Sink sink, WriterOptions options, Print print)
    : sink_(std::move(sink)), columns_(std::move(options.columns)), every_key_(columns_.empty()), print_(print) {}

void TableWriter::write(const Record& record) {
  records_.push_back(record);
  if (!every_key_) return;
  for (const auto& field : flatten(record)) {
    const auto same = [&](const Column& column) { return column.key == field.key; };
    if (std::none_of(columns_.begin(), columns_.end(), same)) columns_.push_back({field.key, ""});
  }
}

void TableWriter::finish() {
  if (records_.empty()) return;
  Table table;
  for (const auto& column : columns_) {
    std::string heading = column.heading.empty() ? column.key : column.heading;
    if (column.heading.empty()) std::replace(heading.begin(), heading.end(), '_', ' ');
    table.headings.push_back(heading);
  }
  table.right.resize(columns_.size());
  for (const auto& record : records_) {
    const auto fields = flatten(record);
    auto& row = table.rows.emplace_back();
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const Value* value = find_flat(fields, columns_[i].key);
      row.push_back(value == nullptr ? "" : human_text(*value));
      if (value != nullptr && is_number(*value)) table.right[i] = true;
    }
  }
  sink_(print_(table));
}

}  // namespace gridlock::report
