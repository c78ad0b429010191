// The help texts: examples first, then what can be said.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace gridlock::cli {

// `gridlock --help`
std::string overview(const std::vector<Command>& commands);
// `gridlock COMMAND --help`
std::string help_for(const Command& command, const std::vector<Option>& common);

}  // namespace gridlock::cli
