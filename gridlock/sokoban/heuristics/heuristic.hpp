// What a Sokoban heuristic is, and how one is attached to a state space.
//
// A heuristic is a small class that bounds, or guesses, the pushes still to make:
//   static constexpr std::string_view kName;         the word on the command line
//   static constexpr std::string_view kSummary;      one line for `gridlock list heuristics`
//   static constexpr Claims kSource;                 what the source document claims for it
//   static constexpr Claims claims(Metric);          what is true; the tests and `gridlock audit` hold it to that
//   static Count most(const Puzzle&, Metric);        no position of this level has more, dead ends aside
//   explicit Name(const Layout&);                    may prepare tables
//   Count operator()(const Position&);               0 on solved positions; kNoWay where no solution can exist
// It may have `void expand(const Position&)`, too: the positions asked for next are one push from that one;
// `Name another() const`: the same for another thread, with which it shares what takes long to make; and
// `bool prepare(const GoesOn&)`: makes that now, for as long as it is told to go on; whether it is there.
//
// A push is a step as well, so that a bound on pushes bounds every metric; it is converted here.
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <string_view>
#include <type_traits>
#include <vector>

#include "gridlock/core/claims.hpp"
#include "gridlock/core/threads/has_threads.hpp"
#include "gridlock/sokoban/space/layout.hpp"
#include "gridlock/sokoban/space/push_cost.hpp"

namespace gridlock::sokoban {

struct Position {
  const Square* boxes = nullptr;  // ascending
  std::size_t count = 0;
  Square player = 0;  // or any square of his region
  const Square* begin() const { return boxes; }
  const Square* end() const { return boxes + count; }
};

using GoesOn = std::function<bool()>;

template <class H>
concept BoxHeuristic = std::constructible_from<H, const Layout&> &&
    requires(H h, const Position& position, const Puzzle& puzzle, Metric m) {
  { H::kName } -> std::convertible_to<std::string_view>;
  { H::kSummary } -> std::convertible_to<std::string_view>;
  { H::kSource } -> std::convertible_to<Claims>;
  { H::claims(m) } -> std::same_as<Claims>;
  { H::most(puzzle, m) } -> std::same_as<Count>;
  { h(position) } -> std::same_as<Count>;
};

// A heuristic chosen at run time.
struct AnyHeuristic {
  virtual ~AnyHeuristic() = default;
  virtual Count value(const Position& position) = 0;
  virtual void expand(const Position& position) = 0;
  virtual std::size_t bytes() const = 0;
  virtual std::unique_ptr<AnyHeuristic> another(const Layout& layout) const = 0;
  virtual bool prepare(const GoesOn&) { return false; }
  bool constant = false;  // always 0: the state need not be unpacked
  bool wants_parents = false;
};
template <BoxHeuristic H>
struct ChosenHeuristic final : AnyHeuristic {
  static constexpr bool kWantsParents = requires(H & h, const Position& position) { h.expand(position); };
  explicit ChosenHeuristic(const Layout& layout) : ChosenHeuristic(H(layout)) {}
  explicit ChosenHeuristic(H chosen) : heuristic(std::move(chosen)) {
    constant = H::kName == "zero";
    wants_parents = kWantsParents;
  }
  Count value(const Position& position) override { return heuristic(position); }
  void expand([[maybe_unused]] const Position& position) override {
    if constexpr (kWantsParents) heuristic.expand(position);
  }
  std::size_t bytes() const override { return bytes_of(heuristic); }
  std::unique_ptr<AnyHeuristic> another([[maybe_unused]] const Layout& layout) const override {
    if constexpr (kHasThreads && requires { heuristic.another(); })
      return std::make_unique<ChosenHeuristic>(heuristic.another());
    else
      return std::make_unique<ChosenHeuristic>(layout);
  }
  bool prepare([[maybe_unused]] const GoesOn& goes_on) override {
    if constexpr (kHasThreads && requires { heuristic.prepare(goes_on); })
      return heuristic.prepare(goes_on);
    else
      return false;
  }
  H heuristic;
};

// A heuristic as the searches see it: a function of the packed state.
template <class Space>
class Estimate {
 public:
  template <BoxHeuristic H>
  Estimate(std::type_identity<H>, const Space& space)
      : space_(&space),
        claims_(H::claims(space.layout().metric())),
        push_cost_(PushCost::in(space.layout().metric()).push),
        heuristic_(std::make_unique<ChosenHeuristic<H>>(space.layout())) {
    boxes_.resize(space.layout().level().boxes().size());
  }

  // Any other one, with what is claimed for it in the metric of the space.
  Estimate(const Space& space, Claims claims, Cost push_cost, std::unique_ptr<AnyHeuristic> heuristic)
      : space_(&space), claims_(claims), push_cost_(push_cost), heuristic_(std::move(heuristic)) {
    boxes_.resize(space.layout().level().boxes().size());
  }

  Cost operator()(const typename Space::State& state) {
    if (heuristic_->constant) return Cost{};
    return cost_of_bound(heuristic_->value(position(state)), push_cost_);
  }

  // The states asked for next are successors of this one.
  void expand(const typename Space::State& state) {
    if (heuristic_->wants_parents) heuristic_->expand(position(state));
  }

  std::size_t bytes() const { return heuristic_->bytes(); }

  // The same for another thread.
  Estimate another() const { return Estimate(*space_, claims_, push_cost_, heuristic_->another(space_->layout())); }

  // Makes what takes long now, for as long as it is told to go on; whether there is such a thing, and it is there.
  bool prepare(const GoesOn& goes_on) { return heuristic_->prepare(goes_on); }

  bool admissible() const { return claims_.admissible; }
  bool consistent() const { return claims_.consistent; }

 private:
  Position position(const typename Space::State& state) {
    std::size_t count = 0;
    space_->for_each_box(state, [&](Square box) { boxes_[count++] = box; });
    return {boxes_.data(), count, space_->player(state)};
  }

  const Space* space_;
  Claims claims_;
  Cost push_cost_;
  std::vector<Square> boxes_;
  std::unique_ptr<AnyHeuristic> heuristic_;
};

}  // namespace gridlock::sokoban
