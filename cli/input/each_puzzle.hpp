// The loop of the commands that do something to every puzzle of the input, several at a time where that is wanted.
#pragma once

#include <functional>
#include <memory>

#include "cli/input/input.hpp"
#include "cli/options/exit_code.hpp"
#include "cli/session/session.hpp"
#include "gridlock/core/threads/in_order.hpp"

namespace gridlock::cli {

// How many puzzles are worked on at a time.
struct Jobs {
  unsigned wanted = 0;  // 0: as many as there are cores for
  unsigned count(const CommonOptions& common) const;
};

// --jobs N
Option jobs_option(Jobs& target);

// What one puzzle of many may spend, and where it tells how it is going.
struct Job {
  Limits limits;
  Progress progress;
  bool shares_memory = false;  // out of memory may only mean that others have it: return nothing, and be called again
};

// Works on one puzzle, in any thread, and returns what shows the result: that is called in the order of the input.
using WorkOnItem = std::function<InOrder::Show(const std::shared_ptr<Item>& item, const Job& job)>;

// Calls work(item, job) for every item, invalid ones included, until Ctrl-C. What has begun by then is still shown.
void for_each_item(const InputOptions& input, Session& session, const Jobs& jobs, const WorkOnItem& work);

// The same for commands that want valid puzzles only. The others, and those that an option is not for, so that an Error
// is thrown, are complained of. What shows a result returns an exit code, and the worst of them is returned.
using ShowPuzzle = std::function<ExitCode()>;
using WorkOnPuzzle = std::function<ShowPuzzle(const std::shared_ptr<Item>& item, const Job& job)>;
ExitCode for_each_puzzle(const InputOptions& input, Session& session, const Jobs& jobs, const WorkOnPuzzle& work);

// One after the other.
ExitCode for_each_puzzle(const InputOptions& input, Session& session, const std::function<ExitCode(Item&)>& use);

}  // namespace gridlock::cli
