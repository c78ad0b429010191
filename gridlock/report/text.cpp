// Text for people: an aligned table.
#include "gridlock/report/table.hpp"

namespace gridlock::report {
namespace {

std::string text_line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
                      const std::vector<bool>& right) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += (i > 0 ? "  " : "") + padded(cells[i], widths[i], right[i]);
  return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

}  // namespace

std::string text_table(const Table& table) {
  const auto widths = table.widths();
  std::vector<std::string> rule;
  for (const std::size_t width : widths) rule.emplace_back(width, '-');
  std::string text = text_line(table.headings, widths, table.right) + text_line(rule, widths, table.right);
  for (const auto& row : table.rows) text += text_line(row, widths, table.right);
  return text;
}

std::unique_ptr<Writer> make_text_writer(Sink sink, WriterOptions options) {
  return std::make_unique<TableWriter>(std::move(sink), std::move(options), text_table);
}

}  // namespace gridlock::report
