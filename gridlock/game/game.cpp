#include "gridlock/game.hpp"

#include "gridlock/core/error.hpp"
#include "gridlock/rushhour/board/notation.hpp"

namespace gridlock::game {
namespace {

// As the verifier writes it: LURD with large pushes, in one piece.
std::string spelled(const rushhour::Puzzle& puzzle, const std::vector<std::string>& played) {
  return rushhour::to_text(puzzle, rushhour::slide_from(puzzle, played.front()));
}
std::string spelled(const sokoban::Puzzle&, const std::vector<std::string>& played) {
  std::string text;
  for (const auto& part : played) text += part;
  return text;
}

// Two moves as one; empty if they cancel out. Nothing if they cannot be one.
std::optional<std::string> merged(const rushhour::Puzzle& puzzle, const std::string& first, const std::string& second) {
  if (first.empty()) return std::nullopt;
  auto slide = rushhour::slide_from(puzzle, first);
  const auto more = rushhour::slide_from(puzzle, second);
  if (slide.vehicle != more.vehicle) return std::nullopt;
  slide.distance = static_cast<std::int8_t>(slide.distance + more.distance);
  return slide.distance == 0 ? "" : rushhour::to_text(puzzle, slide);
}
std::optional<std::string> merged(const sokoban::Puzzle&, const std::string&, const std::string&) {
  return std::nullopt;
}

// The verifier counts moves, which says nothing where there is only one.
std::string reason_of(const std::string& reason) {
  const std::size_t colon = reason.find(": ");
  const bool first = reason.rfind("move 1", 0) == 0 || reason.rfind("step 1 ", 0) == 0;
  return first && colon != std::string::npos ? reason.substr(colon + 2) : reason;
}

}  // namespace

Game::Game(Puzzle start) {
  // Solutions that came with the level are no part of a position.
  if (auto* const level = std::get_if<sokoban::Puzzle>(&start)) level->solutions.clear();
  moments_.push_back({std::move(start), ""});
}

bool Game::solved() const {
  return std::visit([](const auto& board) { return board.solved(); }, position());
}

std::string Game::play(const std::string& move) {
  const Verdict verdict = verify(position(), {move});
  if (verdict.failed_move != 0 || verdict.played.empty()) return reason_of(verdict.reason);
  forget_future();
  Moment next{after(position(), {move}), ""};
  next.move = std::visit([&](const auto& board) { return spelled(board, verdict.played); }, start());
  const auto joined =
      std::visit([&](const auto& board) { return merged(board, moments_[now_].move, next.move); }, start());
  if (joined) {
    moments_.pop_back();
    --now_;
    if (joined->empty()) return {};
    next.move = *joined;
  }
  moments_.push_back(std::move(next));
  ++now_;
  return {};
}

bool Game::undo() {
  if (now_ == 0) return false;
  --now_;
  return true;
}

bool Game::redo() {
  if (now_ + 1 == moments_.size()) return false;
  ++now_;
  return true;
}

void Game::restart() {
  if (moves().empty()) return;
  forget_future();
  moments_.push_back({start(), ""});
  ++now_;
}

std::vector<std::string> Game::moves() const {
  std::size_t first = now_;
  while (first > 0 && !moments_[first].move.empty()) --first;
  std::vector<std::string> moves;
  for (std::size_t i = first + 1; i <= now_; ++i) moves.push_back(moments_[i].move);
  return moves;
}

}  // namespace gridlock::game
