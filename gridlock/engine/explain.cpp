#include "gridlock/explain.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "gridlock/core/cell_name.hpp"
#include "gridlock/engine/solve_anyhow.hpp"
#include "gridlock/rushhour/board/notation.hpp"
#include "gridlock/rushhour/explain/explain.hpp"
#include "gridlock/rushhour/explain/turning_points.hpp"
#include "gridlock/rushhour/explain/why_not.hpp"
#include "gridlock/rushhour/explain/words.hpp"
#include "gridlock/sokoban/explain/explain.hpp"
#include "gridlock/sokoban/explain/turning_points.hpp"
#include "gridlock/sokoban/explain/why_not.hpp"
#include "gridlock/sokoban/explain/words.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"
#include "gridlock/verify.hpp"

namespace gridlock {
namespace {

// In the order of rushhour::Claim::Kind.
constexpr std::array<std::string_view, 16> kRushHourClaims{"blocked", "never",   "goes",  "after",  "open",  "first",
                                                           "serves",  "shut_in", "cause", "fewest", "stays", "turn",
                                                           "routine", "cannot",  "can",   "until"};

Fact fact_of(const rushhour::Puzzle& puzzle, const rushhour::Claim& claim) {
  using Kind = rushhour::Claim::Kind;
  const auto number = [&](rushhour::Cell cell) { return cell.row * puzzle.width + cell.col; };
  const auto vehicle = [&](int v) -> const rushhour::Vehicle& { return puzzle.vehicles[static_cast<std::size_t>(v)]; };
  Fact fact{kRushHourClaims[static_cast<std::size_t>(claim.kind)], claim.proved, {}, {}, {}};
  const auto& moved = vehicle(claim.vehicle);
  fact.pieces.push_back({moved.name, number(moved.cell)});
  for (const int other : claim.others) fact.pieces.push_back({vehicle(other).name, number(vehicle(other).cell)});
  for (const rushhour::Cell cell : claim.cells) fact.cells.push_back(number(cell));
  if (claim.kind == Kind::goes || claim.kind == Kind::first || claim.kind == Kind::turn) {
    const int end = claim.direction > 0 ? moved.length - 1 : 0;
    fact.arrows.push_back({number(moved.covered(end)), number(moved.covered(end + claim.direction * claim.distance))});
  }
  return fact;
}

// In the order of sokoban::Claim::Kind.
constexpr std::array<std::string_view, 16> kSokobanClaims{
    "outside", "crowded", "cornered", "no_goal", "frozen",  "too_few", "lost", "fewest",
    "before",  "order",   "first",    "turn",    "routine", "cannot",  "can",  "held_by"};

Fact fact_of(const sokoban::Puzzle& puzzle, const sokoban::Claim& claim) {
  using Kind = sokoban::Claim::Kind;
  Fact fact{kSokobanClaims[static_cast<std::size_t>(claim.kind)], claim.proved, {}, claim.cells, {}};
  for (const int box : claim.boxes) fact.pieces.push_back({cell_name(box / puzzle.width, box % puzzle.width), box});
  if (claim.kind == Kind::first) fact.arrows.push_back({claim.boxes[0], claim.cells[0]});
  return fact;
}

// The words of each sentence with the facts that it is made of.
template <class Board, class Claim>
std::vector<Sentence> told(const Board& puzzle, const std::vector<Claim>& claims) {
  std::vector<Sentence> sentences;
  for (auto& text : sentences_of(puzzle, claims)) sentences.push_back({std::move(text), {}});
  std::size_t sentence = 0;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    if (i > 0 && claims[i].sentence != claims[i - 1].sentence) ++sentence;
    sentences[sentence].facts.push_back(fact_of(puzzle, claims[i]));
  }
  return sentences;
}

Explanation explain_as(const rushhour::Puzzle& puzzle, const ExplainRequest& request, Monitor& monitor) {
  const rushhour::Reasons reasons = rushhour::explain(puzzle, request.budget, monitor);
  Explanation explanation{reasons.outcome, std::nullopt, reasons.shortest, told(puzzle, reasons.claims)};
  if (reasons.outcome == Outcome::solved) explanation.cost = static_cast<Count>(reasons.solution.size());
  return explanation;
}

Explanation explain_as(const sokoban::Puzzle& puzzle, const ExplainRequest& request, Monitor& monitor) {
  const sokoban::Reasons reasons = sokoban::explain(puzzle, request.budget, monitor, solve_anyhow);
  Explanation explanation{reasons.outcome, std::nullopt, reasons.optimal, told(puzzle, reasons.claims)};
  if (reasons.outcome == Outcome::solved) explanation.cost = reasons.pushes;
  return explanation;
}

std::vector<Sentence> turning_points_of(const rushhour::Puzzle& puzzle, const std::vector<std::string>& moves,
                                        const ExplainRequest& request, Monitor& monitor) {
  std::vector<rushhour::Slide> solution;
  for (const auto& move : moves) solution.push_back(rushhour::slide_from(puzzle, move));
  return told(puzzle, rushhour::turning_points(puzzle, solution, request.budget, monitor));
}

std::vector<Sentence> turning_points_of(const sokoban::Puzzle& puzzle, const std::vector<std::string>& moves,
                                        const ExplainRequest& request, Monitor& monitor) {
  return told(puzzle, sokoban::turning_points(puzzle, sokoban::pushes_from(puzzle, moves), request.budget, monitor,
                                              solve_anyhow));
}

std::vector<Sentence> why_not_in(const rushhour::Puzzle& puzzle, const std::string& piece, int cell,
                                 const ExplainRequest& request, Monitor& monitor) {
  const auto vehicle = puzzle.find_meant(piece);
  if (!vehicle) throw Error("there is no vehicle '" + piece + "'");
  const rushhour::Cell to{cell / puzzle.width, cell % puzzle.width};
  return told(puzzle, rushhour::why_not(puzzle, static_cast<int>(*vehicle), to, request.budget, monitor));
}

std::vector<Sentence> why_not_in(const sokoban::Puzzle& puzzle, const std::string& piece, int cell,
                                 const ExplainRequest&, Monitor& monitor) {
  const auto box = cell_number(piece, puzzle.width, puzzle.height);
  if (!box || !std::binary_search(puzzle.boxes.begin(), puzzle.boxes.end(), *box))
    throw Error("there is no box on '" + piece + "'");
  return told(puzzle, sokoban::why_not(puzzle, *box, cell, monitor));
}

}  // namespace

