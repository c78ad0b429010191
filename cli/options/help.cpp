#include "cli/options/help.hpp"

#include <algorithm>

namespace gridlock::cli {
namespace {

constexpr std::size_t kWidth = 90;
constexpr std::size_t kWidestLeft = 34;

// `text` broken into lines between the columns `indent` and kWidth. The first line is not indented.
std::string wrapped(const std::string& text, std::size_t indent) {
  std::string result;
  std::size_t column = indent;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    if (column > indent && column + 1 + word.size() > kWidth) {
      result += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      result += ' ';
      ++column;
    }
    result += word;
    column += word.size();
    at = end + 1;
  }
  return result;
}

struct Row {
  std::string left, right;
};

// Two columns; a left side too wide for its column gets a line of its own.
std::string table(const std::vector<Row>& rows) {
  std::size_t width = 0;
  for (const auto& row : rows)
    if (row.left.size() <= kWidestLeft) width = std::max(width, row.left.size());
  const std::size_t indent = 2 + width + 2;
  std::string result;
  for (const auto& row : rows) {
    result += "  " + row.left;
    const std::size_t column = 2 + row.left.size();
    result += column + 2 > indent ? "\n" + std::string(indent, ' ') : std::string(indent - column, ' ');
    result += wrapped(row.right, indent) + "\n";
  }
  return result;
}

Row row_of(const Option& option) {
  std::string left;
  if (option.positional()) return {option.argument, option.help};
  for (const auto& name : option.names) left += (left.empty() ? "" : ", ") + name;
  // Long names line up, whether there is a short one or not.
  if (left.rfind("--", 0) == 0) left.insert(0, 4, ' ');
  return {left + (option.flag() ? "" : " " + option.argument), option.help};
}

std::string option_table(const std::vector<Option>& options, bool positional) {
  std::vector<Row> rows;
  for (const auto& option : options)
    if (option.positional() == positional) rows.push_back(row_of(option));
  return table(rows);
}

std::string example_lines(const std::vector<Example>& examples) {
  std::vector<Row> rows;
  for (const auto& example : examples) rows.push_back({example.line, example.says});
  std::string result;
  std::size_t width = 0;
  for (const auto& row : rows) width = std::max(width, row.left.size());
  if (width <= 50) {
    for (const auto& row : rows)
      result += "  " + row.left + std::string(width + 3 - row.left.size(), ' ') + wrapped(row.right, width + 5) + "\n";
  } else {
    for (const auto& row : rows) result += "  " + row.left + "\n      " + wrapped(row.right, 6) + "\n";
  }
  return result;
}

std::string usage_of(const Command& command) {
  std::string usage = "gridlock " + command.name;
  for (const auto& option : command.options)
    if (option.positional()) usage += option.required ? " " + option.argument : " [" + option.argument + "]";
  return usage + " [OPTION...]";
}

}  // namespace

std::string overview(const std::vector<Command>& commands) {
  std::string text =
      "gridlock solves grid puzzles and proves the answers.\n\n"
      "Examples:\n" +
      example_lines({{"gridlock solve board.txt", "solve a puzzle, or a file of many"},
                     {"gridlock solve builtin:#5", "solve a puzzle that comes with the program"},
                     {"gridlock show board.txt", "draw it"},
                     {"gridlock solve - < board.txt", "read standard input"}}) +
      "\nCommands:\n";
  std::vector<Row> rows;
  for (const auto& command : commands) rows.push_back({command.name, command.summary});
  return text + table(rows) +
         "\nType gridlock COMMAND --help for the options of a command. gridlock --version prints the version.\n";
}

std::string help_for_group(const std::string& first, const std::vector<Command>& commands) {
  std::vector<Row> rows;
  for (const auto& command : commands) rows.push_back({command.name, command.summary});
  return "gridlock " + first + " is followed by one of these:\n\n" + table(rows) + "\nType gridlock " + first +
         " COMMAND --help for the options of each.\n";
}

std::string help_for(const Command& command, const std::vector<Option>& common) {
  std::string text = wrapped("gridlock " + command.name + ": " + command.summary + ".", 0) + "\n";
  if (!command.examples.empty()) text += "\nExamples:\n" + example_lines(command.examples);
  text += "\nUsage: " + usage_of(command) + "\n";
  text += option_table(command.options, true);
  const auto is_named = [](const Option& option) { return !option.positional(); };
  if (std::any_of(command.options.begin(), command.options.end(), is_named))
    text += "\nOptions:\n" + option_table(command.options, false);
  if (!command.notes.empty()) text += "\n" + wrapped(command.notes, 0) + "\n";
  return text + "\nOptions of every command:\n" + option_table(common, false);
}

}  // namespace gridlock::cli
