// Scales, pictures and the page, as far as they can be judged without a browser.
#include "gridlock/lab/figures/figures.hpp"

#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/report/page.hpp"
#include "tests/lab/corpus.hpp"

namespace gridlock::testing {
namespace {

using lab::Contest;
using lab::Scale;
using lab::Unit;

std::vector<std::string> labels(const Scale& scale, int wanted) {
  std::vector<std::string> all;
  for (const auto& tick : scale.ticks(wanted)) all.push_back(tick.label);
  return all;
}

TEST(Scale, puts_round_numbers_at_its_ticks) {
  using Labels = std::vector<std::string>;
  EXPECT_EQ(labels(Scale(0, 40, 0, 1, false, Unit::count), 4), (Labels{"0", "10", "20", "30", "40"}));
  EXPECT_EQ(labels(Scale(0, 3, 0, 1, false, Unit::count), 10), (Labels{"0", "1", "2", "3"}));
  EXPECT_EQ(labels(Scale(1e-4, 15, 0, 1, true, Unit::seconds), 6),
            (Labels{"100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s"}));
  EXPECT_EQ(labels(Scale(1e-3, 1e-2, 0, 1, true, Unit::seconds), 6), (Labels{"1 ms", "2 ms", "5 ms", "10 ms"}));
  EXPECT_EQ(labels(Scale(0, 1, 0, 1, false, Unit::share), 2), (Labels{"0 %", "50 %", "100 %"}));
  EXPECT_EQ(labels(Scale(0, 4e6, 0, 1, false, Unit::count), 2), (Labels{"0", "2 M", "4 M"}));
}

TEST(Scale, is_logarithmic_where_numbers_span_powers_of_ten) {
  const Scale wide = Scale::around({0.001, 0.5, 9}, 0, 100, Unit::seconds);
  EXPECT_TRUE(wide.logarithmic());
  EXPECT_LE(wide.low(), 0.001);
  EXPECT_GE(wide.high(), 9);
  EXPECT_DOUBLE_EQ(Scale(1, 100, 0, 100, true, Unit::count).at(10), 50);
  const Scale narrow = Scale::around({6, 14}, 0, 100, Unit::count);
  EXPECT_FALSE(narrow.logarithmic());
  EXPECT_DOUBLE_EQ(narrow.at(narrow.high()), 100);
  EXPECT_FALSE(Scale::around({0, 5000}, 0, 100, Unit::count).logarithmic());
}

// Ten boards, of which one search solves all and the other all but the last two.
lab::Run uneven_run() {
  lab::Run run;
  run.facts = {{"time_limit", "15"}, {"memory_limit", "2147483648"}, {"command", "gridlock lab run <boards> -o x.db"}};
  for (int i = 0; i < 10; ++i) {
    const lab::Specimen one = specimen(i % 2 == 0 ? kOneMove : kThreeMoves, i + 1, "board <" + std::to_string(i) + ">");
    run.subjects.push_back(one.subject);
    run.subjects.back().features.pieces += i;
    for (const char* search : {"slow", "quick"}) {
      const bool solved = search[0] == 'q' || i < 8;
      lab::Case each;
      each.key = {i, {search, ""}, "moves", 1};
      each.measures.outcome = solved ? "solved" : "out_of_time";
      each.measures.seconds = solved ? (search[0] == 'q' ? 0.001 : 0.01) * (i + 1) : 15;
      each.measures.expanded = 100 * (i + 1) * (i + 1);
      each.measures.generated = 300 * (i + 1) * (i + 1) + 17 * i;
      each.measures.peak_bytes = 4096;
      if (solved) each.measures.cost = each.measures.lower_bound = i % 2 == 0 ? 1 : 3;
      if (solved) each.measures.solution = i % 2 == 0 ? "X+4" : "D+1 C+3 X+3";
      run.cases.push_back(each);
    }
  }
  return run;
}

TEST(Contest, names_winner_rival_and_whom_to_look_at) {
  const Contest contest(uneven_run());
  EXPECT_EQ(contest.best().label(), "quick");
  EXPECT_EQ(contest.entrants[contest.rival].label(), "slow");
  EXPECT_EQ(contest.entrants[contest.focus].label(), "slow");
  EXPECT_EQ(entrant_named(contest, "slow"), 0u);
  EXPECT_THROW(entrant_named(contest, "lazy"), Error);
  EXPECT_THROW(Contest(lab::Run{}), Error);
}

TEST(Figures, say_what_they_found_in_their_titles) {
  const Contest contest(uneven_run());
  std::map<std::string, std::string> titles;
  for (const auto& figure : all_figures(contest, lab::default_pairs())) titles[figure.id] = figure.title;
  EXPECT_EQ(titles["cactus"], "quick solves the most: 10 of 10 boards");
  EXPECT_EQ(titles["scatter"], "quick is faster on 8 of 8 boards");
  EXPECT_EQ(titles["success-pieces"], "slow solves 100 % with the fewest vehicles, 0 % with the most");
  EXPECT_EQ(titles["regression-generated-seconds"], "Time by states generated: linear fits best");
  EXPECT_EQ(titles.count("success-cells"), 0u) << "all boards have the same size";
}

TEST(Figures, have_only_plain_colours_in_files_of_their_own) {
  const Contest contest(uneven_run());
  for (const auto& figure : all_figures(contest, lab::default_pairs())) {
    const std::string file = figure.draw(720).file();
    EXPECT_EQ(file.find("var("), std::string::npos) << figure.id;
    EXPECT_EQ(file.find("color-mix"), std::string::npos) << figure.id;
    EXPECT_EQ(file.find("nan"), std::string::npos) << figure.id;
    EXPECT_NE(figure.draw(330).svg(), figure.draw(1086).svg()) << figure.id;
  }
}

TEST(Page, escapes_names_and_needs_nothing_from_elsewhere) {
  const Contest contest(uneven_run());
  const std::string page = report_page(contest, all_figures(contest, lab::default_pairs()));
  EXPECT_EQ(page.find("board <3>"), std::string::npos);
  EXPECT_NE(page.find("board &lt;3&gt;"), std::string::npos);
  EXPECT_NE(page.find("<h1>quick solves all 10 boards, 2 more than slow</h1>"), std::string::npos);
  EXPECT_NE(page.find(">timeout<"), std::string::npos);
  for (const char* outside : {"src=", "@import", "<link", "url("}) EXPECT_EQ(page.find(outside), std::string::npos);
}

TEST(Page, counts_a_solution_below_a_proven_bound_as_wrong) {
  lab::Run run = uneven_run();
  EXPECT_EQ(lab::contradictions(run), 0u);
  run.cases[2].measures.lower_bound = 4;
  EXPECT_EQ(lab::contradictions(run), 2u);
}

}  // namespace
}  // namespace gridlock::testing
