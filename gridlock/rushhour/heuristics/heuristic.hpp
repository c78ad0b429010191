// What a Rush Hour heuristic is, and how one is attached to a packed state space.
//
// A heuristic is a small class that looks at a Board:
//   static constexpr std::string_view kName;         the word on the command line
//   static constexpr std::string_view kSummary;      one line for `gridlock list heuristics`
//   static constexpr Claims kSource;                 what the source document claims for it
//   static constexpr Claims claims(Metric);          what is true; the tests and `gridlock audit` hold it to that
//   static Count most(const Puzzle&, Metric);        no board with these vehicles has more, dead ends aside
//   explicit Name(const Puzzle&, Metric);            may prepare tables
//   Count operator()(const Board&);                  0 on solved boards; kNoWay where no solution can exist
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <memory>
#include <string_view>

#include "gridlock/core/claims.hpp"
#include "gridlock/core/space.hpp"
#include "gridlock/rushhour/board/board.hpp"

namespace gridlock::rushhour {

template <class H>
concept BoardHeuristic = std::constructible_from<H, const Puzzle&, Metric> &&
    requires(H h, const Board& board, const Puzzle& puzzle, Metric m) {
  { H::kName } -> std::convertible_to<std::string_view>;
  { H::kSummary } -> std::convertible_to<std::string_view>;
  { H::kSource } -> std::convertible_to<Claims>;
  { H::claims(m) } -> std::same_as<Claims>;
  { H::most(puzzle, m) } -> std::same_as<Count>;
  { h(board) } -> std::same_as<Count>;
};

// A set of vehicles, with bit v % 64 for vehicle v, and therefore with others that share its bit.
using Helpful = std::uint64_t;
inline Helpful helpful_bit(int v) { return Helpful{1} << (v % 64); }

// A heuristic chosen at run time. Spreading a state on a board costs more than the virtual call, so one type for all
// heuristics keeps the searches small.
struct AnyHeuristic {
  virtual ~AnyHeuristic() = default;
  virtual Count value(const Board& board) = 0;
  // The vehicles by a move of which solutions may get cheaper, as far as can be told from the board that was looked at
  // last; where that is not known, all.
  virtual Helpful helpful() const { return ~Helpful{0}; }
  virtual std::unique_ptr<AnyHeuristic> another(const Puzzle& puzzle, Metric metric) const = 0;
  bool constant = false;  // always 0: the board need not be spread
  bool foresees = false;  // helpful() may be fewer than all
};
template <BoardHeuristic H>
struct ChosenHeuristic final : AnyHeuristic {
  static constexpr bool kForesees = requires(const H& h) { h.helpful(); };
  ChosenHeuristic(const Puzzle& puzzle, Metric metric) : heuristic(puzzle, metric) {
    constant = H::kName == "zero";
    foresees = kForesees;
  }
  Count value(const Board& board) override { return heuristic(board); }
  Helpful helpful() const override {
    if constexpr (kForesees)
      return heuristic.helpful();
    else
      return AnyHeuristic::helpful();
  }
  std::unique_ptr<AnyHeuristic> another(const Puzzle& puzzle, Metric metric) const override {
    return std::make_unique<ChosenHeuristic>(puzzle, metric);
  }
  H heuristic;
};

// A heuristic as the searches see it: a function of the packed state.
template <class Space>
class Estimate {
 public:
  template <BoardHeuristic H>
  Estimate(std::type_identity<H>, const Space& space)
      : space_(&space),
        board_(space.layout().puzzle()),
        claims_(H::claims(space.layout().metric())),
        heuristic_(std::make_unique<ChosenHeuristic<H>>(space.layout().puzzle(), space.layout().metric())) {}

  // Any other one, with what is claimed for it in the metric of the space.
  Estimate(const Space& space, Claims claims, std::unique_ptr<AnyHeuristic> heuristic)
      : space_(&space), board_(space.layout().puzzle()), claims_(claims), heuristic_(std::move(heuristic)) {}

  Cost operator()(const typename Space::State& state) {
    if (heuristic_->constant) return Cost{};
    std::array<std::uint8_t, kMaxVehicles> offsets;
    space_->offsets(state, offsets.data());
    board_.place(offsets.data());
    said_ = cost_of_bound(heuristic_->value(board_), Cost(1));
    helpful_ = heuristic_->helpful();
    return said_;
  }

  // A move costs 1, so that a solution gets cheaper by 1 at most, or, as a heuristic may know, not at all.
  bool foresees() const { return heuristic_->foresees; }
  Cost after(Cost least, const Slide& slide) const {
    return (helpful_ & helpful_bit(slide.vehicle)) != 0 ? least.before() : std::max(said_, least.before());
  }
  Helpful foresight() const { return helpful_; }
  void recall(Cost said, Helpful foresight) {
    said_ = said;
    helpful_ = foresight;
  }

  // The same for another thread.
  Estimate another() const {
    return Estimate(*space_, claims_, heuristic_->another(space_->layout().puzzle(), space_->layout().metric()));
  }

  bool admissible() const { return claims_.admissible; }
  bool consistent() const { return claims_.consistent; }

 private:
  const Space* space_;
  Board board_;
  Claims claims_;
  std::unique_ptr<AnyHeuristic> heuristic_;
  Cost said_;  // of the state that was looked at last
  Helpful helpful_ = 0;
};

}  // namespace gridlock::rushhour
