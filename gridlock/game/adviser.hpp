// Solves positions in a thread of its own, so that the player can go on playing.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include "gridlock/solve.hpp"

namespace gridlock::game {

class Adviser {
 public:
  // `request` is how every position is solved; its limits' cancel and its progress are replaced. Where a first solution
  // comes long before the best (Sokoban), both are sought, one after the other.
  explicit Adviser(SolveRequest request);
  ~Adviser();
  Adviser(const Adviser&) = delete;
  Adviser& operator=(const Adviser&) = delete;

  // Begins to solve this position; what was asked before is dropped.
  void ask(const Puzzle& position);
  void cancel();

  bool busy() const;
  // What the running search has proved and counted so far.
  Stats progress() const;

  // Each answer is given once. A better one may follow as long as it is busy.
  struct Answer {
    Puzzle position;
    Solution solution;
  };
  std::optional<Answer> answer();
  // The last and best one, after waiting for it; nothing if nothing was asked.
  std::optional<Answer> wait();

 private:
  void work();
  Solution solved(const Puzzle& position, bool until_optimal);

  SolveRequest request_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::optional<Puzzle> asked_;
  std::optional<Answer> answer_;
  Stats progress_;
  bool busy_ = false;
  bool closing_ = false;
  std::atomic<bool> stop_{false};
  std::thread thread_;
};

}  // namespace gridlock::game