std::vector<Sentence> why_not(const Puzzle& puzzle, const std::string& piece, const std::string& cell,
                              const ExplainRequest& request) {
  const auto [width, height] =
      std::visit([](const auto& board) { return std::pair(board.width, board.height); }, puzzle);
  const auto to = cell_number(cell, width, height);
  if (!to) throw Error("there is no cell '" + cell + "' on this board");
  Monitor monitor(request.limits, request.progress);
  std::vector<Sentence> sentences;
  (void)outcome_of([&] {
    sentences = std::visit([&](const auto& p) { return why_not_in(p, piece, *to, request, monitor); }, puzzle);
  });
  return sentences;
}

std::vector<Sentence> turning_points(const Puzzle& puzzle, const std::vector<std::string>& moves,
                                     const ExplainRequest& request) {
  const Verdict verdict = verify(puzzle, moves);
  if (!verdict.solved) throw Error("this is not a solution: " + verdict.reason);
  Monitor monitor(request.limits, request.progress);
  std::vector<Sentence> sentences;
  (void)outcome_of([&] {
    sentences =
        std::visit([&](const auto& p) { return turning_points_of(p, verdict.played, request, monitor); }, puzzle);
  });
  return sentences;
}

Explanation explain(const Puzzle& puzzle, const ExplainRequest& request) {
  Monitor monitor(request.limits, request.progress);
  Explanation explanation;
  const auto ended = outcome_of(
      [&] { explanation = std::visit([&](const auto& p) { return explain_as(p, request, monitor); }, puzzle); });
  if (ended) explanation.outcome = *ended;
  return explanation;
}

}  // namespace gridlock
