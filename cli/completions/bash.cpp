#include "cli/completions/shells.hpp"

namespace gridlock::cli {
namespace {

constexpr const char* kBegin = R"(# bash completion for gridlock, as `gridlock completions bash` prints it.
_gridlock() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  local prefix= words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ')";

constexpr const char* kAfterCommands = R"(' -- "$current"))
    return
  fi
  case $command in
)";

constexpr const char* kAfterGroups = R"(  esac
  if ((COMP_CWORD == 2)) && [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  [[ -n $words ]] && command+=" ${COMP_WORDS[2]}" words=
  case $command:$previous in
)";

constexpr const char* kAfterValues = R"(  esac
  if [[ -n $words ]]; then
    # Several values are separated by commas; complete the last.
    [[ $current == *,* ]] && prefix=${current%,*},
    COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "${current##*,}"))
    return
  fi
  case $command in
)";

constexpr const char* kAfterOptions = R"(  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  else
    case $command in
)";

constexpr const char* kEnd = R"(    *) return ;;  # file names, by -o default
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}
complete -o default -F _gridlock gridlock
)";

std::string words_row(const std::string& pattern, const std::vector<std::string>& words) {
  return "    " + pattern + ") words=" + in_single_quotes(joined(words)) + " ;;\n";
}

// What follows an option that takes a value: its words, or nothing of ours.
std::string value_row(const Command& command, const Option& option) {
  std::string patterns;
  for (const auto& name : option.names)
    patterns += (patterns.empty() ? "" : "|") + in_single_quotes(command.name + ":" + name);
  const auto values = values_of(option);
  return values.empty() ? "    " + patterns + ") return ;;\n" : words_row(patterns, values);
}

}  // namespace

std::string bash_completions(const Vocabulary& vocabulary) {
  std::string groups, values, options, positionals;
  for (const auto& [first, seconds] : vocabulary.groups()) groups += words_row(first, seconds);
  for (const auto& command : vocabulary.commands()) {
    std::vector<std::string> names;
    for (const auto& option : command.options) {
      if (option.positional()) continue;
      names.insert(names.end(), option.names.begin(), option.names.end());
      if (!option.flag()) values += value_row(command, option);
    }
    options += words_row(in_single_quotes(command.name), names);
    if (const auto words = positional_values(command); !words.empty())
      positionals += words_row(in_single_quotes(command.name), words);
  }
  return kBegin + joined(vocabulary.first_words()) + kAfterCommands + groups + kAfterGroups + values + kAfterValues +
         options + kAfterOptions + positionals + kEnd;
}

}  // namespace gridlock::cli
