// The timing of a film, shared by animated SVG and GIF.
#pragma once

#include "gridlock/render/scene.hpp"

namespace gridlock::render {

inline constexpr int kLeadIn = 700;   // milliseconds of the start position, before anything moves
inline constexpr int kLeaving = 480;  // that the primary takes to drive out
inline constexpr int kLastHold = 1500;

// A piece on its way: from `begin` to `end` in milliseconds, then at `change.place` in that look.
struct Motion {
  int begin, end;
  Point from;
  Change change;
  bool leaving = false;
};

// In the order of their begin.
std::vector<Motion> motions_of(const Film& film);
// The end of the last motion, and some time to look at it.
int duration_of(const Film& film);

// The easing of slides, cubic-bezier(.2,.8,.2,1), and of the drive through the exit, cubic-bezier(.5,0,.9,.4): how far
// a piece is, both from 0 to 1.
double eased(double time, bool leaving);
inline constexpr const char* kSlideEasing = "cubic-bezier(.2,.8,.2,1)";
inline constexpr const char* kLeavingEasing = "cubic-bezier(.5,0,.9,.4)";

}  // namespace gridlock::render
