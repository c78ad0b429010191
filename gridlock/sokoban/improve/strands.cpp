#include "gridlock/sokoban/improve/strands.hpp"

#include <algorithm>
#include <utility>

namespace gridlock::sokoban {

Strands::Strands(const Level& level)
    : level_(&level), height_(level.height()), empty_(static_cast<std::size_t>(level.size())) {
  floor_.clear(height_);
  for (Square s = 0; s < level.size(); ++s) {
    places_.push_back(place_of(level, s));
    floor_.add(places_.back());
  }
}

Strands::End Strands::run(const Trail& trail, Window window, const std::vector<bool>& second, Monitor& monitor) {
  found_.clear();
  if (!monitor.affords(bytes_needed(window))) return End::none;
  const bool to_the_end = window.last == trail.size();
  const Push then = to_the_end ? Push{} : trail.pushes()[window.last];
  const Square then_to = to_the_end ? level_->wall() : level_->next(then.box, opposite(then.direction));
  split(trail, window, second);
  bound_ = static_cast<Steps>(trail.between(window.first, window.last).moves);
  if (!to_the_end) bound_ += static_cast<Steps>(trail.between(window.last, window.last + 1).moves - 1);
  for (Strand& strand : strands_) prepare(strand, then_to);

  const std::size_t firsts = strands_[kFirst].pushes.size(), seconds = strands_[kSecond].pushes.size();
  if (firsts == 0 || seconds == 0) return End::none;
  came_.assign((firsts + 1) * (seconds + 1), 0);
  row_.assign(seconds + 1, {});
  row_[0].steps[kFirst] = 0;
  for (std::size_t a = 0; a <= firsts; ++a) {
    next_row_.assign(seconds + 1, {});
    for (std::size_t b = 0; b <= seconds; ++b) {
      if (!enter(a, b, row_[b])) continue;
      if (++pairs_ % kPairsOfAPosition == 0 && monitor.poll()) return End::halted;
      std::uint8_t* const came = &came_[a * (seconds + 1) + b];
      if (a < firsts) advance(kFirst, row_[b], next_row_[b], came[seconds + 1]);
      if (b < seconds) advance(kSecond, row_[b], row_[b + 1], came[1]);
    }
    if (a < firsts) std::swap(row_, next_row_);
  }
  if (enter(firsts, seconds, row_[seconds])) finish(row_[seconds], then_to);
  return found_.empty() ? End::none : End::shorter;
}

// At most: with strands of the same length, and all distances.
std::size_t Strands::bytes_needed(Window window) const {
  const std::size_t pushes = window.last - window.first;
  const std::size_t of_a_push =
      sizeof(Push) + 2 * sizeof(Steps) + 2 * sizeof(Cell) + sizeof(Row) * static_cast<std::size_t>(height_);
  return empty_.size() * empty_.size() * sizeof(Distance) + (pushes / 2 + 1) * (pushes / 2 + 1) + pushes * of_a_push;
}

void Strands::split(const Trail& trail, Window window, const std::vector<bool>& second) {
  for (Strand& strand : strands_) strand.pushes.clear();
  for (std::size_t i = window.first; i < window.last; ++i)
    strands_[second[i - window.first] ? kSecond : kFirst].pushes.push_back(trail.pushes()[i]);
  player_ = trail.player(window.first);
  for (int r = 0; r < height_; ++r) start_[r] = floor_[r];
  for (std::size_t b = 0; b < trail.box_count(); ++b) start_.remove(places_[trail.boxes(window.first)[b]]);
}

// Whatever the player does between two pushes of a strand, it takes him at least the walk between them.
void Strands::prepare(Strand& strand, Square then_to) {
  const std::size_t size = strand.pushes.size();
  const auto height = static_cast<std::size_t>(height_);
  strand.behind.clear();
  strand.changed.assign((size + 1) * height, 0);
  for (std::size_t i = 0; i < size; ++i) {
    const Push push = strand.pushes[i];
    strand.behind.push_back(level_->next(push.box, opposite(push.direction)));
    Row* const rows = &strand.changed[(i + 1) * height];
    std::copy_n(&strand.changed[i * height], height, rows);
    for (const Square changed : {push.box, level_->next(push.box, push.direction)})
      rows[places_[changed].row] ^= places_[changed].bit();
  }
  strand.ahead.assign(size + 1, 0);
  for (std::size_t i = size; i-- > 0;) {
    const Square next = i + 1 < size ? strand.behind[i + 1] : then_to;
    strand.ahead[i] = strand.ahead[i + 1] + 1;
    if (next != level_->wall()) strand.ahead[i] += least_walk(strand.pushes[i].box, next);
  }
}

// Looks at a pair; false if there is no way to it, or none that can end below the bound.
bool Strands::enter(std::size_t a, std::size_t b, const Cell& cell) {
  const Steps least = std::min(cell.steps[kFirst], cell.steps[kSecond]);
  if (least == kNever) return false;
  const Strand& first = strands_[kFirst];
  const Strand& second = strands_[kSecond];
  if (least + std::max(first.ahead[a], second.ahead[b]) >= bound_) return false;
  done_ = {a, b};
  players_ = {a > 0 ? first.pushes[a - 1].box : player_, b > 0 ? second.pushes[b - 1].box : player_};
  const Row* const of_first = &first.changed[a * static_cast<std::size_t>(height_)];
  const Row* const of_second = &second.changed[b * static_cast<std::size_t>(height_)];
  for (int r = 0; r < height_; ++r) free_[r] = start_[r] ^ of_first[r] ^ of_second[r];
  return true;
}

// The next push of a strand, if it can be made.
void Strands::advance(Side side, const Cell& from, Cell& to, std::uint8_t& came) const {
  const Strand& strand = strands_[side];
  const Push push = strand.pushes[done_[side]];
  const Square behind = strand.behind[done_[side]];
  const Square beyond = level_->next(push.box, push.direction);
  if (free_.has(places_[push.box]) || !free_.has(places_[beyond]) || !free_.has(places_[behind])) return;
  for (const Side last : {side, side == kFirst ? kSecond : kFirst}) {
    if (from.steps[last] == kNever) continue;
    const Steps so_far = from.steps[last] + 1;
    const Steps below = std::min(to.steps[side], bound_);
    if (so_far >= below) continue;
    const Steps steps = walk(players_[last], behind, below - so_far);
    if (steps == kNever) continue;
    to.steps[side] = so_far + steps;
    came = static_cast<std::uint8_t>((came & ~(1u << side)) | static_cast<unsigned>(last) << side);
  }
}

void Strands::finish(const Cell& last, Square then_to) {
  for (const Side side : {kFirst, kSecond}) {
    if (last.steps[side] >= bound_) continue;
    const Steps steps = then_to == level_->wall() ? 0 : walk(players_[side], then_to, bound_ - last.steps[side]);
    if (steps == kNever) continue;
    bound_ = last.steps[side] + steps;
    trace(side);
  }
}

void Strands::trace(Side last) {
  found_.clear();
  std::size_t left[2] = {strands_[kFirst].pushes.size(), strands_[kSecond].pushes.size()};
  const std::size_t stride = left[kSecond] + 1;
  while (left[kFirst] + left[kSecond] > 0) {
    const std::uint8_t came = came_[left[kFirst] * stride + left[kSecond]];
    found_.push_back(strands_[last].pushes[--left[last]]);
    last = (came >> last & 1) != 0 ? kSecond : kFirst;
  }
  std::reverse(found_.begin(), found_.end());
}

// The steps between two free squares if they are fewer than `below`.
Strands::Steps Strands::walk(Square from, Square to, Steps below) const {
  const Place start = places_[from], end = places_[to];
  const auto apart = static_cast<Steps>(distance(start, end));
  if (apart >= below) return kNever;
  if (apart <= 1) return apart;
  // A wave, row by row. The rows above and below it are clear.
  Rows seen, edge;
  int top = start.row, bottom = start.row;
  for (const int r : {top - 1, top, top + 1}) seen[r] = edge[r] = 0;
  seen.add(start);
  edge.add(start);
  for (Steps steps = 1; steps < below; ++steps) {
    Row above = 0, grown = 0;
    for (int r = top - 1; r <= bottom + 1; ++r) {
      const Row here = edge[r];
      const Row under = r > bottom ? 0 : edge[r + 1];
      edge[r] = (here << 1 | here >> 1 | above | under) & free_[r] & ~seen[r];
      above = here;
      seen[r] |= edge[r];
      grown |= edge[r];
    }
    if (end.row >= top - 1 && end.row <= bottom + 1 && edge.has(end)) return steps;
    if (grown == 0) return kNever;
    if (edge[top - 1] != 0) {
      --top;
      seen[top - 1] = edge[top - 1] = 0;
    }
    if (edge[bottom + 1] != 0) {
      ++bottom;
      seen[bottom + 1] = edge[bottom + 1] = 0;
    }
  }
  return kNever;
}

Strands::Steps Strands::least_walk(Square from, Square to) {
  auto& steps = empty_[from];
  if (steps.empty()) steps = steps_on_empty_board(*level_, {from});
  return steps[to];
}

}  // namespace gridlock::sokoban
