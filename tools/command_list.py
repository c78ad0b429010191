"""What the gridlock program says of itself, for the man page and the completions. The program is the only place that
knows its commands and options: `gridlock list commands --json` prints

    [{"name": "solve", "summary": "solve each puzzle",
      "options": [{"names": ["-o", "--output"], "argument": "FILE", "help": "write to FILE"}, ...]}, ...]

A name without a dash is a positional argument. An argument written a|b|c is a choice. A command may also have
"examples": [{"line": ..., "says": ...}] and "notes", a text."""

import json
import subprocess

# Options whose values the program lists under another name: gridlock list searches --json.
LISTED_VALUES = {
    "--search": "searches",
    "--heuristic": "heuristics",
    "--metric": "metrics",
    "--puzzle": "puzzles",
    "--from": "formats",
    "--to": "formats",
}


class Option:
    def __init__(self, description, listed):
        self.names = description["names"]
        self.argument = description.get("argument") or ""
        self.help = description.get("help") or ""
        self.positional = not self.names[0].startswith("-")
        self.values = self.argument.split("|") if "|" in self.argument else []
        for name in self.names:
            self.values = self.values or listed.get(LISTED_VALUES.get(name), [])

    def key(self):
        return (tuple(self.names), self.argument, self.help)


class Command:
    def __init__(self, description, listed):
        self.name = description["name"]
        self.summary = description.get("summary") or ""
        self.examples = description.get("examples") or []
        self.notes = description.get("notes") or ""
        every = [Option(option, listed) for option in description.get("options") or []]
        self.options = [option for option in every if not option.positional]
        self.positionals = [option for option in every if option.positional]


class Program:
    """The commands of a gridlock binary, its version, and the options that all commands share."""

    def __init__(self, binary):
        done = subprocess.run([binary, "--version"], check=True, capture_output=True, text=True)
        self.version = done.stdout.split()[-1]
        listed = {what: names_in_list(binary, what) for what in set(LISTED_VALUES.values())}
        self.commands = [Command(command, listed) for command in json_list(binary, "commands")]
        shared = set.intersection(*({option.key() for option in command.options} for command in self.commands))
        self.shared_options = [option for option in self.commands[0].options if option.key() in shared]
        for command in self.commands:
            command.own_options = [option for option in command.options if option.key() not in shared]


def json_list(binary, what):
    done = subprocess.run([binary, "list", what, "--json"], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def names_in_list(binary, what):
    """The distinct names of a list, in its order."""
    names = [row["name"] if isinstance(row, dict) else row for row in json_list(binary, what)]
    return list(dict.fromkeys(names))
