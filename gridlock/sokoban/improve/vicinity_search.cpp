// Positions are expanded in the order of an estimate taken from the old solution: the cost so far, plus what the old
// solution still costs from the latest of its positions that this one is near. So a position that has skipped something
// comes first, and it soon shows whether that can be skipped. Positions that the lower bound shows cannot be cheaper
// are never expanded.
#include "gridlock/sokoban/improve/vicinity_search.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "gridlock/containers/bucket_queue.hpp"
#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/high_halves.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/sokoban/assignment/potential.hpp"
#include "gridlock/sokoban/board/player_region.hpp"
#include "gridlock/sokoban/board/walk.hpp"
#include "gridlock/sokoban/space/freeze.hpp"
#include "gridlock/sokoban/space/packed_state.hpp"

namespace gridlock::sokoban {
namespace {

// What a box that is not where the old solution has it may cost, in pushes.
constexpr Vicinity::Guess kPushesOfAStray = 4;
// After a cheaper way is found, an even cheaper one is looked for with a fifth of the work.
constexpr std::uint64_t kSecondThought = 5;

template <int kWords>
class Search final : public VicinitySearch {
 public:
  Search(const Terrain& terrain, Metric metric)
      : terrain_(terrain),
        level_(terrain.level()),
        metric_(metric),
        regions_only_(metric == Metric::pushes),
        bit_of_(static_cast<std::size_t>(level_.size()) + 1, 0),
        distances_(terrain.one_box()),
        board_(level_),
        freeze_(terrain),
        region_(level_),
        push_(price({1, 1}, metric)),
        walk_price_(price({0, 1}, metric)),
        high_(has_two_counts(metric)) {
    for (Square s = 0; s < level_.size(); ++s)
      if (!terrain.dead(s)) {
        bit_of_[s] = static_cast<Square>(square_of_.size());
        square_of_.push_back(s);
      }
  }

  End run(const Trail& trail, Window window, TubeWidth width, Ways ways, std::size_t states,
          Monitor& monitor) override {
    const Counts counts = trail.between(window.first, window.last);
    bound_ = price(counts, metric_);
    met_no_wall_ = true;
    only_cheapest_ = ways == Ways::cheapest && !regions_only_;
    const bool to_the_end = window.last == trail.size();
    const std::vector<Square> boxes = boxes_at(trail, window.first);
    const std::vector<Square> targets = to_the_end ? level_.goals() : boxes_at(trail, window.last);
    const Potential potential(distances_, boxes, trail.player(window.first), targets);
    if (push_.times(potential.start()) >= bound_) return End::none;
    target_.reset();
    if (!to_the_end) {
      target_ = position(targets, trail.player(window.last));
      const Push then = trail.pushes()[window.last];
      then_to_ = level_.next(then.box, opposite(then.direction));
      if (!regions_only_) bound_ += walk_price_.times(trail.between(window.last, window.last + 1).moves - 1);
    }
    // Every push changes the colour of one box's square, as on a chess board: two ways between the same squares differ
    // by an even number.
    even_ = regions_only_ && boxes.size() == targets.size();
    if (even_) bound_ = bound_.before();

    table_ = {};
    first_.clear();
    nodes_.clear();
    high_.clear();
    open_ = {};
    std::vector<Vicinity::Guess> ahead;
    for (std::size_t i = window.first; i <= window.last; ++i)
      ahead.push_back(as_guess(price(trail.between(i, window.last), metric_)));
    const auto stray = kPushesOfAStray * (ahead.front() / static_cast<Vicinity::Guess>(counts.pushes));
    Vicinity tube(level_, trail, window.first, width, std::move(ahead), stray);
    const auto stands_there = static_cast<std::uint16_t>(trail.player(window.first) * 4);
    add(position(boxes, trail.player(window.first)), {kNone, 0, stands_there, potential.start()}, Cost{}, 0);
    const End end = search(tube, potential, std::min(states, monitor.limits().bytes / kBytesOfState), monitor);
    monitor.stats.generated += std::exchange(added_, 0);
    monitor.set_bytes(0);
    return end;
  }

 private:
  // The player is the least square of his region.
  using State = PackedState<kWords>;
  using Number = typename StateTable<State>::Number;
  static constexpr Number kNone = StateTable<State>::kNone;

  // A way to a state. Where moves count, there may be several, which leave the player on different squares.
  struct Node {
    Number parent;
    std::uint32_t low_cost;  // from the start of the window, the lower half
    std::uint16_t push;      // square * 4 + direction; the player stands on the square
    std::int32_t ahead;      // what the potential says
    Number state = kNone;
    Number other = kNone;  // another way to the state
    Square player() const { return push / 4; }
  };
  struct Entry {
    std::uint32_t low_cost;
    Number node;
  };

