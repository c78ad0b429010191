#include "gridlock/sokoban/assignment/pair_table.hpp"

#include <algorithm>
#include <mutex>

namespace gridlock::sokoban {
namespace {

constexpr std::size_t kMostNumbers = 240;
constexpr std::size_t kLargestTable = std::size_t{1} << 26;
constexpr std::size_t kMostTableStates = 16'000'000;  // over all pairs of goals
constexpr std::size_t kMostRegions = 8;               // there are eight squares beside two boxes
constexpr std::size_t kBytesOfMaking = 10;  // for each state: its penalty, length, square and place in the queue

}  // namespace

bool PairTable::fits(const Layout& layout) {
  const std::size_t n = layout.box_squares();
  return n <= kMostNumbers && n * n * static_cast<std::size_t>(layout.level().size()) <= kLargestTable &&
         effort(layout, layout.level().goals().size()) <= kMostTableStates && !layout.hopeless();
}

std::size_t PairTable::effort(const Layout& layout, std::size_t goals) {
  const std::size_t n = layout.box_squares();
  return goals * goals / 2 * n * n;
}

std::size_t PairTable::most_bytes(const Layout& layout) {
  const std::size_t pairs = layout.box_squares() * layout.box_squares();
  return pairs * (static_cast<std::size_t>(layout.level().size()) + kMostRegions * kBytesOfMaking);
}

// Fills the table, one pair of goals after the other. What steps have in common is taken and left with the mutex held;
// between that, penalties only fall.
class PairTable::Maker {
 public:
  Maker(PairTable& table, const Layout& layout, const OneBox& one_box)
      : table_(table), layout_(layout), level_(layout.level()), one_box_(one_box) {
    for (const Square goal : level_.goals()) to_goal_.push_back(one_box.distances_to(goal));
    find_regions();
    table_.penalties_ = std::vector<std::atomic<Penalty>>(table_.numbers_ * table_.numbers_ * table_.regions_);
    for (auto& penalty : table_.penalties_) penalty.store(kDead, std::memory_order_relaxed);
  }

  bool complete() const { return complete_.load(std::memory_order_acquire); }

  // Takes the next pair of goals.
  void step() {
    level_.watch().check();
    std::unique_lock lock(mutex_);
    const std::size_t goals = level_.goals().size();
    if (second_ >= goals) second_ = ++first_ + 1;
    if (second_ < goals) {
      const std::size_t i = first_, j = second_++;
      ++others_;
      lock.unlock();
      pull_from(i, j);
      lock.lock();
      --others_;
    } else if (others_ == 0 && !complete()) {
      level_out();
      to_goal_ = {};
      firsts_ = {};
      complete_.store(true, std::memory_order_release);
    }
  }

 private:
  struct State {
    std::uint8_t a, b, region;
  };
  struct Search {
    std::vector<Distance> length;
    std::vector<State> queue;
  };

  std::size_t state(std::size_t a, std::size_t b, std::size_t region) const {
    return (a * table_.numbers_ + b) * table_.regions_ + region;
  }
  std::uint8_t& region(std::size_t a, std::size_t b, Square square) {
    return table_.region_[(a * table_.numbers_ + b) * table_.squares_ + square];
  }

  void find_regions() {
    Occupied board = one_box_.walls();
    Reach reach(level_);
    const std::size_t n = table_.numbers_;
    std::vector<std::vector<Square>> firsts(n * n);
    for (std::size_t a = 0; a < n; ++a) {
      level_.watch().check();
      for (std::size_t b = 0; b < a; ++b) {
        const Square square_a = layout_.box_square(a), square_b = layout_.box_square(b);
        if (one_box_.walls()[square_a] != 0 || one_box_.walls()[square_b] != 0) continue;
        board[square_a] = board[square_b] = 1;
        reach.begin();
        auto& named = firsts[a * n + b];
        for (const Square box : {square_a, square_b})
          for (const Direction d : kDirections) {
            const Square near = level_.next(box, d);
            if (board[near] != 0 || reach(near)) continue;
            const std::size_t before = reach.count();
            reach.spread(board, near);
            for (const Square* s = reach.begin_reached() + before; s != reach.end_reached(); ++s)
              region(a, b, *s) = region(b, a, *s) = static_cast<std::uint8_t>(named.size());
            named.push_back(near);
          }
        table_.regions_ = std::max(table_.regions_, named.size());
        firsts[b * n + a] = named;
        board[square_a] = board[square_b] = 0;
      }
    }
    firsts_.assign(n * n * table_.regions_, level_.wall());
    for (std::size_t pair = 0; pair < firsts.size(); ++pair)
      std::copy(firsts[pair].begin(), firsts[pair].end(), &firsts_[pair * table_.regions_]);
  }

