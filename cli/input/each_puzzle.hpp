// The loop of the commands that do something to every valid puzzle of the input.
#pragma once

#include <functional>

#include "cli/input/input.hpp"
#include "cli/options/exit_code.hpp"
#include "cli/session/session.hpp"

namespace gridlock::cli {

// Calls use(item) for every valid puzzle, in order, until Ctrl-C; invalid ones are complained of. Returns the worst
// of the exit codes.
ExitCode for_each_puzzle(const InputOptions& input, Session& session, const std::function<ExitCode(Item&)>& use);

}  // namespace gridlock::cli
