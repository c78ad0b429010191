// From the words on the command line to puzzles: files, standard input, folders and built-in puzzles, with picks such
// as `#3-9` behind them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "gridlock/formats/formats.hpp"

namespace gridlock::cli {

struct InputOptions {
  std::vector<std::string> inputs;  // PATH, -, builtin:NAME, builtin:, a folder; each with or without #PICK
  std::string from;                 // a format; empty: recognise it
  std::string puzzle;               // a kind; empty: any
};

// INPUT..., --from and --puzzle.
std::vector<Option> input_options(InputOptions& target);
// The same for a command that takes one INPUT, so that other arguments can follow it.
std::vector<Option> single_input_options(InputOptions& target);
// The options of a command: its input and its own.
std::vector<Option> join(std::vector<Option> first, std::vector<Option> second);

// A puzzle, or the reason why it is none, and where it came from.
struct Item {
  std::string source;
  formats::Entry entry;
  std::size_t count = 1;        // how many its source has
  std::size_t label_width = 0;  // the widest label among them
  bool only = false;            // nothing else was asked for

  // What a person calls it: the title; without one, the name of the file, with its number if there are more:
  // "boards#3".
  std::string label() const;
};

// Calls use(item) for every puzzle in order, one source in memory at a time, until it returns false. A source that
// cannot be read is an item with an error.
void for_each_item(const InputOptions& options, const std::function<bool(Item&&)>& use);

// The only puzzle of the input. Throws Error if there is none, or more than one, or it is invalid.
Item single_item(const InputOptions& options);

}  // namespace gridlock::cli
