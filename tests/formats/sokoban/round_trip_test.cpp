// Every Sokoban format gives back every level it is given.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/level_checks.hpp"
#include "tests/support/random_level.hpp"

namespace gridlock::formats {
namespace {

using testing::any_level;

std::string any_level_format() { return *rc::gen::element<std::string>("xsb", "sok"); }

RC_GTEST_PROP(SokobanRoundTrip, keeps_every_level_of_a_collection, ()) {
  const auto count = *rc::gen::inRange<std::size_t>(1, 6);
  auto levels = *rc::gen::container<std::vector<sokoban::Puzzle>>(count, any_level());
  for (std::size_t i = 0; i < levels.size(); ++i)
    levels[i].name = *rc::gen::element<std::string>("", "7", "; x", "Title: y", "#####", "Solution", "lurd", "5#|5#");
  const std::string format = any_level_format();
  const std::string text = write_puzzles({levels.begin(), levels.end()}, format);
  RC_ASSERT(recognise(text) == format);
  const auto entries = read_puzzles(text, "");
  RC_ASSERT(entries.size() == levels.size());
  for (std::size_t i = 0; i < entries.size(); ++i) RC_ASSERT(testing::level_of(entries[i]) == levels[i]);
}

RC_GTEST_PROP(SokobanRoundTrip, survives_a_damaged_byte, ()) {
  const sokoban::Puzzle level = *any_level();
  std::string text = write_puzzles({level}, any_level_format());
  text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
  try {
    for (const Entry& entry : read_puzzles(text, "", "xsb"))
      if (entry.valid()) RC_ASSERT(!sokoban::find_fault(testing::level_of(entry)));
  } catch (const Error& error) {
    RC_ASSERT(std::string(error.what()).size() > 0u);
  }
}

}  // namespace
}  // namespace gridlock::formats
