#include "gridlock/sokoban/generate/pulls.hpp"

#include <algorithm>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/sokoban/board/player_region.hpp"
#include "gridlock/sokoban/space/packed_state.hpp"

namespace gridlock::sokoban {
namespace {

template <int kWords>
class PullsIn final : public Pulls {
 public:
  explicit PullsIn(const Level& level) : level_(level), region_(level) {}

  void run(std::size_t boxes, std::size_t states, const Stance* sought, Monitor& monitor) override {
    if (sought != nullptr) sought_ = state_of(sought->boxes, sought->player);
    std::vector<Square> chosen;
    add_solved(boxes, 0, chosen);
    end_of_layer_ = table_.size();
    for (Number n = 0; !distance_; ++n) {
      if (n == table_.size()) {
        complete_ = true;
        break;
      }
      if (n == end_of_layer_) next_layer();
      if (table_.size() >= states || (halted_ = monitor.poll())) break;
      expand(n);
      monitor.expands([&] { return fingerprint(table_[n]); });
      monitor.set_bytes(table_.bytes() + origins_.bytes());
    }
    // A layer that is not finished has distances as good as any other.
    if (table_.size() > end_of_layer_) next_layer();
    states_ = table_.size();
    farthest_count_ = table_.size() - first_of_layer_;
  }

  Stance farthest_stance(std::uint64_t number) const override {
    const State& state = table_[farthest_number(number)];
    Stance stance{{}, state.player()};
    state.for_each_box([&](std::size_t box) { stance.boxes.push_back(static_cast<Square>(box)); });
    return stance;
  }

  std::vector<Push> solution_from(std::uint64_t number) const override {
    std::vector<Push> pushes;
    for (Number n = farthest_number(number); origins_[n].parent != StateTable<State>::kNone; n = origins_[n].parent)
      pushes.push_back(origins_[n].push);
    return pushes;
  }

 private:
  using State = PackedState<kWords>;
  using Number = typename StateTable<State>::Number;

  struct Origin {
    Number parent;
    Push push;  // that leads there
  };

  Number farthest_number(std::uint64_t number) const { return static_cast<Number>(first_of_layer_ + number); }

  State state_of(const std::vector<Square>& boxes, Square player) {
    State state;
    for (const Square box : boxes) state.flip_box(box);
    state.set_player(region_.enter(boxes, player));
    return state;
  }

  // Every choice of that many goals, and every region the player can then be in.
  void add_solved(std::size_t boxes, std::size_t goal, std::vector<Square>& chosen) {
    if (chosen.size() == boxes) return add_regions(chosen);
    if (level_.goals().size() - goal < boxes - chosen.size()) return;
    chosen.push_back(level_.goals()[goal]);
    add_solved(boxes, goal + 1, chosen);
    chosen.pop_back();
    add_solved(boxes, goal + 1, chosen);
  }

  void add_regions(const std::vector<Square>& boxes) {
    std::vector<bool> seen(static_cast<std::size_t>(level_.size()), false);
    for (const Square box : boxes) seen[box] = true;
    for (Square player = 0; player < level_.size(); ++player) {
      if (seen[player]) continue;
      add(state_of(boxes, player), {StateTable<State>::kNone, {}});
      for (Square s = player; s < level_.size(); ++s)
        if (region_.reached(s)) seen[s] = true;
    }
  }

  void add(const State& state, Origin origin) {
    if (!table_.insert(state, state.hash()).second) return;
    origins_.push_back(origin);
    if (sought_ && state == *sought_) distance_ = origin.parent == StateTable<State>::kNone ? 0 : farthest_ + 1;
  }

  void next_layer() {
    first_of_layer_ = end_of_layer_;
    end_of_layer_ = table_.size();
    ++farthest_;
  }

  static std::uint64_t fingerprint(const State& state) {
    std::uint64_t sum = state.player();
    state.for_each_box([&](std::size_t box) { sum = mix(sum ^ box); });
    return sum;
  }

  void expand(Number number) {
    const State state = table_[number];
    boxes_.clear();
    state.for_each_box([&](std::size_t box) { boxes_.push_back(static_cast<Square>(box)); });
    region_.enter(boxes_, state.player());
    for (const Square box : boxes_)
      for (const Direction d : kDirections) {
        const Square to = level_.next(box, d);
        const Square player = level_.next(to, d);
        if (!region_.reached(to) || !region_.free(player)) continue;
        State next = state;
        next.flip_box(box);
        next.flip_box(to);
        next.set_player(region_.after(box, to, player));
        add(next, {number, {to, opposite(d)}});
      }
  }

  const Level& level_;
  PlayerRegion region_;
  std::optional<State> sought_;
  StateTable<State> table_;
  Buffer<Origin> origins_;
  std::size_t first_of_layer_ = 0, end_of_layer_ = 0;
  std::vector<Square> boxes_;
};

}  // namespace

std::unique_ptr<Pulls> Pulls::make(const Level& level) {
  return with_words<2, 3, 5, kMostWords>(
      static_cast<std::size_t>(level.size()),
      [&](auto words) -> std::unique_ptr<Pulls> { return std::make_unique<PullsIn<words>>(level); });
}

}  // namespace gridlock::sokoban
