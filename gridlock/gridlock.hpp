// gridlock as a library: everything that programs may count on. docs/library.md is the page to read first.
//
// The headers directly in gridlock/ are the contract, and this one includes them all. Those in subfolders are internal;
// the few that the contract is built from (errors, limits, options, the two puzzles) are installed with it, the others
// are not. Version numbers follow semver.org: before 1.0, a new minor version may break a program, and CHANGELOG.md
// then says how; a patch may not. From 1.0 on, only a new major version may.
//
// Everything lives in the namespace gridlock. Values own what they hold. Functions keep nothing between calls and may
// be called by any number of threads at once; an object belongs to one thread at a time. What is wrong with an input is
// thrown as gridlock::Error, with source, line and column where they are known; std::logic_error means a bug in
// gridlock itself, and std::bad_alloc means what it always means. Nothing prints, nothing ends the program, nothing
// reads the environment, and no file is touched but by read_file().
#pragma once

#include <string_view>

#include "gridlock/audit.hpp"
#include "gridlock/bounds.hpp"
#include "gridlock/builtin.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/check.hpp"
#include "gridlock/explain.hpp"
#include "gridlock/game.hpp"
#include "gridlock/generate.hpp"
#include "gridlock/improve.hpp"
#include "gridlock/own_heuristic.hpp"
#include "gridlock/puzzles.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/read.hpp"
#include "gridlock/render.hpp"
#include "gridlock/solutions.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "gridlock/write.hpp"

// All of gridlock.
namespace gridlock {

// "0.2.0": the version of the library that runs, which may be a later one than that of the headers.
std::string_view version();

}  // namespace gridlock
