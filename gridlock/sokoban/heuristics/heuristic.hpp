// What a Sokoban heuristic is, and how one is attached to a state space.
//
// A heuristic is a small class that bounds, or guesses, the pushes still to make:
//   static constexpr std::string_view kName;         the word on the command line
//   static constexpr std::string_view kSummary;      one line for `gridlock list heuristics`
//   static constexpr Claims kSource;                 what the source document claims for it
//   static constexpr Claims claims(Metric);          what is true; the tests and `gridlock audit` hold it to that
//   static Cost most(const Puzzle&, Metric);         no position of this level has more, dead ends aside
//   explicit Name(const Layout&);                    may prepare tables
//   Cost operator()(const Position&);                0 on solved positions; kDeadEnd where no solution can exist
// It may have `void expand(const Position&)`, too: the positions asked for next are one push from that one.
//
// A push is a step as well, so that a bound on pushes bounds every metric; it is converted here.
#pragma once

#include <concepts>
#include <memory>
#include <string_view>
#include <type_traits>
#include <vector>

#include "gridlock/core/claims.hpp"
#include "gridlock/sokoban/layout.hpp"
#include "gridlock/sokoban/push_cost.hpp"

namespace gridlock::sokoban {

struct Position {
  const Square* boxes = nullptr;  // ascending
  std::size_t count = 0;
  Square player = 0;  // or any square of his region
  const Square* begin() const { return boxes; }
  const Square* end() const { return boxes + count; }
};

template <class H>
concept BoxHeuristic = std::constructible_from<H, const Layout&> &&
    requires(H h, const Position& position, const Puzzle& puzzle, Metric m) {
  { H::kName } -> std::convertible_to<std::string_view>;
  { H::kSummary } -> std::convertible_to<std::string_view>;
  { H::kSource } -> std::convertible_to<Claims>;
  { H::claims(m) } -> std::same_as<Claims>;
  { H::most(puzzle, m) } -> std::same_as<Cost>;
  { h(position) } -> std::same_as<Cost>;
};

// A heuristic chosen at run time, seen by the searches as a function of the packed state.
template <class Space>
class Estimate {
 public:
  template <BoxHeuristic H>
  Estimate(std::type_identity<H>, const Space& space)
      : space_(&space),
        claims_(H::claims(space.layout().metric())),
        push_cost_(PushCost::in(space.layout().metric()).push),
        judge_(std::make_unique<Judging<H>>(space.layout())) {
    boxes_.resize(space.layout().level().boxes().size());
  }

  Cost operator()(const typename Space::State& state) {
    if (judge_->constant) return 0;
    const Cost pushes = judge_->judge(position(state));
    return pushes == kDeadEnd ? kDeadEnd : pushes * push_cost_;
  }

  // The states asked for next are successors of this one.
  void expand(const typename Space::State& state) {
    if (judge_->wants_parents) judge_->expand(position(state));
  }

  std::size_t bytes() const { return judge_->bytes(); }

  bool admissible() const { return claims_.admissible; }
  bool consistent() const { return claims_.consistent; }

 private:
  struct Judge {
    virtual ~Judge() = default;
    virtual Cost judge(const Position& position) = 0;
    virtual void expand(const Position& position) = 0;
    virtual std::size_t bytes() const = 0;
    bool constant = false;  // always 0: the state need not be unpacked
    bool wants_parents = false;
  };
  template <class H>
  struct Judging final : Judge {
    static constexpr bool kWantsParents = requires(H & h, const Position& position) { h.expand(position); };
    explicit Judging(const Layout& layout) : heuristic(layout) {
      this->constant = H::kName == "zero";
      this->wants_parents = kWantsParents;
    }
    Cost judge(const Position& position) override { return heuristic(position); }
    void expand([[maybe_unused]] const Position& position) override {
      if constexpr (kWantsParents) heuristic.expand(position);
    }
    std::size_t bytes() const override { return bytes_of(heuristic); }
    H heuristic;
  };

  Position position(const typename Space::State& state) {
    std::size_t count = 0;
    space_->for_each_box(state, [&](Square box) { boxes_[count++] = box; });
    return {boxes_.data(), count, space_->player(state)};
  }

  const Space* space_;
  Claims claims_;
  Cost push_cost_;
  std::vector<Square> boxes_;
  std::unique_ptr<Judge> judge_;
};

}  // namespace gridlock::sokoban
