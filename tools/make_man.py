#!/usr/bin/python3
"""Writes the man page gridlock.1 from what the program says of itself.

    make_man.py GRIDLOCK-BINARY OUTPUT-FOLDER
"""

import pathlib
import sys

import command_list

EXIT_STATUS = [
    ("0", "Every puzzle was solved, or the command was done."),
    ("1", "A puzzle was proved unsolvable, or a check failed."),
    ("2", "Wrong usage or bad input."),
    ("3", "A limit stopped the work before there was an answer."),
    ("4", "Internal error."),
    ("130", "Interrupted; what was known was printed."),
]


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
    target.write_text("\n".join(page(command_list.Program(binary))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
