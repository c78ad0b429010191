// Many things at a time, shown in order.
#include "gridlock/core/threads/in_order.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

namespace gridlock {
namespace {

std::vector<int> up_to(int count) {
  std::vector<int> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

// Keeps a thread busy for a while that differs from task to task.
void dawdle(int number) {
  volatile unsigned sum = 0;
  for (int i = 0; i < number * 7919 % 1000; ++i) sum = sum + static_cast<unsigned>(i);
}

TEST(InOrder, shows_every_result_in_the_order_of_the_tasks) {
  for (const unsigned jobs : {1U, 2U, 3U, 8U}) {
    std::vector<int> shown;
    InOrder in_order(jobs);
    for (int i = 0; i < 5000; ++i)
      in_order.add([&shown, i](bool) {
        dawdle(i);
        return [&shown, i] { shown.push_back(i); };
      });
    in_order.finish();
    EXPECT_EQ(shown, up_to(5000)) << jobs << " jobs";
  }
}

TEST(InOrder, works_in_the_calling_thread_where_there_is_one_job) {
  const auto caller = std::this_thread::get_id();
  InOrder in_order(1);
  bool alone = false;
  in_order.add([&](bool is_alone) {
    alone = is_alone && std::this_thread::get_id() == caller;
    return [] {};
  });
  EXPECT_TRUE(alone);
}

TEST(InOrder, works_on_as_many_at_a_time_as_it_has_jobs) {
  // Each task waits for the other two: with fewer at a time, none would ever end.
  std::atomic<int> begun{0};
  InOrder in_order(3);
  for (int i = 0; i < 3; ++i)
    in_order.add([&](bool) {
      ++begun;
      while (begun < 3) std::this_thread::yield();
      return [] {};
    });
  in_order.finish();
  EXPECT_EQ(begun, 3);
}

TEST(InOrder, calls_a_task_again_that_asks_for_it_while_nothing_else_is_at_work) {
  std::vector<int> shown;
  std::atomic<int> at_work{0}, others_seen{0}, calls{0};
  InOrder in_order(4);
  for (int i = 0; i < 400; ++i)
    in_order.add([&, i](bool alone) -> InOrder::Show {
      ++calls;
      const int beside = at_work++;
      if (alone) others_seen += beside;
      dawdle(i);
      if (alone) others_seen += at_work - 1;
      --at_work;
      if (i % 10 == 3 && !alone) return {};
      return [&shown, i] { shown.push_back(i); };
    });
  in_order.finish();
  EXPECT_EQ(shown, up_to(400));
  EXPECT_EQ(calls, 440);
  EXPECT_EQ(others_seen, 0);
}

// Adds tasks of which the one with that number fails, in its work or when it is shown.
std::vector<int> shown_until_failure(unsigned jobs, int failing, bool in_work, std::string& message) {
  std::vector<int> shown;
  InOrder in_order(jobs);
  try {
    for (int i = 0; i < 2000; ++i)
      in_order.add([&, i](bool) -> InOrder::Show {
        if (in_work && i == failing) throw std::runtime_error("work");
        return [&, i] {
          if (!in_work && i == failing) throw std::runtime_error("show");
          shown.push_back(i);
        };
      });
    in_order.finish();
  } catch (const std::runtime_error& error) {
    message = error.what();
  }
  return shown;
}

TEST(InOrder, throws_what_a_task_has_thrown_after_all_before_it_were_shown) {
  for (const unsigned jobs : {1U, 2U, 5U})
    for (const bool in_work : {false, true}) {
      std::string message;
      EXPECT_EQ(shown_until_failure(jobs, 777, in_work, message), up_to(777)) << jobs << " jobs";
      EXPECT_EQ(message, in_work ? "work" : "show");
    }
}

TEST(InOrder, drops_what_has_not_begun_when_it_is_destroyed) {
  std::atomic<bool> may_end{false};
  std::atomic<int> begun{0};
  {
    InOrder in_order(2);
    for (int i = 0; i < 100; ++i)
      in_order.add([&](bool) {
        ++begun;
        while (!may_end) std::this_thread::yield();
        return [] {};
      });
    while (begun < 2) std::this_thread::yield();
    std::thread([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      may_end = true;
    }).detach();
  }
  EXPECT_LT(begun, 100);
}

// Memory that another thread has taken is slow to free, and to use again. The first task waits for all others, so that
// its worker shows what the others have made.
TEST(InOrder, no_worker_lets_go_of_what_another_has_made) {
  constexpr int kTasks = 100;
  const auto caller = std::this_thread::get_id();
  std::atomic<int> done{0}, let_go{0}, of_others{0};
  {
    InOrder in_order(2);
    for (int i = 0; i < kTasks; ++i)
      in_order.add([&, i](bool) -> InOrder::Show {
        while (i == 0 && done < kTasks - 1) std::this_thread::yield();
        const auto maker = std::this_thread::get_id();
        const std::shared_ptr<void> made(nullptr, [&, maker](void*) {
          const auto here = std::this_thread::get_id();
          ++let_go;
          if (here != maker && here != caller) ++of_others;
        });
        ++done;
        return [made] {};
      });
    in_order.finish();
  }
  EXPECT_EQ(let_go, kTasks);
  EXPECT_EQ(of_others, 0);
}

}  // namespace
}  // namespace gridlock
