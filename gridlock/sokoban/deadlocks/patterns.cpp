#include "gridlock/sokoban/deadlocks/patterns.hpp"

#include <algorithm>

namespace gridlock::sokoban {

Patterns::Patterns(const Terrain& terrain)
    : terrain_(&terrain),
      reach_(terrain.level()),
      player_(terrain.level()),
      search_(terrain),
      at_(terrain.walls().size()) {}

// Without the other boxes the player may get further: the region is that of these boxes alone.
Patterns::Known& Patterns::look_up(const std::vector<Square>& boxes, Square player) {
  region_ = player_.enter(boxes, player);
  asked_ = boxes;
  std::sort(asked_.begin(), asked_.end());
  asked_.push_back(region_);
  const auto [at, is_new] = known_.try_emplace(asked_);
  if (is_new) known_bytes_ += kBytesOfKnown + owned_bytes(at->first);
  return at->second;
}

// Boxes that can get away from where they are may still not all have a way home.
bool Patterns::is_due(Known& known, std::size_t boxes, std::size_t first_budget) {
  if (known.verdict == Verdict::alive) return ++known.asked == kPatience && boxes <= kFewBoxes;
  budget_ = first_budget;
  if (known.asked++ == 0) return true;
  if (known.asked < known.next_look) return false;
  budget_ = std::max<std::size_t>(budget_, known.asked);
  known.next_look *= 2;
  return true;
}

bool Patterns::look_at(const Question& question, Known& known) {
  if (known.verdict == Verdict::alive) {
    if (question.zone.empty() || search_.run(question.boxes, region_, {}, kFewBoxesBudget) != Verdict::dead)
      return false;
    known.verdict = Verdict::dead;
    learn({question.boxes, question.player, {}});
    return true;
  }
  known.verdict = search_.run(question.boxes, region_, question.zone, budget_);
  if (known.verdict != Verdict::dead) return false;
  learn(question);
  return true;
}

// Leaves out every box without which the others are dead still.
void Patterns::learn(Question question) {
  if (question.boxes.size() > kMostBoxes || learned_.size() >= kMostLearned) return;
  for (std::size_t i = 0; i < question.boxes.size() && question.boxes.size() > 1;) {
    std::vector<Square> fewer = question.boxes;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (search_.run(fewer, question.player, question.zone, kMinimisingBudget) == Verdict::dead)
      question.boxes = std::move(fewer);
    else
      ++i;
  }
  learn_proved(std::move(question.boxes), question.player);
}

void Patterns::learn_proved(std::vector<Square> boxes, Square player) {
  if (learned_.size() >= kMostLearned) return;
  const Board board(terrain_->level(), boxes);
  reach_.flood(board.occupied(), player);
  Learned learned{std::move(boxes), std::vector<bool>(terrain_->walls().size(), false)};
  for (const Square* s = reach_.begin_reached(); s != reach_.end_reached(); ++s) learned.region[*s] = true;
  add(std::move(learned));
}

void Patterns::add(Learned learned) {
  const auto number = static_cast<std::uint32_t>(learned_.size());
  for (const Square box : learned.boxes) at_[box].push_back(number);
  learned_bytes_ += sizeof learned + owned_bytes(learned.boxes) + owned_bytes(learned.region);
  learned_.push_back(std::move(learned));
}

bool Patterns::match(const Learned& learned, const Board& board, Square player) {
  return learned.region[player] &&
         std::all_of(learned.boxes.begin(), learned.boxes.end(), [&](Square box) { return board.box(box); });
}

bool Patterns::match(const Board& board, Square moved, Square player) const {
  return std::any_of(at_[moved].begin(), at_[moved].end(),
                     [&](std::uint32_t number) { return match(learned_[number], board, player); });
}

bool Patterns::match_since(std::size_t first, const Board& board, Square player) const {
  return std::any_of(learned_.begin() + static_cast<std::ptrdiff_t>(first), learned_.end(),
                     [&](const Learned& learned) { return match(learned, board, player); });
}

}  // namespace gridlock::sokoban
