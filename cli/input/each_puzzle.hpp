// The loop of the commands that do something to every valid puzzle of the input.
#pragma once

#include <functional>

#include "cli/input/input.hpp"
#include "cli/options/exit_code.hpp"
#include "cli/session/session.hpp"

namespace gridlock::cli {

// Calls use(item) for every valid puzzle, in order, until Ctrl-C. Invalid ones, and those that an option is not for,
// so that use(item) throws Error, are complained of, and the others go on. Returns the worst of the exit codes.
ExitCode for_each_puzzle(const InputOptions& input, Session& session, const std::function<ExitCode(Item&)>& use);

}  // namespace gridlock::cli
