// What `gridlock lab run` says while it runs and when it ends.
#pragma once

#include <string>

#include "cli/session/session.hpp"
#include "gridlock/lab/run/experiment.hpp"

namespace gridlock::cli {

// On a terminal one line that changes; elsewhere a line from time to time.
class LabWatcher {
 public:
  explicit LabWatcher(Session& session) : session_(session) {}

  void operator()(const lab::Tally& tally);

 private:
  Session& session_;
  std::chrono::nanoseconds told_{0};
};

// "200 cases in 567 ms, 20 were there before"
std::string closing_words(const lab::Tally& tally);

// Writes a row for each configuration: what it solved, and why not the rest.
void summarise(const lab::Run& run, Session& session);

}  // namespace gridlock::cli
