#include "gridlock/sokoban/fess/portfolio.hpp"

#include "gridlock/sokoban/fess/packing.hpp"

namespace gridlock::sokoban {

Portfolio Portfolio::packing_alone(const Atlas& atlas) {
  Portfolio portfolio;
  portfolio.plans_ = std::make_unique<PlanMaker>(atlas);
  portfolio.deadlocks_ = std::make_unique<DeadPositions>(atlas.terrain());
  portfolio.players_.push_back({std::make_unique<Packing>(
      Packing::Means{atlas, *portfolio.plans_, *portfolio.deadlocks_}, Style{}, true)});
  return portfolio;
}

Portfolio Portfolio::all(const Atlas& atlas) {
  Portfolio portfolio = packing_alone(atlas);
  const Packing::Means means{atlas, *portfolio.plans_, *portfolio.deadlocks_};
  using Tie = Style::Tie;
  const auto add = [&](Style style, bool parking) {
    portfolio.players_.push_back({std::make_unique<Packing>(means, style, parking)});
  };
  add({Tie::next_step, false}, true);
  add({Tie::nearest_goals, true}, true);
  add({Tie::nearest_goals, false}, true);
  add({Tie::next_step, true}, false);
  return portfolio;
}

std::size_t Portfolio::bytes() const {
  std::size_t sum = plans_->bytes();
  for (const Player& player : players_) sum += player.strategy->bytes();
  return sum;
}

std::size_t Portfolio::winner() const {
  for (std::size_t i = 0; i < players_.size(); ++i)
    if (players_[i].strategy.get() == winner_) return i + 1;
  return 0;
}

Outcome Portfolio::run(Monitor& monitor, unsigned) {
  for (std::uint64_t turn = kFirstTurn;; turn += turn / 2) {
    bool any = false;
    for (Player& player : players_) {
      if (player.hopeless) continue;
      const auto state = player.strategy->run(turn, monitor);
      if (state == Strategy::State::solved) {
        winner_ = player.strategy.get();
        return Outcome::solved;
      }
      player.hopeless = state == Strategy::State::hopeless;
      any |= !player.hopeless;
      monitor.set_bytes(bytes());
      if (const auto stop = monitor.look()) return *stop;
    }
    if (!any) return Outcome::out_of_nodes;
  }
}

}  // namespace gridlock::sokoban
