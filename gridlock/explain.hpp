// Explaining: explain a position in a few sentences: what blocks what, and what to do first, and what each of them
// speaks of. What solve.hpp says of threads and of what must outlive a call holds here, too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/core/limits.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// What is asked for.
struct ExplainRequest {
  // The most positions that one search visits to prove something. What would take more is not claimed.
  std::uint64_t budget = 300'000;
  Limits limits;      // of one puzzle
  Progress progress;  // called by the calling thread; may be empty
};

// A vehicle or a box.
struct FactPiece {
  std::string name;  // of a vehicle; a box is called by its cell, "c4"
  int cell = 0;      // one that it covers, counted row by row
};

// A way on the board, from one cell to another.
struct FactArrow {
  int from = 0;  // a cell, counted row by row
  int to = 0;    // another one of the same row or column
};

// One claim. What is proved holds for every solution, or for every position that can be reached; what is not is taken
// from one good solution. docs/explain.md says what each word claims.
struct Fact {
  std::string_view claim;         // a word for machines: "after"
  bool proved = true;             // else proposed
  std::vector<FactPiece> pieces;  // the one it speaks of first, then the others
  std::vector<int> cells;         // that it speaks of
  std::vector<FactArrow> arrows;  // where the first piece goes, or cannot go
};

// Something to be read.
struct Sentence {
  std::string text;         // with its full stop
  std::vector<Fact> facts;  // that it is made of
};

// Why.
struct Explanation {
  Outcome outcome = Outcome::solved;  // of the search: solved, unsolvable, or the limit that left it open
  std::optional<Count> cost;          // of the suggested solution, in moves or pushes
  bool optimal = false;               // there is no shorter one: proved
  std::vector<Sentence> sentences;    // none for a puzzle that is solved
};

// Never throws for a puzzle that has no fault.
Explanation explain(const Puzzle& puzzle, const ExplainRequest& request = {});

// Whether a piece can go to a cell, and if not, what prevents it, for now or for ever. Pieces are called as in
// FactPiece, cells by column and row ("c4"). No sentence if a limit ended it; throws Error if there is no such piece or
// cell.
std::vector<Sentence> why_not(const Puzzle& puzzle, const std::string& piece, const std::string& cell,
                              const ExplainRequest& request = {});

// The moves of a solution that look wrong but are needed, a sentence for each, and one sentence for all the others,
// which are routine. Each turning point is proved: without what looks wrong about it there is no solution from there,
// or only a longer one. Throws Error if the moves are no solution.
std::vector<Sentence> turning_points(const Puzzle& puzzle, const std::vector<std::string>& moves,
                                     const ExplainRequest& request = {});

}  // namespace gridlock
