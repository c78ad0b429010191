// The state space of Sokoban: an edge is one push, with the walk to it.
//
// A state is a bit for each square where a box may stand, and the player. Where walking is free, the player is named
// after the first square of the region he can walk in, so that all his places there are one state; where steps are
// counted, it is the very square he stands on after the last push.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "gridlock/core/space.hpp"
#include "gridlock/sokoban/board/walk.hpp"
#include "gridlock/sokoban/space/corral_pruning.hpp"
#include "gridlock/sokoban/space/layout.hpp"
#include "gridlock/sokoban/space/packed_state.hpp"
#include "gridlock/sokoban/space/push_cost.hpp"
#include "gridlock/sokoban/space/tunnel.hpp"

namespace gridlock::sokoban {

template <int kWords>
class PushSpace {
 public:
  using State = PackedState<kWords>;
  using Move = Push;
  static constexpr bool kSettlesTies = true;  // of states as good as each other, the one nearer home comes first

  explicit PushSpace(const Layout& layout)
      : layout_(&layout), cost_(PushCost::in(layout.metric())), exact_player_(cost_.walk != Cost{}) {
    const Level& level = layout.level();
    for (const Square box : level.boxes()) start_.flip_box(layout.box_number(box));
    for (std::size_t n = 0; n < layout.box_squares(); ++n)
      if (level.is_goal(layout.box_square(n))) goals_[n / 64] |= std::uint64_t{1} << (n % 64);
    start_.set_player(name_of_player(start_, level.player()));
    for (std::size_t n = 0; n < layout.box_squares(); ++n) area_.push_back(area_of(layout.place(layout.box_square(n))));
  }

  const Layout& layout() const { return *layout_; }

  State start() const { return start_; }
  bool is_goal(const State& state) const {
    std::uint64_t astray = 0;
    for (std::size_t w = 0; w < kWords; ++w) astray |= state.boxes(w) & ~goals_[w];
    return astray == 0;
  }
  std::uint64_t hash(const State& state) const { return state.hash(); }
  // Changes when a box is pushed from one area of the board to another, so that a state and most of its successors have
  // it in common.
  std::uint32_t region(const State& state) const {
    std::uint32_t sum = 0;
    state.for_each_box([&](std::size_t number) { sum += area_[number]; });
    return sum;
  }
  bool unit_cost() const { return cost_.push == Cost(1) && cost_.walk == Cost{} && !tunnels_; }
  bool two_counts() const { return has_two_counts(layout_->metric()); }
  Cost least_edge() const { return cost_.push; }

  // The same space, but a box goes through a tunnel in one edge.
  PushSpace with_tunnels() const {
    PushSpace space = *this;
    space.tunnels_ = !exact_player_;
    return space;
  }

  // The same space, but states that are images of each other have one representative.
  PushSpace folded() const {
    PushSpace space = *this;
    space.folds_ = !layout_->symmetries().empty();
    return space;
  }
  State representative(const State& state) const {
    if constexpr (kUsesSymmetries)
      if (folds_) return least_image(state).state;
    return state;
  }

  // The pushes that a way through the space with tunnels, from one representative to the next, stands for.
  std::vector<Push> unfold(const std::vector<Push>& pushes) const {
    if constexpr (kUsesSymmetries)
      if (folds_) return turned_back(pushes);
    if (!tunnels_) return pushes;
    std::vector<Push> all;
    Rows boxes, free;
    spread(start_, boxes, free);
    for (const Push& push : pushes) {
      const Place from = layout_->place(push.box), end = end_of_push(free, from, push.direction);
      free.add(from);
      free.remove(end);
      add_pushes(from, end, push.direction, all);
    }
    return all;
  }

  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) const {
    if (layout_->hopeless()) return;
    Rows boxes, free;
    spread(state, boxes, free);
    if (exact_player_)
      visit_pushes_with_walks(state, boxes, visit);
    else
      visit_pushes(state, boxes, free, visit);
  }

  // Where the player stands, or the first square of his region.
  Square player(const State& state) const { return state.player(); }
  // Calls visit(square) for every box, in ascending order.
  template <class Visit>
  void for_each_box(const State& state, Visit&& visit) const {
    state.for_each_box([&](std::size_t number) { visit(layout_->box_square(number)); });
  }
  std::uint64_t fingerprint(const State& state) const {
    std::uint64_t sum = player(state);
    for_each_box(state, [&](Square box) { sum = mix(sum ^ box); });
    return sum;
  }
  bool box_on(const State& state, Square square) const {
    const std::size_t number = layout_->box_number(square);
    return layout_->box_square(number) == square && state.box(number);
  }

  // The same boxes, with the player elsewhere; and with one box moved.
  static State with_player(State state, Square player) {
    state.set_player(player);
    return state;
  }
  State with_box(State state, Square from, Square to) const {
    state.flip_box(layout_->box_number(from));
    state.flip_box(layout_->box_number(to));
    return state;
  }
  // Whether the rules let a box be pushed from one free square to the next.
  bool allows(const State& state, Square from, Square to) const {
    if (!layout_->open().has(layout_->place(to))) return false;
    Rows boxes, free;
    spread(state, boxes, free);
    return !deadlocks(boxes, layout_->place(from), layout_->place(to));
  }

 private:
  static constexpr int kAreaSide = 4;

  // A number for the part of the board that a square is in.
  static std::uint32_t area_of(Place place) {
    const int row = place.row / kAreaSide, col = place.col / kAreaSide;
    return static_cast<std::uint32_t>(mix(static_cast<std::uint64_t>(row * kMaxSide + col)));
  }

