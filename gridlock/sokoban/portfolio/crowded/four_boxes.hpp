// What every four boxes can do alone. The table says for any four spots, and any place of the player, whether these
// boxes could come there from the start, or could be brought to goals from there, if there were no others.
//
// Both are found by a search from the other end: by pushes from every four boxes of the start, and by pulls from every
// four goals with the player anywhere. Take the other boxes off the board, and each push of a solution of the level
// either is still a push of these four or only a walk; so a position in which four boxes fail is in no solution.
#pragma once

#include <array>
#include <vector>

#include "gridlock/core/watch.hpp"
#include "gridlock/sokoban/portfolio/crowded/small_board.hpp"

namespace gridlock::sokoban {

template <int kWords>
class FourBoxes {
 public:
  using Board = SmallBoard<kWords>;
  using Places = typename Board::Places;
  using Boxes = typename Board::Boxes;

  // How many sets of four there are.
  static std::size_t entries(int spots);
  // What the table takes, and while it is made.
  static std::size_t bytes_for(int spots);

  // With `pulls`, those that can be solved; else those that can be come to. The level must have four boxes at least.
  FourBoxes(const Board& board, bool pulls, const Watch& watch);

  // Whether the box that was moved to a spot, together with three others, fails with the player there.
  bool dead(Boxes boxes, int moved, int player) const;
  // Whether four boxes, in ascending order, fail with the player there.
  bool fails(const std::array<int, 4>& four, int player) const { return !alive_[index(four)].has(player); }

  std::size_t bytes() const;

 private:
  // The spots that make a fourth to three others: such that they fail wherever the player is, or somewhere.
  struct Fourth {
    Boxes always = 0;
    Boxes somewhere = 0;
  };

  std::size_t choose(int spot, int of) const {
    return choose_[static_cast<std::size_t>(of)][static_cast<std::size_t>(spot)];
  }
  std::size_t index(const std::array<int, 4>& four) const {
    return choose(four[0], 1) + choose(four[1], 2) + choose(four[2], 3) + choose(four[3], 4);
  }
  std::size_t at(int a, int b) const { return static_cast<std::size_t>(a * spots_ + b); }

  void search(const Board& board, bool pulls, const Watch& watch);
  void index_failures(const Board& board);

  int spots_;
  std::array<std::array<std::uint32_t, kMostSpots + 1>, 5> choose_{};
  std::vector<Places> alive_;   // by four spots: where the player may be
  std::vector<Fourth> fourth_;  // by one spot and two others, a < b, and with only such as are greater than b
  std::vector<Boxes> third_;    // by one spot and another, a: the b for which there is a fourth
};

}  // namespace gridlock::sokoban
