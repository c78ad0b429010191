// The boards without walls of the list that existed before, which a census must have, with the same facts.
#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "gridlock/rushhour/census/chunk.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock::rushhour::census {
namespace {

constexpr int kSide = 6;

struct KnownBoard {
  int moves = 0;
  std::string cells;
  std::uint64_t positions = 0;
};

std::vector<KnownBoard> known_boards() {
  std::istringstream text(gridlock::testing::contents(gridlock::testing::corpora() / "rushhour/fogleman/rush_18k.txt"));
  std::vector<KnownBoard> boards;
  for (KnownBoard board; text >> board.moves >> board.cells >> board.positions;)
    if (board.cells.find('x') == std::string::npos) boards.push_back(board);
  return boards;
}

// The vehicles of a line as start and length, in order.
using Parts = std::vector<std::pair<int, int>>;

Parts parts_of(const std::string& cells, bool vertical, int line) {
  const auto cell = [&](int k) { return cells[at(vertical ? k * kSide + line : line * kSide + k)]; };
  Parts parts;
  for (int k = 0; k + 1 < kSide; ++k) {
    if (cell(k) == 'o' || cell(k) != cell(k + 1)) continue;
    int length = 2;
    while (k + length < kSide && cell(k + length) == cell(k)) ++length;
    parts.emplace_back(k, length);
    k += length - 1;
  }
  return parts;
}

Parts parts_of(const Content& content, int arrangement) {
  Parts parts;
  for (int v = 0; v < content.vehicles; ++v)
    parts.emplace_back(content.starts[at(arrangement)][at(v)], content.lengths[at(v)]);
  return parts;
}

// The content and the arrangement in which a line has these vehicles.
std::pair<std::uint8_t, std::uint8_t> state_of(const Lines& lines, const std::vector<std::uint8_t>& choices,
                                               const Parts& parts) {
  for (const std::uint8_t id : choices)
    for (int a = 0; a < lines.content(id).arrangements; ++a)
      if (parts_of(lines.content(id), a) == parts) return {id, static_cast<std::uint8_t>(a)};
  ADD_FAILURE() << "a line that no census has";
  return {};
}

TEST(Census, has_the_boards_without_walls_that_were_known_before) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/fogleman/rush_18k.txt");
  const auto boards = known_boards();
  ASSERT_EQ(boards.size(), 3370U);
  const Lines lines(kSide);
  ChunkRunner runner(lines);
  for (std::size_t k = 0; k < boards.size(); k += gridlock::testing::stride(300)) {
    Found wanted;
    std::size_t row_configurations = 1, column_configurations = 1;
    for (int i = 0; i < kSide; ++i) {
      std::tie(wanted.row_contents[at(i)], wanted.rows[at(i)]) =
          state_of(lines, lines.of_row(i, 0), parts_of(boards[k].cells, false, i));
      std::tie(wanted.column_contents[at(i)], wanted.columns[at(i)]) =
          state_of(lines, lines.of_column(0), parts_of(boards[k].cells, true, i));
      row_configurations *= at(lines.content(wanted.row_contents[at(i)]).arrangements);
      column_configurations *= at(lines.content(wanted.column_contents[at(i)]).arrangements);
    }
    Chunk chunk;
    chunk.rows = row_configurations <= column_configurations;
    chunk.frame = chunk.rows ? wanted.row_contents : wanted.column_contents;
    int times = 0;
    for (const Found& found : runner.run(chunk)) {
      if (found.row_contents != wanted.row_contents || found.rows != wanted.rows ||
          found.column_contents != wanted.column_contents || found.columns != wanted.columns)
        continue;
      ++times;
      EXPECT_EQ(found.moves, boards[k].moves) << boards[k].cells;
      EXPECT_EQ(found.positions, boards[k].positions) << boards[k].cells;
    }
    EXPECT_EQ(times, 1) << boards[k].cells;
  }
}

}  // namespace
}  // namespace gridlock::rushhour::census
