#include "gridlock/sokoban/portfolio/strategies/homing.hpp"

#include <utility>

#include "gridlock/sokoban/heuristics/pairs.hpp"

namespace gridlock::sokoban {
namespace {

std::unique_ptr<Layout> layout_for_pushes(const Layout& layout) {
  if (layout.metric() == Metric::pushes) return nullptr;
  return std::make_unique<Layout>(layout.puzzle(), Metric::pushes, layout.rules(), layout.level().watch());
}

}  // namespace

Homing::Homing(const StrategyContext& context)
    : context_(context),
      own_layout_(layout_for_pushes(context.facts.layout())),
      space_(Space(own_layout_ ? *own_layout_ : context.facts.layout()).with_tunnels()),
      distance_(std::type_identity<Pairs>{}, space_),
      nodes_(space_) {
  const Packed start = space_.start();
  context_.perimeter.start.begin(situation(start));
  ++stats_.generated;
  ++stats_.states;
  const Number root = nodes_.insert(start).first;
  offer(root, distance_(start));
}

Situation Homing::situation(const Packed& packed) const {
  Situation at;
  space_.for_each_box(packed, [&](Square box) { at.boxes.push_back(box); });
  at.region = space_.player(packed);
  return at;
}

// Among positions as near as each other, the newest comes first, or now and then any.
void Homing::offer(Number node, Cost distance) {
  if (distance == kDeadEnd)
    ++stats_.dead_ends;
  else
    open_.push(node, distance.key(), 0);
}

Strategy::State Homing::run(std::uint64_t work, Monitor& monitor) {
  const std::uint64_t end = made_ + work * kLightness;
  while (made_ < end && !found_ && !open_.empty() && !nodes_.full()) {
    if (monitor.poll()) break;
    const Number next = open_.pop();
    if (space_.is_goal(nodes_.state(next))) {
      found_ = next;
      monitor.skip();
      break;
    }
    monitor.expands([&] { return space_.fingerprint(nodes_.state(next)); });
    expand(next);
    monitor.set_bytes(bytes() + context_.bytes());
  }
  monitor.stats.count(std::exchange(stats_, {}));
  if (found_) return State::solved;
  return open_.empty() ? State::hopeless : State::searching;
}

void Homing::expand(Number number) {
  const Level& level = context_.facts.level();
  const Packed packed = nodes_.state(number);
  const Cost before = nodes_.g(number);
  std::uint64_t hash = 0;
  space_.for_each_box(packed, [&](Square box) { hash ^= box_hash(box); });
  distance_.expand(packed);
  steps_.clear();
  space_.for_each_successor(packed, [&](const Push& push, const Packed& next, Cost pushes) {
    ++made_;
    ++stats_.generated;
    const auto inserted = nodes_.insert(next);
    if (!inserted.second) {
      ++stats_.duplicates;
      return;
    }
    ++stats_.states;
    const Number node = inserted.first;
    nodes_.set_way(node, number, push, before + pushes);
    offer(node, distance_(next));
    Square to = push.box;
    for (Count i = 0; i < pushes.first(); ++i) to = level.next(to, push.direction);
    const Square region = space_.player(next);
    steps_.push_back({hash ^ box_hash(push.box) ^ box_hash(to) ^ region_hash(region),
                      {push.box, to, region, static_cast<std::uint16_t>(pushes.first())},
                      node});
  });
  context_.perimeter.start.note(hash ^ region_hash(space_.player(packed)), steps_.data(),
                                steps_.data() + steps_.size());
  look_around();
}

void Homing::look_around() {
  const PerimeterSide& others = context_.perimeter.solved;
  const Step* const end = steps_.data() + steps_.size();
  for (const Step* met = others.find<Step>(steps_.data(), end); met != end; met = others.find(met + 1, end))
    if (auto rest = others.way(situation(nodes_.state(met->node)))) {
      found_ = met->node;
      rest_ = std::move(*rest);
      return;
    }
}

std::vector<Push> Homing::solution() {
  std::vector<Push> pushes = space_.unfold(nodes_.path_to(*found_));
  pushes.insert(pushes.end(), rest_.begin(), rest_.end());
  return pushes;
}

std::size_t Homing::bytes() const {
  return nodes_.bytes() + open_.bytes() + distance_.bytes() + (own_layout_ ? own_layout_->bytes() : 0);
}

}  // namespace gridlock::sokoban
