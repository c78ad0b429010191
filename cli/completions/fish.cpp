#include "cli/completions/shells.hpp"

namespace gridlock::cli {
namespace {

std::string fish_quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\\' || c == '\'') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + "'";
}

// The condition that the words of the command have been typed.
std::string typed(const Command& command) {
  std::string condition = "__fish_seen_subcommand_from " + command.name;
  if (const std::size_t space = command.name.find(' '); space != std::string::npos)
    condition = "__fish_seen_subcommand_from " + command.name.substr(0, space) + "; and __fish_seen_subcommand_from " +
                command.name.substr(space + 1);
  return fish_quoted(condition);
}

std::string option_row(const Command& command, const Option& option) {
  std::string row = "complete -c gridlock -n " + typed(command);
  for (const auto& name : option.names)
    row += name.rfind("--", 0) == 0 ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (const auto values = values_of(option); !values.empty())
    row += " -x -a " + fish_quoted(joined(values));
  else if (!option.flag())
    row += option.argument.find("FILE") != std::string::npos ? " -r -F" : " -x";
  return row + " -d " + fish_quoted(option.help) + "\n";
}

std::string command_row(const Command& command) {
  const std::size_t space = command.name.find(' ');
  const bool two_words = space != std::string::npos;
  const std::string condition = two_words ? fish_quoted("__fish_seen_subcommand_from " + command.name.substr(0, space))
                                          : std::string("__fish_use_subcommand");
  return "complete -c gridlock -n " + condition + " -f -a " +
         (two_words ? command.name.substr(space + 1) : command.name) + " -d " + fish_quoted(command.summary) + "\n";
}

}  // namespace

std::string fish_completions(const Vocabulary& vocabulary) {
  std::string text = "# fish completion for gridlock, as `gridlock completions fish` prints it.\n";
  for (const auto& command : vocabulary.commands()) text += command_row(command);
  for (const auto& [first, seconds] : vocabulary.groups())
    text += "complete -c gridlock -n __fish_use_subcommand -f -a " + first + "\n";
  for (const auto& command : vocabulary.commands()) {
    for (const auto& option : command.options)
      if (!option.positional()) text += option_row(command, option);
    if (const auto words = positional_values(command); !words.empty())
      text += "complete -c gridlock -n " + typed(command) + " -f -a " + fish_quoted(joined(words)) + "\n";
  }
  return text;
}

}  // namespace gridlock::cli