  // With the gaps in the hash table, and room to grow.
  static constexpr std::size_t kBytesOfState = 2 * (sizeof(State) + sizeof(Number) + sizeof(Node) + sizeof(Entry) + 20);

  static std::vector<Square> boxes_at(const Trail& trail, std::size_t position) {
    return {trail.boxes(position), trail.boxes(position) + trail.box_count()};
  }

  State position(const std::vector<Square>& boxes, Square player) {
    State state;
    for (const Square box : boxes) state.flip_box(bit_of_[box]);
    state.set_player(region_.enter(boxes, player));
    return state;
  }

  void add(const State& state, Node node, Cost cost, Vicinity::Guess guess) {
    ++added_;
    const auto [number, is_new] = table_.insert(state, state.hash());
    if (is_new) first_.push_back(kNone);
    Number known = first_[number];
    const auto same_player = [&] { return regions_only_ || nodes_[known].player() == node.player(); };
    while (known != kNone && !only_cheapest_ && !same_player()) known = nodes_[known].other;
    if (known != kNone && cost >= cost_to(known)) return;
    node.state = number;
    if (known != kNone && same_player()) {
      node.other = nodes_[known].other;
    } else {
      node.other = only_cheapest_ ? kNone : first_[number];
      known = static_cast<Number>(nodes_.size());
      first_[number] = known;
      nodes_.push_back(node);
      high_.add();
    }
    node.low_cost = high_.keep(known, cost);
    nodes_[known] = node;
    open_.push({cost.low_half(), known}, (as_guess(cost) + guess) >> Vicinity::kGuessBits);
  }

  // A cheaper way was found since the entry was made.
  bool outdated(Entry entry) const {
    const Node& node = nodes_[entry.node];
    return entry.low_cost != node.low_cost || (only_cheapest_ && first_[node.state] != entry.node);
  }

  // Another way to the same state, and a walk, lead to the same place and cost no more.
  bool dominated(Number number, Cost cost) const {
    for (Number way = first_[nodes_[number].state]; way != kNone; way = nodes_[way].other)
      if (way != number && cost_to(way) + walk_price_.times(walk_.steps(nodes_[way].player())) <= cost) return true;
    return false;
  }

  Cost cost_to(Number number) const { return high_.whole(number, nodes_[number].low_cost); }

  // The least that a way through a node costs.
  Cost least_cost(Cost so_far, int ahead) const { return so_far + push_.times(std::max(ahead, 0)); }

  Vicinity::Guess as_guess(Cost cost) const {
    const Count second = has_two_counts(metric_) ? cost.second() : 0;
    return (static_cast<Vicinity::Guess>(first_count(metric_, cost)) << Vicinity::kGuessBits) +
           static_cast<Vicinity::Guess>(second);
  }

  bool arrived(const State& state) const {
    if (target_) return state == *target_;
    return std::all_of(boxes_.begin(), boxes_.end(), [&](Square box) { return level_.is_goal(box); });
  }

  End search(Vicinity& tube, const Potential& potential, std::size_t states, Monitor& monitor) {
    const std::uint64_t begun = monitor.stats.expanded;
    std::uint64_t until = 0;  // if something was found
    const auto or_found = [&](End end) { return until > 0 ? End::shorter : end; };
    while (!open_.empty()) {
      const Entry entry = open_.pop();
      if (outdated(entry)) continue;
      const Cost cost = cost_to(entry.node);
      if (least_cost(cost, nodes_[entry.node].ahead) >= bound_) continue;
      if (monitor.poll()) return or_found(End::halted);
      const State state = table_[nodes_[entry.node].state];
      enter(state, nodes_[entry.node].player());
      monitor.expands([&] { return fingerprint(state); });
      if (arrived(state)) {
        const Cost whole = cost + walk_to_next();
        if (whole >= bound_) continue;
        trace(entry.node);
        bound_ = even_ ? whole.before() : whole;
        until = monitor.stats.expanded + (monitor.stats.expanded - begun) / kSecondThought;
        continue;
      }
      if (!regions_only_ && dominated(entry.node, cost)) continue;
      if (nodes_.size() >= states) return or_found(End::too_large);
      if (until > 0 && monitor.stats.expanded > until) return End::shorter;
      expand(entry.node, state, tube, potential);
      monitor.set_bytes(table_.bytes() + first_.bytes() + nodes_.bytes() + high_.bytes() + open_.bytes());
    }
    return or_found(End::none);
  }

