#include "gridlock/sokoban/portfolio/crowded/four_boxes.hpp"

#include <algorithm>

#include "gridlock/containers/owned_bytes.hpp"

namespace gridlock::sokoban {
namespace {

// Calls visit(four) for every four of some numbers, both in ascending order; the first numbers change fastest.
template <class Visit>
void for_each_four(const std::vector<int>& numbers, Visit&& visit) {
  const std::size_t n = numbers.size();
  for (std::size_t d = 3; d < n; ++d)
    for (std::size_t c = 2; c < d; ++c)
      for (std::size_t b = 1; b < c; ++b)
        for (std::size_t a = 0; a < b; ++a) visit(std::array<int, 4>{numbers[a], numbers[b], numbers[c], numbers[d]});
}

// With one of four numbers in ascending order changed.
std::array<int, 4> replaced(std::array<int, 4> four, std::size_t i, int number) {
  four[i] = number;
  for (; i > 0 && four[i - 1] > four[i]; --i) std::swap(four[i - 1], four[i]);
  for (; i < 3 && four[i + 1] < four[i]; ++i) std::swap(four[i + 1], four[i]);
  return four;
}

std::vector<int> numbers_in(std::uint64_t bits) {
  std::vector<int> numbers;
  for (; bits != 0; bits &= bits - 1) numbers.push_back(std::countr_zero(bits));
  return numbers;
}

constexpr std::size_t kRegionsOfFour = 4;  // that are searched, at most in the mean

}  // namespace

template <int kWords>
std::size_t FourBoxes<kWords>::entries(int spots) {
  const auto n = static_cast<std::size_t>(spots);
  return n < 4 ? 0 : n * (n - 1) * (n - 2) * (n - 3) / 24;
}

template <int kWords>
std::size_t FourBoxes<kWords>::bytes_for(int spots) {
  const auto n = static_cast<std::size_t>(spots);
  return entries(spots) * (sizeof(Places) + kRegionsOfFour * 8) + n * n * n * sizeof(Fourth);
}

template <int kWords>
FourBoxes<kWords>::FourBoxes(const Board& board, bool pulls, const Watch& watch) : spots_(board.spots()) {
  for (std::size_t of = 0; of < choose_.size(); ++of)
    for (std::size_t n = 0; n < choose_[of].size(); ++n)
      choose_[of][n] = of == 0 ? 1 : n == 0 ? 0 : choose_[of - 1][n - 1] + choose_[of][n - 1];
  watch.check(bytes_for(spots_));
  search(board, pulls, watch);
  index_failures(board);
}

template <int kWords>
void FourBoxes<kWords>::search(const Board& board, bool pulls, const Watch& watch) {
  struct Position {
    std::array<std::uint8_t, 4> four;
    std::uint8_t player;
  };
  alive_.resize(entries(spots_));
  std::vector<Position> open;
  const auto free_around = [&](const std::array<int, 4>& four) {
    Places free = board.floor();
    for (const int spot : four) free.remove(board.place(spot));
    return free;
  };
  const auto add = [&](const std::array<int, 4>& four, int player) {
    Places& alive = alive_[index(four)];
    if (alive.has(player)) return;
    alive |= board.walk(free_around(four), player);
    Position position{{}, static_cast<std::uint8_t>(player)};
    for (std::size_t i = 0; i < 4; ++i) position.four[i] = static_cast<std::uint8_t>(four[i]);
    open.push_back(position);
  };
  for_each_four(numbers_in(pulls ? board.solved() : board.start()), [&](const std::array<int, 4>& four) {
    if (pulls)
      free_around(four).for_each([&](int player) { add(four, player); });
    else
      add(four, board.player());
  });
  for (std::size_t turns = 1; !open.empty(); ++turns) {
    if (turns % 1024 == 0) watch.check();
    const Position position = open.back();
    open.pop_back();
    std::array<int, 4> four{};
    for (std::size_t i = 0; i < 4; ++i) four[i] = position.four[i];
    const Places free = free_around(four);
    const Places reached = board.walk(free, position.player);
    for (std::size_t i = 0; i < 4; ++i)
      for (const Direction d : kDirections) {
        const int box = board.place(four[i]), player = box + board.step(d);
        const auto in = [&](const Places& set, int place) {
          return place >= 0 && place < Places::kPlaces && set.has(place);
        };
        if (!in(reached, player)) continue;
        const int to = pulls ? player : box - board.step(d);
        const int after = pulls ? player + board.step(d) : box;
        if (!in(free, pulls ? after : to) || board.spot(to) == Board::kNoSpot) continue;
        add(replaced(four, i, board.spot(to)), after);
      }
  }
}

template <int kWords>
void FourBoxes<kWords>::index_failures(const Board& board) {
  const auto n = static_cast<std::size_t>(spots_);
  fourth_.resize(n * n * n);
  third_.resize(n * n);
  std::vector<int> all;
  for (int spot = 0; spot < spots_; ++spot) all.push_back(spot);
  std::size_t number = 0;
  for_each_four(all, [&](const std::array<int, 4>& four) {
    const Places& alive = alive_[number++];
    Places free = board.floor();
    for (const int spot : four) free.remove(board.place(spot));
    if (alive == free) return;
    for (std::size_t i = 0; i < 4; ++i) {
      std::array<int, 3> others{};
      for (std::size_t j = 0, k = 0; j < 4; ++j)
        if (j != i) others[k++] = four[j];
      const std::size_t pair = at(four[i], others[0]);
      third_[pair] |= Board::bit(others[1]);
      Fourth& fourth = fourth_[pair * n + static_cast<std::size_t>(others[1])];
      (alive.empty() ? fourth.always : fourth.somewhere) |= Board::bit(others[2]);
    }
  });
}

template <int kWords>
bool FourBoxes<kWords>::dead(Boxes boxes, int moved, int player) const {
  for (Boxes first = boxes & ~Board::bit(moved); first != 0;) {
    const int a = std::countr_zero(first);
    first &= first - 1;
    const std::size_t pair = at(moved, a);
    for (Boxes second = third_[pair] & first; second != 0; second &= second - 1) {
      const int b = std::countr_zero(second);
      const Fourth& fourth = fourth_[pair * static_cast<std::size_t>(spots_) + static_cast<std::size_t>(b)];
      if ((fourth.always & boxes) != 0) return true;
      for (Boxes third = fourth.somewhere & boxes; third != 0; third &= third - 1)
        if (fails(replaced({-1, a, b, std::countr_zero(third)}, 0, moved), player)) return true;
    }
  }
  return false;
}

template <int kWords>
std::size_t FourBoxes<kWords>::bytes() const {
  return owned_bytes(alive_) + owned_bytes(fourth_) + owned_bytes(third_);
}

template class FourBoxes<2>;
template class FourBoxes<4>;

}  // namespace gridlock::sokoban
