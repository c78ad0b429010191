// What has to get out of whose way, as a tree: the tasks of the heuristic `forced` (heuristics/forced.hpp has the
// argument), kept instead of counted. A task is that a vehicle leaves a cell it stands on; each of its two ways leads
// to tasks that must be done before, or is shut for good.
#pragma once

#include <optional>
#include <vector>

#include "gridlock/rushhour/board/board.hpp"

namespace gridlock::rushhour {

// Why a vehicle cannot do its task in one direction.
enum class Shut {
  no,      // it can, as far as the tree tells
  room,    // walls, the edge, and what else is on its line leave no room, wherever the others stand
  never,   // every position was visited, and it stands so far that way in none
  circle,  // a vehicle that must make way first would have to wait for this very task, or one it waits for, to be done
};

struct Task;

struct TaskWay {
  int direction = -1;  // +1 right or down, -1 left or up
  int distance = 0;    // in cells, at least
  Shut shut = Shut::no;
  std::vector<Task> first;  // what must be done before; no initialiser, as Task is not complete yet
  bool open() const { return shut == Shut::no && first.empty(); }
};

struct Task {
  int vehicle = 0;
  int cell = -1;                   // of its line, that it leaves; -1: it goes on ahead of another one of its line
  std::vector<TaskWay> ways = {};  // one or two; none where the tree was cut
  bool shut() const;               // it cannot be done
  bool stays() const;              // nor later: the vehicle never leaves the cell
};

// One task for each vehicle between the primary and the exit, the nearest first. `offsets`: where each vehicle can ever
// stand, where that is known; else empty. Nothing if the line of the primary is shut for good.
std::optional<std::vector<Task>> tasks_of(const Board& board, const std::vector<LineCells>& offsets);

// The offsets at which a vehicle is that far in this direction, or farther, from where it stands on the board.
LineCells offsets_beyond(const Board& board, int vehicle, int direction, int distance);

}  // namespace gridlock::rushhour
