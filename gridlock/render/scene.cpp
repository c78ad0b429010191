#include "gridlock/render/scene.hpp"

#include "gridlock/core/error.hpp"
#include "gridlock/render/ansi.hpp"
#include "gridlock/verify.hpp"

namespace gridlock::render {

Scene scene_of(const Puzzle& puzzle, Detail detail) {
  Scene scene = std::visit([&](const auto& board) { return scene_of(board, detail); }, puzzle);
  scene.description = describe(puzzle);
  return scene;
}

Film film_of(const Puzzle& puzzle, const std::vector<std::string>& moves, Detail detail) {
  const Verdict verdict = verify(puzzle, moves);
  if (verdict.failed_move != 0) throw Error(verdict.reason);
  Film film = std::visit([&](const auto& board) { return film_of(board, verdict.played, detail); }, puzzle);
  film.scene.description = describe(puzzle);
  return film;
}

}  // namespace gridlock::render
