// The board with some boxes turned to stone, and how far a lone box then has to go: what all threads of a search share
// of it, since boxes that can never move again are walls for the others.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "gridlock/sokoban/assignment/matcher.hpp"
#include "gridlock/sokoban/assignment/pair_table.hpp"
#include "gridlock/sokoban/assignment/shared_table.hpp"
#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

struct FrozenBoard {
  // The frozen boxes are on goals; `no_way` is the distance between what cannot be reached from each other.
  FrozenBoard(const Layout& layout, std::vector<Square> frozen, Matcher::Entry no_way);

  std::size_t bytes() const;

  const std::vector<Square> frozen;  // ascending
  const std::unique_ptr<const OneBox> own_one_box;
  const OneBox* const one_box;
  std::vector<Matcher::Entry> distances;  // [stand][goal], and then [frozen square][goal]
  std::vector<bool> disturbed;            // the stands with a longer way than on the bare board
  SharedTable<PairTable> pairs;           // for those who want more than distances

 private:
  void mark_disturbed(const Layout& layout, std::size_t goal, Matcher::Entry no_way);
};

class FrozenBoards {
 public:
  FrozenBoards(const Layout& layout, Matcher::Entry no_way) : layout_(layout), no_way_(no_way) {}

  std::shared_ptr<FrozenBoard> with(const std::vector<Square>& frozen);

  // Forgets all boards if they take too much. How often that has happened tells others what to forget.
  unsigned forget_too_many();

  void count_bytes(std::size_t more) { bytes_ += more; }
  std::size_t bytes() const { return bytes_.load(std::memory_order_relaxed); }

 private:
  const Layout& layout_;
  const Matcher::Entry no_way_;
  std::mutex mutex_;
  std::map<std::vector<Square>, std::shared_ptr<FrozenBoard>> known_;
  std::atomic<std::size_t> bytes_{0};
  std::atomic<unsigned> times_forgotten_{0};
};

}  // namespace gridlock::sokoban
