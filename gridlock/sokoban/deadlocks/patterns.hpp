// Learned deadlocks: sets of boxes that can never all reach goals while the player is in the same region.
#pragma once

#include <unordered_map>
#include <vector>

#include "gridlock/containers/owned_bytes.hpp"
#include "gridlock/sokoban/deadlocks/relaxed_search.hpp"

namespace gridlock::sokoban {

class Patterns {
 public:
  explicit Patterns(const Terrain& terrain);

  // What to look at: some of the boxes of a position, and the wider rules of RelaxedSearch.
  struct Question {
    std::vector<Square> boxes;  // sorted
    Square player = 0;
    std::vector<std::uint8_t> zone;  // empty: everywhere
  };

  // Whether these boxes are dead. The first answer is a quick one; the more often the same boxes are asked about, the
  // harder they are looked at. What is dead is learned: made as small as it can be, and known again in any position.
  bool dead(const Question& question, std::size_t first_budget = kFirstBudget) {
    return dead(
        question.boxes, question.player, [&] { return question.zone; }, first_budget);
  }
  // The same, where the zone is made only if it is needed: most questions have been answered before.
  template <class MakeZone>
  bool dead(const std::vector<Square>& boxes, Square player, MakeZone&& make_zone,
            std::size_t first_budget = kFirstBudget) {
    Known& known = look_up(boxes, player);
    return known.verdict == Verdict::dead ||
           (is_due(known, boxes.size(), first_budget) && look_at({boxes, player, make_zone()}, known));
  }

  // Whether a learned deadlock that has a box on `moved` is on the board, with the player on `player`.
  bool match(const Board& board, Square moved, Square player) const;
  // Whether any learned deadlock is, from that number on.
  bool match_since(std::size_t first, const Board& board, Square player) const;

  std::size_t size() const { return learned_.size(); }
  std::size_t bytes() const { return known_bytes_ + learned_bytes_; }

  struct Learned {
    std::vector<Square> boxes;
    std::vector<bool> region;  // where the player is shut in, with no other boxes
  };
  // To tell others what was learned, and to be told.
  const Learned& operator[](std::size_t number) const { return learned_[number]; }
  void add(Learned learned);
  // Learns a set of boxes that was proved dead, with the player there.
  void learn_proved(std::vector<Square> boxes, Square player);

 private:
  static constexpr std::size_t kFirstBudget = 50;
  static constexpr std::size_t kMinimisingBudget = 500;
  static constexpr std::size_t kFewBoxes = 5;  // asked often enough, they are looked at without any zone
  static constexpr std::size_t kFewBoxesBudget = 1000;
  static constexpr std::size_t kMostLearned = 2000;
  static constexpr std::size_t kMostBoxes = 16;
  static constexpr std::uint32_t kPatience = 100;  // asked so often, an unknown set is worth a longer look

  struct Known {
    Verdict verdict = Verdict::unknown;
    std::uint32_t asked = 0;
    std::uint32_t next_look = kPatience;
  };
  static constexpr std::size_t kBytesOfKnown =
      block_bytes(sizeof(void*) + sizeof(std::vector<Square>) + sizeof(std::size_t) + sizeof(Known)) + 16;

  // What is known of these boxes alone; region_ is that of the player among them.
  Known& look_up(const std::vector<Square>& boxes, Square player);
  // Whether it is time for another look, and with which budget_.
  bool is_due(Known& known, std::size_t boxes, std::size_t first_budget);
  bool look_at(const Question& question, Known& known);
  void learn(Question question);
  static bool match(const Learned& learned, const Board& board, Square player);

  const Terrain* terrain_;
  Reach reach_;
  PlayerRegion player_;
  RelaxedSearch search_;
  Square region_ = 0;                                                    // of the question that was looked up last
  std::size_t budget_ = 0;                                               // of the look that is due
  std::unordered_map<std::vector<Square>, Known, HashOfSquares> known_;  // by the boxes, and then the region
  std::vector<Square> asked_;                                            // such a key
  std::vector<Learned> learned_;
  std::size_t known_bytes_ = 0, learned_bytes_ = 0;
  std::vector<std::vector<std::uint32_t>> at_;  // the learned ones with a box on a square
};

}  // namespace gridlock::sokoban
