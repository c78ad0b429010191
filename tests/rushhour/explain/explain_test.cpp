#include "gridlock/rushhour/explain/explain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "gridlock/rushhour/explain/why_not.hpp"
#include "gridlock/rushhour/explain/words.hpp"
#include "tests/rushhour/explain/all_positions.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::rushhour {
namespace {

using testing::AllPositions;
using testing::cases;
using testing::seeded;

constexpr std::size_t kMostPositions = 800;

// Holds each proved claim of an explanation against every position of the board.
class ClaimCheck {
 public:
  ClaimCheck(const Puzzle& puzzle, const AllPositions& all) : board_(puzzle), all_(all) {}

  // An empty text if the claim is true, else what is wrong.
  std::string fault_of(const Claim& claim) const {
    switch (claim.kind) {
      case Claim::Kind::blocked:
        for (std::size_t i = 0; i < claim.others.size(); ++i)
          if (all_.fewest_to_goal(covers(claim.others[i], claim.cells[i])) >= 0) return "a vehicle may stay";
        return "";
      case Claim::Kind::never:
        return all_.reaches(anything(), beyond(claim)) ? "it can get that far" : "";
      case Claim::Kind::goes: {
        if (!claim.proved) return "";
        const auto far = beyond(claim);
        return all_.fewest_to_goal([&](const auto& p) { return !far(p); }) >= 0 ? "it need not go" : "";
      }
      case Claim::Kind::after:
        for (std::size_t i = 0; i < claim.others.size(); ++i)
          if (all_.reaches(covers(claim.others[i], claim.cells[i]), beyond(claim))) return "it need not wait";
        return "";
      case Claim::Kind::open:
        return board_.room(claim.vehicle, claim.direction) < claim.distance ? "it is not free" : "";
      case Claim::Kind::first: {
        const auto best = all_.best_moves();
        if (std::find(best.begin(), best.end(), claim.slide()) == best.end()) return "not on a shortest solution";
        return claim.proved && best.size() > 1 ? "others are as good" : "";
      }
      case Claim::Kind::serves:
        return claim.proved ? "nobody has proved it" : "";
      case Claim::Kind::shut_in:
        return all_.fewest_to_goal(anything()) >= 0 ? "it is not shut in" : "";
      case Claim::Kind::cause:
        return solvable_with(claim.others) == 1 ? "there is a solution" : "";
      case Claim::Kind::fewest:
        return "";  // see fault_of_fewest
      case Claim::Kind::cannot:
        return all_.reaches(anything(), covers(claim.vehicle, claim.cells[0])) ? "it can come there" : "";
      case Claim::Kind::can:
        return board_.room(claim.vehicle, claim.direction) < claim.distance ? "it is not free" : "";
      case Claim::Kind::until:
        for (std::size_t i = 0; i < claim.others.size(); ++i)
          if (all_.reaches(covers(claim.others[i], claim.cells[i + 1]), covers(claim.vehicle, claim.cells[0])))
            return "it need not wait";
        return "";
      case Claim::Kind::turn:
      case Claim::Kind::routine:
        return "said of solutions only";
      case Claim::Kind::stays: {
        const auto there = covers(claim.vehicle, claim.cells[0]);
        return all_.reaches(anything(), [&](const auto& p) { return !there(p); }) ? "it can leave" : "";
      }
    }
    return "an unknown claim";
  }

  // Tries every set that is one vehicle smaller.
  std::string fault_of_fewest(std::size_t size) const {
    std::vector<int> others;
    for (int v = 0; v < board_.vehicles(); ++v)
      if (v != board_.primary()) others.push_back(v);
    std::vector<bool> chosen(others.size(), false);
    std::fill(chosen.end() - static_cast<std::ptrdiff_t>(size - 1), chosen.end(), true);
    do {
      std::vector<int> part;
      for (std::size_t i = 0; i < others.size(); ++i)
        if (chosen[i]) part.push_back(others[i]);
      if (solvable_with(part) == 0) return "fewer would do";
    } while (std::next_permutation(chosen.begin(), chosen.end()));
    return "";
  }

 private:
  // 1 if there is a solution with only these and the primary on the board, 0 if not, -1 if that is too much to tell.
  int solvable_with(const std::vector<int>& others) const {
    Puzzle part = board_.puzzle();
    part.vehicles = {board_.puzzle().primary_vehicle()};
    part.primary = 0;
    for (const int v : others) part.vehicles.push_back(board_.vehicle(v));
    const AllPositions all(part, 4 * kMostPositions);
    const bool solvable = all.fewest_to_goal(anything()) >= 0;
    return solvable ? 1 : all.complete() ? 0 : -1;
  }