  // What holds for (a, b) with the goals in one order holds for (b, a) with them in the other.
  void level_out() {
    for (std::size_t a = 0; a < table_.numbers_; ++a)
      for (std::size_t b = 0; b < a; ++b)
        for (std::size_t r = 0; r < table_.regions_; ++r) {
          std::atomic<Penalty>& one = table_.penalties_[state(a, b, r)];
          std::atomic<Penalty>& other = table_.penalties_[state(b, a, r)];
          const Penalty least = std::min(one.load(std::memory_order_relaxed), other.load(std::memory_order_relaxed));
          one.store(least, std::memory_order_relaxed);
          other.store(least, std::memory_order_relaxed);
        }
  }

  // Breadth-first by pulls, the first box from goal i and the second from goal j.
  void pull_from(std::size_t i, std::size_t j) {
    const std::size_t a = layout_.box_number(level_.goals()[i]), b = layout_.box_number(level_.goals()[j]);
    if (layout_.box_square(a) != level_.goals()[i] || layout_.box_square(b) != level_.goals()[j]) return;
    if (one_box_.walls()[level_.goals()[i]] != 0 || one_box_.walls()[level_.goals()[j]] != 0) return;
    Search search{std::vector<Distance>(table_.penalties_.size(), kFar), {}};
    for (std::size_t r = 0; r < table_.regions_; ++r)
      if (firsts_[state(a, b, r)] != level_.wall()) reach(search, a, b, r, 0);
    for (std::size_t head = 0; head < search.queue.size(); ++head) {
      const State at = search.queue[head];
      const auto here = search.length[state(at.a, at.b, at.region)];
      const auto length = static_cast<Distance>(here + 1);
      charge(at, here, i, j);
      pull(at.a, at.b, at.region, [&](std::size_t to, std::size_t r) { reach(search, to, at.b, r, length); });
      pull(at.b, at.a, at.region, [&](std::size_t to, std::size_t r) { reach(search, at.a, to, r, length); });
    }
  }

  // Calls found(where the box comes from, the player's region then) for each way `box` can have come to its square.
  template <class Found>
  void pull(std::size_t box, std::size_t other, std::size_t at_region, Found&& found) {
    const Square square = layout_.box_square(box), other_square = layout_.box_square(other);
    for (const Direction d : kDirections) {
      const Square from = level_.next(square, d);  // the player pulls in direction d, from here to `pusher`
      const Square pusher = level_.next(from, d);
      if (one_box_.walls()[from] != 0 || one_box_.walls()[pusher] != 0) continue;
      if (from == other_square || pusher == other_square) continue;
      if (region(box, other, from) != at_region || !layout_.open().has(layout_.place(from))) continue;
      const std::size_t to = layout_.box_number(from);
      found(to, region(to, other, pusher));
    }
  }

  void reach(Search& search, std::size_t a, std::size_t b, std::size_t r, Distance length) const {
    Distance& known = search.length[state(a, b, r)];
    if (known != kFar) return;
    known = length;
    search.queue.push_back({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(r)});
  }

  void charge(const State& at, int length, std::size_t i, std::size_t j);

  PairTable& table_;
  const Layout& layout_;
  const Level& level_;
  const OneBox& one_box_;
  std::vector<std::vector<Distance>> to_goal_;
  std::vector<Square> firsts_;          // a square of each region
  std::mutex mutex_;                    // of all below
  std::size_t others_ = 0;              // threads that are at work on a pair of goals
  std::size_t first_ = 0, second_ = 1;  // the next pair of goals
  std::atomic<bool> complete_{false};
};

void PairTable::Maker::charge(const State& at, int length, std::size_t i, std::size_t j) {
  const std::size_t index = state(at.a, at.b, at.region);
  const Square player = firsts_[index];
  const int alone = to_goal_[i][one_box_.stand(layout_.box_square(at.a), player)] +
                    to_goal_[j][one_box_.stand(layout_.box_square(at.b), player)];
  const auto penalty = static_cast<Penalty>(std::min<int>(length - alone, kDead - 1));
  std::atomic<Penalty>& least = table_.penalties_[index];
  Penalty known = least.load(std::memory_order_relaxed);
  while (penalty < known && !least.compare_exchange_weak(known, penalty, std::memory_order_relaxed)) continue;
}

PairTable::PairTable(const Layout& layout, const OneBox& one_box, Making making)
    : numbers_(layout.box_squares()),
      squares_(static_cast<std::size_t>(layout.level().size())),
      region_(numbers_ * numbers_ * squares_, 0) {
  maker_ = std::make_unique<Maker>(*this, layout, one_box);
  while (making == Making::at_once && !grow()) continue;
}

PairTable::~PairTable() = default;

std::size_t PairTable::bytes() const {
  return region_.size() + penalties_.size() * (maker_->complete() ? sizeof(Penalty) : kBytesOfMaking);
}

bool PairTable::grow() {
  if (!maker_->complete()) maker_->step();
  return maker_->complete();
}

}  // namespace gridlock::sokoban
