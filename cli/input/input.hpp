// From the words on the command line to puzzles: files, standard input, folders and built-in puzzles, with picks such
// as `#3-9` behind them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/options/command.hpp"
#include "gridlock/formats/formats.hpp"

namespace gridlock::cli {

class Session;

struct InputOptions {
  std::vector<std::string> inputs;  // PATH, -, builtin:NAME, builtin:, a folder; each with or without #PICK
  std::string from;                 // a format; empty: recognise it
  std::string puzzle;               // a kind; empty: any
  bool keeps_text = false;          // items know the whole text of their source
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
  Entry entry;
  bool several = false;         // its source has others
  std::size_t label_width = 0;  // the widest label among the first of them
  bool only = false;            // nothing else was asked for
  bool readable = true;         // false: its source could not be read at all, and the entry says why
  // All of its source, if that was wanted; whole when the next source begins. Null for puzzles that were in no text.
  std::shared_ptr<const std::string> text = nullptr;

  // What a person calls it: the title; without one, the name of the file, with its number if there are more:
  // "boards#3".
  std::string label() const;
};

// Calls use(item) for every puzzle in order until it returns false, or Ctrl-C while the input is waited for. Puzzles
// are read as they are used, a few of them in memory at a time, and each is used as soon as it has come; what the
// session has printed is shown before any wait. A source that cannot be read is an item with an error; if none can be
// read, the session keeps the old file of -o.
void for_each_item(const InputOptions& options, Session& session, const std::function<bool(Item&&)>& use);

// The only puzzle of the input. Throws Error if there is none, or more than one, or it is invalid.
Item single_item(const InputOptions& options, Session& session);

}  // namespace gridlock::cli
