// Inserts solutions into the text of a collection of Sokoban levels and changes nothing else in it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gridlock::formats {

struct AddedSolution {
  int line = 0;      // of the text, behind which it goes: Entry::end
  std::string lurd;  // a letter a step
};

// "Solution" and the steps, in lines, as `sok` has them.
std::string solution_lines(std::string_view lurd);

// The text with the solutions in it, which come in the order of their lines. Lines end as they do in the text.
std::string with_solutions(std::string_view text, const std::vector<AddedSolution>& solutions);

}  // namespace gridlock::formats
