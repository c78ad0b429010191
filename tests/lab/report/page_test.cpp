// The report page, as far as it can be judged without a browser.
#include "gridlock/lab/report/page.hpp"

#include <gtest/gtest.h>

#include "tests/lab/made_up_run.hpp"
#include "tests/lab/report/unpack.hpp"

namespace gridlock::testing {
namespace {

using lab::Contest;

std::string page_of(const lab::Run& run, const lab::PageOptions& options = {}) {
  const Contest contest(run);
  return report_page(contest, all_figures(contest, lab::default_pairs()), options);
}

TEST(Page, needs_nothing_from_elsewhere_and_lets_no_name_become_markup) {
  const std::string page = page_of(uneven_run());
  EXPECT_EQ(page.find("board <3>"), std::string::npos);
  EXPECT_NE(page.find("gridlock lab run &lt;boards&gt; -o x.db"), std::string::npos);
  EXPECT_NE(page.find("<h1>quick solves all 10 boards, 2 more than slow</h1>"), std::string::npos);
  for (const char* outside : {"src=", "@import", "<link", "url(", "href="})
    EXPECT_EQ(page.find(outside), std::string::npos) << outside;
}

TEST(Page, holds_every_case_packed) {
  const std::string data = unpacked_script(page_of(uneven_run()), "case-data");
  EXPECT_NE(data.find("\"board <3>\""), std::string::npos);
  EXPECT_NE(data.find("\"configurations\":[\"slow\",\"quick\"]"), std::string::npos);
  EXPECT_NE(data.find("\"cost\":\"1 1 3 3 1 1 3 3 1 1 3 3 1 1 3 3 - 1 - 3\""), std::string::npos) << data;
  EXPECT_NE(data.find("\"seconds\":\"0.01 0.001 0.02 0.002"), std::string::npos);
  EXPECT_NE(data.find("\"10.0 ms\",\"1.00 ms\""), std::string::npos);
  EXPECT_NE(data.find("{\"word\":\"timeout\",\"look\":\"bad\",\"proven\":false}"), std::string::npos);
  EXPECT_NE(data.find("\"out_of_time\""), std::string::npos) << "what the row of a failure says when it is opened";
}

TEST(Page, leaves_boards_out_where_they_are_not_wanted_or_not_there) {
  EXPECT_NE(unpacked_script(page_of(uneven_run()), "parts"), "");
  EXPECT_EQ(page_of(uneven_run(), {.title = "", .boards = false}).find("id=\"parts\""), std::string::npos);
  lab::Run stripped = uneven_run();
  stripped.subjects[4].text = "sha256:0";
  EXPECT_EQ(page_of(stripped).find("id=\"parts\""), std::string::npos);
}

// Cars in the way of the primary, placed by the digits of the number; two configurations with plausible numbers.
lab::Run run_of_boards(int boards) {
  lab::Run run = uneven_run();
  run.subjects.clear();
  run.cases.clear();
  std::uint32_t dice = 1;
  const auto throw_dice = [&] { return static_cast<std::int64_t>((dice = dice * 1664525 + 1013904223) >> 8); };
  for (int i = 0; i < boards; ++i) {
    std::string board = "......\n......\nXX....\n......\n......\n......\n", solution;
    for (int column = 2, digits = i; column < 6; ++column, digits /= 5)
      for (const int row : {digits % 5, digits % 5 + 1})
        board[static_cast<std::size_t>(7 * row + column)] = static_cast<char>('A' + column);
    for (int column = 2, digits = i; column < 6; ++column, digits /= 5)
      if (const int row = digits % 5; row == 1 || row == 2)
        solution += std::string(1, static_cast<char>('A' + column)) + (row == 1 ? "-1 " : "+1 ");
    run.subjects.push_back(specimen(board, i + 1, "board " + std::to_string(i)).subject);
    for (const char* search : {"bfs", "astar"}) {
      lab::Case each;
      each.key = {i, {search, ""}, "moves", 1};
      each.measures.outcome = "solved";
      each.measures.optimal = 1;
      each.measures.seconds = 1e-4 + 1e-9 * static_cast<double>(throw_dice());
      each.measures.expanded = throw_dice() % 5000;
      each.measures.generated = throw_dice() % 20000;
      each.measures.branching_factor = 1 + 1e-8 * static_cast<double>(throw_dice());
      each.measures.peak_bytes = throw_dice() % 1'000'000;
      each.measures.cost = each.measures.lower_bound = std::count(solution.begin(), solution.end(), ' ') + 1;
      each.measures.solution = solution + "X+4";
      run.cases.push_back(each);
    }
  }
  return run;
}

TEST(Page, grows_by_less_than_250_bytes_a_case) {
  const std::size_t small = page_of(run_of_boards(125)).size(), large = page_of(run_of_boards(625)).size();
  EXPECT_LT(small, 200'000u);
  EXPECT_LT(large - small, 250u * 1000);
}

TEST(Page, counts_a_solution_below_a_proven_bound_as_wrong) {
  lab::Run run = uneven_run();
  EXPECT_EQ(lab::contradictions(run), 0u);
  run.cases[2].measures.lower_bound = 4;
  EXPECT_EQ(lab::contradictions(run), 2u);
}

}  // namespace
}  // namespace gridlock::testing
