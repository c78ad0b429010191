#include "gridlock/sokoban/portfolio/crowded/crowd_corrals.hpp"

#include <limits>

namespace gridlock::sokoban {

template <class Board>
typename CrowdCorrals<Board>::Places CrowdCorrals<Board>::worth_pushing() {
  Places best = boxes_;
  int fewest = std::numeric_limits<int>::max();
  for (Places rest = free_.without(reached_); !rest.empty();) {
    const int place = rest.first();
    rest = rest.without(board_.walk(free_, place));
    const auto pushes = grow(place);
    if (!pushes || *pushes >= fewest) continue;
    fewest = *pushes;
    best = fence_;
  }
  return best;
}

template <class Board>
std::optional<int> CrowdCorrals<Board>::grow(int from) {
  inside_ = {};
  fence_ = {};
  take_region(from);
  for (bool changed = true; changed;) {
    changed = false;
    int pushes = 0;
    for (const Direction d : kDirections) {
      const int step = board_.step(d);
      // Boxes that can be pushed in this direction while the rest of the fence stands.
      const Places pushable = (fence_ & board_.floor().moved(step) & board_.all_spots().moved(-step))
                                  .without(inside_.moved(step) | fence_.moved(step) | fence_.moved(-step));
      const Places inwards = pushable & inside_.moved(-step);
      const Places ready = inwards & reached_.moved(step);
      pushes += ready.count();
      for (Places faults = pushable.without(ready); !faults.empty();) {
        const int box = faults.first();
        faults.remove(box);
        if (freezes(box, box + step)) continue;
        if (!take(box - step) && (inwards.has(box) || !take(box + step))) return std::nullopt;
        changed = true;
        break;
      }
    }
    if (changed) continue;
    const bool matters = !fence_.without(board_.goals()).empty() || !(inside_ & board_.goals()).empty();
    return matters ? std::optional(pushes) : std::nullopt;
  }
  return std::nullopt;
}

template <class Board>
void CrowdCorrals<Board>::take_region(int from) {
  inside_ |= board_.walk(free_, from);
  fence_ |= board_.beside(inside_) & boxes_;
}

template <class Board>
bool CrowdCorrals<Board>::take(int place) {
  if (boxes_.has(place)) {
    fence_.add(place);
    return true;
  }
  if (reached_.has(place)) return false;
  take_region(place);
  return true;
}

template <class Board>
bool CrowdCorrals<Board>::freezes(int from, int to) const {
  Places fence = fence_;
  fence.remove(from);
  fence.add(to);
  return board_.deadlocked(fence, to);
}

template class CrowdCorrals<SmallBoard<2, 1>>;
template class CrowdCorrals<SmallBoard<4, 1>>;
template class CrowdCorrals<SmallBoard<2, 2>>;
template class CrowdCorrals<SmallBoard<4, 2>>;
template class CrowdCorrals<SmallBoard<6, 2>>;

}  // namespace gridlock::sokoban
