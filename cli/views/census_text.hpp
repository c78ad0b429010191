// Text about a census: which one it is, how far it has got, and what it found.
#pragma once

#include <chrono>
#include <string>

#include "cli/session/session.hpp"
#include "gridlock/rushhour/census/census_file.hpp"

namespace gridlock::cli {

// "5x5 with up to 1 wall, shard 2 of 8"
std::string size_of(const rushhour::census::Request& request);

// Says how it is going: on a terminal in one line that changes, elsewhere in a line from time to time. Chunks come in
// an order that mixes long and short ones, so that their number says how long the rest will take.
class CensusProgress {
 public:
  // The number of chunks in all, and of those done before.
  CensusProgress(Session& session, std::uint64_t total, std::uint64_t before)
      : session_(session), total_(total), before_(before) {}

  void operator()(const rushhour::census::Harvest& all);

 private:
  using Clock = std::chrono::steady_clock;

  Session& session_;
  const std::uint64_t total_, before_;
  const Clock::time_point began_ = Clock::now();
  Clock::time_point told_ = began_;
};

// Prints a row for each number of moves, and one sentence about the whole.
void tell_of(const rushhour::census::CensusFile& file, const std::string& path, Session& session);

}  // namespace gridlock::cli
