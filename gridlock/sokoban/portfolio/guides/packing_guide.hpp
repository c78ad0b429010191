// What is good on the way by pushes if there is a packing plan: the features and the advisors.
#pragma once

#include "gridlock/sokoban/portfolio/features/push_side.hpp"
#include "gridlock/sokoban/portfolio/plan/plan.hpp"

namespace gridlock::sokoban {

// Ways to search that lead to different positions: none is the best on all levels.
struct Style {
  // What tells positions of equal features apart.
  enum class Tie { nearest_goals, next_step } tie = Tie::next_step;
  // Moves that no advisor names cost one; else all cost nothing, and the best score counts.
  bool weighted = true;
  // Other than 0: chance decides between positions that are about as good.
  std::uint64_t seed = 0;
  // Boxes in the way of others count, too, and getting one out of the way is advised.
  bool hotspots = false;
};

class PackingGuide {
 public:
  static constexpr int kTieBits = 28;

  struct Features {
    int unpacked, connectivity, rooms, out_of_plan, hotspots, distance;
    bool opens;  // some push is possible now that was not before
  };

  PackingGuide(const LevelFacts& facts, const Plan& plan, Style style)
      : facts_(facts), plan_(plan), rooms_(facts.rooms()), style_(style) {}

  void begin(const Situation&) {}
  Features judge(const Board& board, const std::vector<Square>& boxes, int connectivity);
  Features judge(const Board& board, const std::vector<Square>& boxes, std::size_t, int connectivity, bool opens) {
    Features features = judge(board, boxes, connectivity);
    features.opens = opens;
    return features;
  }
  Score score(const Features& features, std::uint64_t hash) const;
  void advise(const Situation& situation, const Features& before, std::vector<Candidate<Features>>& candidates) const;
  bool weighted() const { return style_.weighted; }

 private:
  Candidate<Features>* opener(const Situation& situation, const Features& before,
                              std::vector<Candidate<Features>>& candidates) const;
  Candidate<Features>* clearer(const Features& before, std::vector<Candidate<Features>>& candidates) const;

  const LevelFacts& facts_;
  const Plan& plan_;
  RoomMap rooms_;
  Style style_;
};

}  // namespace gridlock::sokoban
