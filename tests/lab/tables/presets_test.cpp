// The tables of papers on runs that were made up, cell by cell.
#include <gtest/gtest.h>

#include <set>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/tables/tables.hpp"
#include "gridlock/report/flat.hpp"
#include "tests/lab/made_up_run.hpp"

namespace gridlock::testing {
namespace {

using Texts = std::vector<std::string>;

Texts cells_of(const report::Record& row) {
  Texts cells;
  for (const auto& field : row.fields()) cells.push_back(report::human_text(field.value));
  return cells;
}

const report::Record& row_of(const lab::TitledTable& table, const std::string& measure, const std::string& cases) {
  for (const auto& row : table.rows)
    if (report::human_text(*row.find("measure")) == measure && report::human_text(*row.find("cases")) == cases)
      return row;
  throw Error("no row of " + measure + " for " + cases);
}

TEST(Presets, have_names_that_differ_and_summaries) {
  std::set<std::string_view> names;
  for (const auto& preset : lab::presets()) {
    EXPECT_TRUE(names.insert(preset.name).second) << preset.name;
    EXPECT_FALSE(preset.summary.empty()) << preset.name;
  }
  EXPECT_EQ(names, (std::set<std::string_view>{"games", "heuristics", "naive", "sokobot"}));
}

// The two configurations of the made-up run under the names that the table looks for.
lab::Run run_of_breadth_first_searches() {
  lab::Run run = uneven_run();
  for (auto& each : run.cases) {
    const bool naive = each.key.configuration.search == "slow";
    each.key.configuration.search = naive ? "bfs-naive" : "bfs";
    each.measures.generated = naive ? 400 : 100;
    each.measures.peak_bytes = naive ? 4096 : 1024;
  }
  return run;
}

TEST(Presets, naive_shows_time_nodes_and_memory_of_what_both_solved) {
  const auto table = lab::naive_tables(run_of_breadth_first_searches(), {}).front();
  ASSERT_EQ(table.rows.size(), 8u + 1) << "of ten boards the naive search solved eight";
  EXPECT_EQ(cells_of(table.rows[0]), (Texts{"board <0>", "1", "10.0 ms", "1.00 ms", "75.000", "4.00 kB", "1.00 kB"}));
  EXPECT_EQ(cells_of(table.rows[3]), (Texts{"board <3>", "3", "40.0 ms", "4.00 ms", "75.000", "4.00 kB", "1.00 kB"}));
  EXPECT_EQ(cells_of(table.rows[8]), (Texts{"mean of 8", "-", "45.0 ms", "4.50 ms", "75.000", "4.00 kB", "1.00 kB"}));
}

TEST(Presets, naive_says_what_the_run_lacks) {
  EXPECT_THROW(lab::naive_tables(uneven_run(), {}), Error);
  lab::Run run = run_of_breadth_first_searches();
  for (auto& each : run.cases) each.measures.outcome = "out_of_time";
  EXPECT_THROW(lab::naive_tables(run, {}), Error);
}

TEST(Presets, sokobot_counts_failures_as_no_moves_among_all_but_not_among_the_solved) {
  const auto tables = lab::sokobot_tables(uneven_run(), {});
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_EQ(tables[0].title, "slow: 8 of 10 solved (80.00 %)");
  EXPECT_EQ(tables[1].title, "quick: 10 of 10 solved (100.00 %)");
  EXPECT_EQ(cells_of(row_of(tables[0], "moves", "all")), (Texts{"moves", "all", "10", "1.600", "1.265", "0", "3"}));
  EXPECT_EQ(cells_of(row_of(tables[0], "moves", "solved")), (Texts{"moves", "solved", "8", "2", "1.069", "1", "3"}));
  EXPECT_THROW(row_of(tables[0], "moves", "failed"), Error);
  EXPECT_EQ(cells_of(row_of(tables[0], "time", "failed")),
            (Texts{"time", "failed", "2", "15.0 s", "0 s", "15.0 s", "15.0 s"}));
  EXPECT_THROW(row_of(tables[1], "time", "failed"), Error) << "nothing failed";
}

TEST(Presets, games_shows_what_is_proven_of_a_board_that_nobody_solved) {
  lab::Run run = uneven_run();
  for (auto& each : run.cases)
    if (each.key.subject == 9) {
      each.measures.outcome = "out_of_time";
      each.measures.cost.reset();
      each.measures.lower_bound = each.key.configuration.search == "slow" ? 2 : 5;
    }
  const auto table = lab::games_tables(run, {}).front();
  const auto cell = [&](const std::string& game, const std::string& measure, const std::string& board) -> std::string {
    std::string last;
    for (const auto& row : table.rows) {
      if (const std::string name = report::human_text(*row.find("game")); !name.empty() && name != "-") last = name;
      if (last == game && report::human_text(*row.find("measure")) == measure)
        return report::human_text(*row.find(board));
    }
    return "no such row";
  };
  EXPECT_EQ(cell("board", "size", "board <9>"), "6x6");
  EXPECT_EQ(cell("state space", "lower", "board <9>"), ">= 5") << "the better of two bounds";
  EXPECT_EQ(cell("slow", "moves", "board <9>"), ">= 2");
  EXPECT_EQ(cell("slow", "moves", "board <0>"), "1");
  EXPECT_EQ(cell("slow", "moves", "board <8>"), "out_of_time") << "nothing is known";
}

}  // namespace
}  // namespace gridlock::testing
