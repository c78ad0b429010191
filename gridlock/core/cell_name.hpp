// What people call a cell of a board: "c4" is the third column from the left, the fourth row from the top.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gridlock {

// Behind z comes aa.
inline std::string column_name(int col) {
  std::string name;
  for (int rest = col + 1; rest > 0; rest = (rest - 1) / 26)
    name.insert(name.begin(), static_cast<char>('a' + (rest - 1) % 26));
  return name;
}

// Both are counted from 0.
inline std::string cell_name(int row, int col) { return column_name(col) + std::to_string(row + 1); }

// The number of the cell of that name, counted row by row, on a board of this size; none if there is no such cell.
inline std::optional<int> cell_number(std::string_view name, int width, int height) {
  for (int cell = 0; cell < width * height; ++cell)
    if (cell_name(cell / width, cell % width) == name) return cell;
  return std::nullopt;
}

}  // namespace gridlock
