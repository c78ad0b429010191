#include "gridlock/sokoban/search/other_solutions.hpp"

#include <utility>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/portfolio/strategies/dragonfly.hpp"
#include "gridlock/sokoban/portfolio/strategies/imagining.hpp"
#include "gridlock/sokoban/portfolio/strategies/packing.hpp"

namespace gridlock::sokoban {

OtherSolutions::OtherSolutions(const Layout& layout, std::uint64_t seed)
    : facts_(layout), deadlocks_(layout), plans_(std::make_shared<PlanMaker>(facts_)), seed_(seed) {}

// Mostly packing, which finds the shortest ones; with plans made at random, too.
std::unique_ptr<Strategy> OtherSolutions::strategy(std::uint64_t dice, Perimeter& perimeter) {
  const StrategyContext context{facts_, deadlocks_, perimeter};
  const auto bit = [&](int i) { return (dice >> i & 1) != 0; };
  if (tries_ % 8 == 6) return std::make_unique<Dragonfly>(context, dice);
  if (tries_ % 8 == 7) {
    constexpr Aim kAims[] = {Aim::open, Aim::round, Aim::far, Aim::open};
    return std::make_unique<Imagining<Pulling>>(context, kAims[dice >> 6 & 3], bit(1), dice);
  }
  const Style style{bit(0) ? Style::Tie::next_step : Style::Tie::nearest_goals, bit(1), dice, bit(6)};
  const auto plans = bit(3) ? plans_ : std::make_shared<PlanMaker>(facts_, dice);
  return std::make_unique<Packing>(context, plans, style, bit(2), false);
}

std::optional<std::vector<Push>> OtherSolutions::next(std::uint64_t work, Monitor& monitor) {
  Perimeter perimeter(facts_.level());
  const auto player = strategy(mix(seed_ + ++tries_), perimeter);
  if (player->run(work, monitor) != Strategy::State::solved) return std::nullopt;
  return player->solution();
}

}  // namespace gridlock::sokoban