  // Looks at a state from the square of the player.
  void enter(const State& state, Square player) {
    for (const Square box : boxes_) board_.remove(box);
    boxes_.clear();
    state.for_each_box([&](std::size_t bit) { boxes_.push_back(square_of_[bit]); });
    for (const Square box : boxes_) board_.place(box);
    region_.enter(boxes_, player);
    if (regions_only_) return;
    walk_.from(
        level_, [&](Square s) { return !board_.free(s); }, player);
  }

  // From the end of the window to where the solution goes on.
  Cost walk_to_next() const { return target_ && !regions_only_ ? walk_price_.times(walk_.steps(then_to_)) : Cost{}; }

  // Of the state that was entered last.
  std::uint64_t fingerprint(const State& state) const {
    std::uint64_t sum = state.player();
    for (const Square box : boxes_) sum = mix(sum ^ box);
    return sum;
  }

  void expand(Number number, const State& state, Vicinity& tube, const Potential& potential) {
    tube.enter(boxes_);
    const Node node = nodes_[number];
    for (const Square box : boxes_)
      for (const Direction d : kDirections) {
        const Square behind = level_.next(box, opposite(d));
        if (regions_only_ ? !region_.reached(behind) : !walk_.reaches(behind)) continue;
        const Square to = level_.next(box, d);
        if (terrain_.dead(to) || !board_.free(to)) continue;
        push(number, node, state, box, behind, to, d, tube, potential);
      }
  }

  void push(Number number, const Node& node, const State& state, Square box, Square behind, Square to, Direction d,
            Vicinity& tube, const Potential& potential) {
    const OneBox& one_box = terrain_.one_box();
    const int there = potential(one_box.stand(to, box));
    if (there == Potential::kNever) return;
    const Counts step{1, regions_only_ ? 1 : walk_.steps(behind) + 1};
    const Cost cost = cost_to(number) + price(step, metric_);
    const Node next_node{number, 0, static_cast<std::uint16_t>(box * 4 + static_cast<int>(d)),
                         node.ahead - potential(one_box.stand(box, behind)) + there};
    if (least_cost(cost, next_node.ahead) >= bound_) return;
    if (!tube.admits(box, to)) {
      met_no_wall_ = false;
      return;
    }
    board_.move(box, to);
    if (!freeze_.deadlocks(board_, to)) {
      State next = state;
      next.flip_box(bit_of_[box]);
      next.flip_box(bit_of_[to]);
      next.set_player(region_.after(box, to));
      add(next, next_node, cost, tube.guess(box, to));
    }
    board_.move(to, box);
  }

  void trace(Number n) {
    found_.clear();
    for (; nodes_[n].parent != kNone; n = nodes_[n].parent)
      found_.push_back({static_cast<Square>(nodes_[n].push / 4), static_cast<Direction>(nodes_[n].push % 4)});
    std::reverse(found_.begin(), found_.end());
  }

  const Terrain& terrain_;
  const Level& level_;
  const Metric metric_;
  const bool regions_only_;
  std::vector<Square> bit_of_, square_of_;  // of the squares that are not dead
  PushDistances distances_;
  Board board_;
  Freeze freeze_;
  Walk walk_;
  PlayerRegion region_;
  std::vector<Square> boxes_;
  const Cost push_;             // the least that one costs
  const Cost walk_price_;       // of a step
  std::uint64_t added_ = 0;     // known ones, too
  Cost bound_;                  // only what costs less is of interest
  bool even_ = false;           // and differs from it by an even number
  bool only_cheapest_ = false;  // of the ways to a state, where moves count
  std::optional<State> target_;
  Square then_to_ = 0;  // from where the solution goes on from the target
  StateTable<State> table_;
  Buffer<Number> first_;  // for each state, the newest way
  Buffer<Node> nodes_;
  HighHalves high_;  // of the costs of the nodes
  BucketQueue<Entry> open_;
};

}  // namespace

std::unique_ptr<VicinitySearch> VicinitySearch::make(const Terrain& terrain, Metric metric) {
  std::size_t live = 0;
  for (Square s = 0; s < terrain.level().size(); ++s) live += terrain.dead(s) ? 0 : 1;
  return with_words<2, 3, 4, 8, kMostWords>(live, [&](auto words) -> std::unique_ptr<VicinitySearch> {
    return std::make_unique<Search<words>>(terrain, metric);
  });
}

}  // namespace gridlock::sokoban
