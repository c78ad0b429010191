// Functions that make options: each binds a name on the command line to a typed variable, and says clearly what is
// wrong with a value. Also the options that every command has.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/command.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/core/shard.hpp"

namespace gridlock::cli {

// What was typed makes no sense. Exit code 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// `names` of an option: "-o,--output". The targets must live until the command has run.
Option flag(std::string_view names, std::string help, bool& target);
Option text(std::string_view names, std::string argument, std::string help, std::string& target);
// Comma-separated: --search astar,bfs.
Option list(std::string_view names, std::string argument, std::string help, std::vector<std::string>& target);
// One of `choices`.
Option choice(std::string_view names, const std::vector<std::string>& choices, std::string help, std::string& target);
Option number(std::string_view names, std::string argument, std::string help, double& target, double least = 0,
              double most = std::numeric_limits<double>::max());
Option seconds(std::string_view names, std::string help, std::chrono::nanoseconds& target);
Option bytes(std::string_view names, std::string help, std::size_t& target);

// The option, with its name noted in `given` whenever it is used.
Option noted(Option option, std::vector<std::string>& given);

// A positional argument, given once or many times.
Option positional(std::string name, std::string help, std::string& target, bool required = true);
Option positionals(std::string name, std::string help, std::vector<std::string>& target, bool required = true);

std::int64_t whole_number(std::string_view name, const std::string& value, std::int64_t least, std::int64_t most);
std::vector<std::string> split_names(std::string_view names);
// The word as a shell takes it back: in quotes where it must be.
std::string quoted_for_shell(const std::string& word);

template <class Integer>
Option integer(std::string_view names, std::string argument, std::string help, Integer& target, std::int64_t least = 0,
               std::int64_t most = static_cast<std::int64_t>(std::min<std::uint64_t>(
                   std::numeric_limits<Integer>::max(), std::numeric_limits<std::int64_t>::max()))) {
  auto set = [name = std::string(names), least, most, &target](const std::string& value) {
    target = static_cast<Integer>(whole_number(name, value, least, most));
  };
  return {split_names(names), std::move(argument), std::move(help), set};
}

// --shard K/N
Option shard_option(Shard& target);

struct CommonOptions {
  std::string format = "text";
  std::string output;  // a file; empty: standard output
  Limits limits;       // the time and the nodes are for each puzzle
  unsigned threads = 1;
  std::uint64_t seed = 1;
  std::vector<std::string> given;  // --threads and --seed, if they were used
  bool quiet = false;
  bool verbose = false;
  std::string color = "auto";
  std::string progress = "auto";
  bool help = false;
  bool version = false;
  std::vector<std::string> words;  // what was typed behind the command
  std::string command_line;        // all that was typed, such that a shell takes it again
};

// `more_formats`: what --format takes with this command alone.
std::vector<Option> common_options(CommonOptions& target, const std::vector<std::string>& more_formats = {});

}  // namespace gridlock::cli
