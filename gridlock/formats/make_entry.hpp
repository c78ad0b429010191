// Makes the entry of one puzzle of kind P: the puzzle, or what is wrong with it, so that one bad puzzle never hides the
// others.
#pragma once

#include "gridlock/formats/formats.hpp"

namespace gridlock::formats {

// The entry is the puzzle that fill(puzzle) makes of an empty one. If it throws Error, that is the entry, under the
// title that fill had given until then.
template <class P, class Fill>
void make_entry(Entry& entry, int line, Fill&& fill) {
  entry.line = line;
  auto& puzzle = entry.content.emplace<Puzzle>().emplace<P>();
  try {
    fill(puzzle);
    entry.name = puzzle.name;
  } catch (const Error& error) {
    entry.name = puzzle.name;
    entry.content = error;
  }
}

}  // namespace gridlock::formats
