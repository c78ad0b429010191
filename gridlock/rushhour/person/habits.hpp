// The habits of the simulated person: what draws them to a move, and how much. A move is chosen with a chance
// proportional to exp(sum of weight x attraction) (multinomial logit). tools/learn_person finds the weights by
// maximum likelihood from the single moves of people; docs/rating.md says what each means.
#pragma once

#include <array>
#include <string_view>

namespace gridlock::rushhour {

// What a move is measured by. The last three depend on the move before (sequel.hpp), the others on the position only.
enum Attraction : std::size_t {
  slides_full,      // goes as far as it can
  comes_to_mind,    // by working backwards from the exit: log of the chance
  clears,           // vehicles it takes out of the primary's way; negative if it puts one there
  opens,            // moves of others that it makes possible
  shuts,            // moves of others that it makes impossible
  nearer,           // share of the remaining distance that it gains or loses
  nearer_in_space,  // the same, where there is more choice of moves than usual
  nearer_on_track,  // 1 if it comes nearer, -1 if it goes away, times the share of the way already done
  follows_on,       // was impossible before the last move
  same_again,       // moves the vehicle that moved last
  clears_further,   // leaves a line that the neighbour beside it left with the last move
  kAttractions
};

inline constexpr std::size_t kFirstSequel = follows_on;

inline constexpr std::array<std::string_view, kAttractions> kAttractionNames{
    "slides_full",     "comes_to_mind",   "clears",     "opens",      "shuts",         "nearer",
    "nearer_in_space", "nearer_on_track", "follows_on", "same_again", "clears_further"};

using Attractions = std::array<double, kAttractions>;

struct Habits {
  Attractions weights{};
  double restarts = 0;  // chance before each move to begin again
  double gives_up = 0;  // chance after each move to leave it unsolved
  double seconds = 0;   // a move takes on average, the time to think included
  // Half of the people who solve a board take between these parts of its typical time.
  double lower_quartile = 1;
  double upper_quartile = 1;
  // What is known where the person cannot be simulated: seconds = by_length_at_10 * (moves / 10) ^ by_length.
  double by_length_at_10 = 0;
  double by_length = 0;
};

// Moves of a position that is neither tight nor open.
inline constexpr double kUsualChoice = 9;

}  // namespace gridlock::rushhour
