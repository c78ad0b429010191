// Random rooms with goals, and random changes to them: what the generator starts from and climbs on.
#pragma once

#include <optional>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/generate/generate.hpp"

namespace gridlock::sokoban {

// A room is a solved level: a box on each goal, the player anywhere else. All floor hangs together.
class RoomMaker {
 public:
  // The request must outlive this. Its own seed is not used.
  RoomMaker(const GenerateRequest& request, std::uint64_t seed) : request_(request), random_(seed) {}

  Puzzle random_room();
  // A little different: floor walled up or opened, a goal elsewhere, a box more or fewer.
  Puzzle changed(const Puzzle& room);

  Random& random() { return random_; }

 private:
  Puzzle carved();
  bool try_change(Puzzle& room);
  int random_cell();  // inside the outer walls
  std::optional<int> random_floor(const Puzzle& room);
  bool add_goal(Puzzle& room);
  void remove_goal(Puzzle& room, int goal);

  const GenerateRequest& request_;
  Random random_;
};

}  // namespace gridlock::sokoban
