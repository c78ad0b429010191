// Feature space search (Shoham and Schaeffer, "The FESS Algorithm", IEEE CoG 2020), blind to what the features are.
//
// Every position has a score, a number whose high bits are its features: the cell of feature space it lies in. The
// cells take turns; each expands the cheapest move it holds. A move that an advisor recommends costs nothing, any other
// costs one, and a position costs what the moves to it cost. A position that is worse than one before it is filed in
// the cell of the best one on its way, so that excursions open no useless cells.
#pragma once

#include <algorithm>
#include <bit>
#include <map>
#include <queue>
#include <utility>
#include <vector>

#include "gridlock/containers/blocks.hpp"
#include "gridlock/containers/hash_set.hpp"
#include "gridlock/containers/heap.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/portfolio/meeting/perimeter.hpp"
#include "gridlock/sokoban/portfolio/moves/macro.hpp"
#include "gridlock/sokoban/portfolio/moves/situation.hpp"

namespace gridlock::sokoban {

// Less is better.
using Score = std::uint64_t;

// A feature as some bits of a score.
inline Score score_field(Count value, int bits) {
  return static_cast<Score>(std::clamp(value, Count{0}, (Count{1} << bits) - 1));
}

struct Child {
  Score score = 0;
  std::uint64_t hash = 0;
  Macro macro;
  std::uint8_t cost = 1;
  bool leaves = false;  // the box leaves the board at macro.to
  bool tested = false;  // and found not to be dead
};

// What a search knows, as it is shown to those who make positions: who makes one asks here, and it is counted.
class DuplicateFilter {
 public:
  DuplicateFilter(const HashSet& known, Stats& stats) : known_(known), stats_(stats) {}
  bool knows(std::uint64_t hash) {
    ++stats_.generated;
    if (!known_.contains(hash)) return false;
    ++stats_.duplicates;
    return true;
  }

 private:
  const HashSet& known_;
  Stats& stats_;
};

// A Side is one of the two directions of search:
//   Situation           after(const Situation&, const Child&)
//   std::uint64_t       hash(const Situation&)
//   Score               score(const Situation&)
//   void                expand(const Situation&, DuplicateFilter&, std::vector<Child>&)
//                       adds the moves to positions that are not known, with their costs
//   bool                dead(const Situation&, Square moved)
//                       the deadlock tests that take too long to be made for every move
//   bool                learn(const Situation&, std::uint32_t followers)
//                       a longer look at a position that so many others follow: is it dead?
//   std::size_t         lessons()
//                       how many deadlocks have been learned by now
//   bool                taught(const Situation&, std::size_t first)
//                       whether one of the deadlocks from that number on is in the position
//   bool                done(const Situation&)
//   Score               cell(Score)
//                       the features alone, without what only breaks ties
template <class Side>
class FeatureSearch {
 public:
  static constexpr std::uint32_t kNone = 0xffffffffu;

  explicit FeatureSearch(Side& side) : side_(side) {}

