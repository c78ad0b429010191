// What people call a cell of a board: "c4" is the third column from the left, the fourth row from the top.
#pragma once

#include <string>

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

}  // namespace gridlock
