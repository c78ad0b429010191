// The whole command line: finds the command, hands it its options, prints what went wrong, and turns the outcome into
// an exit code.
#pragma once

#include <string>
#include <vector>

namespace gridlock::cli {

// The exit code. `arguments`: without the name of the program.
int run_program(const std::vector<std::string>& arguments);

}  // namespace gridlock::cli
