// Gathers the entries of a file, which are of one kind P: each puzzle, or the reason why it is none, so that one bad
// puzzle never hides the others.
#pragma once

#include <utility>
#include <vector>

#include "gridlock/formats/formats.hpp"

namespace gridlock::formats {

template <class P>
class Collection {
 public:
  // Appends the puzzle that fill(puzzle) makes of an empty one. If it throws Error, that is the entry, under the
  // title that fill had given until then.
  template <class Fill>
  void add(int line, Fill&& fill) {
    Entry& entry = entries_.emplace_back();
    entry.index = static_cast<int>(entries_.size());
    entry.line = line;
    auto& puzzle = std::get<Puzzle>(entry.content).emplace<P>();
    try {
      fill(puzzle);
      entry.name = puzzle.name;
    } catch (const Error& error) {
      entry.name = puzzle.name;
      entry.content = error;
    }
  }

  std::vector<Entry> take() { return std::move(entries_); }

 private:
  std::vector<Entry> entries_;
};

}  // namespace gridlock::formats
