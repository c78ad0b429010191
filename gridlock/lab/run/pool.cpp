#include "gridlock/lab/run/pool.hpp"

#include <poll.h>

#include <vector>

namespace gridlock::lab {
namespace {

// Often enough to see memory grow, to answer Ctrl-C and to keep a line of progress alive.
constexpr int kMillisecondsBetweenLooks = 50;

struct Running {
  std::size_t piece;
  Child child;
};

void wait_for_news(const std::vector<Running>& running) {
  std::vector<pollfd> pipes;
  for (const auto& each : running) pipes.push_back({each.child.descriptor(), POLLIN, 0});
  poll(pipes.data(), pipes.size(), kMillisecondsBetweenLooks);
}

}  // namespace

bool run_in_processes(std::size_t count, const std::function<Measures(std::size_t)>& work, const PoolOptions& options,
                      const PoolEvents& events) {
  std::vector<Running> running;
  std::size_t next = 0;
  while (next < count || !running.empty()) {
    if (options.cancel != nullptr && options.cancel->load(std::memory_order_relaxed)) return false;
    for (; next < count && running.size() < options.jobs; ++next)
      running.push_back({next, Child([&] { return work(next); }, options.limits)});
    wait_for_news(running);
    std::vector<Running> still;
    for (auto& each : running) {
      if (each.child.ended())
        events.done(each.piece, each.child.result());
      else
        still.push_back(std::move(each));
    }
    running.swap(still);
    if (events.tick) events.tick();
  }
  return true;
}

}  // namespace gridlock::lab
