// Options are rows beside their searches. One name means one thing wherever it stands, or the command line could not
// have one flag for it.
#include "gridlock/catalogue.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "gridlock/builtin.hpp"
#include "gridlock/solve.hpp"

namespace gridlock {
namespace {

TEST(Catalogue, gives_options_of_one_name_the_same_type_range_and_help) {
  const auto all = list_options();
  for (const auto& search : list_searches())
    for (const auto& row : search.options) {
      const auto first =
          std::find_if(all.begin(), all.end(), [&](const OptionRow& known) { return known.name == row.name; });
      ASSERT_NE(first, all.end()) << search.name << " " << row.name;
      EXPECT_EQ(first->type, row.type) << search.name << " " << row.name;
      EXPECT_EQ(first->least, row.least) << search.name << " " << row.name;
      EXPECT_EQ(first->most, row.most) << search.name << " " << row.name;
      EXPECT_EQ(first->help, row.help) << search.name << " " << row.name;
    }
}

TEST(Catalogue, lists_each_option_once_and_the_parts_of_one_next_to_each_other) {
  std::set<std::string_view> names, groups;
  std::string_view last;
  for (const auto& row : list_options()) {
    EXPECT_TRUE(names.insert(row.name).second) << row.name;
    EXPECT_TRUE(row.group() == last || groups.insert(row.group()).second) << row.name;
    last = row.group();
    EXPECT_FALSE(row.help.empty()) << row.name;
  }
}

TEST(Catalogue, has_defaults_that_the_options_would_take_themselves) {
  for (const auto& search : list_searches())
    for (const auto& row : search.options)
      if (row.usual != 0 && row.type != OptionRow::Type::words) {
        EXPECT_EQ(find_fault(row, row.usual), "") << search.name;
      }
}

TEST(Catalogue, refuses_options_that_nothing_has_and_values_they_do_not_take) {
  const Puzzle puzzle = default_builtin().read();
  const auto error_of = [&](const auto& set) -> std::string {
    SolveRequest request;
    set(request.options);
    try {
      solve(puzzle, request);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(error_of([](auto& options) { options.set("speed", 3); }).find("unknown option 'speed'; known: "), 0u);
  EXPECT_EQ(error_of([](auto& options) { options.set("beam-width", 0); }), "beam-width takes a number from 1");
  EXPECT_EQ(error_of([](auto& options) { options.set("deadlocks", "walls"); }).find("deadlocks takes names"), 0u);
  EXPECT_EQ(error_of([](auto& options) { options.set("seed", 3); }), "'seed' is a member of the request");
  EXPECT_EQ(error_of([](auto& options) { options.set("beam-width", 3); }), "") << "auto has none, and goes on";
}

}  // namespace
}  // namespace gridlock
