// Pivot tables of a run that was made up, cell by cell.
#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/tables/tables.hpp"
#include "gridlock/report/flat.hpp"
#include "tests/lab/made_up_run.hpp"

namespace gridlock::testing {
namespace {

// "slow | 10 | 80": a line for each row, as people see it.
std::vector<std::string> lines_of(const lab::TitledTable& table) {
  std::vector<std::string> lines;
  for (const auto& row : table.rows) {
    std::string& line = lines.emplace_back();
    for (const auto& field : row.fields()) line += (line.empty() ? "" : " | ") + report::human_text(field.value);
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Pivot, gives_every_statistic_of_the_cases_that_have_the_measure) {
  const auto costs = [](const char* statistic) {
    return lines_of(lab::pivot(uneven_run(), {"search", "", {"cost"}, statistic}));
  };
  EXPECT_EQ(costs("mean"), (Lines{"slow | 10 | 2", "quick | 10 | 2"}));
  EXPECT_EQ(costs("median"), (Lines{"slow | 10 | 2", "quick | 10 | 2"}));
  EXPECT_EQ(costs("min"), (Lines{"slow | 10 | 1", "quick | 10 | 1"}));
  EXPECT_EQ(costs("max"), (Lines{"slow | 10 | 3", "quick | 10 | 3"}));
  EXPECT_EQ(costs("sum"), (Lines{"slow | 10 | 16", "quick | 10 | 20"}));
  EXPECT_EQ(costs("deviation"), (Lines{"slow | 10 | 1.069", "quick | 10 | 1.054"}));
}

TEST(Pivot, puts_measures_under_the_columns_of_a_second_dimension) {
  const auto table = lab::pivot(uneven_run(), {"outcome", "search", {"solved", "seconds"}, "mean"});
  std::vector<std::string> keys;
  for (const auto& field : table.rows.front().fields()) keys.push_back(field.key);
  EXPECT_EQ(keys, (Lines{"outcome", "slow solved %", "slow time", "quick solved %", "quick time"}));
  EXPECT_EQ(lines_of(table), (Lines{"solved | 100 | 45.0 ms | 100 | 5.50 ms", "out_of_time | 0 | 15.0 s | - | -"}));
}

TEST(Pivot, says_which_measure_fills_the_cells_where_there_is_one) {
  EXPECT_EQ(lab::pivot(uneven_run(), {"puzzle", "search", {"solved"}, "max"}).title, "The max of solved %");
  EXPECT_EQ(lab::pivot(uneven_run(), {"puzzle", "search", {"solved", "cost"}, "max"}).title, "The max of each measure");
}

TEST(Pivot, groups_by_every_dimension_that_it_names) {
  for (const auto& name : lab::dimension_names()) {
    std::size_t cases = 0;
    for (const auto& row : lab::pivot(uneven_run(), {name, "", {"solved"}, "sum"}).rows)
      cases += static_cast<std::size_t>(std::get<std::uint64_t>(*row.find("cases")));
    EXPECT_EQ(cases, 20u) << name;
  }
  for (const auto& name : lab::statistic_names())
    EXPECT_EQ(lab::pivot(uneven_run(), {"search", "", {"cost"}, name}).rows.size(), 2u) << name;
}

TEST(Pivot, has_no_rows_for_a_run_without_cases) {
  EXPECT_TRUE(lab::pivot(lab::Run{}, {"search", "", {"cost"}, "mean"}).rows.empty());
}

}  // namespace
}  // namespace gridlock::testing
