#include "gridlock/sokoban/portfolio/crowded/few_boxes.hpp"

#include <algorithm>
#include <numeric>

#include "gridlock/containers/owned_bytes.hpp"

namespace gridlock::sokoban {
namespace {

// Calls visit(few) for every few of some numbers, both in ascending order; the first numbers change fastest.
template <std::size_t kFew, class Visit>
void for_each_few(const std::vector<int>& numbers, Visit&& visit) {
  if (numbers.size() < kFew) return;
  std::array<std::size_t, kFew + 1> at{};
  std::iota(at.begin(), at.end(), std::size_t{0});
  at[kFew] = numbers.size();
  for (std::size_t i = 0; i < kFew;) {
    std::array<int, kFew> few{};
    for (std::size_t j = 0; j < kFew; ++j) few[j] = numbers[at[j]];
    visit(few);
    for (i = 0; i < kFew && at[i] + 1 == at[i + 1]; ++i) at[i] = i;
    ++at[i];
  }
}

// With one of the numbers, which are in ascending order, changed.
template <std::size_t kFew>
std::array<int, kFew> replaced(std::array<int, kFew> few, std::size_t i, int number) {
  few[i] = number;
  for (; i > 0 && few[i - 1] > few[i]; --i) std::swap(few[i - 1], few[i]);
  for (; i + 1 < kFew && few[i + 1] < few[i]; ++i) std::swap(few[i + 1], few[i]);
  return few;
}

template <class Set>
std::vector<int> numbers_in(const Set& set) {
  std::vector<int> numbers;
  set.for_each([&](int number) { numbers.push_back(number); });
  return numbers;
}

constexpr std::size_t kRegionsOfFew = 4;  // that are searched, at most in the mean

}  // namespace

template <class Board>
std::size_t FewBoxes<Board>::entries(int spots) {
  std::size_t sets = 1;
  for (std::size_t i = 0; i < kTogether; ++i)
    sets = sets * (static_cast<std::size_t>(spots) - std::min(static_cast<std::size_t>(spots), i)) / (i + 1);
  return sets;
}

template <class Board>
std::size_t FewBoxes<Board>::bytes_for(int spots) {
  std::size_t groups = 1;
  for (std::size_t i = 1; i < kTogether; ++i) groups *= static_cast<std::size_t>(spots);
  return entries(spots) * (sizeof(Places) + kRegionsOfFew * 8) + groups * sizeof(Last);
}

template <class Board>
FewBoxes<Board>::FewBoxes(const Board& board, bool pulls, const Watch& watch) : spots_(board.spots()) {
  for (std::size_t of = 0; of < choose_.size(); ++of)
    for (std::size_t n = 0; n < choose_[of].size(); ++n)
      choose_[of][n] = of == 0 ? 1 : n == 0 ? 0 : choose_[of - 1][n - 1] + choose_[of][n - 1];
  watch.check(bytes_for(spots_));
  search(board, pulls, watch);
  index_failures(board);
}

template <class Board>
void FewBoxes<Board>::search(const Board& board, bool pulls, const Watch& watch) {
  struct Position {
    std::array<std::uint8_t, kTogether> spots;
    std::uint16_t player;
  };
  alive_.resize(entries(spots_));
  std::vector<Position> open;
  const auto free_around = [&](const Spots& spots) {
    Places free = board.floor();
    for (const int spot : spots) free.remove(board.place(spot));
    return free;
  };
  const auto add = [&](const Spots& spots, int player) {
    Places& alive = alive_[index(spots)];
    if (alive.has(player)) return;
    alive |= board.walk(free_around(spots), player);
    Position position{{}, static_cast<std::uint16_t>(player)};
    std::copy(spots.begin(), spots.end(), position.spots.begin());
    open.push_back(position);
  };
  for_each_few<kTogether>(numbers_in(pulls ? board.solved() : board.start()), [&](const Spots& spots) {
    if (pulls)
      free_around(spots).for_each([&](int player) { add(spots, player); });
    else
      add(spots, board.player());
  });
  for (std::size_t turns = 1; !open.empty(); ++turns) {
    if (turns % 1024 == 0) watch.check();
    const Position position = open.back();
    open.pop_back();
    Spots spots{};
    std::copy(position.spots.begin(), position.spots.end(), spots.begin());
    const Places free = free_around(spots);
    const Places reached = board.walk(free, position.player);
    for (std::size_t i = 0; i < kTogether; ++i)
      for (const Direction d : kDirections) {
        const int box = board.place(spots[i]), player = box + board.step(d);
        if (!Board::in(reached, player)) continue;
        const int to = pulls ? player : box - board.step(d);
        const int after = pulls ? player + board.step(d) : box;
        if (!Board::in(free, pulls ? after : to) || board.spot(to) == Board::kNoSpot) continue;
        add(replaced(spots, i, board.spot(to)), after);
      }
  }
}

template <class Board>
void FewBoxes<Board>::index_failures(const Board& board) {
  std::size_t groups = 1;
  for (std::size_t i = 1; i < kTogether; ++i) groups *= static_cast<std::size_t>(spots_);
  last_.resize(groups);
  if (kTogether == 4) third_.resize(groups / static_cast<std::size_t>(spots_));
  std::vector<int> all(static_cast<std::size_t>(spots_));
  std::iota(all.begin(), all.end(), 0);
  std::size_t number = 0;
  for_each_few<kTogether>(all, [&](const Spots& spots) {
    const Places& alive = alive_[number++];
    Places free = board.floor();
    for (const int spot : spots) free.remove(board.place(spot));
    if (alive == free) return;
    for (std::size_t i = 0; i < kTogether; ++i) {
      std::array<int, kTogether - 1> others{};
      std::remove_copy(spots.begin(), spots.end(), others.begin(), spots[i]);
      std::size_t group = at(static_cast<std::size_t>(spots[i]), others[0]);
      if constexpr (kTogether == 4) {
        third_[group].add(others[1]);
        group = at(group, others[1]);
      }
      (alive.empty() ? last_[group].always : last_[group].somewhere).add(others.back());
    }
  });
}

template <class Board>
bool FewBoxes<Board>::dead(const Boxes& boxes, int moved, int player) const {
  Boxes rest = boxes;
  rest.remove(moved);
  while (!rest.empty()) {
    const int a = rest.first();
    rest.remove(a);
    const std::size_t pair = at(static_cast<std::size_t>(moved), a);
    if constexpr (kTogether == 3) {
      if (fails_with_another(pair, boxes, {-1, a, -1}, moved, player)) return true;
    } else {
      for (Boxes second = third_[pair] & rest; !second.empty();) {
        const int b = second.first();
        second.remove(b);
        if (fails_with_another(at(pair, b), boxes, {-1, a, b, -1}, moved, player)) return true;
      }
    }
  }
  return false;
}

template <class Board>
bool FewBoxes<Board>::fails_with_another(std::size_t group, const Boxes& boxes, Spots spots, int moved,
                                         int player) const {
  if (!(last_[group].always & boxes).empty()) return true;
  for (Boxes rest = last_[group].somewhere & boxes; !rest.empty(); rest.remove(spots.back())) {
    spots.back() = rest.first();
    if (fails(replaced(spots, 0, moved), player)) return true;
  }
  return false;
}

template <class Board>
std::size_t FewBoxes<Board>::bytes() const {
  return owned_bytes(alive_) + owned_bytes(last_) + owned_bytes(third_);
}

template class FewBoxes<SmallBoard<2, 1>>;
template class FewBoxes<SmallBoard<4, 1>>;
template class FewBoxes<SmallBoard<2, 2>>;
template class FewBoxes<SmallBoard<4, 2>>;
template class FewBoxes<SmallBoard<6, 2>>;

}  // namespace gridlock::sokoban
