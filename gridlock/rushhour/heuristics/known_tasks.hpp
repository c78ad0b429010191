// What was worked out for tasks before, as long as it holds.
//
// The answer for a task depends on the lines that were looked at and on what the tasks that led to it had to say of the
// vehicles that turned up. Where they had nothing to say and nothing was cut short, it is the same whenever the task
// turns up again while those lines stand as they did. In a search most lines are those of the board before.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/heuristics/requirements.hpp"

namespace gridlock::rushhour {

// Bit n: line n of the board.
using LineSet = std::uint32_t;
static_assert(Board::kLines <= 32);

using VehicleSet = Set128;
static_assert(kMaxVehicles <= 128);

// What an answer was made from.
struct Reads {
  LineSet lines = 0;
  VehicleSet vehicles{};
  int deepest = 0;  // of the tasks; the first is 1 deep

  void add(const Reads& others) {
    lines |= others.lines;
    vehicles |= others.vehicles;
    deepest = std::max(deepest, others.deepest);
  }
};

class KnownTasks {
 public:
  struct Answer {
    Requirements requirements;
    LineSet lines;
    VehicleSet vehicles;
    int tasks;   // that were looked at under it
    int height;  // how deep they went
  };

  explicit KnownTasks(std::size_t vehicles) : entries_(vehicles * kMaxSide) {}

  // This board comes next.
  void begin(const Board& board) {
    const LineSet changed = differences(board);
    last_ = board.all_along();
    ++boards_;
    for (LineSet& lines : changed_since_) lines |= changed;
    changed_since_[boards_ % kBoards] = 0;
  }

  // What is known of the task that a vehicle leaves a cell, or null.
  const Answer* find(int v, int cell) {
    Entry& entry = entries_[index(v, cell)];
    if (boards_ - entry.time >= kBoards) return nullptr;
    if ((entry.answer.lines & changed_since_[entry.time % kBoards]) != 0) return nullptr;
    entry.time = boards_;
    return &entry.answer;
  }

  void keep(int v, int cell, const Answer& answer) { entries_[index(v, cell)] = {boards_, answer}; }

 private:
  static constexpr std::uint64_t kBoards = 32;  // after so many an answer that was not asked for is forgotten
  static constexpr int kLinesOfWord = sizeof(std::uint64_t) / sizeof(LineCells);

  struct Entry {
    std::uint64_t time = 0;  // the last board for which it was found right
    Answer answer;
  };

  static std::size_t index(int v, int cell) { return static_cast<std::size_t>(v * kMaxSide + cell); }

  LineSet differences(const Board& board) const {
    LineSet lines = 0;
    for (int first = 0; first < Board::kLines; first += kLinesOfWord) {
      std::uint64_t now, then;
      std::memcpy(&now, board.all_along().data() + first, sizeof now);
      std::memcpy(&then, last_.data() + first, sizeof then);
      if (now == then) continue;
      for (int line = first; line < first + kLinesOfWord; ++line)
        if (board.along(line) != last_[static_cast<std::size_t>(line)]) lines |= LineSet{1} << line;
    }
    return lines;
  }

  std::array<LineCells, Board::kLines> last_{};   // the board at hand
  std::array<LineSet, kBoards> changed_since_{};  // since each of the last boards
  std::uint64_t boards_ = kBoards;                // so far, and some more, so that nothing is known at first
  std::vector<Entry> entries_;
};

}  // namespace gridlock::rushhour
