#include "cli/play/hand.hpp"

#include <algorithm>
#include <string>

#include "gridlock/game/routes.hpp"
#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/board/notation.hpp"

namespace gridlock::cli {
namespace {

bool is_box(const sokoban::Puzzle& level, int cell) {
  return std::find(level.boxes.begin(), level.boxes.end(), cell) != level.boxes.end();
}

}  // namespace

Hand::Hand(Match& match) : match_(&match) {
  if (board() != nullptr) vehicle_ = board()->primary;
}

std::optional<int> Hand::selected() const {
  if (board() == nullptr) return box_;
  const auto& cell = board()->vehicles[vehicle_].cell;
  return cell.row * board()->width + cell.col;
}

void Hand::take(const Input& input) {
  using Key = Input::Key;
  if (input.kind == Input::Kind::letter) return select_named(input.letter);
  if (input.kind != Input::Kind::key) return;
  switch (input.key) {
    case Key::up:
      return push(0, -1, false);
    case Key::down:
      return push(0, 1, false);
    case Key::left:
      return push(-1, 0, false);
    case Key::right:
      return push(1, 0, false);
    case Key::far_up:
      return push(0, -1, true);
    case Key::far_down:
      return push(0, 1, true);
    case Key::far_left:
      return push(-1, 0, true);
    case Key::far_right:
      return push(1, 0, true);
    case Key::next:
      return select_next(+1);
    case Key::previous:
      return select_next(-1);
    case Key::escape:
      box_.reset();
      return;
    default:
      return;
  }
}

void Hand::push(int right, int down, bool far) {
  box_.reset();
  if (board() != nullptr) {
    const auto& vehicle = board()->vehicles[vehicle_];
    const int way = vehicle.vertical ? down : right;
    if (way == 0) return;  // across its line
    const int room = rushhour::Board(*board()).room(static_cast<int>(vehicle_), way);
    const int cells = far ? std::max(room, 1) : 1;
    match_->play(
        rushhour::to_text(*board(), {static_cast<std::uint8_t>(vehicle_), static_cast<std::int8_t>(way * cells)}));
    return;
  }
  const std::string step(1, down < 0 ? 'u' : down > 0 ? 'd' : right < 0 ? 'l' : 'r');
  if (!far) {
    match_->play(step);
    return;
  }
  // Walks as far as there is floor, but pushes nothing.
  std::string walk;
  int cell = level()->player + down * level()->width + right;
  while (!level()->wall(cell) && !is_box(*level(), cell)) walk += step, cell += down * level()->width + right;
  if (!walk.empty()) match_->play(walk);
}

void Hand::select_next(int step) {
  if (board() == nullptr) return;
  const std::size_t count = board()->vehicles.size();
  vehicle_ = (vehicle_ + count + static_cast<std::size_t>(step)) % count;
}

// The next vehicle whose name begins so: pressed again, it goes on to AB, AC.
void Hand::select_named(char letter) {
  if (board() == nullptr) return;
  const std::size_t count = board()->vehicles.size();
  for (std::size_t k = 1; k <= count; ++k) {
    const std::size_t candidate = (vehicle_ + k) % count;
    if (board()->vehicles[candidate].name.front() != letter) continue;
    vehicle_ = candidate;
    return;
  }
}

void Hand::point(std::optional<int> cell, bool pressed) {
  if (pressed) {
    pressed_ = cell;
    if (cell) click(*cell);
    return;
  }
  if (cell && pressed_ && *cell != *pressed_) drag(*pressed_, *cell);
  pressed_.reset();
}

void Hand::click(int cell) {
  if (board() != nullptr) {
    if (const auto vehicle = game::vehicle_at(*board(), cell))
      vehicle_ = *vehicle;
    else if (const auto move = game::slide_to(*board(), vehicle_, cell))
      match_->play(*move);
    return;
  }
  if (is_box(*level(), cell)) {
    box_ = box_ == cell ? std::nullopt : std::optional<int>(cell);
    return;
  }
  const auto way = box_ ? game::push_to(*level(), *box_, cell) : game::walk_to(*level(), cell);
  box_.reset();
  if (way && !way->empty()) match_->play(*way);
}

// A vehicle follows the mouse as far as it can; a box goes where it is let go.
void Hand::drag(int from, int to) {
  if (level() != nullptr) {
    if (is_box(*level(), from)) box_ = from, click(to);
    return;
  }
  const auto vehicle = game::vehicle_at(*board(), from);
  if (!vehicle) return;
  const auto& moving = board()->vehicles[*vehicle];
  const int width = board()->width;
  const int wanted = moving.vertical ? to / width - from / width : to % width - from % width;
  const rushhour::Board spread(*board());
  const int cells =
      std::clamp(wanted, -spread.room(static_cast<int>(*vehicle), -1), spread.room(static_cast<int>(*vehicle), +1));
  if (cells != 0)
    match_->play(rushhour::to_text(*board(), {static_cast<std::uint8_t>(*vehicle), static_cast<std::int8_t>(cells)}));
}

}  // namespace gridlock::cli
