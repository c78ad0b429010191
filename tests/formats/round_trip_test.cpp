// Every format gives back every board it is given, and every chain of formats does.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/board_checks.hpp"
#include "tests/support/random_board.hpp"

namespace gridlock::formats {
namespace {

using testing::any_board;
using testing::geometry;

std::string any_format() {
  std::vector<std::string> formats;
  for (const Format& format : all())
    if (format.puzzle == "rushhour") formats.emplace_back(format.name);
  return *rc::gen::elementOf(formats);
}

// Any board that all of these formats can spell: a line has 77 names.
rushhour::Puzzle any_board_for(const std::vector<std::string>& formats) {
  const bool in_line = std::find(formats.begin(), formats.end(), "line") != formats.end();
  return *any_board(rushhour::kMinSide, rushhour::kMaxSide, in_line ? 77 : 99);
}

std::vector<rushhour::Puzzle> boards_in(const std::string& text, const std::string& format = {}) {
  std::vector<rushhour::Puzzle> boards;
  for (const Entry& entry : read_puzzles(text, "", format)) {
    if (!entry.valid()) RC_FAIL(entry.error().located() + "\n" + text);
    boards.push_back(testing::board_of(entry));
  }
  return boards;
}

RC_GTEST_PROP(RoundTrip, keeps_every_vehicle_in_every_format, ()) {
  const std::string format = any_format();
  const rushhour::Puzzle puzzle = any_board_for({format});
  const std::string text = write_puzzles({puzzle}, format);
  RC_ASSERT(recognise(text) == format);
  const auto boards = boards_in(text);
  RC_ASSERT(boards.size() == 1u);
  RC_ASSERT(geometry(boards[0]) == geometry(puzzle));
  RC_ASSERT(!rushhour::find_fault(boards[0]));
}

RC_GTEST_PROP(RoundTrip, keeps_every_puzzle_of_a_collection, ()) {
  const auto count = *rc::gen::inRange<std::size_t>(1, 6);
  const auto puzzles = *rc::gen::container<std::vector<rushhour::Puzzle>>(count, any_board(3, 9));
  const std::string format = any_format();
  const auto boards = boards_in(write_puzzles({puzzles.begin(), puzzles.end()}, format), format);
  RC_ASSERT(boards.size() == puzzles.size());
  for (std::size_t i = 0; i < boards.size(); ++i) RC_ASSERT(geometry(boards[i]) == geometry(puzzles[i]));
}

RC_GTEST_PROP(RoundTrip, keeps_every_vehicle_along_a_chain_of_formats, ()) {
  const std::vector<std::string> chain{any_format(), any_format(), any_format(), any_format()};
  const rushhour::Puzzle puzzle = any_board_for(chain);
  rushhour::Puzzle current = puzzle;
  for (const std::string& format : chain) current = boards_in(write_puzzles({current}, format)).at(0);
  RC_ASSERT(geometry(current) == geometry(puzzle));
}

RC_GTEST_PROP(RoundTrip, writes_the_same_text_again_after_reading_it, ()) {
  const std::string format = any_format();
  const rushhour::Puzzle puzzle = any_board_for({format});
  const std::string text = write_puzzles({puzzle}, format);
  const std::string again = write_puzzles({boards_in(text).at(0)}, format);
  RC_ASSERT(again == text);
}

// Names survive where the format spells names: the primary is X in these boards, others have letters.
RC_GTEST_PROP(RoundTrip, keeps_names_titles_and_order_in_uva, ()) {
  rushhour::Puzzle puzzle = *any_board();
  puzzle.name = "Some title, with 1 2 h 2 inside";
  RC_ASSERT(boards_in(write_puzzles({puzzle}, "uva")).at(0) == puzzle);
}

std::string name_at(const rushhour::Puzzle& puzzle, rushhour::Cell cell) {
  for (const auto& vehicle : puzzle.vehicles)
    if (vehicle.cell == cell) return vehicle.name;
  return "nobody";
}

RC_GTEST_PROP(RoundTrip, keeps_names_and_titles_in_drawings, ()) {
  rushhour::Puzzle puzzle = *any_board(3, 7);
  puzzle.name = "Some title: A,H,1,1,2";
  const auto grid = boards_in(write_puzzles({puzzle}, "grid"), "grid").at(0);
  const auto line = boards_in(write_puzzles({puzzle}, "line"), "line").at(0);
  const auto back = boards_in(write_puzzles({line}, "uva")).at(0);
  RC_ASSERT(grid.name == puzzle.name);
  RC_ASSERT(back.name == puzzle.name);
  for (const auto& vehicle : puzzle.vehicles) {
    RC_ASSERT(name_at(grid, vehicle.cell) == vehicle.name);
    if (vehicle.name.size() == 1) RC_ASSERT(name_at(back, vehicle.cell) == vehicle.name);
  }
}

RC_GTEST_PROP(RoundTrip, survives_a_damaged_byte, ()) {
  const rushhour::Puzzle puzzle = *any_board(3, 9);
  const std::string format = any_format();
  std::string text = write_puzzles({puzzle}, format);
  text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
  try {
    for (const Entry& entry : read_puzzles(text, "", format))
      if (entry.valid()) RC_ASSERT(!rushhour::find_fault(testing::board_of(entry)));
  } catch (const Error& error) {
    RC_ASSERT(std::string(error.what()).size() > 0u);
  }
}

}  // namespace
}  // namespace gridlock::formats
