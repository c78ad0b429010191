#include "gridlock/sokoban/assignment/triple_table.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

namespace gridlock::sokoban {
namespace {

std::size_t count_triples(std::size_t numbers) { return numbers < 3 ? 0 : numbers * (numbers - 1) * (numbers - 2) / 6; }

}  // namespace

bool TripleTable::fits(const Layout& layout) {
  const std::size_t all = count_triples(layout.box_squares());
  return all > 0 && layout.box_squares() <= kMostNumbers && layout.level().goals().size() >= 3 &&
         all * (static_cast<std::size_t>(layout.level().size()) + kMostRegions * sizeof(Worth)) <= kLargestTable &&
         !layout.hopeless();
}

std::size_t TripleTable::effort(const Layout& layout) { return count_triples(layout.box_squares()) * 2; }

std::size_t TripleTable::most_bytes(const Layout& layout) {
  return count_triples(layout.box_squares()) *
         (static_cast<std::size_t>(layout.level().size()) + kMostRegions * (sizeof(Worth) + kBytesOfQueue));
}

// Fills the table: the regions first, then the states in the order of their worth, from all triples of goals on. What
// steps have in common is taken and left with the mutex held. Between that, the regions of a triple are found by one
// thread only, and worths only fall.
class TripleTable::Maker {
 public:
  Maker(TripleTable& table, const Layout& layout, std::vector<int> prices)
      : table_(table),
        layout_(layout),
        level_(layout.level()),
        prices_(std::move(prices)),
        regions_(table.worths_.size() / kMostRegions, 0) {}

  bool complete() const { return complete_.load(std::memory_order_acquire); }

  void step() {
    level_.watch().check();
    std::unique_lock lock(mutex_);
    if (first_ < layout_.box_squares()) {
      const std::size_t first = first_++;
      at_work(lock, [&] { find_regions(first); });
      if (first_ == layout_.box_squares() && others_ == 0) begin();
      return;
    }
    for (std::size_t states = 0; states < kStatesAStep && more();) {
      const std::vector<State> some = next_states(kStatesAStep - states);
      const auto worth = static_cast<Worth>(worth_);
      std::vector<State> found;
      at_work(lock, [&] {
        for (const State& at : some)
          if (worth_of(at).load(std::memory_order_relaxed) == worth) pull(at, worth_before(worth), found);
      });
      auto& queue = queue_of(worth_before(worth));
      queue.insert(queue.end(), found.begin(), found.end());
      states += some.size();
    }
  }

 private:
  using Boxes = std::array<std::uint8_t, 3>;  // the numbers of their squares, the greatest first
  struct State {
    std::uint32_t triple;
    Boxes boxes;
    std::uint8_t region;
  };
  static constexpr std::size_t kStatesAStep = 4096;

  static std::uint8_t number(std::size_t box) { return static_cast<std::uint8_t>(box); }
  static std::uint32_t index_of(const Boxes& boxes) {
    return static_cast<std::uint32_t>(index(boxes[0], boxes[1], boxes[2]));
  }
  std::uint8_t& region(std::size_t triple, Square square) { return table_.region_[triple * table_.squares_ + square]; }
  std::atomic<Worth>& worth_of(const State& state) {
    return table_.worths_[state.triple * kMostRegions + state.region];
  }
  // One push before; less is said of what takes more than can be said.
  static Worth worth_before(int worth) { return static_cast<Worth>(std::min(worth + 1, kDead - 1)); }

  template <class Work>
  void at_work(std::unique_lock<std::mutex>& lock, Work&& work) {
    ++others_;
    lock.unlock();
    work();
    lock.lock();
    --others_;
  }

  void find_regions(std::size_t first) {
    Occupied board = layout_.terrain().walls();
    Reach reach(level_);
    for (std::size_t second = 1; second < first; ++second)
      for (std::size_t third = 0; third < second; ++third)
        find_regions({number(first), number(second), number(third)}, board, reach);
  }

  // Regions without a square beside a box are not told apart from the first: no player who can push gets there.
  void find_regions(const Boxes& boxes, Occupied& board, Reach& reach) {
    const std::uint32_t triple = index_of(boxes);
    for (const std::uint8_t box : boxes) board[layout_.box_square(box)] = 1;
    reach.begin();
    for (const std::uint8_t box : boxes)
      for (const Direction d : kDirections) {
        const Square near = level_.next(layout_.box_square(box), d);
        if (board[near] != 0 || reach(near)) continue;
        const std::size_t before = reach.count();
        reach.spread(board, near);
        for (const Square* s = reach.begin_reached() + before; s != reach.end_reached(); ++s)
          region(triple, *s) = regions_[triple];
        ++regions_[triple];
      }
    for (const std::uint8_t box : boxes) board[layout_.box_square(box)] = 0;
  }

