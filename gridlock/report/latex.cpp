// A LaTeX tabular that needs no package, for papers.
#include "gridlock/report/table.hpp"

namespace gridlock::report {
namespace {

std::string latex_escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '\\':
        result += "\\textbackslash{}";
        break;
      case '~':
        result += "\\textasciitilde{}";
        break;
      case '^':
        result += "\\textasciicircum{}";
        break;
      case '<':
        result += "\\textless{}";
        break;
      case '>':
        result += "\\textgreater{}";
        break;
      case '&':
      case '%':
      case '$':
      case '#':
      case '_':
      case '{':
      case '}':
        result += '\\';
        result += c;
        break;
      case '\n':
        result += ' ';
        break;
      default:
        result += c;
    }
  }
  return result;
}

std::string latex_line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
                       const std::vector<bool>& right) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += (i > 0 ? " & " : "") + padded(cells[i], widths[i], right[i]);
  return line + " \\\\\n";
}

}  // namespace

std::string latex_table(const Table& table) {
  Table safe = table;
  for (auto& heading : safe.headings) heading = latex_escaped(heading);
  for (auto& row : safe.rows)
    for (auto& cell : row) cell = latex_escaped(cell);
  const auto widths = safe.widths();
  std::string text = "\\begin{tabular}{";
  for (const bool right : safe.right) text += right ? 'r' : 'l';
  text += "}\n\\hline\n" + latex_line(safe.headings, widths, safe.right) + "\\hline\n";
  for (const auto& row : safe.rows) text += latex_line(row, widths, safe.right);
  return text + "\\hline\n\\end{tabular}\n";
}

std::unique_ptr<Writer> make_latex_writer(Sink sink, WriterOptions options) {
  return std::make_unique<TableWriter>(std::move(sink), std::move(options), latex_table);
}

}  // namespace gridlock::report
