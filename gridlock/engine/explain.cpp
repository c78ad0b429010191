#include "gridlock/explain.hpp"

#include <array>

#include "gridlock/rushhour/explain/explain.hpp"
#include "gridlock/rushhour/explain/words.hpp"

namespace gridlock {
namespace {

// In the order of rushhour::Claim::Kind.
constexpr std::array<std::string_view, 9> kClaims{"blocked", "never",  "goes",    "after", "open",
                                                  "first",   "serves", "shut_in", "cause"};

Fact fact_of(const rushhour::Puzzle& puzzle, const rushhour::Claim& claim) {
  using Kind = rushhour::Claim::Kind;
  const auto number = [&](rushhour::Cell cell) { return cell.row * puzzle.width + cell.col; };
  const auto vehicle = [&](int v) -> const rushhour::Vehicle& { return puzzle.vehicles[static_cast<std::size_t>(v)]; };
  Fact fact{kClaims[static_cast<std::size_t>(claim.kind)], claim.proved, {}, {}, {}};
  const auto& moved = vehicle(claim.vehicle);
  fact.pieces.push_back({moved.name, number(moved.cell)});
  for (const int other : claim.others) fact.pieces.push_back({vehicle(other).name, number(vehicle(other).cell)});
  for (const rushhour::Cell cell : claim.cells) fact.cells.push_back(number(cell));
  if (claim.kind == Kind::goes || claim.kind == Kind::first) {
    const int end = claim.direction > 0 ? moved.length - 1 : 0;
    fact.arrows.push_back({number(moved.covered(end)), number(moved.covered(end + claim.direction * claim.distance))});
  }
  return fact;
}

Explanation explain_as(const rushhour::Puzzle& puzzle, const ExplainRequest& request, Monitor& monitor) {
  const rushhour::Reasons reasons = rushhour::explain(puzzle, request.budget, monitor);
  Explanation explanation{reasons.outcome, std::nullopt, reasons.shortest, {}};
  if (reasons.outcome == Outcome::solved) explanation.cost = static_cast<Count>(reasons.solution.size());
  for (auto& text : rushhour::sentences_of(puzzle, reasons.claims))
    explanation.sentences.push_back({std::move(text), {}});
  std::size_t sentence = 0;
  for (std::size_t i = 0; i < reasons.claims.size(); ++i) {
    if (i > 0 && reasons.claims[i].sentence != reasons.claims[i - 1].sentence) ++sentence;
    explanation.sentences[sentence].facts.push_back(fact_of(puzzle, reasons.claims[i]));
  }
  return explanation;
}

Explanation explain_as(const sokoban::Puzzle&, const ExplainRequest&, Monitor&) { return {}; }

}  // namespace

Explanation explain(const Puzzle& puzzle, const ExplainRequest& request) {
  Monitor monitor(request.limits, request.progress);
  Explanation explanation;
  const auto ended = outcome_of(
      [&] { explanation = std::visit([&](const auto& p) { return explain_as(p, request, monitor); }, puzzle); });
  if (ended) explanation.outcome = *ended;
  return explanation;
}

}  // namespace gridlock
