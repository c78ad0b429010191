#include <algorithm>

#include "cli/completions/shells.hpp"

namespace gridlock::cli {
namespace {

// Within a specification of _arguments, some characters mean something.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '\\' || c == ':' || c == '[' || c == ']') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

// The part of a specification that names and completes an argument.
std::string argument_of(const Option& option) {
  if (option.flag()) return {};
  const auto values = values_of(option);
  const bool file = option.argument.find("FILE") != std::string::npos;
  const std::string action = !values.empty() ? "(" + joined(values) + ")" : file ? "_files" : " ";
  return ":" + escaped(option.argument) + ":" + action;
}

std::string option_rows(const Option& option) {
  const std::string excluded = option.names.size() > 1 ? "(" + joined(option.names) + ")" : "";
  std::string rows;
  for (const auto& name : option.names)
    rows +=
        "      " + in_single_quotes(excluded + name + "[" + escaped(option.help) + "]" + argument_of(option)) + " \\\n";
  return rows;
}

std::string command_rows(const Command& command) {
  std::string rows = "  " + in_single_quotes(command.name) + ")\n    _arguments \\\n";
  for (const auto& option : command.options)
    if (!option.positional()) rows += option_rows(option);
  const auto values = positional_values(command);
  const std::string rest = values.empty() ? "*:input:_files" : "*:value:(" + joined(values) + ")";
  return rows + "      " + in_single_quotes(rest) + "\n    ;;\n";
}

std::string summary_of(const Vocabulary& vocabulary, const std::string& first) {
  for (const auto& command : vocabulary.commands())
    if (command.name == first) return command.summary;
  for (const auto& [word, seconds] : vocabulary.groups())
    if (word == first) return joined(seconds);
  return {};
}

}  // namespace

std::string zsh_completions(const Vocabulary& vocabulary) {
  std::string text =
      "#compdef gridlock\n# zsh completion for gridlock, as `gridlock completions zsh` prints it.\n\n"
      "_gridlock() {\n  local -a commands=(\n";
  for (const auto& first : vocabulary.first_words())
    text += "    " + in_single_quotes(first + ":" + escaped(summary_of(vocabulary, first))) + "\n";
  text +=
      "  )\n  if ((CURRENT == 2)); then\n    _describe command commands\n    return\n  fi\n"
      "  shift words\n  ((CURRENT--))\n";
  for (const auto& [first, seconds] : vocabulary.groups())
    text += "  if [[ $words[1] == " + first + " ]]; then\n    ((CURRENT == 2)) && { compadd " + joined(seconds) +
            "; return }\n    words=(\"$words[1] $words[2]\" ${words[3,-1]})\n    ((CURRENT--))\n  fi\n";
  text += "  case $words[1] in\n";
  for (const auto& command : vocabulary.commands()) text += command_rows(command);
  return text + "  esac\n}\n\n_gridlock \"$@\"\n";
}

}  // namespace gridlock::cli
