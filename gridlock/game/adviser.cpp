#include "gridlock/game/adviser.hpp"

#include <new>

namespace gridlock::game {

Adviser::Adviser(SolveRequest request) : request_(std::move(request)) {
  request_.limits.cancel = &stop_;
  request_.progress = [this](const Stats& stats) {
    const std::lock_guard lock(mutex_);
    progress_ = stats;
  };
  thread_ = std::thread([this] { work(); });
}

Adviser::~Adviser() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    stop_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void Adviser::ask(const Puzzle& position) {
  {
    const std::lock_guard lock(mutex_);
    asked_ = position;
    answer_.reset();
    progress_ = {};
    busy_ = true;
    stop_ = true;  // whatever is running
  }
  changed_.notify_all();
}

void Adviser::cancel() {
  const std::lock_guard lock(mutex_);
  asked_.reset();
  answer_.reset();
  busy_ = false;
  stop_ = true;
}

bool Adviser::busy() const {
  const std::lock_guard lock(mutex_);
  return busy_;
}

Stats Adviser::progress() const {
  const std::lock_guard lock(mutex_);
  return progress_;
}

std::optional<Adviser::Answer> Adviser::answer() {
  const std::lock_guard lock(mutex_);
  auto given = std::move(answer_);
  answer_.reset();
  return given;
}

std::optional<Adviser::Answer> Adviser::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !busy_; });
  auto given = std::move(answer_);
  answer_.reset();
  return given;
}

Solution Adviser::solved(const Puzzle& position, bool until_optimal) {
  SolveRequest request = request_;
  request.until_optimal = until_optimal;
  try {
    return solve(position, request);
  } catch (const std::bad_alloc&) {
    Solution nothing;
    nothing.outcome = Outcome::out_of_memory;
    return nothing;
  }
}

void Adviser::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return closing_ || asked_; });
    if (closing_) return;
    const Puzzle position = std::move(*asked_);
    asked_.reset();
    stop_ = false;
    for (const bool until_optimal : {false, true}) {
      lock.unlock();
      Solution solution = solved(position, until_optimal);
      lock.lock();
      // Somebody may have asked for another in the meantime, or for none.
      if (asked_ || !busy_ || stop_) break;
      const bool final = until_optimal || solution.optimal || solution.outcome != Outcome::solved;
      if (!until_optimal || solution.outcome == Outcome::solved) answer_ = Answer{position, std::move(solution)};
      if (!final) continue;
      busy_ = false;
      changed_.notify_all();
      break;
    }
  }
}

}  // namespace gridlock::game
