// Tables out of a run: groups, statistics, and the presets on boards whose answers are known.
#include "gridlock/lab/tables/tables.hpp"

#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"
#include "gridlock/report/flat.hpp"
#include "tests/lab/corpus.hpp"

namespace gridlock::testing {
namespace {

using lab::TitledTable;

// Run once, looked at by many.
const lab::Run& small_run() {
  static const Scratch scratch;
  static const lab::Run run = [] {
    lab::Experiment experiment = small_experiment();
    experiment.searches = {"bfs", "bfs-naive", "random", "astar"};
    experiment.heuristics = {"zero", "advanced"};
    experiment.request.options.set("runs", 20);
    return outcome_of(experiment, scratch.path("run.db"));
  }();
  return run;
}

// The text of a cell, as people see it.
std::string cell(const report::Record& row, const std::string& key) {
  const report::Value* value = row.find(key);
  return value == nullptr ? "no such column" : report::human_text(*value);
}

const report::Record& row_with(const TitledTable& table, const std::string& key, const std::string& text) {
  for (const auto& row : table.rows)
    if (cell(row, key) == text) return row;
  ADD_FAILURE() << "no row has " << text;
  return table.rows.front();
}

TEST(Pivot, groups_cases_and_averages_their_measures) {
  const TitledTable table = lab::pivot(small_run(), {"configuration", "", {"solved", "cost"}, "mean"});
  ASSERT_EQ(table.rows.size(), 5u);
  const auto& row = row_with(table, "configuration", "bfs");
  EXPECT_EQ(cell(row, "cases"), "3");
  EXPECT_EQ(cell(row, "solved %"), "66.700");
  EXPECT_EQ(cell(row, "cost"), "2");
}

TEST(Pivot, sorts_numbers_as_numbers_and_leaves_gaps_empty) {
  const TitledTable table = lab::pivot(small_run(), {"pieces", "search", {"cost"}, "max"});
  std::vector<std::string> pieces;
  for (const auto& row : table.rows) pieces.push_back(cell(row, "pieces"));
  EXPECT_EQ(pieces, (std::vector<std::string>{"1", "2", "6"}));
  EXPECT_EQ(cell(table.rows[1], "bfs"), "-");
  EXPECT_EQ(cell(table.rows[2], "bfs"), "3");
}

TEST(Pivot, refuses_names_it_does_not_know) {
  EXPECT_THROW(lab::pivot(small_run(), {"colour", "", {"cost"}, "mean"}), Error);
  EXPECT_THROW(lab::pivot(small_run(), {"search", "", {"beauty"}, "mean"}), Error);
  EXPECT_THROW(lab::pivot(small_run(), {"search", "", {"cost"}, "mode"}), Error);
}

TEST(Presets, games_has_a_column_a_board_and_rows_for_bounds_and_searches) {
  const auto tables = lab::games_tables(small_run(), {});
  ASSERT_EQ(tables.size(), 1u);
  const TitledTable& table = tables.front();
  EXPECT_EQ(cell(row_with(table, "game", "state space"), "three"), "3");
  EXPECT_EQ(cell(row_with(table, "measure", "upper, naive"), "one"), "5");
  EXPECT_EQ(cell(row_with(table, "game", "random"), "one"), "20");
  EXPECT_EQ(cell(row_with(table, "game", "bfs"), "three"), "3");
  EXPECT_EQ(cell(row_with(table, "game", "bfs"), "never"), "unsolvable");
  EXPECT_EQ(cell(row_with(table, "game", "objective advanced"), "three"), "0");
}

TEST(Presets, heuristics_gives_nodes_depth_and_branching_and_audits_the_claims) {
  const auto tables = lab::heuristics_tables(small_run(), {});
  ASSERT_EQ(tables.size(), 3u);
  const auto& board = row_with(tables[0], "board", "three");
  EXPECT_EQ(cell(board, "zero dpth"), "3");
  EXPECT_NE(cell(board, "advanced br.fac"), "-");
  EXPECT_EQ(cell(row_with(tables[1], "puzzle", "one"), "moves"), "1");
  const auto& zero = row_with(tables[2], "heuristic", "zero");
  EXPECT_EQ(cell(zero, "optimal (admissible)"), "yes");
  EXPECT_EQ(cell(zero, "consistent"), "yes");
  EXPECT_EQ(cell(zero, "longer than the best"), "0");
}

TEST(Presets, naive_compares_boards_that_both_searches_solved) {
  const auto tables = lab::naive_tables(small_run(), {});
  ASSERT_EQ(tables.front().rows.size(), 3u);
  EXPECT_EQ(cell(tables.front().rows.back(), "puzzle"), "mean of 2");
  lab::Run without;
  EXPECT_THROW(lab::naive_tables(without, {}), Error);
}

TEST(Presets, sokobot_separates_solved_from_failed) {
  const auto tables = lab::sokobot_tables(small_run(), {});
  ASSERT_EQ(tables.size(), 5u);
  EXPECT_EQ(tables[0].title, "bfs: 2 of 3 solved (66.67 %)");
  EXPECT_EQ(cell(tables[0].rows[0], "mean"), "1.333");
  EXPECT_EQ(cell(tables[0].rows[0], "cases"), "all");
  EXPECT_EQ(cell(tables[0].rows[1], "cases"), "solved");
  EXPECT_EQ(cell(tables[0].rows[1], "mean"), "2");
}

TEST(Subject, gives_back_its_puzzle_with_the_vehicles_in_their_order_and_under_their_names) {
  const auto check = [](const std::string& text) {
    const Puzzle puzzle = read_puzzles(text, "boards").front().puzzle();
    const auto back = std::get<rushhour::Puzzle>(lab::puzzle_of(lab::specimen_of(puzzle, "boards", 1, "", "").subject));
    EXPECT_EQ(back.vehicles, std::get<rushhour::Puzzle>(puzzle).vehicles);
    EXPECT_EQ(back.primary, std::get<rushhour::Puzzle>(puzzle).primary);
  };
  check("Jam\n6\n0 2 h 2\n4 1 v 3\n0 0 h 3\n.\n");
  check("6\n3\n1 h 2 1 3\n2 v 3 5 2\n3 h 3 1 1\n");  // numbers are no names that a drawing could have
}

}  // namespace
}  // namespace gridlock::testing
