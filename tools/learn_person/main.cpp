// Learns the habits of the simulated person (rushhour/person/habits.hpp) from what people did with boards, and says how
// well the rating that follows predicts their times on boards it was not learned from. Prints the habits so that they
// can be put into rushhour/person/learned_habits.hpp. The same files give the same numbers.
//
//   learn_person FOLDER     which holds people.csv (a line a board) and moves.csv (a line a move)
//
// The weights are those under which the single moves of people are most likely (Newton's method, with a little ridge).
// How often people begin again, and the seconds of a move, are counted. How often they give up is what makes as many
// solve the boards, in the mean, as people did. Nothing is fitted to the times of boards, which it is tested on.
#include <cstdio>

#include "gridlock/rushhour/person/forecast.hpp"
#include "tools/learn_person/comparison.hpp"

int main(int argc, char** argv) try {
  using namespace gridlock::rushhour;
  if (argc != 2) {
    std::fprintf(stderr, "usage: learn_person FOLDER\n");
    return 2;
  }
  const Cases cases = read_cases(argv[1]);
  Chosen all;
  std::size_t moves = 0;
  for (const auto& one : cases) {
    all.push_back(one.get());
    moves += one->choices.size();
  }
  double likelihood = 0;
  Habits habits = learn_moves(all, &likelihood);
  Matrix curves;
  for (const auto& one : cases) curves.push_back(solving_curve(one->outlook, habits));
  learn_endings(all, curves, habits);
  learn_length(all, habits);

  std::printf("// %zu boards, %zu moves; log likelihood of a move %.4f\n", cases.size(), moves, likelihood);
  std::printf("    .weights = {");
  for (std::size_t i = 0; i < kAttractions; ++i)
    std::printf("\n        %.4f,  // %.*s", habits.weights[i], static_cast<int>(kAttractionNames[i].size()),
                kAttractionNames[i].data());
  std::printf("\n    },\n    .restarts = %.4f,\n    .gives_up = %.4f,\n    .seconds = %.4f,\n", habits.restarts,
              habits.gives_up, habits.seconds);
  std::printf("    .lower_quartile = %.4f,\n    .upper_quartile = %.4f,\n", habits.lower_quartile,
              habits.upper_quartile);
  std::printf("    .by_length_at_10 = %.4f,\n    .by_length = %.4f,\n", habits.by_length_at_10, habits.by_length);
  std::fflush(stdout);
  compare_models(cases, curves);
} catch (const std::exception& error) {
  std::fprintf(stderr, "learn_person: %s\n", error.what());
  return 1;
}
