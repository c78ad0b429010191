#include "gridlock/sokoban/portfolio/crowded/small_board.hpp"

#include <algorithm>

namespace gridlock::sokoban {

std::size_t count_spots(const LevelFacts& facts) {
  std::size_t spots = 0;
  for (Square s = 0; s < facts.level().size(); ++s) spots += is_spot(facts, s) ? 1 : 0;
  return spots;
}

bool is_crowded(const LevelFacts& facts) { return 4 * facts.level().boxes().size() >= count_spots(facts); }

bool has_small_board(const LevelFacts& facts) {
  const Level& level = facts.level();
  if (level.hopeless() || level.boxes().empty() || level.boxes().size() != level.goals().size()) return false;
  if (level.boxes().size() > kMostCrowdedBoxes || count_spots(facts) > WordSet<2>::kSize) return false;
  if (places_of(level) > WordSet<6>::kSize || level.width() > 64) return false;  // sets move by 63 places at most
  const auto all_on_spots = [&](const std::vector<Square>& squares) {
    return std::all_of(squares.begin(), squares.end(), [&](Square s) { return is_spot(facts, s); });
  };
  return all_on_spots(level.boxes()) && all_on_spots(level.goals());
}

template <int kWords, int kBoxWords>
SmallBoard<kWords, kBoxWords>::SmallBoard(const LevelFacts& facts) : boxes_(facts.level().boxes().size()) {
  const Level& level = facts.level();
  const int width = level.width() - 1;  // one column of wall between a row and the next
  steps_ = {-width, -1, width, 1};
  const auto place_of = [&](Square s) { return (level.row(s) - 1) * width + level.col(s) - 1; };
  spots_.fill(kNoSpot);
  for (Square s = 0; s < level.size(); ++s) {
    const int place = place_of(s);
    squares_[static_cast<std::size_t>(place)] = s;
    place_of_.push_back(place);
    floor_.add(place);
    if (level.is_goal(s)) goals_.add(place);
    if (!is_spot(facts, s)) continue;
    spots_[static_cast<std::size_t>(place)] = static_cast<int>(places_.size());
    places_.push_back(place);
    all_spots_.add(place);
  }
  const auto held_along = [&](Direction d) {
    Places held;
    for (const int place : places_) {
      const Square ahead = level.next(square(place), d), behind = level.next(square(place), opposite(d));
      const bool wall = ahead == level.wall() || behind == level.wall();
      if (wall || (!is_spot(facts, ahead) && !is_spot(facts, behind))) held.add(place);
    }
    return held;
  };
  held_in_row_ = held_along(Direction::right);
  held_in_column_ = held_along(Direction::down);
  player_ = place_of(level.player());
  for (const Square box : level.boxes()) start_.add(spot(place_of(box)));
  for (const Square goal : level.goals()) solved_.add(spot(place_of(goal)));

  const OneBox& one_box = facts.terrain().one_box();
  for (std::size_t i = 0; i < boxes_; ++i) {
    const Square start = level.boxes()[i];
    const auto distances = one_box.distances_from(start, one_box.side(start, level.player()));
    for (std::size_t spot = 0; spot < places_.size(); ++spot) {
      const Square square = squares_[static_cast<std::size_t>(places_[spot])];
      from_starts_[spot][i] = distances[square] == kFar ? kOutOfReach : distances[square];
      int nearest = kOutOfReach;
      for (int side = 0; side < OneBox::kSides; ++side) {
        const Distance distance = facts.terrain().to_goal(i, OneBox::stand(square, side));
        if (distance != kFar) nearest = std::min<int>(nearest, distance);
      }
      to_goals_[spot][i] = nearest;
    }
  }
}

template class SmallBoard<2, 1>;
template class SmallBoard<4, 1>;
template class SmallBoard<2, 2>;
template class SmallBoard<4, 2>;
template class SmallBoard<6, 2>;

}  // namespace gridlock::sokoban
