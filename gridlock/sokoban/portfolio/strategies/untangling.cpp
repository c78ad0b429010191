#include "gridlock/sokoban/portfolio/strategies/untangling.hpp"

#include <algorithm>
#include <utility>

#include "gridlock/sokoban/portfolio/moves/unfold.hpp"
#include "gridlock/sokoban/portfolio/strategies/peeling.hpp"

namespace gridlock::sokoban {

Untangling::Untangling(const StrategyContext& context)
    : context_(context),
      facts_(context.facts),
      deadlocks_(context.deadlocks),
      others_(context.perimeter.solved),
      own_(context.perimeter.start),
      possible_(facts_.level()),
      reach_(facts_.level()) {
  const Level& level = facts_.level();
  Situation start{level.boxes(), {}, 0};
  start.region = reach_.flood(Board(level, start.boxes).occupied(), level.player());
  own_.begin(start);
  ++stats_.generated;
  add(0, {}, start, position_hash(start));
}

bool Untangling::suits(const LevelFacts& facts) {
  constexpr int kNet = 10, kSnail = 20;  // layers
  const Level& level = facts.level();
  return count_layers<Pushing>(level, level.boxes()) >= kNet || count_layers<Pulling>(level, level.goals()) >= kSnail;
}

void Untangling::add(Number parent, const std::vector<Push>& run, const Situation& at, std::uint64_t hash) {
  if (!known_.insert(hash)) {
    ++stats_.duplicates;
    return;
  }
  ++stats_.states;
  const auto first = static_cast<std::uint32_t>(pushes_.size());
  for (const Push& push : run) pushes_.push_back(push);
  const auto end = static_cast<std::uint32_t>(pushes_.size());
  const auto runs = static_cast<std::uint16_t>(nodes_.empty() ? 0 : nodes_[parent].runs + 1);
  const auto number = static_cast<Number>(nodes_.size());
  nodes_.push_back({hash, parent, first, end, at.region, runs});
  const auto away =
      std::count_if(at.boxes.begin(), at.boxes.end(), [&](Square s) { return !facts_.level().is_goal(s); });
  if (away == 0)
    rest_.emplace();
  else
    rest_ = others_.way(at);
  if (rest_)
    arrived_ = number;
  else
    open_.push(number, static_cast<std::size_t>(away) + kPriceOfRun * runs);
}

Strategy::State Untangling::run(std::uint64_t work, Monitor& monitor) {
  const std::uint64_t end = made_ + work;
  while (made_ < end && !rest_ && !open_.empty() && !monitor.poll()) {
    const Number next = open_.pop();
    if (expand(next))
      monitor.expands([&] { return nodes_[next].hash; });
    else
      monitor.skip();
    monitor.set_bytes(bytes() + context_.bytes());
  }
  monitor.stats.count(std::exchange(stats_, {}));
  return rest_ ? State::solved : open_.empty() ? State::hopeless : State::searching;
}

bool Untangling::expand(Number number) {
  ++made_;
  const Situation at = situation(number);
  const Board board(facts_.level(), at.boxes);
  if (number != 0) {
    const Push& last = pushes_[nodes_[number].end - 1];
    if (deadlocks_.dead(board, at.boxes, facts_.level().next(last.box, last.direction), at.region)) {
      ++stats_.dead_ends;
      return false;
    }
  }
  reach_.flood(board.occupied(), at.region);
  std::vector<Push> starts;
  for (const Square box : at.boxes)
    for (const Direction d : kDirections)
      if (possible<Pushing>(board, box, d, reach_)) starts.push_back({box, d});
  for (const Push start : starts)
    if (!rest_) follow(number, at, start);
  return true;
}

void Untangling::follow(Number parent, Situation at, Push push) {
  struct Move {
    std::uint64_t hash;
    Macro macro;
  };
  Board board(facts_.level(), at.boxes);
  std::uint64_t hash = nodes_[parent].hash;
  std::vector<Push> run;
  for (std::optional<Push> next = push; next && !rest_;) {
    push = *next;
    const Square to = facts_.level().next(push.box, push.direction);
    reach_.flood(board.occupied(), at.region);
    possible_.note(board, at.boxes, reach_);
    board.move(push.box, to);
    if (run.empty() && deadlocks_.rules_out(board, to)) return;
    *std::find(at.boxes.begin(), at.boxes.end(), push.box) = to;
    at.region = reach_.flood(board.occupied(), push.box);
    run.push_back(push);
    ++made_;
    ++stats_.generated;
    const Move move{board.hash() ^ region_hash(at.region), {push.box, to, at.region, 1}};
    own_.note(hash, &move, &move + 1);
    hash = move.hash;
    next = next_link(board, push.box);
    // The first push is a move of its own, too, so that any position can be come to.
    if (run.size() == 1 || !next) add(parent, run, at, hash);
  }
}

std::optional<Push> Untangling::next_link(Board& board, Square player) {
  const Level& level = facts_.level();
  std::vector<Push> links, to_goals;
  for (const Direction d : kDirections) {
    const Square box = level.next(player, d), to = level.next(box, d);
    if (!board.box(box) || !board.free(to) || possible_.any(box)) continue;
    board.move(box, to);
    const bool deadly = deadlocks_.rules_out(board, to);
    board.move(to, box);
    if (deadly) continue;
    links.push_back({box, d});
    if (level.is_goal(to)) to_goals.push_back({box, d});
  }
  if (links.size() != 1) links.swap(to_goals);
  return links.size() == 1 ? std::optional(links.front()) : std::nullopt;
}

std::vector<Push> Untangling::pushes_to(Number number) const {
  std::vector<Push> all;
  for (; number != 0; number = nodes_[number].parent)
    for (std::uint32_t i = nodes_[number].end; i > nodes_[number].first; --i) all.push_back(pushes_[i - 1]);
  std::reverse(all.begin(), all.end());
  return all;
}

Situation Untangling::situation(Number number) const {
  Situation at{facts_.level().boxes(), {}, nodes_[number].region};
  for (const Push& push : pushes_to(number))
    *std::find(at.boxes.begin(), at.boxes.end(), push.box) = facts_.level().next(push.box, push.direction);
  return at;
}

std::vector<Push> Untangling::solution() {
  std::vector<Push> all = pushes_to(arrived_);
  all.insert(all.end(), rest_->begin(), rest_->end());
  return all;
}

std::size_t Untangling::bytes() const { return nodes_.bytes() + pushes_.bytes() + known_.bytes() + open_.bytes(); }

}  // namespace gridlock::sokoban
