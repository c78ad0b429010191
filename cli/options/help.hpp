// The help texts: examples first, then the arguments and options.
#pragma once

#include <string>
#include <vector>

#include "cli/options/command.hpp"

namespace gridlock::cli {

// `gridlock --help`
std::string overview(const std::vector<Command>& commands);
// `gridlock COMMAND --help`
std::string help_for(const Command& command, const std::vector<Option>& common);

// `gridlock lab --help`: the commands of two words that begin with `first`.
std::string help_for_group(const std::string& first, const std::vector<Command>& commands);

}  // namespace gridlock::cli
