#include "gridlock/sokoban/portfolio/strategies/dragonfly.hpp"

#include <algorithm>
#include <utility>

#include "gridlock/sokoban/portfolio/features/solved_positions.hpp"
#include "gridlock/sokoban/portfolio/moves/possible_moves.hpp"
#include "gridlock/sokoban/portfolio/moves/unfold.hpp"

namespace gridlock::sokoban {

Dragonfly::Dragonfly(const StrategyContext& context, std::uint64_t seed)
    : context_(context),
      facts_(context.facts),
      others_(context.perimeter.start),
      own_(context.perimeter.solved),
      seed_(seed),
      moves_(facts_.level()),
      reach_(facts_.level()),
      held_(facts_.level()),
      to_start_(facts_.terrain(), facts_.level().boxes(), true),
      is_base_(static_cast<std::size_t>(facts_.level().size()) + 1, 0) {
  const Level& level = facts_.level();
  for (const Square box : level.boxes()) is_base_[box] = 1;
  context.perimeter.start.begin(
      {level.boxes(), {}, reach_.flood(Board(level, level.boxes()).occupied(), level.player())});
  roots_ = solved_positions(facts_, reach_);
  for (const Situation& root : roots_) {
    const std::uint64_t hash = position_hash(root);
    known_.insert(hash);
    ++stats_.generated;
    ++stats_.states;
    own_.begin(root);
    add({hash, 0, {.region = root.region}}, to_start_.begin(root.boxes));
  }
  look_around(0);
}

void Dragonfly::add(const Node& node, Count distance) {
  constexpr int kChance = 4;
  const int chance = seed_ == 0 ? 0 : static_cast<int>(mix(node.hash ^ seed_) % kChance);
  if (distance < to_start_.never())
    open_.push(static_cast<Number>(nodes_.size()), static_cast<std::size_t>(distance + chance));
  nodes_.push_back(node);
}

Strategy::State Dragonfly::run(std::uint64_t work, Monitor& monitor) {
  const std::size_t end = nodes_.size() + work * kLightness;
  while (nodes_.size() < end && !before_ && !open_.empty()) {
    if (monitor.poll()) break;
    const Number next = open_.pop();
    if (expand(next))
      monitor.expands([&] { return nodes_[next].hash; });
    else
      monitor.skip();
    monitor.set_bytes(bytes() + context_.bytes());
  }
  monitor.stats.count(std::exchange(stats_, {}));
  return before_ ? State::solved : State::searching;
}

bool Dragonfly::expand(Number number) {
  const Situation at = situation(number);
  Board board(facts_.level(), at.boxes);
  if (dead(board, at)) {
    ++stats_.dead_ends;
    return false;
  }
  to_start_.begin(at.boxes);
  reach_.flood(board.occupied(), at.region);
  const auto allowed = [&](Square to) { return !facts_.beyond(to); };
  const auto first = static_cast<Number>(nodes_.size());
  for (std::size_t i = 0; i < at.boxes.size(); ++i) {
    const Square from = at.boxes[i];
    if (!movable<Pulling>(board, from, reach_)) continue;
    moves_.of_box<Pulling>(board, from, at.region, allowed, [&](const Macro& macro, const RegionAroundBox&) {
      const std::uint64_t hash = board.hash() ^ region_hash(macro.region);
      ++stats_.generated;
      if (!known_.insert(hash)) {
        ++stats_.duplicates;
        return;
      }
      ++stats_.states;
      const Count distance = to_start_.with(i, macro.to);
      if (distance < to_start_.never()) add({hash, number, macro}, distance);
    });
  }
  own_.note(nodes_[number].hash, nodes_.data() + first, nodes_.data() + nodes_.size());
  look_around(first);
  return true;
}

bool Dragonfly::dead(Board& board, const Situation& at) {
  const auto& held = held_.among(board, at.boxes, at.region, {}, [&](Square to) { return !facts_.beyond(to); });
  return std::any_of(held.begin(), held.end(), [&](Square box) { return is_base_[box] == 0; });
}

void Dragonfly::look_around(Number first) {
  const Node* const end = nodes_.data() + nodes_.size();
  for (const Node* met = others_.find<Node>(nodes_.data() + first, end); met != end && !before_;
       met = others_.find(met + 1, end)) {
    arrived_ = static_cast<Number>(met - nodes_.data());
    before_ = others_.way(situation(arrived_));
  }
}

std::vector<Macro> Dragonfly::path_to(Number number, Situation& root) const {
  std::vector<Macro> path;
  for (; number >= roots_.size(); number = nodes_[number].parent) path.push_back(nodes_[number].macro);
  root = roots_[number];
  std::reverse(path.begin(), path.end());
  return path;
}

Situation Dragonfly::situation(Number number) const {
  Situation at;
  for (const Macro& macro : path_to(number, at)) at = moved(std::move(at), macro);
  return at;
}

std::vector<Push> Dragonfly::solution() {
  Situation at;
  std::vector<Push> pushes = *before_;
  const auto path = path_to(arrived_, at);
  const auto rest = unfold_all<Pulling>(facts_.level(), at, path);
  pushes.insert(pushes.end(), rest.begin(), rest.end());
  return pushes;
}

std::size_t Dragonfly::bytes() const { return nodes_.bytes() + known_.bytes() + open_.bytes(); }

}  // namespace gridlock::sokoban
