#include "gridlock/sokoban/generate/random_room.hpp"

#include <algorithm>
#include <array>

namespace gridlock::sokoban {
namespace {

constexpr int kLargestHall = 3;  // sides of what is carved at once
constexpr int kTries = 100;

bool is_floor(const Puzzle& room, int cell) { return !room.wall(cell); }

std::array<int, 4> steps(const Puzzle& room) { return {-room.width, -1, room.width, 1}; }

// Puts the player on the first floor without a box. False if the floor is not connected, or there is nowhere to stand.
bool settle(Puzzle& room) {
  std::sort(room.boxes.begin(), room.boxes.end());
  const int cells = static_cast<int>(room.ground.size());
  std::size_t floor = 0;
  room.player = 0;
  for (int cell = 0; cell < cells; ++cell) {
    if (!is_floor(room, cell)) continue;
    ++floor;
    if (room.player == 0 && !std::binary_search(room.boxes.begin(), room.boxes.end(), cell)) room.player = cell;
  }
  return room.player != 0 && walkable_cells(room).size() == floor;
}

}  // namespace

int RoomMaker::random_cell() {
  const int row = 1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(request_.height - 2)));
  const int col = 1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(request_.width - 2)));
  return row * request_.width + col;
}

// Halls of up to three by three, each touching or overlapping what is there.
Puzzle RoomMaker::carved() {
  Puzzle room;
  room.width = request_.width;
  room.height = request_.height;
  room.ground.assign(static_cast<std::size_t>(room.width * room.height), '#');
  const int inside = (room.width - 2) * (room.height - 2);
  const int wanted = std::max(static_cast<int>(request_.floor * inside), request_.boxes.max + 2);
  for (int floor = 0; floor < std::min(wanted, inside);) {
    const int corner = random_cell();
    const int rows = 1 + static_cast<int>(random_.below(kLargestHall));
    const int cols = 1 + static_cast<int>(random_.below(kLargestHall));
    std::vector<int> hall;
    bool touches = floor == 0;
    for (int r = corner / room.width; r < std::min(corner / room.width + rows, room.height - 1); ++r)
      for (int c = corner % room.width; c < std::min(corner % room.width + cols, room.width - 1); ++c) {
        const int cell = r * room.width + c;
        hall.push_back(cell);
        touches = touches || is_floor(room, cell);
        for (const int step : steps(room)) touches = touches || is_floor(room, cell + step);
      }
    if (!touches) continue;
    for (const int cell : hall) {
      if (!is_floor(room, cell)) ++floor;
      room.ground[static_cast<std::size_t>(cell)] = ' ';
    }
  }
  return room;
}

std::optional<int> RoomMaker::random_floor(const Puzzle& room) {
  for (int i = 0; i < kTries; ++i)
    if (const int cell = random_cell(); room.ground[static_cast<std::size_t>(cell)] == ' ') return cell;
  return std::nullopt;
}

// Half of the goals are put beside another one, as in levels made by people.
bool RoomMaker::add_goal(Puzzle& room) {
  auto cell = random_floor(room);
  if (!room.boxes.empty() && random_.below(2) == 0) {
    const int other = room.boxes[random_.below(static_cast<std::uint32_t>(room.boxes.size()))];
    const int beside = other + steps(room)[random_.below(4)];
    if (room.ground[static_cast<std::size_t>(beside)] == ' ') cell = beside;
  }
  if (!cell) return false;
  room.ground[static_cast<std::size_t>(*cell)] = '.';
  room.boxes.push_back(*cell);
  return true;
}

void RoomMaker::remove_goal(Puzzle& room, int goal) {
  room.ground[static_cast<std::size_t>(goal)] = ' ';
  room.boxes.erase(std::find(room.boxes.begin(), room.boxes.end(), goal));
}

Puzzle RoomMaker::random_room() {
  for (;;) {
    Puzzle room = carved();
    const auto spread = static_cast<std::uint32_t>(request_.boxes.max - request_.boxes.min + 1);
    const int boxes = request_.boxes.min + static_cast<int>(random_.below(spread));
    bool placed = true;
    for (int i = 0; i < boxes && placed; ++i) placed = add_goal(room);
    if (placed && settle(room)) return room;
  }
}

bool RoomMaker::try_change(Puzzle& room) {
  const auto some_goal = [&] { return room.boxes[random_.below(static_cast<std::uint32_t>(room.boxes.size()))]; };
  switch (random_.below(8)) {
    case 0:
    case 1: {  // wall up
      const auto cell = random_floor(room);
      if (!cell) return false;
      room.ground[static_cast<std::size_t>(*cell)] = '#';
      return true;
    }
    case 2:
    case 3: {  // open
      const int cell = random_cell();
      if (!room.wall(cell)) return false;
      room.ground[static_cast<std::size_t>(cell)] = ' ';
      return true;
    }
    case 4: {  // let wall and floor change places
      const auto cell = random_floor(room);
      const int wall = random_cell();
      if (!cell || !room.wall(wall)) return false;
      std::swap(room.ground[static_cast<std::size_t>(*cell)], room.ground[static_cast<std::size_t>(wall)]);
      return true;
    }
    case 5: {  // a goal one step away
      const int goal = some_goal();
      const int beside = goal + steps(room)[random_.below(4)];
      if (room.ground[static_cast<std::size_t>(beside)] != ' ') return false;
      remove_goal(room, goal);
      room.ground[static_cast<std::size_t>(beside)] = '.';
      room.boxes.push_back(beside);
      return true;
    }
    case 6:
      remove_goal(room, some_goal());
      return add_goal(room);
    default:
      if (random_.below(2) == 0) {
        if (static_cast<int>(room.boxes.size()) <= request_.boxes.min) return false;
        remove_goal(room, some_goal());
        return true;
      }
      return static_cast<int>(room.boxes.size()) < request_.boxes.max && add_goal(room);
  }
}

Puzzle RoomMaker::changed(const Puzzle& room) {
  for (;;) {
    Puzzle next = room;
    if (!try_change(next)) continue;
    while (random_.below(2) == 0) try_change(next);
    if (settle(next)) return next;
  }
}

}  // namespace gridlock::sokoban
