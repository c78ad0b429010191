// Parses a command line. Only this file includes the library that does it, whose header takes seconds to compile.
#pragma once

#include <string>
#include <vector>

#include "cli/options/command.hpp"

namespace gridlock::cli {

// Calls the setter of each option for the values found in `arguments`, in the order of `options`. Throws UsageError.
void parse(const std::vector<Option>& options, const std::vector<std::string>& arguments);

}  // namespace gridlock::cli