  void add_root(Situation root) {
    const std::uint64_t hash = side_.hash(root);
    if (!known_.insert(hash)) return;
    ++stats_.states;
    ++stats_.generated;
    const Score score = side_.score(root);
    const bool done = side_.done(root);
    if (own_ != nullptr) own_->begin(root);
    if (!done) unpaid_.push_back(hash);
    enter(std::move(root), kNone, {}, 0, score, score, !done);
    if (done) found_ = static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  // Positions that searches from the other end have come to: meeting one is as good as a solution. Those that this one
  // comes to are noted in `own`; either may be null. To be called before there is a root.
  void watch(const PerimeterSide* others, PerimeterSide* own) {
    others_ = others;
    own_ = own;
  }

  // Looks at no more than so many positions. True if a solution was found.
  bool run(std::uint64_t positions, Monitor& monitor) {
    for (; !unpaid_.empty() && !(stopped_ = monitor.poll()); unpaid_.pop_back())
      monitor.expands([&] { return unpaid_.back(); });
    while (positions > 0 && !stopped_ && found_ == kNone && open_ > 0) {
      if ((stopped_ = made() < next_look_ ? monitor.poll() : poll_after_much(monitor))) break;
      const std::size_t next = nodes_.size();
      const Step step = make_step();
      if (step != Step::nothing_new) --positions;
      if (step == Step::expanded)
        monitor.expands([&] { return side_.hash(nodes_[next].situation); });
      else
        monitor.skip();
    }
    monitor.stats.count(std::exchange(stats_, {}));
    return found_ != kNone;
  }

  bool exhausted() const { return open_ == 0 && found_ == kNone; }
  bool solved() const { return found_ != kNone; }
  std::uint64_t made() const { return children_.size() + nodes_.size(); }  // positions
  std::optional<Outcome> stopped() const { return stopped_; }
  std::size_t expanded() const { return nodes_.size(); }
  std::size_t cells() const { return cells_.size(); }
  std::size_t bytes() const {
    return nodes_.bytes() + owned_bytes_ + children_.bytes() + known_.bytes() + leaders_.bytes() +
           nodes_.size() * sizeof(Offer) * 3 / 2 + cells_.capacity() * (sizeof(Cell) + kBytesOfNumber);
  }

  // Whether the solution ends at a position of the other side.
  bool met() const { return met_; }
  // Goes on as if that position had not been met.
  void forget() {
    found_ = kNone;
    met_ = false;
  }
  // The node of the solution, or else the best one.
  std::uint32_t result() const { return found_ != kNone ? found_ : best_; }
  const Situation& situation(std::uint32_t node) const { return nodes_[node].situation; }
  // The moves that lead to a node; the first is made in situation(root).
  std::vector<Child> path_to(std::uint32_t node, std::uint32_t& root) const {
    std::vector<Child> path;
    for (; nodes_[node].parent != kNone; node = nodes_[node].parent) path.push_back(nodes_[node].how);
    root = node;
    std::reverse(path.begin(), path.end());
    return path;
  }
  std::size_t size() const { return nodes_.size(); }
  std::uint32_t cost(std::uint32_t node) const { return nodes_[node].cost; }

 private:
  // Positions under one, at every second power of two from this on, are a reason to look harder at it.
  static constexpr std::uint32_t kLearnFrom = 64;
  static constexpr std::size_t kBytesOfNumber = 48;    // of a cell, in a map
  static constexpr std::uint64_t kMadeAtATime = 4096;  // positions, between two looks at the memory

  struct Node {
    Situation situation;
    std::uint32_t parent;
    Child how;
    std::uint32_t cost;
    Score best;  // on the way here
    std::size_t cell;
    std::size_t first_child, next_child, end_of_children;
    std::uint32_t descendants = 0;
    int open = 0;  // offers of the node and of all below it
    bool dead = false;
  };
  struct Offer {
    std::uint32_t cost;
    Score score;
    std::uint32_t node;
    bool operator<(const Offer& other) const {
      return std::tie(other.cost, other.score, other.node) < std::tie(cost, score, node);
    }
  };
  struct Cell {
    std::priority_queue<Offer> offers;
  };
  struct Leader {
    Score best, score;
    std::uint32_t node;
    bool operator<(const Leader& other) const {
      return std::tie(other.best, other.score, other.node) < std::tie(best, score, node);
    }
  };

  enum class Step { nothing_new, ends_there, expanded };

  // A position of a large level has thousands of moves, each of which takes memory, so that the monitor is asked about
  // that before it would look by itself.
  std::optional<Outcome> poll_after_much(Monitor& monitor) {
    next_look_ = made() + kMadeAtATime;
    if (!monitor.affords(0)) return Outcome::out_of_memory;
    return monitor.poll();
  }

  // Makes the next move.
  Step make_step() {
    Cell& cell = cells_[choose_cell()];
    const Offer offer = cell.offers.top();
    cell.offers.pop();
    count_open(offer.node, -1);
    if (given_up(offer.node)) return Step::nothing_new;
    Node& node = nodes_[offer.node];
    const Child child = children_[node.next_child++];
    const std::uint32_t cost = offer.cost;
    const Score best = node.best;
    Situation next = side_.after(node.situation, child);
    offer_next(offer.node);
    if (!known_.insert(child.hash)) {
      ++stats_.duplicates;
      return Step::nothing_new;
    }
    ++stats_.states;
    if (side_.done(next)) {
      enter(std::move(next), offer.node, child, cost, child.score, best, false);
      found_ = static_cast<std::uint32_t>(nodes_.size() - 1);
      return Step::ends_there;
    }
    if (!child.tested && side_.dead(next, child.macro.to)) {
      ++stats_.dead_ends;
      return Step::ends_there;
    }
    enter(std::move(next), offer.node, child, cost, child.score, best);
    return Step::expanded;
  }

  void enter(Situation situation, std::uint32_t parent, const Child& how, std::uint32_t cost, Score score, Score best,
             bool expand = true) {
    best = std::min(best, score);
    const auto number = static_cast<std::uint32_t>(nodes_.size());
    const std::size_t first = children_.size();
    if (expand) {
      scratch_.clear();
      DuplicateFilter filter(known_, stats_);
      side_.expand(situation, filter, scratch_);
      std::sort(scratch_.begin(), scratch_.end(), [](const Child& a, const Child& b) {
        return std::tie(a.cost, a.score, a.macro.from, a.macro.to) <
               std::tie(b.cost, b.score, b.macro.from, b.macro.to);
      });
      if (!scratch_.empty() && scratch_.size() <= 2) scratch_.front().cost = 0;
      for (const Child& child : scratch_) children_.push_back(child);
    }
    const std::size_t cell = cell_of(best);
    owned_bytes_ += situation.bytes();
    nodes_.push_back({std::move(situation), parent, how, cost, best, cell, first, first, children_.size()});
    leaders_.push({best, score, number});
    if (best_ == kNone || best < nodes_[best_].best || (best == nodes_[best_].best && score < best_score_)) {
      best_ = number;
      best_score_ = score;
    }
    offer_next(number);
    for (std::uint32_t above = parent; above != kNone; above = nodes_[above].parent)
      if (is_time_to_learn(++nodes_[above].descendants) && !nodes_[above].dead &&
          side_.learn(nodes_[above].situation, nodes_[above].descendants))
        nodes_[above].dead = true;
    recheck();
    look_around(number, first);
  }

  // What was learned since may be about positions that were met before. Every lesson is held against every position
  // once, whenever there are some more of both.
  void recheck() {
    const std::size_t lessons = side_.lessons();
    if (lessons == lessons_ || nodes_.size() < next_recheck_) return;
    for (std::size_t n = 0; n < nodes_.size(); ++n)
      if (nodes_[n].open > 0 && !nodes_[n].dead && side_.taught(nodes_[n].situation, lessons_)) nodes_[n].dead = true;
    lessons_ = lessons;
    next_recheck_ = nodes_.size() + nodes_.size() / 4 + kLearnFrom;
  }

  // Compares what a position leads to with what the other side has come to.
  void look_around(std::uint32_t number, std::size_t first) {
    const Child* const end = children_.data() + children_.size();
    if (own_ != nullptr) own_->note(side_.hash(nodes_[number].situation), children_.data() + first, end);
    if (others_ == nullptr) return;
    const Child* const shared = others_->find<Child>(children_.data() + first, end);
    if (shared == end) return;
    const Child child = *shared;
    met_ = true;
    found_ = static_cast<std::uint32_t>(nodes_.size());
    Situation next = side_.after(nodes_[number].situation, child);
    enter(std::move(next), number, child, nodes_[number].cost, child.score, nodes_[number].best, false);
  }

  static bool is_time_to_learn(std::uint32_t descendants) {
    static_assert(std::has_single_bit(kLearnFrom) && std::countr_zero(kLearnFrom) % 2 == 0);
    return descendants >= kLearnFrom && std::has_single_bit(descendants) && std::countr_zero(descendants) % 2 == 0;
  }

  // Whether the node or one on the way to it turned out to be dead.
  bool given_up(std::uint32_t number) const {
    for (; number != kNone; number = nodes_[number].parent)
      if (nodes_[number].dead) return true;
    return false;
  }

  void offer_next(std::uint32_t number) {
    const Node& node = nodes_[number];
    if (node.next_child == node.end_of_children) return;
    const Child& child = children_[node.next_child];
    cells_[node.cell].offers.push({node.cost + child.cost, child.score, number});
    count_open(number, 1);
  }

  void count_open(std::uint32_t number, int more) {
    open_ += more;
    for (; number != kNone; number = nodes_[number].parent) nodes_[number].open += more;
  }

  std::size_t cell_of(Score score) {
    const auto [at, is_new] = cell_numbers_.try_emplace(side_.cell(score), cells_.size());
    if (is_new) {
      cells_.emplace_back();
      turn_ = at->second;  // a new cell is served next
    }
    return at->second;
  }

  // In turn, and every other time the cell of the best position. One from which nothing is left to try, since all that
  // follows is dead or leads back to what is known, is the best no longer.
  std::size_t choose_cell() {
    favour_best_ = !favour_best_;
    while (!leaders_.empty() && (nodes_[leaders_.top().node].open == 0 || given_up(leaders_.top().node)))
      leaders_.pop();
    if (favour_best_ && !leaders_.empty())
      if (const std::size_t cell = nodes_[leaders_.top().node].cell; !cells_[cell].offers.empty()) return cell;
    for (;;) {
      if (turn_ >= cells_.size()) turn_ = 0;
      const std::size_t cell = turn_++;
      if (!cells_[cell].offers.empty()) return cell;
    }
  }

  Side& side_;
  Stats stats_;                        // that the monitor was not told yet
  std::vector<std::uint64_t> unpaid_;  // hashes of roots that were expanded before there was a monitor to ask
  HashSet known_;
  Blocks<Node> nodes_;
  std::size_t owned_bytes_ = 0;  // by the situations of the nodes
  Buffer<Child> children_;
  std::vector<Child> scratch_;
  const PerimeterSide* others_ = nullptr;
  PerimeterSide* own_ = nullptr;
  bool met_ = false;
  std::vector<Cell> cells_;
  std::map<Score, std::size_t> cell_numbers_;
  std::size_t turn_ = 0;
  int open_ = 0;
  Heap<Leader> leaders_;
  std::size_t lessons_ = 0, next_recheck_ = 0;
  bool favour_best_ = false;
  std::uint32_t best_ = kNone, found_ = kNone;
  Score best_score_ = 0;
  std::optional<Outcome> stopped_;
  std::uint64_t next_look_ = 0;  // at the memory: so many positions made
};

}  // namespace gridlock::sokoban
