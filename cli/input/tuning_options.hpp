// The options of single searches and of the kinds of puzzles, made from the rows that stand beside them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/command.hpp"
#include "gridlock/core/option_values.hpp"

namespace gridlock::cli {

// One for every row that is set by its name, and one for all parts of an option that has parts.
std::vector<Option> tuning_options(OptionValues& target);

// What the row of that name says of itself.
std::string help_of(std::string_view name);

}  // namespace gridlock::cli
