// What every few boxes can do alone: every four on a board of one word of spots, every three on a larger one. The table
// says for any such spots, and any place of the player, whether boxes there could have come from the start, or could be
// brought to goals, if there were no others.
//
// Both are found by a search from the other end: by pushes from all few boxes of the start, and by pulls from all few
// goals with the player anywhere. Take the other boxes off the board, and each push of a solution of the level either
// is still a push of these few or only a walk; so a position in which a few boxes fail is in no solution.
#pragma once

#include <array>
#include <vector>

#include "gridlock/core/watch.hpp"
#include "gridlock/sokoban/portfolio/crowded/small_board.hpp"

namespace gridlock::sokoban {

template <class Board>
class FewBoxes {
 public:
  using Places = typename Board::Places;
  using Boxes = typename Board::Boxes;

  static constexpr std::size_t kTogether = Boxes::kSize <= 64 ? 4 : 3;
  using Spots = std::array<int, kTogether>;  // in ascending order

  // How many such sets of spots there are.
  static std::size_t entries(int spots);
  // What the table takes, and while it is made.
  static std::size_t bytes_for(int spots);

  // With `pulls`, those that can be solved; else those that can be come to. The level must have so many boxes at least.
  FewBoxes(const Board& board, bool pulls, const Watch& watch);

  // Whether the box that was moved to a spot, together with others, fails with the player there.
  bool dead(const Boxes& boxes, int moved, int player) const;
  // Whether boxes there fail, and no others on the board.
  bool fails(const Spots& spots, int player) const { return !alive_[index(spots)].has(player); }

  std::size_t bytes() const;

 private:
  // The spots that, added to others, make them fail: wherever the player is, or somewhere.
  struct Last {
    Boxes always, somewhere;
  };

  std::size_t index(const Spots& spots) const {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < kTogether; ++i) sum += choose_[i + 1][static_cast<std::size_t>(spots[i])];
    return sum;
  }
  std::size_t at(std::size_t group, int spot) const {
    return group * static_cast<std::size_t>(spots_) + static_cast<std::size_t>(spot);
  }

  void search(const Board& board, bool pulls, const Watch& watch);
  void index_failures(const Board& board);
  // Whether that box fails with those in the middle of `spots` and one of the boxes after them.
  bool fails_with_another(std::size_t group, const Boxes& boxes, Spots spots, int moved, int player) const;

  int spots_;
  std::array<std::array<std::uint32_t, Board::kMostSpots + 1>, kTogether + 1> choose_{};
  std::vector<Places> alive_;  // by spots: where the player may be
  std::vector<Last> last_;     // by one spot and all but one of the others, in ascending order
  std::vector<Boxes> third_;   // of four, by one spot and another, a: the b > a for which there is a last one
};

}  // namespace gridlock::sokoban
