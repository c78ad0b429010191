#include "gridlock/sokoban/fess/portfolio.hpp"

#include "gridlock/sokoban/fess/packing.hpp"

namespace gridlock::sokoban {

Portfolio Portfolio::packing_alone(const Atlas& atlas) {
  Portfolio portfolio;
  portfolio.players_.push_back({std::make_unique<Packing>(atlas), 1});
  return portfolio;
}

Portfolio Portfolio::all(const Atlas& atlas) {
  Portfolio portfolio = packing_alone(atlas);
  return portfolio;
}

std::size_t Portfolio::bytes() const {
  std::size_t sum = 0;
  for (const Player& player : players_) sum += player.strategy->bytes();
  return sum;
}

Outcome Portfolio::run(Monitor& monitor, unsigned) {
  for (std::uint64_t turn = kFirstTurn;; turn += turn / 2) {
    bool any = false;
    for (Player& player : players_) {
      if (player.hopeless) continue;
      const auto state = player.strategy->run(turn * player.share, monitor);
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
