#include "gridlock/rushhour/explain/turning_points.hpp"

#include <cstdlib>
#include <optional>

#include "gridlock/rushhour/explain/overview.hpp"

namespace gridlock::rushhour {
namespace {

// What looks wrong about a move, and where the vehicle would have to keep to in order not to do it.
struct Doubt {
  Oddity oddity = Oddity::retreat;
  LineCells keep_to = 0;
};

class TurningPoints {
 public:
  TurningPoints(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor)
      : board_(puzzle), budget_(budget), monitor_(monitor) {}

  std::vector<Claim> of(const std::vector<Slide>& solution) {
    std::vector<Claim> claims;
    for (std::size_t i = 0; i < solution.size(); ++i) {
      if (const auto doubt = doubt_about(solution[i]))
        if (auto claim = turn(solution[i], *doubt, static_cast<Count>(solution.size() - i))) {
          claim->sentence = static_cast<int>(claims.size());
          claim->move = static_cast<int>(i) + 1;
          claims.push_back(*claim);
        }
      board_.slide(solution[i]);
    }
    Claim routine{.kind = Claim::Kind::routine, .sentence = static_cast<int>(claims.size())};
    routine.move = static_cast<int>(solution.size() - claims.size());
    if (routine.move > 0) claims.push_back(routine);
    return claims;
  }

 private:
  std::optional<Doubt> doubt_about(Slide slide) const {
    const int v = slide.vehicle, way = slide.distance > 0 ? +1 : -1;
    if (v == board_.primary()) {
      if (way > 0) return std::nullopt;
      return Doubt{Oddity::retreat, static_cast<LineCells>(~unsigned{offsets_beyond(board_, v, way, 1)})};
    }
    const Vehicle& primary = board_.vehicle(board_.primary());
    const Vehicle& vehicle = board_.vehicle(v);
    const int front = board_.offset(board_.primary()) + primary.length, line = primary.line();
    const auto covers = [&](int offset) { return offset <= line && line < offset + vehicle.length; };
    const int from = board_.offset(v), to = from + slide.distance;
    if (vehicle.vertical != primary.vertical && vehicle.line() >= front && covers(to) && !covers(from)) {
      unsigned clear = 0;
      for (int k = 0; k < kMaxSide; ++k) clear |= covers(k) ? 0 : 1u << k;
      return Doubt{Oddity::in_the_way, static_cast<LineCells>(clear)};
    }
    return std::nullopt;
  }

  // `rest`: the moves that the solution still makes, this one included.
  std::optional<Claim> turn(Slide slide, const Doubt& doubt, Count rest) {
    const Puzzle here = board_.as_puzzle();
    const auto otherwise = fewest_moves_within(here, {slide.vehicle, doubt.keep_to}, budget_, monitor_);
    if (!otherwise || *otherwise <= rest) return std::nullopt;
    Claim claim{.kind = Claim::Kind::turn};
    claim.vehicle = slide.vehicle;
    claim.direction = slide.distance > 0 ? +1 : -1;
    claim.distance = std::abs(slide.distance);
    claim.oddity = doubt.oddity;
    claim.more = *otherwise == kNoWay ? kNoWay : *otherwise - rest;
    return claim;
  }

  Board board_;
  std::uint64_t budget_;
  Monitor& monitor_;
};

}  // namespace

std::vector<Claim> turning_points(const Puzzle& puzzle, const std::vector<Slide>& solution, std::uint64_t budget,
                                  Monitor& monitor) {
  return TurningPoints(puzzle, budget, monitor).of(solution);
}

}  // namespace gridlock::rushhour
