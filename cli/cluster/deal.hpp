// Distributes many puzzles over the processes that mpirun has started. All of them read the same input; the first one
// decides who works on which puzzles, a few at a time with more for those that finish sooner, and prints the answers in
// the order of the input. It also works on some itself, in a second thread.
#pragma once

#include <functional>
#include <string>

#include "cli/input/input.hpp"
#include "cli/session/session.hpp"
#include "gridlock/core/carrier.hpp"

namespace gridlock::cli {

// The answer to one item, as bytes: in any process and thread. What it throws ends the run.
using Answering = std::function<std::string(const Item& item)>;
// Shows it: in the first process only, in order.
using Showing = std::function<void(const Item& item, const std::string& answer)>;

// All processes call it. It returns when everything is shown, or, after Ctrl-C, what had begun by then.
void deal_out(const InputOptions& input, Session& session, Carrier& carrier, const Answering& answer,
              const Showing& show);

}  // namespace gridlock::cli
