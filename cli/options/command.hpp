// A command as plain data: its name, its help, its options, and the function that runs it.
//
// To add a command `verb`:
//   1. write cli/commands/verb.cpp with one public function, `Command verb_command()`: a struct Settings holds the
//   values
//      of its options, the functions of args.hpp bind each option to a member, and the lambda in `run` keeps the
//      settings alive (convert.cpp is a short example);
//   2. declare that function in commands.hpp and add it to the table in cli/program.cpp.
// `run` writes data with session.out(), throws Error or UsageError for what stops it, reports faults it survives with
// session.complain(), and returns the exit code. Nothing else prints.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/options/exit_code.hpp"

namespace gridlock::cli {

struct CommonOptions;
class Session;

struct Option {
  std::vector<std::string> names;  // "-o", "--output"; a name without a dash is a positional argument
  std::string argument;            // what stands for the value in the help, "a|b" for a choice; empty for a flag
  std::string help;                // a phrase without a full stop
  std::function<void(const std::string&)> set;  // called for each value given (a flag: with ""); throws UsageError
  bool required = false;
  bool repeated = false;  // takes several values

  bool positional() const { return names.front().front() != '-'; }
  bool flag() const { return argument.empty(); }
};

struct Example {
  std::string line;  // what to type
  std::string says;  // what it does
};

struct Command {
  std::string name;     // one word, or two: "lab run"
  std::string summary;  // one phrase without a full stop
  std::vector<Example> examples;
  std::vector<Option> options;  // its own; the common ones are added to every command
  std::function<ExitCode(Session&)> run;
  std::string notes = {};  // what the help says after the options: a few sentences, or empty
  // Looks at the options before the output is opened; throws UsageError. May be empty.
  std::function<void(const CommonOptions&)> check = {};
  // What to say to --format where the command prints nothing in formats; empty: it does.
  std::string instead_of_format = {};
  // What --format takes beside the formats that every command has.
  std::vector<std::string> more_formats = {};
  // Those of --threads and --seed, which every command takes, that it reads: to give another is worth a word.
  std::vector<std::string> reads = {};
  // What -o names is not where session.out() goes; the command itself makes it.
  bool own_output = false;
  // The file of -o may be one of the inputs; otherwise that is a slip that would cost the input.
  bool may_replace_input = false;
};

// Every command, in the order of the help.
std::vector<Command> all_commands();

}  // namespace gridlock::cli
