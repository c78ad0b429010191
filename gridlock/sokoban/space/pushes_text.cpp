#include "gridlock/sokoban/space/pushes_text.hpp"

#include <algorithm>

#include "gridlock/sokoban/board/walk.hpp"
#include "gridlock/sokoban/space/push_cost.hpp"

namespace gridlock::sokoban {
namespace {

// In the order of the directions.
constexpr std::string_view kSteps = "uldr", kPushes = "ULDR";

std::vector<bool> boxes_on(const Level& level) {
  std::vector<bool> box_on(static_cast<std::size_t>(level.size()) + 1, false);
  for (const Square box : level.boxes()) box_on[box] = true;
  return box_on;
}

}  // namespace

std::vector<std::string> to_text(const Puzzle& puzzle, const std::vector<Push>& pushes) {
  const Level level(puzzle);
  std::vector<bool> box_on = boxes_on(level);
  Square player = level.player();
  std::vector<std::string> texts;
  for (const Push& push : pushes) {
    const Walk walk(
        level, [&](Square s) { return box_on[s]; }, player);
    std::string text;
    walk.retrace(level, level.next(push.box, opposite(push.direction)),
                 [&](Direction d) { text += kSteps[static_cast<std::size_t>(d)]; });
    std::reverse(text.begin(), text.end());
    text += kPushes[static_cast<std::size_t>(push.direction)];
    texts.push_back(std::move(text));
    box_on[push.box] = false;
    box_on[level.next(push.box, push.direction)] = true;
    player = push.box;
  }
  return texts;
}

std::vector<Push> pushes_from(const Puzzle& puzzle, const std::vector<std::string>& moves) {
  const Level level(puzzle);
  std::vector<bool> box_on = boxes_on(level);
  Square player = level.player();
  std::vector<Push> pushes;
  for (const std::string& move : moves)
    for (const char letter : move) {
      const auto direction = static_cast<Direction>(std::min(kSteps.find(letter), kPushes.find(letter)));
      player = level.next(player, direction);
      if (!box_on[player]) continue;
      pushes.push_back({player, direction});
      box_on[player] = false;
      box_on[level.next(player, direction)] = true;
    }
  return pushes;
}

Cost cost_of(const Puzzle& puzzle, const std::vector<Push>& pushes, Metric metric) {
  const PushCost cost = PushCost::in(metric);
  Cost sum;
  for (const auto& text : to_text(puzzle, pushes))
    sum += cost.push + cost.walk.times(static_cast<Count>(text.size()) - 1);
  return sum;
}

}  // namespace gridlock::sokoban
