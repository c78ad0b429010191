// A markdown table, lined up so that it reads well as plain text too.
#include "gridlock/report/table.hpp"

namespace gridlock::report {
namespace {

std::string markdown_escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '|') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

std::string markdown_line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
                          const std::vector<bool>& right) {
  std::string line = "|";
  for (std::size_t i = 0; i < cells.size(); ++i) line += " " + padded(cells[i], widths[i], right[i]) + " |";
  return line + "\n";
}

}  // namespace

std::string markdown_table(const Table& table) {
  Table safe = table;
  for (auto& heading : safe.headings) heading = markdown_escaped(heading);
  for (auto& row : safe.rows)
    for (auto& cell : row) cell = markdown_escaped(cell);
  const auto widths = safe.widths();
  std::string text = markdown_line(safe.headings, widths, safe.right) + "|";
  for (std::size_t i = 0; i < widths.size(); ++i)
    text += std::string(widths[i] + 1, '-') + (safe.right[i] ? ":|" : "-|");
  text += "\n";
  for (const auto& row : safe.rows) text += markdown_line(row, widths, safe.right);
  return text;
}

std::unique_ptr<Writer> make_markdown_writer(Sink sink, WriterOptions options) {
  return std::make_unique<TableWriter>(std::move(sink), std::move(options), markdown_table);
}

}  // namespace gridlock::report
