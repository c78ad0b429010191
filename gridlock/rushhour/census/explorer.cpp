#include "gridlock/rushhour/census/explorer.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "gridlock/rushhour/census/bits.hpp"
#include "gridlock/rushhour/census/column_moves.hpp"

namespace gridlock::rushhour::census {
namespace {

template <class Bits>
class ExplorerWith final : public Explorer {
 public:
  explicit ExplorerWith(const Graph& graph) : graph_(graph) {}

  void search(int most_moves, const Graph::Place* wanted) override;
  int distance(Graph::Place place) const override;
  std::uint64_t solvable() const override { return solvable_; }
  void for_each_component(const std::function<void(const Component&)>& use) override;
  std::uint32_t movers(Graph::Place place, std::uint32_t interesting) override;

 private:
  // Positions of one node that are as far from a goal as each other.
  struct Layer {
    Word bits;
    int node;
    int previous;  // of the same node, nearer to a goal; -1 if there is none
    int moves;
  };

  // What arrives at `to`, the node one step away.
  Word step(Word bits, int node, int direction, int to) const {
    if (direction >= graph_.frame_directions()) return bits;
    return Bits::move(bits, graph_.survivors(node, direction), graph_.survivors(to, direction ^ 1));
  }

  void leave_goals();
  void meet(int node, Word bits) {
    if (fresh_[at(node)] == 0) fresh_nodes_.push_back(node);
    fresh_[at(node)] |= bits;
  }
  void slide(int node, int direction, Word bits);
  Word layer(int node, int moves) const;
  std::uint64_t flood(int node, Word bits);
  Graph::Place least_of_component(std::size_t first, std::size_t last) const;

