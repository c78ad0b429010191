// What is good on the way by pushes if there is a packing plan: the features and the advisors.
#pragma once

#include "gridlock/sokoban/portfolio/features/push_side.hpp"
#include "gridlock/sokoban/portfolio/plan/plan.hpp"

namespace gridlock::sokoban {

// Ways to search that lead to different positions: none is the best on all levels.
struct Style {
  // What tells positions of equal features apart.
  enum class Tie { far_from_goals, nearest_goals, next_step } tie = Tie::next_step;
  // Moves that no advisor names cost one; else all cost nothing, and the best score counts.
  bool weighted = true;
  // Other than 0: chance decides between positions that are about as good.
  std::uint64_t seed = 0;
  // Boxes in the way of others count, too, and getting one out of the way is advised.
  bool hotspots = false;
  // Advisors name fewer moves: none where theirs leads to what is known or dead, and to explore or to clear only what
  // can be taken back. Rooms that are cut off make no cells.
  bool sparing = false;
};

class PackingGuide {
 public:
  struct Features {
    int unpacked, connectivity, rooms, out_of_plan, hotspots, distance;
    bool opens;  // some push is possible now that was not before
  };

  PackingGuide(const LevelFacts& facts, const Plan& plan, Style style)
      : facts_(facts), plan_(plan), rooms_(facts.rooms()), style_(style) {}

  void begin(const Situation& situation);
  Features judge(const Board& board, const std::vector<Square>& boxes, int connectivity) {
    return features(board, boxes, connectivity, sums(boxes, plan_.packed(board)));
  }
  template <class Opens>
  Features judge(const Board& board, const std::vector<Square>& boxes, std::size_t moved, int connectivity,
                 Opens&& opens) {
    Features judged = features(board, boxes, connectivity, sums_after(board, boxes, moved));
    judged.opens = opens();
    return judged;
  }
  Score score(const Features& features, std::uint64_t hash) const;
  void advise(const Situation& situation, const Features& before, std::vector<Candidate<Features>>& candidates) const;
  bool weighted() const { return style_.weighted; }
  bool names_another() const { return !style_.sparing; }
  int tie_bits() const;

 private:
  // What the plan says of all boxes together: most moves change one of the terms.
  struct Sums {
    int packed = 0;  // steps
    int out_of_plan = 0;
    int to_goals = 0;                        // pushes, each to its nearest goal
    Distance nearest = kFar, second = kFar;  // to the square of the next step, of the nearest box and the one after it
    void note_near(Distance distance) {
      second = std::min(second, std::max(nearest, distance));
      nearest = std::min(nearest, distance);
    }
  };
  Sums sums(const std::vector<Square>& boxes, int packed) const;
  Sums sums_after(const Board& board, const std::vector<Square>& boxes, std::size_t moved) const;
  Features features(const Board& board, const std::vector<Square>& boxes, int connectivity, const Sums& sums);

  // Whether the moves leave connectivity, rooms and steps of the plan at least as good as they were.
  static bool harmless(const Features& before, const Features& after) {
    return after.connectivity <= before.connectivity && after.rooms <= before.rooms &&
           after.unpacked <= before.unpacked;
  }
  // Whether a box alone could be brought back.
  bool can_be_undone(const Macro& move) const { return facts_.leads_to(move.to, move.from); }
  Candidate<Features>* opener(const Situation& situation, const Features& before,
                              std::vector<Candidate<Features>>& candidates) const;
  Candidate<Features>* clearer(const Features& before, std::vector<Candidate<Features>>& candidates) const;

  const LevelFacts& facts_;
  const Plan& plan_;
  RoomMap rooms_;
  Style style_;
  std::vector<Square> begun_;  // the boxes of the position whose moves are judged, and their sums
  Sums begun_sums_;
};

}  // namespace gridlock::sokoban
