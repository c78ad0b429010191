// Numbers of a case by name, and what is counted on a puzzle.
#include "gridlock/lab/run/quantities.hpp"

#include <gtest/gtest.h>

#include <set>

#include "gridlock/core/error.hpp"
#include "gridlock/report/flat.hpp"
#include "tests/lab/made_up_run.hpp"

namespace gridlock::testing {
namespace {

using lab::quantity_named;
using lab::Unit;

std::optional<double> value(const char* name, const lab::Measures& measures) {
  return quantity_named(name).of({}, measures);
}

TEST(Quantities, have_names_that_are_found_and_no_name_twice) {
  std::set<std::string_view> names;
  for (const auto& quantity : lab::quantities()) {
    EXPECT_TRUE(names.insert(quantity.name).second) << quantity.name;
    EXPECT_EQ(&quantity_named(quantity.name), &quantity);
  }
  try {
    quantity_named("beauty");
    FAIL() << "beauty is no measure";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("there is no measure 'beauty'; there are cells, pieces"),
              std::string::npos);
  }
}

TEST(Quantities, are_missing_where_the_case_has_no_such_number) {
  const lab::Measures nothing;
  for (const char* name : {"cost", "lower_bound", "expanded", "growth", "seconds", "peak_bytes", "branching_factor"})
    EXPECT_FALSE(value(name, nothing)) << name;
  EXPECT_EQ(value("solved", nothing), 0);
  EXPECT_EQ(value("optimal", nothing), 0);
}

TEST(Quantities, know_growth_only_where_something_was_expanded) {
  lab::Measures measures;
  measures.generated = 30;
  measures.expanded = 0;
  EXPECT_FALSE(value("growth", measures));
  measures.expanded = 12;
  EXPECT_EQ(value("growth", measures), 2.5);
}

TEST(Quantities, take_the_cost_for_moves_where_no_moves_are_counted) {
  lab::Measures measures;
  measures.cost = 7;
  EXPECT_EQ(value("moves", measures), 7);
  measures.moves_count = 31;
  EXPECT_EQ(value("moves", measures), 31);
}

TEST(Quantities, call_pieces_by_the_word_of_the_puzzle) {
  const lab::Run boards = uneven_run(), levels = run_of_times({{1, 1.0}});
  lab::Run both = boards;
  both.subjects.push_back(levels.subjects.front());
  EXPECT_EQ(title_of(quantity_named("pieces"), boards), "vehicles");
  EXPECT_EQ(title_of(quantity_named("pieces"), levels), "crates");
  EXPECT_EQ(title_of(quantity_named("pieces"), both), "pieces");
  EXPECT_EQ(title_of(quantity_named("cost"), boards), "cost");
}

TEST(Quantities, are_shown_with_the_unit_that_they_have) {
  const auto text = [](double number, Unit unit) { return report::human_text(lab::shown(number, unit)); };
  EXPECT_EQ(text(0.0123, Unit::seconds), "12.3 ms");
  EXPECT_EQ(text(2048, Unit::bytes), "2.00 kB");
  EXPECT_EQ(text(2.0 / 3, Unit::share), "66.700");
  EXPECT_EQ(text(1, Unit::share), "100");
  EXPECT_EQ(text(3, Unit::count), "3");
  EXPECT_EQ(text(3.25, Unit::count), "3.250");
  EXPECT_EQ(text(3, Unit::ratio), "3.000");
}

TEST(Features, count_what_stands_on_a_board) {
  const lab::Features features = specimen(kThreeMoves, 1, "three").subject.features;
  EXPECT_EQ(features.width, 6);
  EXPECT_EQ(features.cells, 36);
  EXPECT_EQ(features.pieces, 6);
  EXPECT_EQ(features.free, 36 - 13);
  EXPECT_EQ(features.walls, 0);
  EXPECT_EQ(features.goals, 1);
  EXPECT_EQ(specimen(kShutIn, 1, "shut in").subject.features.walls, 1);
}

TEST(Features, count_as_free_only_what_the_player_could_reach) {
  const auto level = read_puzzles("########\n#@$.#  #\n########\n", "level").front();
  EXPECT_EQ(lab::features_of(level.puzzle()).free, 2);
}

}  // namespace
}  // namespace gridlock::testing