  const Graph& graph_;
  std::vector<Word> unseen_;              // positions not met so far
  std::vector<Word> fresh_;               // those of the next layer
  std::vector<int> fresh_nodes_;          // where there are any
  std::vector<Layer> layers_;             // from near to far
  std::vector<std::size_t> first_layer_;  // by moves, from 1
  std::vector<int> farthest_;             // the last layer of each node, or -1
  std::uint64_t solvable_ = 0;
  std::vector<Word> assigned_, component_;  // in components before; in this one
  std::vector<int> component_nodes_, open_nodes_;
};

// A slide goes on through positions that are new only: what lies behind others is one move away from these, and so met
// from there.
template <class Bits>
void ExplorerWith<Bits>::slide(int node, int direction, Word bits) {
  for (;;) {
    const int to = graph_.to(node, direction);
    if (to < 0) return;
    const Word unseen = unseen_[at(to)];
    if (unseen == 0) return;
    bits = step(bits, node, direction, to) & unseen;
    if (bits == 0) return;
    meet(to, bits);
    node = to;
  }
}

// Moves of other vehicles lead from goals to goals.
template <class Bits>
void ExplorerWith<Bits>::leave_goals() {
  solvable_ = 0;
  for (int node = 0; node < graph_.nodes(); ++node) {
    unseen_[at(node)] = graph_.all(node) & ~graph_.goals(node);
    solvable_ += Bits::count(graph_.goals(node));
  }
  for (int node = 0; node < graph_.nodes(); ++node) {
    const Word goals = graph_.goals(node);
    if (goals == 0) continue;
    if (graph_.primary_direction() >= 0) {
      slide(node, graph_.primary_direction(), goals);
      continue;
    }
    for (const Column& column : graph_.columns(node))
      if (column.line == graph_.primary_line())
        if (const Word reached = slides(column, goals) & ~goals) meet(node, reached);
  }
}

template <class Bits>
void ExplorerWith<Bits>::search(int most_moves, const Graph::Place* wanted) {
  const auto nodes = at(graph_.nodes());
  unseen_.resize(nodes);
  fresh_.assign(nodes, 0);
  farthest_.assign(nodes, -1);
  fresh_nodes_.clear(), layers_.clear(), first_layer_.assign(1, 0);
  leave_goals();
  for (int moves = 1; !fresh_nodes_.empty() && moves <= most_moves; ++moves) {
    const std::size_t first = layers_.size();
    first_layer_.push_back(first);
    for (const int node : fresh_nodes_) {
      const Word bits = std::exchange(fresh_[at(node)], 0);
      unseen_[at(node)] &= ~bits;
      solvable_ += Bits::count(bits);
      layers_.push_back({bits, node, farthest_[at(node)], moves});
      farthest_[at(node)] = static_cast<int>(layers_.size()) - 1;
    }
    fresh_nodes_.clear();
    if (wanted != nullptr && (unseen_[at(wanted->node)] >> wanted->bit & 1) == 0) break;
    for (std::size_t k = first, last = layers_.size(); k < last; ++k) {
      const Word bits = layers_[k].bits;
      const int node = layers_[k].node;
      if (const Word unseen = unseen_[at(node)]) {
        Word reached = 0;
        for (const Column& column : graph_.columns(node)) reached |= slides(column, bits);
        if ((reached & unseen) != 0) meet(node, reached & unseen);
      }
      for (int direction = 0; direction < graph_.directions(); ++direction) slide(node, direction, bits);
    }
  }
  first_layer_.push_back(layers_.size());
}

template <class Bits>
Word ExplorerWith<Bits>::layer(int node, int moves) const {
  if (moves == 0) return graph_.goals(node);
  for (int k = farthest_[at(node)]; k >= 0 && layers_[at(k)].moves >= moves; k = layers_[at(k)].previous)
    if (layers_[at(k)].moves == moves) return layers_[at(k)].bits;
  return 0;
}

template <class Bits>
int ExplorerWith<Bits>::distance(Graph::Place place) const {
  if ((graph_.goals(place.node) >> place.bit & 1) != 0) return 0;
  for (int k = farthest_[at(place.node)]; k >= 0; k = layers_[at(k)].previous)
    if ((layers_[at(k)].bits >> place.bit & 1) != 0) return layers_[at(k)].moves;
  return -1;
}

// Visits the component of these positions, and says how many it has.
template <class Bits>
std::uint64_t ExplorerWith<Bits>::flood(int node, Word bits) {
  std::uint64_t positions = 0;
  fresh_[at(node)] = bits;
  open_nodes_.assign(1, node);
  component_nodes_.clear();
  while (!open_nodes_.empty()) {
    const int from = open_nodes_.back();
    open_nodes_.pop_back();
    const Word added = connected(graph_.columns(from), std::exchange(fresh_[at(from)], 0)) & ~component_[at(from)];
    if (added == 0) continue;
    if (component_[at(from)] == 0) component_nodes_.push_back(from);
    component_[at(from)] |= added;
    positions += Bits::count(added);
    for (int direction = 0; direction < graph_.directions(); ++direction) {
      const int to = graph_.to(from, direction);
      if (to < 0) continue;
      const Word rest = graph_.all(to) & ~(component_[at(to)] | fresh_[at(to)]);
      if (rest == 0) continue;
      const Word reached = step(added, from, direction, to) & rest;
      if (reached == 0) continue;
      if (fresh_[at(to)] == 0) open_nodes_.push_back(to);
      fresh_[at(to)] |= reached;
    }
  }
  return positions;
}

// Among these layers, the position of the component whose horizontal vehicles cover the least cells, as a number, then
// its vertical ones. It need not be the lowest bit of its word: numbers of cells go row by row, and digits line by
// line.
template <class Bits>
Graph::Place ExplorerWith<Bits>::least_of_component(std::size_t first, std::size_t last) const {
  Graph::Place least{-1, 0};
  Graph::CoveredCells least_cells{};
  for (std::size_t k = first; k < last; ++k) {
    for (Word bits = layers_[k].bits & component_[at(layers_[k].node)]; bits != 0; bits &= bits - 1) {
      const Graph::Place place{layers_[k].node, std::countr_zero(bits)};
      const auto cells = graph_.cells(place);
      if (least.node < 0 || cells < least_cells) least = place, least_cells = cells;
    }
  }
  return least;
}

template <class Bits>
void ExplorerWith<Bits>::for_each_component(const std::function<void(const Component&)>& use) {
  assigned_.assign(at(graph_.nodes()), 0);
  component_.assign(at(graph_.nodes()), 0);
  std::uint64_t left = solvable_;
  for (int moves = static_cast<int>(first_layer_.size()) - 2; moves >= 1 && left > 0; --moves) {
    const std::size_t last = first_layer_[at(moves + 1)];
    for (std::size_t k = first_layer_[at(moves)]; k < last && left > 0; ++k) {
      const int node = layers_[k].node;
      const Word bits = layers_[k].bits & ~assigned_[at(node)];
      if (bits == 0) continue;
      Component found;
      found.moves = moves;
      found.positions = flood(node, bits & -bits);
      found.hardest = least_of_component(k, last);
      left -= found.positions;
      for (const int done : component_nodes_) assigned_[at(done)] |= std::exchange(component_[at(done)], 0);
      --k;  // the same node may belong to another component as well
      use(found);
    }
  }
}

template <class Bits>
std::uint32_t ExplorerWith<Bits>::movers(Graph::Place place, std::uint32_t interesting) {
  std::uint32_t movers = 0;
  std::vector<std::pair<int, Word>> positions = {{place.node, Word{1} << place.bit}};
  for (int moves = distance(place) - 1; moves >= 0 && (interesting & ~movers) != 0; --moves) {
    const auto arrive = [&](int node, Word bits, int vehicle) {
      bits &= layer(node, moves);
      if (bits == 0) return;
      movers |= 1U << vehicle;
      meet(node, bits);
    };
    for (const auto& [node, bits] : positions) {
      for (const Column& column : graph_.columns(node))
        for (unsigned k = 0; k < column.fit->slides; ++k) {
          const Word any = gather(column, column.fit->slide[k], bits);
          if (any != 0)
            arrive(node, scatter(column, column.fit->slide[k], any),
                   graph_.inner_vehicle(column.line, column.fit->slider[k]));
        }
      for (int direction = 0; direction < graph_.directions(); ++direction) {
        int at_node = node;
        Word sliding = bits;
        for (;;) {
          const int to = graph_.to(at_node, direction);
          if (to < 0) break;
          sliding = step(sliding, at_node, direction, to);
          if (sliding == 0) break;
          at_node = to;
          arrive(at_node, sliding, graph_.vehicle_of(direction));
        }
      }
    }
    positions.clear();
    for (const int node : fresh_nodes_) positions.emplace_back(node, std::exchange(fresh_[at(node)], 0));
    fresh_nodes_.clear();
  }
  return movers;
}

}  // namespace

std::unique_ptr<Explorer> Explorer::make(const Graph& graph, [[maybe_unused]] bool portable) {
#ifdef GRIDLOCK_CENSUS_HAS_BMI2
  if (!portable && Bmi2Bits::available()) return std::make_unique<ExplorerWith<Bmi2Bits>>(graph);
#endif
  return std::make_unique<ExplorerWith<PortableBits>>(graph);
}

}  // namespace gridlock::rushhour::census
