// Completion scripts for the shells, written from the table of commands, so that a new command or option is completed
// without further work.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/options/command.hpp"

namespace gridlock::cli {

// What can be typed, as the scripts need it.
class Vocabulary {
 public:
  // The commands with the common options among their own; there must be no option without a name.
  explicit Vocabulary(std::vector<Command> commands) : commands_(std::move(commands)) {}

  const std::vector<Command>& commands() const { return commands_; }
  // The first word of every command, each once: "solve", "lab".
  std::vector<std::string> first_words() const;
  // The first words of commands that have two, each with the second words: {"lab", {"run", "table"}}.
  std::vector<std::pair<std::string, std::vector<std::string>>> groups() const;

 private:
  std::vector<Command> commands_;
};

// What may stand behind an option or as a positional argument, where that is a list of words; else empty. Names of
// searches, heuristics, metrics, puzzles and formats are those of this program.
std::vector<std::string> values_of(const Option& option);
// The same for all positional arguments of a command.
std::vector<std::string> positional_values(const Command& command);
std::string joined(const std::vector<std::string>& words);
// In single quotes, as POSIX shells and zsh take it.
std::string in_single_quotes(const std::string& text);

std::string bash_completions(const Vocabulary& vocabulary);
std::string zsh_completions(const Vocabulary& vocabulary);
std::string fish_completions(const Vocabulary& vocabulary);

}  // namespace gridlock::cli
