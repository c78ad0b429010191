#include "gridlock/rushhour/census/layouts.hpp"

#include <array>
#include <vector>

#include "gridlock/rushhour/census/placement.hpp"

// Given the rows, each column is on its own: it must not cover cells that rows cover, it must cover those that hold a
// row's vehicle back, and its own vehicles must be held back by its walls, by rows or by each other. So the layouts
// with given rows are a product of six numbers, which are looked up.
namespace gridlock::rushhour::census {
namespace {

constexpr std::size_t kSubsets = std::size_t{1} << kMostCells;

// The cells before the vehicles of an arrangement, where something must stand.
Cells held_by(const Content& content, int arrangement) {
  unsigned cells = 0;
  for (int v = 0; v < content.vehicles; ++v)
    if (const unsigned start = content.starts[at(arrangement)][at(v)]; start > 0) cells |= 1U << (start - 1);
  return static_cast<Cells>(cells);
}

// [crossed][wanted]: arrangements that keep off the crossed cells, cover the wanted ones and are held back.
std::vector<std::uint8_t> columns_that_fit(const Lines& lines, Cells walls) {
  std::vector<std::uint8_t> counts(kSubsets * kSubsets);
  for (const int id : lines.of_column(walls)) {
    const Content& content = lines.content(id);
    for (int a = 0; a < content.arrangements; ++a)
      for (unsigned crossed = 0; crossed < kSubsets; ++crossed) {
        const unsigned cells = content.cells[at(a)];
        if ((cells & crossed) != 0 || (held_by(content, a) & ~(cells | crossed | walls)) != 0) continue;
        for (unsigned wanted = 0; wanted < kSubsets; ++wanted)
          if ((wanted & ~cells) == 0) ++counts[crossed * kSubsets + wanted];
      }
  }
  return counts;
}

struct Counter {
  const Lines& lines;
  const Placement& placement;
  std::array<std::vector<std::uint8_t>, kMostCells> columns{};
  std::array<Cells, kMostCells> crossed{}, wanted{};

  std::uint64_t rows_from(int row) {
    if (row == lines.side()) {
      std::uint64_t product = 1;
      for (int j = 0; j < lines.side(); ++j) product *= columns[at(j)][crossed[at(j)] * kSubsets + wanted[at(j)]];
      return product;
    }
    std::uint64_t sum = 0;
    const Cells walls = placement.row_walls[at(row)];
    for (const int id : lines.of_row(row, walls)) {
      const Content& content = lines.content(id);
      for (int a = 0; a < content.arrangements; ++a) {
        const unsigned cells = content.cells[at(a)];
        const unsigned held = held_by(content, a) & ~(cells | walls);
        const auto crossed_before = crossed, wanted_before = wanted;
        for (int j = 0; j < lines.side(); ++j) {
          crossed[at(j)] = static_cast<Cells>(crossed[at(j)] | (cells >> j & 1) << row);
          wanted[at(j)] = static_cast<Cells>(wanted[at(j)] | (held >> j & 1) << row);
        }
        sum += rows_from(row + 1);
        crossed = crossed_before, wanted = wanted_before;
      }
    }
    return sum;
  }
};

}  // namespace

std::uint64_t count_layouts(const Lines& lines, int walls) {
  std::uint64_t sum = 0;
  for (const Placement& placement : placements(lines.side(), walls)) {
    Counter counter{lines, placement};
    for (int j = 0; j < lines.side(); ++j)
      counter.columns[at(j)] = columns_that_fit(lines, placement.column_walls[at(j)]);
    sum += counter.rows_from(0);
  }
  return sum;
}

}  // namespace gridlock::rushhour::census
