#include "gridlock/render/film.hpp"

namespace gridlock::render {
namespace {

// A curve from 0 to 1 with two control points, as CSS has them.
double bezier(double a, double b, double t) {
  return 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;
}

}  // namespace

std::vector<Motion> motions_of(const Film& film) {
  std::vector<Point> places;
  for (const auto& piece : film.scene.pieces) places.push_back(piece.place);
  std::vector<Motion> motions;
  int now = kLeadIn;
  const auto add = [&](const Change& change, int time, bool leaving) {
    motions.push_back({now, now + time, places[change.piece], change, leaving});
    places[change.piece] = change.place;
  };
  for (const auto& step : film.steps) {
    for (const auto& change : step.changes) add(change, film.slide, false);
    now += film.apart;
  }
  if (film.leaving) add(*film.leaving, kLeaving, true);
  return motions;
}

int duration_of(const Film& film) {
  const int steps = static_cast<int>(film.steps.size());
  return kLeadIn + steps * film.apart + (film.leaving ? kLeaving : 0) + kLastHold;
}

double eased(double time, bool leaving) {
  // x grows with the parameter, so halving finds the one for a time.
  double low = 0, high = 1;
  for (int i = 0; i < 30; ++i) {
    const double middle = (low + high) / 2;
    (bezier(leaving ? 0.5 : 0.2, leaving ? 0.9 : 0.2, middle) < time ? low : high) = middle;
  }
  return leaving ? bezier(0, 0.4, low) : bezier(0.8, 1, low);
}

}  // namespace gridlock::render