  static AllPositions::Filter anything() {
    return [](const auto&) { return true; };
  }
  AllPositions::Filter beyond(const Claim& claim) const {
    const int limit = board_.offset(claim.vehicle) + claim.direction * claim.distance;
    return [claim, limit](const AllPositions::Offsets& p) {
      const int offset = p[static_cast<std::size_t>(claim.vehicle)];
      return claim.direction > 0 ? offset >= limit : offset <= limit;
    };
  }
  AllPositions::Filter covers(int v, Cell cell) const {
    const Vehicle& vehicle = board_.vehicle(v);
    const int at = vehicle.vertical ? cell.row : cell.col, length = vehicle.length;
    return [v, at, length](const AllPositions::Offsets& p) {
      const int offset = p[static_cast<std::size_t>(v)];
      return offset <= at && at < offset + length;
    };
  }

  Board board_;
  const AllPositions& all_;
};

struct Tally {
  int positions = 0, solvable = 0, must = 0, never = 0, after = 0, proposed = 0, fewest = 0;
};

void check(const Puzzle& puzzle, const AllPositions& all, std::uint64_t budget, Tally& tally) {
  Monitor monitor;
  const Reasons reasons = explain(puzzle, budget, monitor);
  const ClaimCheck truth(puzzle, all);
  const bool solvable = all.fewest_to_goal([](const auto&) { return true; }) >= 0;
  if (budget > 0) {
    EXPECT_EQ(reasons.outcome, solvable ? Outcome::solved : Outcome::unsolvable);
  } else if (reasons.outcome == Outcome::unsolvable) {
    EXPECT_FALSE(solvable);
  }
  const auto sentences = sentences_of(puzzle, reasons.claims);
  EXPECT_LE(sentences.size(), 5u);
  for (const Claim& claim : reasons.claims) {
    const std::string fault = truth.fault_of(claim);
    EXPECT_TRUE(fault.empty()) << fault << ": " << ::testing::PrintToString(sentences) << ", vehicle "
                               << puzzle.vehicles[static_cast<std::size_t>(claim.vehicle)].name;
    if (claim.kind == Claim::Kind::fewest && reasons.claims[0].others.size() <= 3) {
      EXPECT_EQ(truth.fault_of_fewest(reasons.claims[0].others.size()), "") << ::testing::PrintToString(sentences);
      ++tally.fewest;
    }
    tally.must += claim.kind == Claim::Kind::goes && claim.proved;
    tally.never += claim.kind == Claim::Kind::never;
    tally.after += claim.kind == Claim::Kind::after;
    tally.proposed += claim.kind == Claim::Kind::goes && !claim.proved;
  }
  tally.solvable += solvable;
}

void check_why_not(const Puzzle& puzzle, const AllPositions& all, Random& random) {
  const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); };
  Monitor monitor;
  const int v = below(static_cast<int>(puzzle.vehicles.size()));
  const Vehicle& vehicle = puzzle.vehicles[static_cast<std::size_t>(v)];
  const int along = below(puzzle.line_length(vehicle.vertical));
  const Cell to = vehicle.vertical ? Cell{along, vehicle.line()} : Cell{vehicle.line(), along};
  const auto claims = why_not(puzzle, v, to, 100'000, monitor);
  ASSERT_EQ(claims.size(), 1u);
  ASSERT_EQ(ClaimCheck(puzzle, all).fault_of(claims[0]), "") << sentences_of(puzzle, claims)[0];
}

// Dense boards, so that one position in two has a chain worth telling.
Puzzle crowded_board(Random& random) {
  const int side = 4 + static_cast<int>(random.below(3));
  const testing::BoardShape shape{.width = side,
                                  .height = side + static_cast<int>(random.below(2)),
                                  .vehicles = side * side / 3 + 1,
                                  .walls = random.below(4) == 0 ? 2 : 0,
                                  .longest = 3,
                                  .vertical_primary = random.below(2) == 0};
  return testing::random_board(random, shape);
}

TEST(Explain, claims_of_random_positions_are_true) {
  Tally tally;
  const auto wanted = static_cast<int>(cases(2000));
  for (std::uint64_t number = 0; tally.positions < wanted; ++number) {
    Random random(seeded(number));
    const Puzzle board = crowded_board(random);
    if (number % 10 != 0 && !shut_in(board).empty()) continue;
    AllPositions all(board, kMostPositions);
    if (!all.complete()) continue;
    for (const std::size_t start :
         {all.farthest(), std::size_t{random.below(static_cast<std::uint32_t>(all.size()))}}) {
      all.begin_at(start);
      const Puzzle puzzle = all.position(start);
      if (puzzle.solved()) continue;
      ++tally.positions;
      check(puzzle, all, 100'000, tally);
      check(puzzle, all, 0, tally);  // by the lines of the board alone
      check_why_not(puzzle, all, random);
    }
    if (::testing::Test::HasFailure()) FAIL() << "board " << number;
  }
  EXPECT_GT(tally.solvable, testing::among_usual(wanted / 2));
  EXPECT_GT(tally.must, testing::among_usual(wanted / 2));
  EXPECT_GT(tally.never, testing::among_usual(wanted / 2));
  EXPECT_GT(tally.after, testing::among_usual(wanted / 4));
  EXPECT_GT(tally.fewest, testing::among_usual(wanted / 50));
  EXPECT_GT(tally.proposed, testing::among_usual(wanted / 100));
}

}  // namespace
}  // namespace gridlock::rushhour
