// What is good if there is no plan yet and only one end of the solution is known: positions where everything lies open.
#pragma once

#include "gridlock/sokoban/portfolio/features/push_side.hpp"

namespace gridlock::sokoban {

// What the search is after: positions where the player can go everywhere; or boxes far from where the search began; or
// that, too, but the player must be able to go round in circles.
enum class Aim { open, round, far };

// For either direction of search: Mode is Pushing or Pulling.
template <class Mode>
class OpenGuide {
 public:
  static constexpr int kTieBits = 24;
  static constexpr int tie_bits() { return kTieBits; }
  static constexpr bool names_another() { return true; }

  struct Features {
    Score cell;
    int tie;  // between positions of the same cell; less is better
  };

  // With a seed other than 0, chance decides between positions that are about as good.
  OpenGuide(const LevelFacts& facts, Aim aim, std::uint64_t seed = 0)
      : facts_(facts), aim_(aim), seed_(seed), rooms_(facts.rooms()), regions_(facts.level()) {}

  void begin(const Situation&) const {}
  Features judge(const Board& board, const std::vector<Square>& boxes, int connectivity);
  template <class Opens>
  Features judge(const Board& board, const std::vector<Square>& boxes, std::size_t, int connectivity, Opens&&) {
    return judge(board, boxes, connectivity);
  }
  Score score(const Features& features, std::uint64_t hash) const;
  void advise(const Situation&, const Features&, std::vector<Candidate<Features>>& candidates) const {
    advise_best(candidates);
  }
  bool weighted() const { return false; }

 private:
  const LevelFacts& facts_;
  Aim aim_;
  std::uint64_t seed_;
  RoomMap rooms_;
  CutRegions regions_;
};

}  // namespace gridlock::sokoban
