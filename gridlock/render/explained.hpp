// What an explanation speaks of, drawn over the picture of a puzzle: rings around cells, arrows for routes, crosses on
// lost boxes; and the names of columns and rows around the board.
#pragma once

#include <string>

#include "gridlock/explain.hpp"
#include "gridlock/render.hpp"
#include "gridlock/render/scene.hpp"

namespace gridlock::render {

// The marks alone. What is proved is white, what is proposed yellow, and the first move green.
Shapes marks_of(const Puzzle& puzzle, const std::vector<Sentence>& sentences);

// The names of columns and rows, within what a picture of the puzzle shows already: on its frame, or on its border.
Shapes name_marks(const Puzzle& puzzle);

// The whole picture; the sentences are its description for those who cannot see it.
Scene explained_scene(const Puzzle& puzzle, const std::vector<Sentence>& sentences, Detail detail = Detail::full);

}  // namespace gridlock::render