  // A state turned or mirrored, and by which symmetry, unless it is the state itself.
  struct Image {
    State state;
    std::optional<std::size_t> by;
  };

  // Of the images of a state the one whose boxes, and then whose player, come first.
  Image least_image(const State& state) const {
    Image least{state, std::nullopt};
    for (std::size_t i = 0; i < layout_->symmetries().size(); ++i) {
      State image;
      state.for_each_box([&](std::size_t number) { image.flip_box(layout_->box_image(i, number)); });
      const auto order = image.compare_boxes(least.state);
      if (order > 0) continue;
      image.set_player(name_of_player(image, layout_->symmetries()[i].squares[player(state)]));
      if (order < 0 || image.player() < least.state.player()) least = {image, i};
    }
    return least;
  }

  // The pushes, one square each, that take a box from one place to another.
  void add_pushes(Place from, Place to, Direction d, std::vector<Push>& pushes) const {
    for (Place at = from; layout_->square(at) != layout_->square(to); at = step(at, d))
      pushes.push_back({layout_->square(at), d});
  }

  std::vector<Push> turned_back(const std::vector<Push>& pushes) const {
    std::vector<Push> all;
    State state = start_;
    Symmetry back = identity(layout_->level());  // from there to what is on the board
    for (const Push& push : pushes) {
      Rows boxes, free;
      spread(state, boxes, free);
      const Push made = back(push);
      const Place from = layout_->place(push.box), end = end_of_push(free, from, push.direction);
      add_pushes(layout_->place(made.box), layout_->place(back.squares[layout_->square(end)]), made.direction, all);
      const Image image = least_image(after_push(state, push));
      state = image.state;
      if (image.by) back = after(inverse(layout_->symmetries()[*image.by]), back);
    }
    return all;
  }

  // What a state calls a player who stands there.
  Square name_of_player(const State& state, Square player) const {
    if (exact_player_) return player;
    Rows boxes, free;
    spread(state, boxes, free);
    return layout_->square(first_reached(free, layout_->place(player), layout_->height()));
  }

  State after_push(const State& state, const Push& push) const {
    State after = state;
    for_each_successor(state, [&](const Push& made, const State& next, Cost) {
      if (made == push) after = next;
    });
    return after;
  }

  void spread(const State& state, Rows& boxes, Rows& free) const {
    const int height = layout_->height();
    boxes.clear(height);
    for_each_box(state, [&](Square box) { boxes.add(layout_->place(box)); });
    for (int r = 0; r < height; ++r) free[r] = layout_->floor()[r] & ~boxes[r];
  }

  Place end_of_push(const Rows& free, Place from, Direction d) const {
    return tunnels_ ? end_of_tunnel(*layout_, free, from, d) : step(from, d);
  }

  bool deadlocks(Rows& boxes, Place from, Place to) const {
    if (!layout_->uses(kGroupRule)) return false;
    boxes.remove(from);
    boxes.add(to);
    const bool dead = layout_->may_be_frozen(boxes, to) && layout_->deadlocked(boxes);
    boxes.remove(to);
    boxes.add(from);
    return dead;
  }

  template <class Visit>
  void visit_pushes(const State& state, Rows& boxes, Rows& free, Visit&& visit) const {
    Rows reached;
    reached.clear(layout_->height());
    flood(free, layout_->place(player(state)), reached);
    Corral corral;
    const bool in_corral = layout_->uses(kCorralRule) && find_corral(*layout_, boxes, free, reached, corral);
    for (int r = 0; r < layout_->height(); ++r) {
      if (boxes[r] == 0) continue;
      for (const Direction d : kDirections) {
        Row pushed = boxes[r] & beside(reached, r, opposite(d)) & beside(free, r, d) & beside(layout_->open(), r, d);
        if (in_corral) pushed &= corral.fence[r] & beside(corral.inside, r, d);
        for (; pushed != 0; pushed &= pushed - 1) {
          const Place from{static_cast<std::uint8_t>(r), static_cast<std::uint8_t>(std::countr_zero(pushed))};
          const Place to = end_of_push(free, from, d);
          if (deadlocks(boxes, from, to)) continue;
          State next = with_box(state, layout_->square(from), layout_->square(to));
          const Place player = step(to, opposite(d));
          next.set_player(layout_->square(first_reached_after(free, reached, from, to, player, layout_->height())));
          visit(Push{layout_->square(from), d}, next, Cost(distance(from, to)));
        }
      }
    }
  }

  template <class Visit>
  void visit_pushes_with_walks(const State& state, Rows& boxes, Visit&& visit) const {
    const Level& level = layout_->level();
    Walk walk(
        level, [&](Square s) { return boxes.has(layout_->place(s)); }, player(state));
    for_each_box(state, [&](Square box) {
      for (const Direction d : kDirections) {
        const Square pusher = level.next(box, opposite(d));
        const Square to = level.next(box, d);
        if (to == level.wall() || !walk.reaches(pusher)) continue;
        const Place from_place = layout_->place(box), to_place = layout_->place(to);
        if (boxes.has(to_place) || !layout_->open().has(to_place) || deadlocks(boxes, from_place, to_place)) continue;
        visit(Push{box, d}, with_player(with_box(state, box, to), box),
              cost_.push + cost_.walk.times(walk.steps(pusher)));
      }
    });
  }

  const Layout* layout_;
  PushCost cost_;
  bool exact_player_;
  bool tunnels_ = false;
  bool folds_ = false;
  State start_;
  std::array<std::uint64_t, kWords> goals_{};
  std::vector<std::uint32_t> area_;  // by the numbers of squares where boxes may stand
};

}  // namespace gridlock::sokoban
