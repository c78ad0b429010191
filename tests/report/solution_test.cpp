// A solution as a record and in words.
#include <gtest/gtest.h>

#include "gridlock/report/flat.hpp"
#include "gridlock/report/solution_record.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::report {
namespace {

Solution solved() {
  Solution solution;
  solution.kind = "rushhour";
  solution.search = "astar";
  solution.heuristic = "blockers";
  solution.outcome = Outcome::solved;
  solution.optimal = true;
  solution.cost = solution.lower_bound = 2;
  solution.moves = {"C+1", "X+3"};
  solution.stats.expanded = 5;
  solution.stats.generated = 7;
  solution.stats.elapsed = std::chrono::microseconds(400);
  return solution;
}

Solution limited() {
  Solution solution = solved();
  solution.outcome = Outcome::out_of_time;
  solution.optimal = false;
  solution.cost = 0;
  solution.lower_bound = 14;
  solution.moves.clear();
  return solution;
}

Solution solved_sokoban() {
  Solution solution = solved();
  solution.kind = "sokoban";
  solution.metric = Metric::pushes;
  solution.moves = {"rrR", "ulD"};
  solution.steps = {2, 6};
  return solution;
}

std::string text_of(const Record& record, const char* key) {
  const Value* value = record.find(key);
  return value == nullptr ? "absent" : machine_text(*value);
}

TEST(SolutionRecord, says_what_was_found) {
  const Record record = solution_record({"a.txt", 3, "Jam-3"}, solved());
  EXPECT_EQ(text_of(record, "source"), "a.txt");
  EXPECT_EQ(text_of(record, "index"), "3");
  EXPECT_EQ(text_of(record, "name"), "Jam-3");
  EXPECT_EQ(text_of(record, "outcome"), "solved");
  EXPECT_EQ(text_of(record, "cost"), "2");
  EXPECT_EQ(text_of(record, "moves"), "C+1 X+3");
  EXPECT_EQ(text_of(record, "branching_factor"), "2");
  EXPECT_EQ(text_of(record, "seconds"), "0.0004");
  EXPECT_EQ(text_of(record, "runs"), "absent");
  EXPECT_EQ(text_of(record, "reason"), "absent");
}

TEST(SolutionRecord, adds_lurd_and_both_counts_for_sokoban_only) {
  const Record record = solution_record({}, solved_sokoban());
  EXPECT_EQ(text_of(record, "moves"), "rrR ulD");
  EXPECT_EQ(text_of(record, "lurd"), "rrRulD");
  EXPECT_EQ(text_of(record, "pushes"), "2");
  EXPECT_EQ(text_of(record, "moves_count"), "6");
  EXPECT_EQ(text_of(solution_record({}, solved()), "lurd"), "absent");
}

TEST(SolutionText, says_both_counts_of_a_sokoban_solution_the_metric_s_own_first) {
  Solution solution = solved_sokoban();
  EXPECT_EQ(sentence(solution), "solved in 2 pushes, 6 moves, proven optimal");
  solution.metric = Metric::moves_pushes;
  solution.cost = 6;
  EXPECT_EQ(sentence(solution), "solved in 6 moves, 2 pushes, proven optimal");
  EXPECT_EQ(cost_text(1, Metric::pushes), "1 push");
  EXPECT_EQ(cost_text(1, Metric::moves_pushes), "1 move");
}

TEST(SolutionText, writes_lurd_without_blanks) {
  EXPECT_EQ(joined_moves(solved_sokoban()), "rrRulD");
  EXPECT_EQ(joined_moves(solved()), "C+1 X+3");
  EXPECT_EQ(move_lines(solved_sokoban(), 6, 2), "  rrRu\n  lD\n");
}

TEST(SolutionRecord, has_no_cost_without_a_solution_but_keeps_the_bound) {
  const Record record = solution_record({}, limited());
  EXPECT_TRUE(std::holds_alternative<Nothing>(*record.find("cost")));
  EXPECT_EQ(text_of(record, "lower_bound"), "14");
  EXPECT_TRUE(std::holds_alternative<Nothing>(*record.find("branching_factor")));
  EXPECT_TRUE(std::holds_alternative<Nothing>(*record.find("seconds_to_first")));
}

TEST(SolutionRecord, gives_the_place_of_an_error) {
  EXPECT_EQ(to_json(invalid_record({"a.txt", 2, ""}, Error("no primary", 7, 3, "a.txt"))),
            R"({"schema":1,"puzzle":null,"source":"a.txt","index":2,"name":null,"outcome":"invalid",)"
            R"("error":{"message":"no primary","line":7,"column":3}})");
}

TEST(SolutionRecord, has_only_keys_that_the_header_lists) {
  const auto keys = solution_keys();
  Solution random = solved();
  random.runs = RunStatistics{10, 9, 2, 30, 12.5};
  for (const auto& record : {solution_record({}, random), invalid_record({}, Error("bad"))})
    for (const auto& field : flatten(record))
      EXPECT_EQ(std::count(keys.begin(), keys.end(), field.key), 1) << field.key;
}

TEST(SolutionText, says_how_it_ended_in_a_sentence) {
  EXPECT_EQ(sentence(solved()), "solved in 2 moves, proven optimal");
  EXPECT_EQ(sentence(limited()), "out of time, not solved; at least 14 moves needed");
  Solution longer = solved();
  longer.optimal = false;
  longer.metric = Metric::steps;
  longer.lower_bound = 1;
  EXPECT_EQ(sentence(longer), "solved in 2 steps, not proven optimal; at least 1 step needed");
  Solution hopeless = limited();
  hopeless.outcome = Outcome::unsolvable;
  hopeless.reason = "a wall stands in the way";
  EXPECT_EQ(sentence(hopeless), "unsolvable: a wall stands in the way");
}

TEST(SolutionText, breaks_long_lists_of_moves_into_lines) {
  Solution solution = solved();
  solution.moves = {"A+1", "B-1", "C+2"};
  EXPECT_EQ(move_lines(solution, 9, 2), "  A+1 B-1\n  C+2\n");
  solution.moves.clear();
  EXPECT_EQ(move_lines(solution, 9, 2), "");
}

TEST(SolutionText, reports_the_runs_of_a_randomised_search) {
  Solution random = solved();
  random.runs = RunStatistics{10, 9, 2, 30, 12.25};
  EXPECT_NE(statistics_lines(random).find("10 runs, 9 solved; min 2, mean 12.2, max 30 moves"), std::string::npos);
}

}  // namespace
}  // namespace gridlock::report
