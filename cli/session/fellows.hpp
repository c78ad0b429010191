// The other processes started by mpirun, which run the same command on the same input and each do a part of the work.
// The ordinary program has none.
#pragma once

#include "gridlock/core/carrier.hpp"

namespace gridlock::cli {

struct Fellows {
  // All of them work on one puzzle after the other, or each puzzle is dealt to one of them. By the input: a puzzle that
  // is the only one is worked on by all.
  enum class Sharing { by_input, together, dealt };

  Carrier* carrier = nullptr;    // none: this process is alone
  unsigned on_this_machine = 1;  // processes, this one included
  Sharing sharing = Sharing::by_input;
};

// To be set before the command line is looked at.
inline Fellows& fellows() {
  static Fellows all;
  return all;
}

}  // namespace gridlock::cli
