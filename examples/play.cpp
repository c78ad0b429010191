// Plays a board: asks for a hint, follows it, takes it back, and draws the rest of the solution.
#include <fstream>
#include <gridlock/gridlock.hpp>
#include <iostream>

int main() {
  gridlock::game::Game game(gridlock::default_builtin().read());
  gridlock::game::Coach coach(game.start());
  coach.learn(game.position(), gridlock::solve(game.position()));

  const auto advice = coach.advice(game.position());
  const auto hint = gridlock::game::Coach::hint(game.position(), *advice);
  std::cout << hint.which << "? " << hint.move << ".\n";
  if (const std::string why_not = game.play(advice->moves.front()); !why_not.empty()) std::cout << why_not << '\n';
  std::cout << coach.advice(game.position())->cost << " moves are left of " << *coach.par() << ".\n";
  std::cout << "A+9? " << game.play("A+9") << ".\n";
  game.undo();
  std::cout << gridlock::render::describe(game.position()) << '\n';
  std::ofstream("solution.svg") << gridlock::render::animated_svg(game.position(), advice->moves);
}