  void begin() {
    std::vector<std::pair<std::uint8_t, int>> goals;  // by the numbers of their squares
    for (std::size_t goal = 0; goal < level_.goals().size(); ++goal) {
      const std::size_t at = layout_.box_number(level_.goals()[goal]);
      if (layout_.box_square(at) == level_.goals()[goal]) goals.emplace_back(number(at), -prices_[goal]);
    }
    std::sort(goals.rbegin(), goals.rend());
    for (std::size_t a = 0; a < goals.size(); ++a)
      for (std::size_t b = a + 1; b < goals.size(); ++b)
        for (std::size_t c = b + 1; c < goals.size(); ++c) {
          const Boxes boxes{goals[a].first, goals[b].first, goals[c].first};
          const std::uint32_t triple = index_of(boxes);
          const int all = goals[a].second + goals[b].second + goals[c].second;
          const auto worth = static_cast<Worth>(std::min(all, kDead - 1));
          for (std::uint8_t r = 0; r < regions_[triple]; ++r) reach({triple, boxes, r}, worth, queue_of(worth));
        }
  }

  std::vector<State>& queue_of(Worth worth) {
    const auto at = static_cast<std::size_t>(worth);
    if (at >= queues_.size()) queues_.resize(at + 1);
    return queues_[at];
  }

  // Whether there is a state that can be looked at now: those of a greater worth have to wait for what others find.
  bool more() {
    while (worth_ < queues_.size() && head_ == queues_[worth_].size()) {
      if (others_ > 0) return false;
      std::vector<State>().swap(queues_[worth_++]);
      head_ = 0;
    }
    if (worth_ < queues_.size()) return true;
    if (others_ > 0) return false;
    std::vector<std::uint8_t>().swap(regions_);
    complete_.store(true, std::memory_order_release);
    return false;
  }

  std::vector<State> next_states(std::size_t most) {
    const auto& queue = queues_[worth_];
    const std::size_t first = std::exchange(head_, std::min(head_ + most, queue.size()));
    return {queue.begin() + static_cast<std::ptrdiff_t>(first), queue.begin() + static_cast<std::ptrdiff_t>(head_)};
  }

  void reach(const State& state, Worth worth, std::vector<State>& found) {
    std::atomic<Worth>& least = worth_of(state);
    Worth known = least.load(std::memory_order_relaxed);
    while (worth < known)
      if (least.compare_exchange_weak(known, worth, std::memory_order_relaxed)) return found.push_back(state);
  }

  // All ways in which one of the boxes can have come to its square by a push.
  void pull(const State& at, Worth worth, std::vector<State>& found) {
    std::array<Square, 3> squares{};
    for (std::size_t i = 0; i < 3; ++i) squares[i] = layout_.box_square(at.boxes[i]);
    const auto blocked = [&](Square square) {
      return layout_.terrain().walls()[square] != 0 ||
             std::find(squares.begin(), squares.end(), square) != squares.end();
    };
    for (std::size_t i = 0; i < 3; ++i)
      for (const Direction d : kDirections) {
        const Square from = level_.next(squares[i], d);  // the player pulls in direction d, from here to `pusher`
        const Square pusher = level_.next(from, d);
        if (blocked(from) || blocked(pusher) || region(at.triple, from) != at.region) continue;
        if (!layout_.open().has(layout_.place(from))) continue;
        Boxes boxes = at.boxes;
        boxes[i] = number(layout_.box_number(from));
        std::sort(boxes.rbegin(), boxes.rend());
        const std::uint32_t triple = index_of(boxes);
        reach({triple, boxes, region(triple, pusher)}, worth, found);
      }
  }

  TripleTable& table_;
  const Layout& layout_;
  const Level& level_;
  const std::vector<int> prices_;
  std::vector<std::uint8_t> regions_;       // how many a triple has
  std::mutex mutex_;                        // of all below
  std::size_t others_ = 0;                  // threads that are at work on what they took
  std::size_t first_ = 2;                   // the greatest number of the triples whose regions are next
  std::vector<std::vector<State>> queues_;  // by worth
  std::size_t worth_ = 0, head_ = 0;        // the next state
  std::atomic<bool> complete_{false};
};

TripleTable::TripleTable(const Layout& layout, std::vector<int> prices)
    : squares_(static_cast<std::size_t>(layout.level().size())),
      region_(count_triples(layout.box_squares()) * squares_, 0),
      worths_(count_triples(layout.box_squares()) * kMostRegions) {
  for (auto& worth : worths_) worth.store(kDead, std::memory_order_relaxed);
  maker_ = std::make_unique<Maker>(*this, layout, std::move(prices));
}

TripleTable::~TripleTable() = default;

bool TripleTable::grow() {
  if (!maker_->complete()) maker_->step();
  return maker_->complete();
}

std::size_t TripleTable::bytes() const {
  return region_.size() + worths_.size() * (sizeof(Worth) + (maker_->complete() ? 0 : kBytesOfQueue));
}

}  // namespace gridlock::sokoban
