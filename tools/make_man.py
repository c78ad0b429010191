#!/usr/bin/python3
"""Writes the man page gridlock.1 from what the program says of itself.

    make_man.py GRIDLOCK-BINARY OUTPUT-FOLDER

The program is the only place that knows its commands and options: `gridlock list commands --json` prints

    [{"name": "solve", "summary": "solve each puzzle",
      "options": [{"names": ["-o", "--output"], "argument": "FILE", "help": "write to FILE"}, ...]}, ...]

A name without a dash is a positional argument. A command may also have "examples": [{"line": ..., "says": ...}] and
"notes", a text."""

import json
import pathlib
import subprocess
import sys

EXIT_STATUS = [
    ("0", "Every puzzle was solved, or the command was done."),
    ("1", "A puzzle was proved unsolvable, or a check failed."),
    ("2", "Wrong usage or bad input."),
    ("3", "A limit stopped the work before there was an answer."),
    ("4", "Internal error."),
    ("130", "Interrupted; what was known was printed."),
]


class Option:
    def __init__(self, description):
        self.names = description["names"]
        self.argument = description.get("argument") or ""
        self.help = description.get("help") or ""
        self.positional = not self.names[0].startswith("-")

    def key(self):
        return (tuple(self.names), self.argument, self.help)


class Command:
    def __init__(self, description):
        self.name = description["name"]
        self.summary = description.get("summary") or ""
        self.examples = description.get("examples") or []
        self.notes = description.get("notes") or ""
        every = [Option(option) for option in description.get("options") or []]
        self.options = [option for option in every if not option.positional]
        self.positionals = [option for option in every if option.positional]


class Program:
    """The commands of a gridlock binary, its version, and the options that all commands share."""

    def __init__(self, binary):
        self.version = output_of(binary, "--version").split()[-1]
        self.commands = [Command(command) for command in json.loads(output_of(binary, "list", "commands", "--json"))]
        shared = set.intersection(*({option.key() for option in command.options} for command in self.commands))
        self.shared_options = [option for option in self.commands[0].options if option.key() in shared]
        for command in self.commands:
            command.own_options = [option for option in command.options if option.key() not in shared]


def output_of(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def escape(text):
    """Plain text as roff: no character of it is a command."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ")
    return "\\&" + text if text.startswith((".", "'")) else text


def heading_of(option):
    if option.positional:
        return f"\\fI{escape(option.argument or option.names[0])}\\fR"
    names = ", ".join(f"\\fB{escape(name)}\\fR" for name in option.names)
    return f"{names} \\fI{escape(option.argument)}\\fR" if option.argument else names


def option_lines(options):
    for option in options:
        yield ".TP"
        yield heading_of(option)
        yield escape(option.help) or "\\&"


def synopsis_of(command):
    words = [f"\\fB{escape(command.name)}\\fR"]
    words += [f"\\fI{escape(positional.names[0])}\\fR" for positional in command.positionals]
    return " ".join(words + ["[\\fIOPTION\\fR...]"])


def page(program):
    yield f'.TH GRIDLOCK 1 "" "gridlock {program.version}" "User Commands"'
    yield from [".SH NAME", "gridlock \\- solve grid puzzles and prove the answers"]
    yield ".SH SYNOPSIS"
    for command in program.commands:
        yield f"\\fBgridlock\\fR {synopsis_of(command)}"
        yield ".br"
    yield ".SH DESCRIPTION"
    yield escape("gridlock reads puzzles, solves them, and replays every answer before it is shown.")
    yield escape("INPUT is a path, - for standard input, or builtin:NAME. #3, #3-9 or #TITLE after it picks puzzles "
                 "out of a collection, and a folder stands for every puzzle file in it.")
    yield ".SH OPTIONS OF EVERY COMMAND"
    yield from option_lines(program.shared_options)
    yield ".SH COMMANDS"
    for command in program.commands:
        yield f".SS gridlock {escape(command.name)}"
        yield escape(command.summary[:1].upper() + command.summary[1:].rstrip(".") + ".")
        yield from option_lines([*command.positionals, *command.own_options])
        if command.notes:
            yield from [".PP", escape(command.notes)]
        for example in command.examples:
            yield from [".PP", escape(example["says"]) + ":", ".RS 4", ".nf", escape(example["line"]), ".fi", ".RE"]
    yield ".SH EXIT STATUS"
    for code, meaning in EXIT_STATUS:
        yield from [".TP", f"\\fB{code}\\fR", escape(meaning)]
    yield ".PP"
    yield "With many puzzles the highest that applies; 130 wins."
    yield ".SH ENVIRONMENT"
    yield from [".TP", "\\fBNO_COLOR\\fR", "When set, output is not coloured."]


def main():
    binary, folder = sys.argv[1:]
    target = pathlib.Path(folder, "gridlock.1")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("\n".join(page(Program(binary))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
