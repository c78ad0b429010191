#include "gridlock/sokoban/portfolio/strategies/valuing.hpp"

#include <algorithm>
#include <utility>

#include "gridlock/sokoban/portfolio/moves/unfold.hpp"

namespace gridlock::sokoban {

void Valuing::begin() {
  const LevelFacts& facts = context_.facts;
  plan_ = std::make_unique<Plan>(facts.terrain(), plans_->plan(true));
  side_ = std::make_unique<PushSide<ValueGuide>>(facts, context_.deadlocks, ValueGuide(facts, *plan_));
  Situation root = side_->root();
  context_.perimeter.start.begin(root);
  known_.insert(side_->hash(root));
  stats_.generated = stats_.states = 1;
  if (side_->done(root)) rest_.emplace();
  enter(std::move(root), kNone);
}

Strategy::State Valuing::run(std::uint64_t work, Monitor& monitor) {
  if (!side_) {
    if (!plans_->run(work, monitor) || monitor.poll()) return State::searching;
    begin();
    expanded_newest(monitor);
  }
  const std::uint64_t end = branches_.size() + nodes_.size() + work;
  while (branches_.size() + nodes_.size() < end && !rest_ && !exhausted_ && !monitor.poll()) {
    if (descend())
      expanded_newest(monitor);
    else
      monitor.skip();
    monitor.set_bytes(bytes() + context_.bytes());
  }
  monitor.stats.count(std::exchange(stats_, {}));
  return rest_ ? State::solved : exhausted_ ? State::hopeless : State::searching;
}

void Valuing::expanded_newest(Monitor& monitor) {
  monitor.expands([&] { return position_hash(nodes_.back().situation); });
}

bool Valuing::descend() {
  Number branch = choose(nodes_.front());
  exhausted_ = branch == kNone;  // further down, a node without a branch that is open is not come to
  if (exhausted_) return false;
  while (branches_[branch].to != kNone) branch = choose(nodes_[branches_[branch].to]);
  return make(branch);
}

Valuing::Number Valuing::choose(Node& node) {
  const auto stray = static_cast<Number>(node.situation.boxes.size() + 1);
  if (++node.visits % stray == 0)
    for (Number i = node.first; i < node.end; ++i) {
      const Number branch = node.first + node.turn++ % (node.end - node.first);
      if (!branches_[branch].closed) return branch;
    }
  Number best = kNone;
  for (Number i = node.first; i < node.end; ++i)
    if (!branches_[i].closed && (best == kNone || branches_[i].worth < branches_[best].worth)) best = i;
  return best;
}

bool Valuing::make(Number branch) {
  const Child child = branches_[branch].child;
  const Number from = branches_[branch].from;
  Situation next = side_->after(nodes_[from].situation, child);
  if (side_->done(next)) {
    last_ = branch;
    rest_.emplace();
    return false;
  }
  const bool is_known = !known_.insert(child.hash);
  if (is_known || (!child.tested && side_->dead(next, child.macro.to))) {
    ++(is_known ? stats_.duplicates : stats_.dead_ends);
    branches_[branch].closed = true;
    back_up(from);
    return false;
  }
  ++stats_.states;
  enter(std::move(next), branch);
  return true;
}

void Valuing::enter(Situation situation, Number before) {
  const auto number = static_cast<Number>(nodes_.size());
  const auto first = static_cast<Number>(branches_.size());
  scratch_.clear();
  DuplicateFilter filter(known_, stats_);
  side_->expand(situation, filter, scratch_);
  for (const Child& child : scratch_) branches_.push_back({child, number, kNone, child.score});
  owned_bytes_ += situation.bytes();
  nodes_.push_back({std::move(situation), before, first, static_cast<Number>(branches_.size())});
  if (before != kNone) branches_[before].to = number;
  back_up(number);
  look_around(nodes_.back(), scratch_);
}

void Valuing::look_around(const Node& node, const std::vector<Child>& children) {
  const PerimeterSide& others = context_.perimeter.solved;
  const Child* const end = children.data() + children.size();
  context_.perimeter.start.note(side_->hash(node.situation), children.data(), end);
  for (const Child* met = others.find(children.data(), end); met != end && !rest_; met = others.find(met + 1, end)) {
    last_ = node.first + static_cast<Number>(met - children.data());
    rest_ = others.way(side_->after(node.situation, *met));
  }
}

void Valuing::back_up(Number number) {
  for (const Node* node = &nodes_[number]; node->before != kNone; node = &nodes_[branches_[node->before].from]) {
    Branch& above = branches_[node->before];
    above.closed = true;
    for (Number i = node->first; i < node->end; ++i) {
      if (branches_[i].closed) continue;
      above.worth = above.closed ? branches_[i].worth : std::min(above.worth, branches_[i].worth);
      above.closed = false;
    }
  }
}

std::vector<Push> Valuing::solution() {
  std::vector<Macro> path;
  for (Number branch = last_; branch != kNone; branch = nodes_[branches_[branch].from].before)
    path.push_back(branches_[branch].child.macro);
  std::reverse(path.begin(), path.end());
  Situation at = nodes_.front().situation;
  auto pushes = unfold_all<Pushing>(context_.facts.level(), at, path);
  pushes.insert(pushes.end(), rest_->begin(), rest_->end());
  return pushes;
}

std::size_t Valuing::bytes() const {
  return nodes_.bytes() + owned_bytes_ + branches_.bytes() + known_.bytes() + (plan_ ? plan_->bytes() : 0);
}

}  // namespace gridlock::sokoban
