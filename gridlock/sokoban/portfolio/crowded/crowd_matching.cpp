#include "gridlock/sokoban/portfolio/crowded/crowd_matching.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace gridlock::sokoban {

void CrowdMatching::begin(const Costs& costs) {
  constexpr int kLowest = -(1 << 24);
  for (std::size_t goal = 0; goal < count_; ++goal)
    if (pairing_.price[goal] < kLowest) pairing_.price.fill(0);
  costs_ = costs;
  pairing_.goal_of.fill(kNobody);
  pairing_.box_of.fill(kNobody);
  std::uint64_t without = 0;
  for (std::size_t box = 0; box < count_; ++box) {
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t goal = 0; goal < count_; ++goal) {
      const int left = costs[box][goal] - pairing_.price[goal];
      if (left > least || (left == least && pairing_.box_of[best] == kNobody)) continue;
      least = left;
      best = goal;
    }
    pairing_.gain[box] = least;
    if (pairing_.box_of[best] == kNobody) {
      pairing_.box_of[best] = static_cast<std::uint8_t>(box);
      pairing_.goal_of[box] = static_cast<std::uint8_t>(best);
    } else {
      without |= std::uint64_t{1} << box;
    }
  }
  for (; without != 0; without &= without - 1)
    augment(pairing_, costs_, static_cast<std::size_t>(std::countr_zero(without)));
}

int CrowdMatching::with(std::size_t box, const int* costs) const {
  Pairing pairing = pairing_;
  Costs changed = costs_;
  changed[box] = costs;
  pairing.box_of[pairing.goal_of[box]] = kNobody;
  pairing.goal_of[box] = kNobody;
  augment(pairing, changed, box);
  int sum = 0;
  for (std::size_t i = 0; i < count_; ++i) sum += changed[i][pairing.goal_of[i]];
  return sum;
}

void CrowdMatching::augment(Pairing& pairing, const Costs& costs, std::size_t box) const {
  std::array<int, kMostCrowdedBoxes> distance;       // to each goal, over what is paid less than it costs
  std::array<std::uint8_t, kMostCrowdedBoxes> from;  // the box that it is come to from
  int least = std::numeric_limits<int>::max();
  for (std::size_t goal = 0; goal < count_; ++goal) {
    distance[goal] = costs[box][goal] - pairing.price[goal];
    from[goal] = static_cast<std::uint8_t>(box);
    least = std::min(least, distance[goal]);
  }
  pairing.gain[box] = least;
  for (std::size_t goal = 0; goal < count_; ++goal) distance[goal] -= least;
  std::uint64_t done = 0;
  std::size_t end = 0;
  int way = 0;
  for (;;) {
    std::size_t next = 0;
    way = std::numeric_limits<int>::max();
    for (std::size_t goal = 0; goal < count_; ++goal) {
      if ((done >> goal & 1) != 0 || distance[goal] > way) continue;
      if (distance[goal] == way && pairing.box_of[goal] != kNobody) continue;
      way = distance[goal];
      next = goal;
    }
    if (pairing.box_of[next] == kNobody) {
      end = next;
      break;
    }
    done |= std::uint64_t{1} << next;
    const std::uint8_t owner = pairing.box_of[next];
    const int* const row = costs[owner];
    const int before = way - pairing.gain[owner];
    for (std::size_t goal = 0; goal < count_; ++goal) {
      const int there = before + row[goal] - pairing.price[goal];
      if ((done >> goal & 1) != 0 || there >= distance[goal]) continue;
      distance[goal] = there;
      from[goal] = owner;
    }
  }
  for (; done != 0; done &= done - 1) {
    const auto goal = static_cast<std::size_t>(std::countr_zero(done));
    pairing.price[goal] += distance[goal] - way;
    pairing.gain[pairing.box_of[goal]] += way - distance[goal];
  }
  pairing.gain[box] += way;
  for (std::size_t goal = end;;) {
    const std::uint8_t owner = from[goal];
    const std::uint8_t given = pairing.goal_of[owner];
    pairing.box_of[goal] = owner;
    pairing.goal_of[owner] = static_cast<std::uint8_t>(goal);
    if (owner == box) return;
    goal = given;
  }
}

}  // namespace gridlock::sokoban
