// One process and what becomes of it, and several at a time. Limits that a process ignores are tried in
// experiment_test.cpp.
#include "gridlock/lab/run/child.hpp"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <new>

#include "gridlock/lab/run/pool.hpp"

namespace gridlock::testing {
namespace {

using lab::Measures;

Measures result_of(const std::function<Measures()>& work, const lab::ChildLimits& limits = {}) {
  lab::Child child(work, limits);
  while (!child.ended()) {
    pollfd pipe{child.descriptor(), POLLIN, 0};
    poll(&pipe, 1, 50);
  }
  return child.result();
}

Measures solved(std::int64_t cost) {
  Measures measures;
  measures.outcome = "solved";
  measures.cost = cost;
  return measures;
}

TEST(Child, hands_over_what_its_work_returned_and_what_the_process_took) {
  const Measures result = result_of([] { return solved(17); });
  EXPECT_EQ(result.outcome, "solved");
  EXPECT_EQ(result.cost, 17);
  EXPECT_GT(result.process_seconds.value_or(0), 0);
  EXPECT_GT(result.process_bytes.value_or(0), 0);
  EXPECT_EQ(result.seconds, result.process_seconds) << "the work did not say how long it took";
}

TEST(Child, changes_nothing_in_its_parent) {
  int number = 1;
  result_of([&] { return number = 2, solved(1); });
  EXPECT_EQ(number, 1);
}

TEST(Child, names_the_signal_that_ended_it) {
  const Measures result = result_of([]() -> Measures {
    std::signal(SIGTERM, SIG_DFL);
    raise(SIGTERM);
    return {};
  });
  EXPECT_EQ(result.outcome, lab::kCrashed);
  EXPECT_EQ(result.note, "Terminated");
}

TEST(Child, names_the_code_with_which_it_left) {
  const Measures result = result_of([]() -> Measures { _exit(3); });
  EXPECT_EQ(result.outcome, lab::kCrashed);
  EXPECT_EQ(result.note, "ended with code 3");
}

TEST(Child, tells_an_exception_from_a_refused_allocation) {
  const Measures error = result_of([]() -> Measures { throw std::runtime_error("no luck"); });
  EXPECT_EQ(error.outcome, lab::kCrashed);
  EXPECT_EQ(error.note, "no luck");
  EXPECT_EQ(result_of([]() -> Measures { throw std::bad_alloc(); }).outcome, "out_of_memory");
}

// What children and parent see together.
struct Shared {
  std::atomic<int> running{0}, most{0}, process{0};
};

class SharedPage {
 public:
  SharedPage() : page_(mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
    if (page_ == MAP_FAILED) throw std::bad_alloc();
    shared_ = new (page_) Shared;
  }
  ~SharedPage() { munmap(page_, sizeof(Shared)); }
  SharedPage(const SharedPage&) = delete;
  SharedPage& operator=(const SharedPage&) = delete;
  Shared* operator->() const { return shared_; }

 private:
  void* page_;
  Shared* shared_;
};

TEST(Child, is_killed_by_whoever_drops_it_even_after_a_move) {
  const SharedPage shared;
  {
    lab::Child child(
        [&]() -> Measures {
          shared->process = getpid();
          for (;;) pause();
        },
        {});
    lab::Child moved(std::move(child));
    while (shared->process == 0) EXPECT_FALSE(moved.ended());
    EXPECT_EQ(kill(shared->process, 0), 0);
  }
  EXPECT_EQ(kill(shared->process, 0), -1);
  EXPECT_EQ(errno, ESRCH);
}

TEST(Pool, runs_every_piece_once_and_never_more_at_a_time_than_it_may) {
  const SharedPage shared;
  std::vector<std::int64_t> results(12, -1);
  const bool all = lab::run_in_processes(
      results.size(),
      [&](std::size_t i) {
        const int now = ++shared->running;
        for (int most = shared->most; most < now && !shared->most.compare_exchange_weak(most, now);) {
        }
        usleep(5000);
        --shared->running;
        return solved(static_cast<std::int64_t>(i * i));
      },
      {.jobs = 3, .limits = {}, .cancel = nullptr},
      {.done = [&](std::size_t i, Measures&& measures) { results[i] = measures.cost.value_or(-2); }, .tick = {}});
  EXPECT_TRUE(all);
  for (std::size_t i = 0; i < results.size(); ++i) EXPECT_EQ(results[i], static_cast<std::int64_t>(i * i));
  EXPECT_LE(shared->most, 3);
}

TEST(Pool, goes_on_after_a_piece_that_crashed) {
  std::vector<std::string> outcomes(3);
  EXPECT_TRUE(lab::run_in_processes(
      3, [](std::size_t i) -> Measures { return i == 1 ? (_exit(9), Measures{}) : solved(1); },
      {.jobs = 1, .limits = {}, .cancel = nullptr},
      {.done = [&](std::size_t i, Measures&& measures) { outcomes[i] = measures.outcome; }, .tick = {}}));
  EXPECT_EQ(outcomes, (std::vector<std::string>{"solved", "crashed", "solved"}));
}

TEST(Pool, starts_nothing_more_once_it_is_cancelled) {
  std::atomic<bool> cancel{false};
  std::size_t done = 0;
  const bool all =
      lab::run_in_processes(100, [](std::size_t) { return solved(1); }, {.jobs = 1, .limits = {}, .cancel = &cancel},
                            {.done = [&](std::size_t, Measures&&) { cancel = ++done == 2; }, .tick = {}});
  EXPECT_FALSE(all);
  EXPECT_EQ(done, 2u);
}

TEST(Pool, has_nothing_to_do_for_no_pieces) {
  EXPECT_TRUE(lab::run_in_processes(0, {}, {.jobs = 2, .limits = {}, .cancel = nullptr}, {}));
}

}  // namespace
}  // namespace gridlock::testing
