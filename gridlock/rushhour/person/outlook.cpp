#include "gridlock/rushhour/person/outlook.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "gridlock/rushhour/heuristics/way_out.hpp"
#include "gridlock/rushhour/person/backward_thought.hpp"

namespace gridlock::rushhour {
namespace {

constexpr double kOutOfMind = 0.02;  // the chance that a move has that no thought leads to
constexpr int kManyMoves = 6;        // opened or shut: more make no difference

int blockers(const Board& board) {
  int count = 0;
  for_each_blocker(board, [&](int) { ++count; });
  return count;
}

}  // namespace

Outlook::Outlook(const SmallSpace& space, const Reachable<SmallSpace>& reachable)
    : space_(space),
      reachable_(reachable),
      board_(space.layout().puzzle()),
      slides_(reachable.size()),
      known_(reachable.size(), false) {}

const Outlook::Slides& Outlook::slides(std::uint32_t position) {
  if (!known_[position]) {
    known_[position] = true;
    reachable_.for_each_edge(position, [&](Slide slide, std::uint32_t) { slides_[position].set(bit(slide)); });
  }
  return slides_[position];
}

Outlook::Offsets Outlook::offsets(std::uint32_t position) const {
  Offsets found;
  space_.offsets(reachable_.state(position), found.data());
  return found;
}

std::vector<Option> Outlook::options(std::uint32_t position) {
  std::vector<Option> found;
  reachable_.for_each_edge(position, [&](Slide slide, std::uint32_t to) { found.push_back({slide, to, {}}); });
  const double here = reachable_.to_goal(position).count();
  const double start = reachable_.to_goal(0).count();
  const double done = std::clamp(1 - here / std::max(start, 1.0), 0.0, 1.0);
  const double choice = std::log(static_cast<double>(found.size())) - std::log(kUsualChoice);
  board_.place(offsets(position).data());
  const BackwardThought thought(board_);
  const int in_the_way = blockers(board_);
  for (Option& option : found) {
    const Slide slide = option.slide;
    const int direction = slide.distance > 0 ? +1 : -1;
    const int distance = std::abs(slide.distance);
    const int room = board_.room(slide.vehicle, direction);
    const int least = thought.least(slide.vehicle, direction);
    double chance = 0;
    if (least > 0 && distance >= least) chance = thought.chance(slide.vehicle, direction) / (room - least + 1);
    Attractions& a = option.attractions;
    a[slides_full] = room == distance ? 1 : 0;
    a[comes_to_mind] = std::log(chance + kOutOfMind);
    const double gain = here - reachable_.to_goal(option.to).count();
    a[nearer] = gain / std::max(here, 1.0);
    a[nearer_in_space] = a[nearer] * choice;
    a[nearer_on_track] = gain * done;
    Slides others;
    for (int d = -kDistances / 2; d <= kDistances / 2; ++d)
      others.set(bit({slide.vehicle, static_cast<std::int8_t>(d)}));
    others.flip();
    const Slides before = slides(position) & others, after = slides(option.to) & others;
    a[opens] = std::min(static_cast<int>((after & ~before).count()), kManyMoves);
    a[shuts] = std::min(static_cast<int>((before & ~after).count()), kManyMoves);
    board_.slide(slide);
    a[clears] = in_the_way - blockers(board_);
    board_.slide({slide.vehicle, static_cast<std::int8_t>(-slide.distance)});
  }
  return found;
}

}  // namespace gridlock::rushhour
