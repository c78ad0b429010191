// gridlock lab run killed at random moments and started again: no finished case is lost or run twice, and in the end
// the table is that of a run which nobody disturbed. GRIDLOCK_CASES=N kills it N times.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <type_traits>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/lab_database.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::testing {
namespace {

// What the clock and the system say of a case differs from run to run; the rest must not.
bool is_repeatable(const std::string& measure) {
  return measure.find("seconds") == std::string::npos && measure.rfind("process", 0) != 0;
}

std::string text_of_measures(const lab::Measures& measures, bool with_times) {
  std::string text;
  lab::for_each_measure(measures, [&](const std::string& name, const auto& value) {
    if (!with_times && !is_repeatable(name)) return;
    text += name + "=";
    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, lab::Text>)
      text += value;
    else if (value)
      text += std::to_string(*value);
    text += " ";
  });
  return text;
}

// What is written down, by case. No case may be there twice.
std::map<std::string, std::string> cases_in(const std::string& database, bool with_times) {
  std::map<std::string, std::string> cases;
  const lab::Run run = run_in(database);
  for (const auto& each : run.cases) {
    const std::string name = run.subject_of(each).label + " " + each.key.configuration.label();
    EXPECT_TRUE(cases.emplace(name, text_of_measures(each.measures, with_times)).second) << name << " is there twice";
  }
  return cases;
}

// The table without its last column, the seconds.
std::string without_times(const std::string& csv) {
  std::string rows;
  for (const auto& line : lines_of(csv)) rows += line.substr(0, line.rfind(',')) + "\n";
  return rows;
}

TEST(LabRun, loses_nothing_when_it_is_killed_at_any_moment) {
  const Scratch scratch;
  const std::uint64_t kills = wanted_cases().value_or(few_cases() ? 4 : 20);
  std::string text;
  for (std::uint64_t i = 0; i < 8 + 10 * kills; ++i)
    text += titled("board-" + std::to_string(i), i % 3 == 0 ? kUnsolvable : i % 3 == 1 ? kThreeMoves : kOneMove);
  const std::string boards = scratch.file("boards.txt", text), database = scratch.path("run.db");
  const auto command = [&](const std::string& path) {
    return std::vector<std::string>{"lab",         "run",      boards,   "--search", "bfs,astar,random",
                                    "--heuristic", "blockers", "--runs", "30",       "--time-limit",
                                    "1000",        "--format", "csv",    "-o",       path};
  };

  Random random(seeded(1));
  std::map<std::string, std::string> finished;
  std::uint64_t in_the_middle = 0;
  for (std::uint64_t i = 0; i < kills; ++i) {
    const Program program(command(database));
    // Before the first case or some cases later, and then at any moment.
    const std::size_t wanted = finished.size() + random.below(15);
    ASSERT_TRUE(wait_until(
        [&] { return wanted == finished.size() || program.ended() || run_in(database).cases.size() >= wanted; }));
    std::this_thread::sleep_for(std::chrono::microseconds(random.below(50'000)));
    program.kill(SIGKILL);
    const Answer killed = program.wait();
    ASSERT_TRUE(killed.signal == SIGKILL || killed.code == 0) << "exit code " << killed.code << ": " << killed.err;
    in_the_middle += killed.signal == SIGKILL ? 1 : 0;
    const auto now = cases_in(database, true);
    for (const auto& [name, measures] : finished) {
      ASSERT_EQ(now.count(name), 1u) << name << " was finished, and is gone after kill " << i;
      ASSERT_EQ(now.at(name), measures) << name << " was run again";
    }
    finished = now;
  }
  const Answer answer = run(command(database)), undisturbed = run(command(scratch.path("undisturbed.db")));
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(without_times(answer.out), without_times(undisturbed.out));
  const auto in_the_end = cases_in(database, false);
  EXPECT_EQ(in_the_end, cases_in(scratch.path("undisturbed.db"), false));
  for (const auto& [name, measures] : cases_in(database, true))
    EXPECT_TRUE(finished.count(name) == 0 || finished.at(name) == measures) << name << " was run again";
  const Answer again = run(command(database));
  EXPECT_NE(again.err.find("cases were there before"), std::string::npos) << again.err;
  EXPECT_EQ(again.out, answer.out);
  std::cout << in_the_middle << " of " << kills << " kills came before the end of the run, which had "
            << in_the_end.size() << " cases, " << finished.size() << " of them finished before the last kill\n";
}

}  // namespace
}  // namespace gridlock::testing
