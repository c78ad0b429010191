#include "gridlock/engine/claims.hpp"

#include <algorithm>

#include "gridlock/catalogue.hpp"

namespace gridlock {
namespace {

std::string number(std::int64_t value) { return std::to_string(value); }

std::optional<FalseClaim> wrong_number(const std::optional<Claim<std::int64_t>>& claim, const char* key, Count is) {
  if (!claim || claim->value == is) return std::nullopt;
  return FalseClaim{std::string(key) + " is said to be " + number(claim->value) + ", and is " + number(is),
                    claim->line};
}

std::string joined(const std::vector<std::string>& pieces) {
  std::string text;
  for (const auto& piece : pieces) text += piece;
  return text;
}

// Steps may be written without large letters, so both are replayed.
std::optional<FalseClaim> wrong_lurd(const Puzzle& puzzle, const Verdict& verdict, const RecordClaims& claims) {
  if (!claims.lurd || claims.lurd->value.empty()) return std::nullopt;
  const Verdict other = verify(puzzle, {claims.lurd->value});
  if (other.solved && joined(other.played) == joined(verdict.played)) return std::nullopt;
  return FalseClaim{"lurd and moves are not the same solution", claims.lurd->line};
}

// The metric of the record; nothing if the puzzle does not have it.
std::optional<Metric> claimed_metric(const Puzzle& puzzle, const RecordClaims& claims) {
  const std::vector<Metric> metrics = puzzle_info(puzzle).metrics;
  if (!claims.metric) return metrics.front();
  const auto named = metric_named(claims.metric->value);
  if (!named || std::find(metrics.begin(), metrics.end(), *named) == metrics.end()) return std::nullopt;
  return named;
}

// Bounds are given in the same count as the cost.
std::optional<FalseClaim> wrong_bound(const RecordClaims& claims, Count cost) {
  if (!claims.lower_bound) return std::nullopt;
  const auto& [bound, line] = *claims.lower_bound;
  if (bound > cost)
    return FalseClaim{"lower_bound " + number(bound) + " is above the cost of the solution, " + number(cost), line};
  if (claims.optimal && claims.optimal->value && bound != cost)
    return FalseClaim{"optimal is said of a cost of " + number(cost) + " whose lower_bound is " + number(bound), line};
  return std::nullopt;
}

}  // namespace

std::optional<FalseClaim> false_claim(const Puzzle& puzzle, const Verdict& verdict, const RecordClaims& claims) {
  if (claims.puzzle && claims.puzzle->value != kind_name(puzzle))
    return FalseClaim{
        "the record is of a puzzle of " + claims.puzzle->value + ", and this is " + std::string(kind_name(puzzle)),
        claims.puzzle->line};
  const auto metric = claimed_metric(puzzle, claims);
  if (!metric)
    return FalseClaim{"there is no metric " + claims.metric->value + " for " + std::string(kind_name(puzzle)),
                      claims.metric->line};
  const Count exit = claims.count_exit && claims.count_exit->value ? 1 : 0;
  const Count cost = verdict.cost(*metric) + exit;
  if (auto wrong = wrong_number(claims.cost, "cost", cost)) return wrong;
  if (auto wrong = wrong_number(claims.pushes, "pushes", verdict.pushes)) return wrong;
  if (auto wrong = wrong_number(claims.moves_count, "moves_count", verdict.moves)) return wrong;
  if (auto wrong = wrong_lurd(puzzle, verdict, claims)) return wrong;
  return wrong_bound(claims, cost);
}

}  // namespace gridlock
