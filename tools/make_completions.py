#!/usr/bin/python3
"""Writes the completions for bash, zsh and fish from what the program says of itself.

    make_completions.py GRIDLOCK-BINARY OUTPUT-FOLDER
"""

import pathlib
import sys

import command_list

BASH = """\
# bash completion for gridlock, made from `gridlock list commands --json`.
_gridlock() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} command=${{COMP_WORDS[1]}}
  local prefix= words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '{commands}' -- "$current"))
    return
  fi
  case $command in
{groups}
  esac
  if ((COMP_CWORD == 2)) && [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  [[ -n $words ]] && command+=" ${{COMP_WORDS[2]}}" words=
  case $command:$previous in
{values}
  esac
  if [[ -n $words ]]; then
    # Several values are separated by commas; complete the last.
    [[ $current == *,* ]] && prefix=${{current%,*}},
    COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "${{current##*,}}"))
    return
  fi
  case $command in
{options}
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  else
    case $command in
{positionals}
    *) return ;;  # file names, by -o default
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}}
complete -o default -F _gridlock gridlock
"""


def positional_values(command):
    return [value for positional in command.positionals for value in positional.values]


def groups_of(program):
    """The first words of commands that have two, each with the second words: {"lab": ["run", "table"]}."""
    groups = {}
    for command in program.commands:
        first, _, second = command.name.partition(" ")
        if second:
            groups.setdefault(first, []).append(second)
    return groups


def first_words(program):
    return list(dict.fromkeys(command.name.split()[0] for command in program.commands))


def bash(program):
    values, options, positionals = [], [], []
    for command in program.commands:
        for option in command.options:
            if option.argument:
                patterns = "|".join(f"'{command.name}:{name}'" for name in option.names)
                action = f"words='{' '.join(option.values)}'" if option.values else "return"
                values.append(f"    {patterns}) {action} ;;")
        names = " ".join(name for option in command.options for name in option.names)
        options.append(f"    '{command.name}') words='{names}' ;;")
        if positional_values(command):
            positionals.append(f"    '{command.name}') words='{' '.join(positional_values(command))}' ;;")
    return BASH.format(commands=" ".join(first_words(program)), values="\n".join(values),
                       groups="\n".join(f"    {first}) words='{' '.join(seconds)}' ;;"
                                        for first, seconds in groups_of(program).items()),
                       options="\n".join(options), positionals="\n".join(positionals))


def quote(text):
    return "'" + text.replace("'", "'\\''") + "'"


def zsh_escape(text):
    for character in "\\:[]":
        text = text.replace(character, "\\" + character)
    return text.replace("\n", " ")


def zsh_action(values, argument):
    """The part of a zsh specification that names and completes an argument."""
    action = f"({' '.join(values)})" if values else "_files" if "FILE" in argument else " "
    return f":{zsh_escape(argument)}:{action}"


def zsh(program):
    lines = ["#compdef gridlock", "# zsh completion for gridlock, made from `gridlock list commands --json`.", "",
             "_gridlock() {", "  local -a commands=("]
    groups = groups_of(program)
    summaries = {command.name: command.summary for command in program.commands}
    for first in first_words(program):
        summary = summaries.get(first) or ", ".join(groups[first])
        lines.append(f"    {quote(first + ':' + zsh_escape(summary))}")
    lines += ["  )", "  if ((CURRENT == 2)); then", "    _describe command commands", "    return", "  fi",
              "  shift words", "  ((CURRENT--))"]
    for first, seconds in groups.items():
        lines += [f"  if [[ $words[1] == {first} ]]; then",
                  f"    ((CURRENT == 2)) && {{ compadd {' '.join(seconds)}; return }}",
                  '    words=("$words[1] $words[2]" ${words[3,-1]})', "    ((CURRENT--))", "  fi"]
    lines.append("  case $words[1] in")
    for command in program.commands:
        lines.append(f"  {quote(command.name)})")
        lines.append("    _arguments \\")
        for option in command.options:
            excluded = f"({' '.join(option.names)})" if len(option.names) > 1 else ""
            argument = zsh_action(option.values, option.argument) if option.argument else ""
            for name in option.names:
                lines.append(f"      {quote(f'{excluded}{name}[{zsh_escape(option.help)}]{argument}')} \\")
        values = positional_values(command)
        lines.append(f"      {quote(f'*:value:({chr(32).join(values)})' if values else '*:input:_files')}")
        lines.append("    ;;")
    lines += ["  esac", "}", "", '_gridlock "$@"']
    return "\n".join(lines) + "\n"


def fish_quote(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", " ") + "'"


def fish_seen(command):
    """The condition that the words of the command have been typed."""
    return quote("; and ".join(f"__fish_seen_subcommand_from {word}" for word in command.name.split()))


def fish_option(command, option):
    words = ["complete -c gridlock -n", fish_seen(command)]
    for name in option.names:
        words.append(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}")
    if option.values:
        words.append(f"-x -a {quote(' '.join(option.values))}")
    elif option.argument:
        words.append("-r -F" if "FILE" in option.argument else "-x")
    return " ".join(words + ["-d", fish_quote(option.help)])


def fish(program):
    lines = ["# fish completion for gridlock, made from `gridlock list commands --json`."]
    for command in program.commands:
        summary = fish_quote(command.summary)
        first, _, second = command.name.partition(" ")
        seen = quote(f"__fish_seen_subcommand_from {first}") if second else "__fish_use_subcommand"
        lines.append(f"complete -c gridlock -n {seen} -f -a {second or first} -d {summary}")
    for first in groups_of(program):
        lines.append(f"complete -c gridlock -n __fish_use_subcommand -f -a {first}")
    for command in program.commands:
        lines += [fish_option(command, option) for option in command.options]
        if positional_values(command):
            seen = fish_seen(command)
            lines.append(f"complete -c gridlock -n {seen} -f -a {quote(' '.join(positional_values(command)))}")
    return "\n".join(lines) + "\n"


def main():
    binary, folder = sys.argv[1:]
    program = command_list.Program(binary)
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    for name, make in [("gridlock.bash", bash), ("_gridlock", zsh), ("gridlock.fish", fish)]:
        pathlib.Path(folder, name).write_text(make(program), encoding="utf-8")


if __name__ == "__main__":
    main()
