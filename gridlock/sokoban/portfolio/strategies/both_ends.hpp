// A strategy for levels of few squares, and above all such as are so crowded that no plan holds: searches from both
// ends, by single pushes and single pulls, that go for each other. They have no advice and no plan, but look at
// hundreds of thousands of positions a second, and know of any three or four boxes whether they are dead.
#pragma once

#include <memory>

#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

namespace gridlock::sokoban {

// Which of the two searches gets most of the turns.
enum class Lean { even, pushes, pulls };

// None if the level does not suit it. Its tables are made when it has been given as much work as they are.
std::unique_ptr<Strategy> both_ends(const StrategyContext& context, Lean lean);

}  // namespace gridlock::sokoban
