#include "gridlock/sokoban/portfolio/strategies/imagining.hpp"

namespace gridlock::sokoban {
namespace {

template <class Guide>
void add_roots(FeatureSearch<PushSide<Guide>>& search, PushSide<Guide>& side) {
  search.add_root(side.root());
}
template <class Guide>
void add_roots(FeatureSearch<PullSide<Guide>>& search, PullSide<Guide>& side) {
  for (Situation& root : side.roots()) search.add_root(std::move(root));
}

}  // namespace

template <class First>
Imagining<First>::Imagining(const StrategyContext& context, Aim aim, bool weighted, std::uint64_t seed)
    : context_(context),
      weighted_(weighted),
      seed_(seed),
      first_(context.facts.level(), first_side(aim), context.perimeter, true) {
  add_roots(first_.search(), first_.side());
}

template <class First>
std::unique_ptr<typename Imagining<First>::FirstSide> Imagining<First>::first_side(Aim aim) const {
  OpenGuide<First> guide(context_.facts, aim, seed_);
  if constexpr (First::kPulls)
    return std::make_unique<FirstSide>(context_.facts, std::move(guide));
  else
    return std::make_unique<FirstSide>(context_.facts, context_.deadlocks, std::move(guide));
}

template <class First>
std::unique_ptr<typename Imagining<First>::SecondSide> Imagining<First>::second_side(const Situation& imagined) const {
  const LevelFacts& facts = context_.facts;
  ImaginedGuide<Second> guide(facts, imagined.boxes, weighted_, seed_);
  if constexpr (First::kPulls) {
    return std::make_unique<SecondSide>(facts, context_.deadlocks, std::move(guide));
  } else {
    // A box that no push moves any more need not be pulled from where it will end.
    Board board(facts.level(), imagined.boxes);
    auto held =
        Held<Pushing>(facts.level()).among(board, imagined.boxes, imagined.region, {}, [](Square) { return true; });
    return std::make_unique<SecondSide>(facts, std::move(guide), std::move(held));
  }
}

// The board to go for is the best that the first search has come to by now.
template <class First>
void Imagining<First>::begin() {
  second_ = std::make_unique<MeetingSearch<Second, SecondSide>>(
      context_.facts.level(), second_side(first_.search().situation(first_.search().result())), context_.perimeter,
      true);
  add_roots(second_->search(), second_->side());
}

// Pulls leave out what the boxes of the goals they began with do not need, so only pushes can tell.
template <class First>
bool Imagining<First>::exhausted() const {
  if constexpr (First::kPulls)
    return second_->search().exhausted();
  else
    return first_.search().exhausted();
}

template <class First>
Strategy::State Imagining<First>::run(std::uint64_t work, Monitor& monitor) {
  if (first_.search().size() == 0) return State::searching;  // pulls have no root if the boxes cannot fill the goals
  const auto bytes_of_second = [&] { return (second_ ? second_->search().bytes() : 0) + context_.bytes(); };
  const auto bytes_of_first = [&] { return first_.search().bytes() + context_.bytes(); };
  if (first_.run(work / kShareOfFirst, monitor, bytes_of_second)) return State::solved;
  if (!second_) begin();
  if (second_->run(work - work / kShareOfFirst, monitor, bytes_of_first)) return State::solved;
  return exhausted() ? State::hopeless : State::searching;
}

template class Imagining<Pulling>;
template class Imagining<Pushing>;

}  // namespace gridlock::sokoban
