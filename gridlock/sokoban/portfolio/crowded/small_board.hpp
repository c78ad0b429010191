// A level of few squares arranged for searches that look at very many positions: sets of places for what never changes,
// and a number for each square where a box can be of use, a spot. The boxes of a position are then a word or two.
#pragma once

#include <array>
#include <type_traits>
#include <vector>

#include "gridlock/sokoban/portfolio/crowded/word_set.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"

namespace gridlock::sokoban {

inline constexpr std::size_t kMostCrowdedBoxes = 64;
// What is farther from a goal, or from where boxes stand at the start, than any box can go.
inline constexpr int kOutOfReach = 10'000;

// A box can be of use on a square if it can get there from the start, and from there to a goal, were it alone. In no
// solution does a box stand anywhere else.
inline bool is_spot(const LevelFacts& facts, Square square) {
  return !facts.terrain().dead(square) && !facts.beyond(square);
}
std::size_t count_spots(const LevelFacts& facts);

// The places that a board has to have for the level.
inline int places_of(const Level& level) { return (level.height() - 2) * (level.width() - 1); }

// Whether the level has a SmallBoard: few enough spots and boxes, a box for each goal, and all of these on spots.
bool has_small_board(const LevelFacts& facts);

// Whether spots are so few that the searches soon see most of what there is.
inline bool is_tiny(const LevelFacts& facts) { return count_spots(facts) <= 52; }

// Whether a box stands on every fourth spot, or more.
bool is_crowded(const LevelFacts& facts);

// By which of the eight places around one are free, in turn from one beside it on: whether those beside it do not hang
// together by the others.
inline constexpr std::array<bool, 256> kRingCuts = [] {
  std::array<bool, 256> cuts{};
  for (unsigned ring = 0; ring < cuts.size(); ++ring) {
    int beside = 0, linked = 0;
    for (unsigned i = 0; i < 8; i += 2) {
      const bool here = (ring >> i & 1) != 0;
      const bool next = (ring >> (i + 1) & 1) != 0 && (ring >> (i + 2) % 8 & 1) != 0;
      beside += here ? 1 : 0;
      linked += here && next ? 1 : 0;
    }
    cuts[ring] = beside - linked > 1;
  }
  return cuts;
}();

// `kWords` of places, and `kBoxWords` of spots.
template <int kWords, int kBoxWords>
class SmallBoard {
 public:
  using Places = WordSet<kWords>;
  using Boxes = WordSet<kBoxWords>;  // by spots
  static constexpr int kMostSpots = Boxes::kSize;

  // The level must have one, and places enough.
  explicit SmallBoard(const LevelFacts& facts);

  int spots() const { return static_cast<int>(places_.size()); }
  std::size_t boxes() const { return boxes_; }  // how many
  int place(int spot) const { return places_[static_cast<std::size_t>(spot)]; }
  int spot(int place) const { return spots_[static_cast<std::size_t>(place)]; }  // kNoSpot if it is none
  static constexpr int kNoSpot = -1;
  Square square(int place) const { return squares_[static_cast<std::size_t>(place)]; }
  int place_of(Square square) const { return place_of_[square]; }

  const Places& floor() const { return floor_; }
  const Places& goals() const { return goals_; }
  const Places& all_spots() const { return all_spots_; }
  int player() const { return player_; }           // at the start
  const Boxes& start() const { return start_; }    // the boxes at the start
  const Boxes& solved() const { return solved_; }  // and in the end
  // Fewest pushes for a box alone from a spot to each goal, or to it from where each box stands at the start.
  const int* to_goals(int spot) const { return to_goals_[static_cast<std::size_t>(spot)].data(); }
  const int* from_starts(int spot) const { return from_starts_[static_cast<std::size_t>(spot)].data(); }

  // From a place to the next one in a direction. What leaves the board is no floor.
  int step(Direction d) const { return steps_[static_cast<std::size_t>(d)]; }

  // Whether a set has a place, which may be off the board.
  static bool in(const Places& set, int place) { return place >= 0 && place < Places::kSize && set.has(place); }

  Places places(const Boxes& boxes) const {
    Places set;
    boxes.for_each([&](int spot) { set.add(place(spot)); });
    return set;
  }
  // What lies next to places, and some of these.
  Places beside(const Places& set) const { return around(set, Direction::right) | around(set, Direction::down); }
  // Where a player on `from` can walk.
  Places walk(const Places& free, int from) const {
    Places reached;
    reached.add(from);
    for (;;) {
      Places more = reached;
      for (const Direction d : kDirections) more |= more.moved(step(d)) & free;
      if (more == reached) return reached;
      reached = more;
    }
  }
  // The same after a box has moved, when the player could walk to `reached` before. Mostly the box neither opens a way
  // where it was nor closes one where it is.
  Places walk_after(const Places& free, const Places& reached, int from, int to, int player) const {
    const bool opens = !(beside(Places::of(from)) & free).without(reached).empty();
    if (opens || (reached.has(to) && cuts(free, to))) return walk(free, player);
    Places after = reached;
    after.remove(to);
    after.add(from);
    return after;
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
  // Whether the free places next to one do not hang together by the eight around it.
  bool cuts(const Places& free, int place) const {
    const int up = step(Direction::up), right = step(Direction::right);
    unsigned ring = 0;
    for (const int there : {up + right, right, right - up, -up, -up - right, -right, up - right, up})
      ring = ring << 1 | (in(free, place + there) ? 1u : 0u);
    return kRingCuts[ring];
  }

  int player_ = 0;
  std::size_t boxes_;
  std::array<int, 4> steps_;
  Places floor_, goals_, all_spots_;
  Places held_in_row_, held_in_column_;  // where no box can be pushed along that axis, or only to be lost
  Boxes start_, solved_;
  std::vector<int> places_;
  std::array<int, Places::kSize> spots_;
  std::array<Square, Places::kSize> squares_{};
  std::vector<int> place_of_;  // a square
  std::array<Distances, kMostSpots> to_goals_, from_starts_;
};

// Calls visit(std::type_identity<Board>) with the least board that has room for the level, which must have one.
template <class Visit>
decltype(auto) with_small_board(const LevelFacts& facts, Visit&& visit) {
  const int places = places_of(facts.level());
  if (count_spots(facts) <= 64) {
    if (places <= WordSet<2>::kSize) return visit(std::type_identity<SmallBoard<2, 1>>{});
    return visit(std::type_identity<SmallBoard<4, 1>>{});
  }
  if (places <= WordSet<2>::kSize) return visit(std::type_identity<SmallBoard<2, 2>>{});
  if (places <= WordSet<4>::kSize) return visit(std::type_identity<SmallBoard<4, 2>>{});
  return visit(std::type_identity<SmallBoard<6, 2>>{});
}

}  // namespace gridlock::sokoban
