#include <gtest/gtest.h>

#include "tests/support/level_checks.hpp"

namespace gridlock::formats {
namespace {

using testing::level_of;
using testing::only_level;

const std::string kSmallSok = "#####\n#@$.#\n#####\n";

TEST(Sok, reads_fields_and_solutions_below_a_level) {
  const std::string text = ":: A collection\n\nFirst\n" + kSmallSok +
                           "Author: Me\n\nSolution 1\nR\n\nSolution/Other\n2(l)R\n\n" + "Second\n" + kSmallSok +
                           "\nSnapshot\nR\n";
  EXPECT_EQ(recognise(text), "sok");
  const auto entries = read_puzzles(text, "");
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[0].name, "First");
  EXPECT_EQ(level_of(entries[0]).author, "Me");
  EXPECT_EQ(level_of(entries[0]).solutions, (std::vector<std::string>{"R", "llR"}));
  EXPECT_EQ(entries[1].name, "Second");
  EXPECT_TRUE(level_of(entries[1]).solutions.empty());
}

TEST(Sok, joins_a_solution_of_several_lines) {
  EXPECT_EQ(only_level(kSmallSok + "Solution\n\nrr\nuu\nL\n").solutions, std::vector<std::string>{"rruuL"});
  EXPECT_EQ(only_level(kSmallSok + "Solution: rr\nuu\n").solutions, std::vector<std::string>{"rruu"});
}

TEST(Sok, ignores_solutions_in_other_notations) {
  EXPECT_TRUE(only_level(kSmallSok + "Solution: undefined\n").solutions.empty());
}

TEST(Sok, understands_walks_to_a_square_and_steps_from_there) {
  const std::string room = "#######\n#@    #\n#  $ .#\n#     #\n#######\n";
  const auto solutions = [&](const std::string& walks) { return only_level(room + "Solution: " + walks).solutions; };
  EXPECT_EQ(solutions("1-2r3"), std::vector<std::string>{"drRR"});
  EXPECT_EQ(solutions("d1r1,2-2r1,3-2r1u1"), std::vector<std::string>{"drRRu"});
  const std::string indented = "  #######\n  #@  $.#\n  #######\n";
  EXPECT_EQ(only_level(indented + "Solution: 5-1r1\n").solutions, std::vector<std::string>{"rrR"});
  for (const char* const walks : {"3-2r1", "9-9r1", "2-2r9", "2-2x1", "2-2r", "u1", "1-1", "-1-1r1", ",", "1-2,,r"})
    EXPECT_TRUE(solutions(walks).empty()) << walks;
}

TEST(Sok, gives_back_all_of_a_level) {
  auto level = only_level(kSmallSok);
  level.name = ":: 7 # strange";
  level.author = "Solution";
  level.solutions = {"R", std::string(200, 'l')};
  EXPECT_EQ(recognise(write_puzzles({level}, "sok")), "sok");
  EXPECT_EQ(only_level(write_puzzles({level}, "sok")), level);
}

}  // namespace
}  // namespace gridlock::formats
