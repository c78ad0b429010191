#include "gridlock/sokoban/pi_corral.hpp"

namespace gridlock::sokoban {
namespace {

constexpr int kOutside = -1;

}  // namespace

PiCorral::PiCorral(const Terrain& terrain)
    : terrain_(&terrain),
      reach_(terrain.level()),
      goals_to_spare_(terrain.level().goals().size() > terrain.level().boxes().size()),
      region_of_(static_cast<std::size_t>(terrain.level().size()) + 1, kOutside),
      in_corral_(region_of_.size(), 0),
      pushable_(region_of_.size(), 0) {}

PiCorral::Result PiCorral::look(const Board& board, const std::vector<Square>& boxes, Square player) {
  const Level& level = board.level();
  reach_.flood(board.occupied(), player);
  if (reach_.count() + boxes.size() == static_cast<std::size_t>(level.size())) return Result::none;
  for (const Square* s = reach_.begin_reached(); s != reach_.end_reached(); ++s) region_of_[*s] = kOutside;
  int regions = 0;
  for (Square s = 0; s < level.size(); ++s) {
    if (!board.free(s) || reach_(s)) continue;
    const std::size_t before = reach_.count();
    reach_.spread(board.occupied(), s);
    if (squares_.size() == static_cast<std::size_t>(regions)) {
      squares_.emplace_back();
      fences_.emplace_back();
      included_.push_back(0);
    }
    auto& squares = squares_[static_cast<std::size_t>(regions)];
    auto& fence = fences_[static_cast<std::size_t>(regions)];
    squares.assign(reach_.begin_reached() + before, reach_.end_reached());
    fence.clear();
    for (const Square inner : squares) {
      region_of_[inner] = regions;
      for (const Direction d : kDirections)
        if (const Square near = level.next(inner, d); board.box(near)) fence.push_back(near);
    }
    ++regions;
  }

  std::vector<Square> best;
  bool found = false;
  for (int region = 0; region < regions; ++region) {
    if (!close(board, region) || !has_work(board)) continue;
    if (ready_.empty()) return Result::dead;
    if (!found || ready_.size() < best.size()) best = ready_;
    found = true;
  }
  if (!found) return Result::none;
  ++search_;
  for (const Square box : best) pushable_[box] = search_;
  return Result::found;
}

// Grows a corral from a region until the first push of its boxes cannot be anything but one into it, made from where
// the player can go now. False if that cannot be.
bool PiCorral::close(const Board& board, int first_region) {
  ++search_;
  corral_boxes_.clear();
  corral_regions_.clear();
  ready_.clear();
  include_region(first_region);
  for (std::size_t i = 0; i < corral_boxes_.size(); ++i)
    if (!judge_box(board, corral_boxes_[i])) return false;
  // Which pushes are ready can be told only now that all of the corral is known.
  const Level& level = board.level();
  for (const Square box : corral_boxes_)
    for (const Direction d : kDirections) {
      const Square to = level.next(box, d), pusher = level.next(box, opposite(d));
      if (!board.free(to) || !board.free(pusher) || terrain_->dead(to) || region_of_[pusher] != kOutside) continue;
      ready_.push_back(box);
      break;
    }
  return true;
}

bool PiCorral::include_region(int region) {
  const auto r = static_cast<std::size_t>(region);
  if (included_[r] == search_) return true;
  included_[r] = search_;
  corral_regions_.push_back(region);
  for (const Square box : fences_[r])
    if (in_corral_[box] != search_) {
      in_corral_[box] = search_;
      corral_boxes_.push_back(box);
    }
  return true;
}

// False if the box may be pushed elsewhere. What has a say in how it can be pushed is made part of the corral.
bool PiCorral::judge_box(const Board& board, Square box) {
  const Level& level = board.level();
  const auto include_box = [&](Square other) {
    if (in_corral_[other] == search_) return;
    in_corral_[other] = search_;
    corral_boxes_.push_back(other);
  };
  for (const Direction d : kDirections) {
    const Square to = level.next(box, d), pusher = level.next(box, opposite(d));
    if (board.wall(to) || board.wall(pusher) || terrain_->dead(to)) continue;
    if (board.free(pusher) && region_of_[pusher] == kOutside && board.free(to) && region_of_[to] == kOutside)
      return false;
    // From inside the corral nobody pushes before somebody has got in.
    const bool pusher_inside =
        board.free(pusher) ? region_of_[pusher] != kOutside && included_[static_cast<std::size_t>(region_of_[pusher])] == search_
                           : in_corral_[pusher] == search_;
    if (pusher_inside) continue;
    const bool blocked_by_corral = board.box(to) && in_corral_[to] == search_;
    if (blocked_by_corral) continue;
    if (board.box(pusher)) include_box(pusher);
    if (board.free(pusher) && region_of_[pusher] != kOutside) include_region(region_of_[pusher]);
    if (board.box(to)) include_box(to);
    if (board.free(to) && region_of_[to] != kOutside) include_region(region_of_[to]);
  }
  return true;
}

bool PiCorral::has_work(const Board& board) const {
  for (const Square box : corral_boxes_)
    if (!board.level().is_goal(box)) return true;
  if (goals_to_spare_) return false;
  for (const int region : corral_regions_)
    for (const Square square : squares_[static_cast<std::size_t>(region)])
      if (board.level().is_goal(square)) return true;
  return false;
}

}  // namespace gridlock::sokoban
