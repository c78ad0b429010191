#include "gridlock/sokoban/assignment/triple_table.hpp"

#include <algorithm>
#include <array>
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

// Fills the table: the regions first, then the states in the order of their worth, from all triples of goals on.
class TripleTable::Maker {
 public:
  Maker(TripleTable& table, const Layout& layout, std::vector<int> prices)
      : table_(table),
        layout_(layout),
        level_(layout.level()),
        prices_(std::move(prices)),
        board_(layout.terrain().walls()),
        reach_(level_),
        regions_(table.worths_.size() / kMostRegions, 0) {}

  // True if it was the last one.
  bool step() {
    level_.watch().check();
    if (first_ < layout_.box_squares()) {
      for (std::size_t second = 1; second < first_; ++second)
        for (std::size_t third = 0; third < second; ++third)
          find_regions({number(first_), number(second), number(third)});
      if (++first_ == layout_.box_squares()) begin();
      return false;
    }
    for (std::size_t i = 0; i < kStatesAStep; ++i) {
      while (worth_ < queues_.size() && head_ == queues_[worth_].size()) {
        std::vector<State>().swap(queues_[worth_++]);
        head_ = 0;
      }
      if (worth_ == queues_.size()) return true;
      const State at = queues_[worth_][head_++];
      if (table_.worths_[at.triple * kMostRegions + at.region] == static_cast<Worth>(worth_)) pull(at, worth_ + 1);
    }
    return false;
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

  // Regions without a square beside a box are not told apart from the first: no player who can push gets there.
  void find_regions(const Boxes& boxes) {
    const std::uint32_t triple = index_of(boxes);
    for (const std::uint8_t box : boxes) board_[layout_.box_square(box)] = 1;
    reach_.begin();
    for (const std::uint8_t box : boxes)
      for (const Direction d : kDirections) {
        const Square near = level_.next(layout_.box_square(box), d);
        if (board_[near] != 0 || reach_(near)) continue;
        const std::size_t before = reach_.count();
        reach_.spread(board_, near);
        for (const Square* s = reach_.begin_reached() + before; s != reach_.end_reached(); ++s)
          region(triple, *s) = regions_[triple];
        ++regions_[triple];
      }
    for (const std::uint8_t box : boxes) board_[layout_.box_square(box)] = 0;
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
          const auto worth = static_cast<std::size_t>(goals[a].second + goals[b].second + goals[c].second);
          for (std::uint8_t r = 0; r < regions_[index_of(boxes)]; ++r) reach(boxes, r, worth);
        }
  }

  void reach(const Boxes& boxes, std::uint8_t r, std::size_t worth) {
    const std::uint32_t triple = index_of(boxes);
    Worth& known = table_.worths_[triple * kMostRegions + r];
    worth = std::min(worth, static_cast<std::size_t>(kDead - 1));  // less is said of what takes more
    if (worth >= static_cast<std::size_t>(known)) return;
    known = static_cast<Worth>(worth);
    if (worth >= queues_.size()) queues_.resize(worth + 1);
    queues_[worth].push_back({triple, boxes, r});
  }

  // All ways in which one of the boxes can have come to its square by a push.
  void pull(const State& at, std::size_t worth) {
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
        reach(boxes, region(index_of(boxes), pusher), worth);
      }
  }

  TripleTable& table_;
  const Layout& layout_;
  const Level& level_;
  std::vector<int> prices_;
  Occupied board_;
  Reach reach_;
  std::vector<std::uint8_t> regions_;       // how many a triple has
  std::size_t first_ = 2;                   // the greatest number of the triples whose regions are next
  std::vector<std::vector<State>> queues_;  // by worth
  std::size_t worth_ = 0, head_ = 0;        // the next state
};

TripleTable::TripleTable(const Layout& layout, std::vector<int> prices)
    : squares_(static_cast<std::size_t>(layout.level().size())),
      region_(count_triples(layout.box_squares()) * squares_, 0),
      worths_(count_triples(layout.box_squares()) * kMostRegions, kDead) {
  maker_ = std::make_unique<Maker>(*this, layout, std::move(prices));
}

TripleTable::~TripleTable() = default;

bool TripleTable::grow() {
  if (maker_ != nullptr && maker_->step()) maker_.reset();
  return maker_ == nullptr;
}

std::size_t TripleTable::bytes() const {
  return region_.size() + worths_.size() * (sizeof(Worth) + (maker_ != nullptr ? kBytesOfQueue : 0));
}

}  // namespace gridlock::sokoban
