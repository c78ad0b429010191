// The parts of a level that never change, arranged for the state spaces: rows of walls and goals, and a dense number
// for every square a box may stand on.
#pragma once

#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/sokoban/board/rows.hpp"
#include "gridlock/sokoban/board/symmetry.hpp"
#include "gridlock/sokoban/board/terrain.hpp"
#include "gridlock/sokoban/space/deadlock_rules.hpp"

namespace gridlock::sokoban {

class Layout {
 public:
  Layout(const Puzzle& puzzle, Metric metric, DeadlockRules rules = kAllRules, const Watch& watch = {});
  Layout(const Layout&) = delete;
  Layout& operator=(const Layout&) = delete;

  const Puzzle& puzzle() const { return puzzle_; }
  Metric metric() const { return metric_; }
  DeadlockRules rules() const { return rules_; }
  bool uses(DeadlockRules rule) const { return (rules_ & rule) != 0; }
  const Terrain& terrain() const { return terrain_; }
  const Level& level() const { return terrain_.level(); }

  int height() const { return level().height(); }
  Place place(Square square) const { return places_[square]; }
  Square square(Place place) const { return squares_[static_cast<std::size_t>(place.row) * kMaxSide + place.col]; }
  const Rows& floor() const { return floor_; }  // every square
  const Rows& goals() const { return goals_; }
  const Rows& open() const { return open_; }  // squares that a box may be pushed to

  // Whether there are walls on both sides of a square for someone who goes through it in that direction.
  bool in_tunnel(Place place, Direction d) const {
    return !floor_.has(step(place, across(d))) && !floor_.has(step(place, opposite(across(d))));
  }

  // The squares where boxes may stand, and their numbers.
  std::size_t box_squares() const { return box_squares_.size(); }
  Square box_square(std::size_t number) const { return box_squares_[number]; }
  std::size_t box_number(Square square) const { return box_numbers_[square]; }

  const std::vector<Symmetry>& symmetries() const { return symmetries_; }
  // The number of the square that a symmetry takes the square of a number to.
  std::size_t box_image(std::size_t symmetry, std::size_t number) const {
    return box_images_[symmetry * box_squares_.size() + number];
  }

  // The boxes that can never move again, whatever the player does; or only over a square from which there is no way.
  void find_frozen(const Rows& boxes, Rows& frozen) const;
  // Whether a box there is blocked along both axes by walls or boxes: if not, it is certainly not frozen.
  bool may_be_frozen(const Rows& boxes, Place box) const;
  // Whether a box is frozen off its goal.
  bool deadlocked(const Rows& boxes) const;

  std::size_t bytes() const { return terrain_.bytes(); }

  // The rules see at once that there is no solution.
  bool hopeless() const { return hopeless_; }

 private:
  Puzzle puzzle_;
  Metric metric_;
  DeadlockRules rules_;
  Terrain terrain_;
  std::vector<Place> places_;
  std::vector<Square> squares_;
  Rows floor_, goals_, open_;
  std::vector<Square> box_squares_;
  std::vector<std::uint16_t> box_numbers_;
  std::vector<Symmetry> symmetries_;
  std::vector<std::uint16_t> box_images_;  // by symmetry and number
  bool hopeless_ = false;
};

}  // namespace gridlock::sokoban
