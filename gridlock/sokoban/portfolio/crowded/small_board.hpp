// A small level arranged for searches that look at very many positions: sets of places for what never changes, and a
// number for each square where a box can be of use, a spot. The boxes of a position are then one word.
#pragma once

#include <array>
#include <vector>

#include "gridlock/sokoban/portfolio/crowded/place_set.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"

namespace gridlock::sokoban {

// A word has room for more, but the table of every four boxes grows with the fourth power, and plans hold there.
inline constexpr std::size_t kMostSpots = 52;
inline constexpr std::size_t kMostCrowdedBoxes = 32;
// What is farther from a goal, or from where boxes stand at the start, than any box can go.
inline constexpr int kNoWay = 10'000;

// A box can be of use on a square if it can get there from the start, and from there to a goal, were it alone. In no
// solution does a box stand anywhere else.
inline bool is_spot(const LevelFacts& facts, Square square) {
  return !facts.terrain().dead(square) && !facts.beyond(square);
}

// The places that a board has to have for the level.
inline int places_of(const Level& level) { return (level.height() - 2) * (level.width() - 1); }

// Whether the level has a SmallBoard: few enough spots and boxes, a box for each goal, and all of these on spots.
bool has_small_board(const LevelFacts& facts);

// Whether a box stands on every fourth spot, or more.
bool is_crowded(const LevelFacts& facts);

template <int kWords>
class SmallBoard {
 public:
  using Places = PlaceSet<kWords>;
  using Boxes = std::uint64_t;  // by spots

  // The level must have one, and places enough.
  explicit SmallBoard(const LevelFacts& facts);

  int spots() const { return static_cast<int>(places_.size()); }
  std::size_t boxes() const { return boxes_; }  // how many
  int place(int spot) const { return places_[static_cast<std::size_t>(spot)]; }
  int spot(int place) const { return spots_[static_cast<std::size_t>(place)]; }  // kNoSpot if it is none
  static constexpr int kNoSpot = -1;
  Square square(int place) const { return squares_[static_cast<std::size_t>(place)]; }
  static Boxes bit(int spot) { return Boxes{1} << spot; }

  const Places& floor() const { return floor_; }
  const Places& goals() const { return goals_; }
  const Places& all_spots() const { return all_spots_; }
  int player() const { return player_; }    // at the start
  Boxes start() const { return start_; }    // the boxes at the start
  Boxes solved() const { return solved_; }  // and in the end
  // Fewest pushes for a box alone from a spot to each goal, or to it from where each box stands at the start.
  const int* to_goals(int spot) const { return to_goals_[static_cast<std::size_t>(spot)].data(); }
  const int* from_starts(int spot) const { return from_starts_[static_cast<std::size_t>(spot)].data(); }

  // From a place to the next one in a direction. What leaves the board is no floor.
  int step(Direction d) const { return steps_[static_cast<std::size_t>(d)]; }

  Places places(Boxes boxes) const {
    Places set;
    for (; boxes != 0; boxes &= boxes - 1) set.add(place(std::countr_zero(boxes)));
    return set;
  }
  // What lies next to places, and some of these.
  Places beside(const Places& set) const { return around(set, Direction::right) | around(set, Direction::down); }
  // Where a player on `from` can walk.
  Places walk(const Places& free, int from) const {
    Places reached;
    reached.add(from);
    for (;;) {
      const Places more = spread(spread(reached, free), free);
      if (more == reached) return reached;
      reached = more;
    }
  }
  // Whether the box on that place, which was moved last, is frozen together with others of which one is off its goal:
  // the rule of Layout::deadlocked.
  bool deadlocked(const Places& boxes, int last) const {
    Places frozen = boxes;
    for (;;) {
      const Places in_row = around(frozen, Direction::right) | held_in_row_;
      if (!in_row.has(last)) return false;
      const Places in_column = around(frozen, Direction::down) | held_in_column_;
      if (!in_column.has(last)) return false;
      const Places still = frozen & in_row & in_column;
      if (still == frozen) return !frozen.without(goals_).empty();
      frozen = still;
    }
  }

 private:
  using Distances = std::array<int, kMostCrowdedBoxes>;

  Places around(const Places& set, Direction d) const { return set.moved(step(d)) | set.moved(-step(d)); }
  Places spread(const Places& reached, const Places& free) const { return (reached | beside(reached)) & free; }
  int player_ = 0;
  std::size_t boxes_;
  std::array<int, 4> steps_;
  Places floor_, goals_, all_spots_;
  Places held_in_row_, held_in_column_;  // where no box can be pushed along that axis, or only to be lost
  Boxes start_ = 0, solved_ = 0;
  std::vector<int> places_;
  std::array<int, Places::kPlaces> spots_;
  std::array<Square, Places::kPlaces> squares_{};
  std::array<Distances, kMostSpots> to_goals_, from_starts_;
};

}  // namespace gridlock::sokoban
