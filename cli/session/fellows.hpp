// The other processes that run the same command on the same input, each doing a part of the work: those that mpirun has
// started. There are none in the ordinary program.
#pragma once

#include "gridlock/core/carrier.hpp"

namespace gridlock::cli {

struct Fellows {
  Carrier* carrier = nullptr;    // none: this process is alone
  unsigned on_this_machine = 1;  // processes, this one included
};

// To be set before the command line is looked at.
inline Fellows& fellows() {
  static Fellows all;
  return all;
}

}  // namespace gridlock::cli
