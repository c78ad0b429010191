#include "gridlock/rushhour/improve/solution_edits.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gridlock::rushhour {
namespace {

constexpr std::size_t kMovesAtATime = 64;  // that are brought past another between two looks at the limits

}  // namespace

SolutionEdits::SolutionEdits(const Puzzle& puzzle, std::vector<Slide> slides, Monitor& monitor)
    : puzzle_(&puzzle), slides_(std::move(slides)), monitor_(&monitor) {
  tidy();
}

bool SolutionEdits::halted(std::size_t i, std::size_t j) {
  if (!stopped_) stopped_ = monitor_->poll().has_value();
  if (stopped_) return true;
  ++monitor_->stats.generated;  // an edit that is tried counts as a state
  monitor_->expands([&] { return std::uint64_t{i} << 32 | j; });
  return false;
}

void SolutionEdits::tidy() {
  Board board(*puzzle_);
  std::vector<Slide> kept;
  for (const Slide slide : slides_) {
    if (slide.distance == 0) continue;
    if (board.solved()) break;
    board.slide(slide);
    if (kept.empty() || kept.back().vehicle != slide.vehicle) {
      kept.push_back(slide);
      continue;
    }
    kept.back().distance = static_cast<std::int8_t>(kept.back().distance + slide.distance);
    if (kept.back().distance == 0) kept.pop_back();
  }
  slides_ = std::move(kept);
}

bool SolutionEdits::plays(Board& board, std::size_t first, std::size_t last) const {
  for (std::size_t k = first; k < last; ++k) {
    if (slides_[k].distance == 0) continue;
    if (!board.can_slide(slides_[k])) return false;
    board.slide(slides_[k]);
  }
  return true;
}

template <class TryPair>
void SolutionEdits::for_each_pair(std::size_t window, TryPair&& try_pair) {
  std::array<std::size_t, kMaxVehicles> following;
  following.fill(size());
  next_.assign(size(), size());
  for (std::size_t i = size(); i-- > 0;) next_[i] = std::exchange(following[slides_[i].vehicle], i);

  Board board(*puzzle_);
  for (std::size_t i = 0; i < size(); ++i) {
    for (std::size_t j = next_[i]; j < std::min(size(), i + window) && slides_[i].distance != 0; j = next_[j]) {
      if (slides_[j].distance == 0) continue;
      if (halted(i, j)) return;
      if (try_pair(std::as_const(board), i, j)) break;
    }
    if (slides_[i].distance != 0) board.slide(slides_[i]);
  }
}

bool SolutionEdits::try_distances(const Board& before, std::size_t i, int distance_i, std::size_t j, int distance_j) {
  const Slide old_i = slides_[i], old_j = slides_[j];
  slides_[i].distance = static_cast<std::int8_t>(distance_i);
  slides_[j].distance = static_cast<std::int8_t>(distance_j);
  // If the vehicle ends where it did, all is as before after j.
  const bool rejoins = distance_i + distance_j == old_i.distance + old_j.distance;
  Board board = before;
  if (plays(board, i, rejoins ? j + 1 : size()) && (rejoins || board.solved())) return true;
  slides_[i] = old_i;
  slides_[j] = old_j;
  return false;
}

void SolutionEdits::drop_pairs(std::size_t window) {
  for_each_pair(window,
                [&](const Board& before, std::size_t i, std::size_t j) { return try_distances(before, i, 0, j, 0); });
  tidy();
}

void SolutionEdits::merge_pairs_later(std::size_t window) {
  for_each_pair(window, [&](const Board& before, std::size_t i, std::size_t j) {
    return try_distances(before, i, 0, j, slides_[i].distance + slides_[j].distance);
  });
  tidy();
}

void SolutionEdits::merge_pairs_earlier(std::size_t window) {
  for_each_pair(window, [&](const Board& before, std::size_t i, std::size_t j) {
    return try_distances(before, i, slides_[i].distance + slides_[j].distance, j, 0);
  });
  tidy();
}

// From the back, so that the moves that nothing needs any more go before those that made room for them.
void SolutionEdits::drop_singles() {
  Board board(*puzzle_);
  for (const Slide slide : slides_) board.slide(slide);
  for (std::size_t i = size(); i-- > 0;) {
    if (halted(i, i)) break;
    const Slide slide = slides_[i];
    board.slide({slide.vehicle, static_cast<std::int8_t>(-slide.distance)});
    Board without = board;
    slides_[i].distance = 0;
    if (!plays(without, i, size()) || !without.solved()) slides_[i] = slide;
  }
  tidy();
}

void SolutionEdits::bring_together(std::size_t window) {
  for_each_pair(window, [&](const Board& before, std::size_t i, std::size_t j) {
    // What was brought together before may have put other moves in these places.
    if (slides_[i].vehicle != slides_[j].vehicle || (slides_[i].distance > 0) != (slides_[j].distance > 0))
      return false;
    bring_towards(before, i, j);
    return true;
  });
  tidy();
}

void SolutionEdits::bring_towards(const Board& before, std::size_t i, std::size_t j) {
  // The chunk [first, last) begins with slide i. The move behind it goes in front of it where the rules allow
  // that, and else joins it.
  Board board = before;  // as it is before the chunk
  std::size_t first = i;
  for (std::size_t last = i + 1; last < j; ++last) {
    if (last % kMovesAtATime == 0 && (stopped_ = monitor_->look().has_value()))
      return;  // they are in order as they are
    const auto chunk = slides_.begin() + static_cast<std::ptrdiff_t>(first);
    const auto behind = slides_.begin() + static_cast<std::ptrdiff_t>(last);
    std::rotate(chunk, behind, behind + 1);
    Board swapped = board;
    if (plays(swapped, first, last + 1)) {
      if (slides_[first].distance != 0) board.slide(slides_[first]);
      ++first;
    } else {
      std::rotate(chunk, chunk + 1, behind + 1);
    }
  }
}

}  // namespace gridlock::rushhour
