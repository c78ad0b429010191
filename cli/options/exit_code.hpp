// The exit codes that scripts rely on, and how the results of many puzzles become one.
#pragma once

namespace gridlock::cli {

enum class ExitCode : int {
  done = 0,       // every puzzle solved, or the command done
  failed = 1,     // a puzzle proved unsolvable, or a check failed
  bad_input = 2,  // wrong usage or bad input
  limited = 3,    // stopped by a limit before an answer
  internal = 4,   // our mistake
  interrupted = 130,
};

// The highest code that applies; interruption is the highest of all.
constexpr ExitCode worse(ExitCode a, ExitCode b) { return static_cast<int>(a) < static_cast<int>(b) ? b : a; }

}  // namespace gridlock::cli
