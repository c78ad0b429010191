// What the public headers promise of every call.
#include <gtest/gtest.h>

#include <thread>

#include "gridlock/gridlock.hpp"

namespace gridlock {
namespace {

TEST(Contract, lets_any_number_of_threads_solve_at_once) {
  std::vector<const Builtin*> puzzles;
  for (const char* const kind : {"rushhour", "sokoban"}) {
    const auto all = find_builtins(kind);
    puzzles.insert(puzzles.end(), all.begin(), all.begin() + 4);
  }
  const auto answer = [](const Builtin& builtin) { return solve(builtin.read()).moves; };
  std::vector<std::vector<std::string>> alone, together(puzzles.size());
  for (const Builtin* puzzle : puzzles) alone.push_back(answer(*puzzle));
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < puzzles.size(); ++i) threads.emplace_back([&, i] { together[i] = answer(*puzzles[i]); });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(alone, together);
}

TEST(Contract, tells_the_version_in_three_numbers) {
  int dots = 0;
  for (const char c : version()) dots += c == '.' ? 1 : 0;
  EXPECT_EQ(dots, 2) << version();
}

TEST(Contract, lists_formats_that_read_what_they_write) {
  for (const FormatInfo& format : list_formats()) {
    const Puzzle puzzle = find_builtins(format.puzzle).front()->read();
    std::string text;
    try {
      text = write_puzzles({puzzle}, format.name);
    } catch (const Error&) {
      continue;  // a format that cannot hold this one
    }
    EXPECT_EQ(kind_name(read_puzzles(text, "", format.name).front().puzzle()), format.puzzle) << format.name;
  }
}

}  // namespace
}  // namespace gridlock
