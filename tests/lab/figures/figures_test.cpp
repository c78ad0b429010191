// Scales and figures: what they say in words.
#include "gridlock/lab/figures/figures.hpp"

#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"
#include "tests/lab/made_up_run.hpp"

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

}  // namespace
}  // namespace gridlock::testing
