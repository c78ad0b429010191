#include "gridlock/formats/sokoban/add_solutions.hpp"

namespace gridlock::formats {
namespace {

constexpr std::size_t kLineWidth = 80;  // of steps

// How the first line ends, as LineStream sees it; LF if none does.
std::string_view line_end(std::string_view text) {
  const std::size_t at = text.find_first_of("\r\n");
  if (at == std::string_view::npos || text[at] == '\n') return "\n";
  const std::size_t after = text.find_first_not_of('\r', at);
  return after != std::string_view::npos && text[after] == '\n' ? "\r\n" : "\r";
}

// Where the line that begins here ends, its end included.
std::size_t end_of_line(std::string_view text, std::size_t at, std::string_view end) {
  const std::size_t found = end == "\r" ? text.find_first_of("\r\n", at) : text.find('\n', at);
  return found == std::string_view::npos ? text.size() : found + 1;
}

bool begins_blank(std::string_view text) {
  const std::size_t at = text.find_first_not_of(" \t");
  return at == std::string_view::npos || text[at] == '\r' || text[at] == '\n';
}

}  // namespace

std::string solution_lines(std::string_view lurd) {
  std::string lines = "Solution\n";
  for (std::size_t at = 0; at < lurd.size(); at += kLineWidth) (lines += lurd.substr(at, kLineWidth)) += '\n';
  return lines;
}

std::string with_solutions(std::string_view text, const std::vector<AddedSolution>& solutions) {
  const std::string_view end = line_end(text);
  std::string result;
  std::size_t at = 0;
  int line = 0;
  for (const AddedSolution& solution : solutions) {
    const std::size_t from = at;
    for (; line < solution.line && at < text.size(); ++line) at = end_of_line(text, at, end);
    result += text.substr(from, at - from);
    if (!result.empty() && result.back() != '\n' && result.back() != '\r') result += end;
    std::string added = "\n" + solution_lines(solution.lurd);
    if (!begins_blank(text.substr(at))) added += '\n';
    for (const char c : added) result += c == '\n' ? end : std::string_view(&c, 1);
  }
  return result += text.substr(at);
}

}  // namespace gridlock::formats
