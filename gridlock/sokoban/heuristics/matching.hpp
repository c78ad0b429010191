// The cheapest way to give each box a goal of its own, were it alone on the board (as a bound for Sokoban: Junghanns
// and Schaeffer 2001).
//
// Admissible and consistent in every metric: in a solution every box ends on another goal, after at least the pushes it
// needs alone with the player on the side where he is; a push changes the distances of one box, by one at most, and
// those of the others not at all, for their player walks round without pushing. Boxes that can never move again are
// walls for the others; there are only ever more of them, and walls only make ways longer. Where no assignment
// exists there is no solution.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "gridlock/sokoban/heuristics/frozen_boards.hpp"
#include "gridlock/sokoban/heuristics/heuristic.hpp"

namespace gridlock::sokoban {

class Matching {
 public:
  static constexpr std::string_view kName = "matching";
  static constexpr std::string_view kSummary = "cheapest assignment of boxes to goals, frozen boxes as walls";
  static constexpr Claims kSource{};
  static constexpr Claims claims(Metric) { return {true, true}; }
  static Count most(const Puzzle& puzzle, Metric metric, const Watch& watch = {});

  explicit Matching(const Layout& layout);
  Matching another() const { return {*layout_, boards_}; }
  Count operator()(const Position& position);
  void expand(const Position& position);

  // Where the last position was judged; and the board without frozen boxes.
  FrozenBoard& board() const { return *judged_->board; }
  FrozenBoard& bare_board();
  // Whether the frozen boxes there make no way of this box longer, goals that are lost to it aside.
  bool undisturbed(Square box, Square player) const;
  void count_bytes(std::size_t more) { boards_->count_bytes(more); }
  // What the boards with frozen boxes take.
  std::size_t bytes() const { return bytes_ + share_of_bytes(boards_); }

 private:
  // A board with some boxes turned to stone, and an assignment for the position last settled there.
  struct World {
    World(std::shared_ptr<FrozenBoard> of, std::size_t squares, std::size_t goals, Matcher::Entry no_way);
    std::size_t bytes() const { return matcher.size() * matcher.size() * sizeof(Matcher::Entry); }

    const std::shared_ptr<FrozenBoard> board;
    Matcher matcher;
    std::vector<std::size_t> keys;         // what each row holds
    std::vector<std::int32_t> row_at;      // the row of the box on a square, -1 if there is none
    std::vector<Square> box_of;            // the square of each row's box
    std::vector<std::uint32_t> last_seen;  // scratch: when a row was found unchanged
    std::uint32_t now = 0;
  };

  // The difference between a position and the one a world is settled at: boxes that came, rows that lost theirs.
  struct Change {
    std::vector<std::size_t> came;  // their keys
    std::vector<std::size_t> rows;
  };

  Matching(const Layout& layout, std::shared_ptr<FrozenBoards> boards);

  World& world_with(const std::vector<Square>& frozen);
  std::size_t key_of(const FrozenBoard& board, Square box, Square player) const;
  const Matcher::Entry* row_of(const World& world, std::size_t key) const {
    return &world.board->distances[key * goals_];
  }
  void compare(World& world, const Position& position);
  void settle(World& world);
  // Makes the position, whose frozen boxes are in frozen_, the one that others are compared with.
  void go_to(const Position& position);
  bool freezes_nothing(std::size_t row, std::size_t key);
  // Fills frozen_; false if a box is frozen off its goal.
  bool find_frozen(const Position& position);
  Count value(Count cost) const { return cost >= no_way_ ? kNoWay : cost; }

  const Layout* layout_;
  std::size_t goals_;
  Matcher::Entry no_way_;  // more than any assignment of which every pair is possible
  bool freezes_;
  std::shared_ptr<FrozenBoards> boards_;
  unsigned times_forgotten_ = 0;
  std::shared_ptr<FrozenBoard> bare_;  // once it is asked for
  std::map<std::vector<Square>, std::unique_ptr<World>> worlds_;
  std::size_t bytes_ = 0;  // of all worlds, without their boards
  World* current_ = nullptr;
  World* judged_ = nullptr;
  Rows boxes_;  // of the position that the current world is settled at
  Change change_;
  std::vector<Square> frozen_;
};

}  // namespace gridlock::sokoban
