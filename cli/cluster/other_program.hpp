// Runs another program and catches what it prints.
#pragma once

#include <string>
#include <vector>

namespace gridlock::cli {

struct Printed {
  int code = 127;    // its exit code; 127 if there is no such program, 128 and more after a signal
  std::string text;  // standard output and errors, in the order in which they came

  bool found() const { return code != 127; }
  bool well() const { return code == 0; }
};

Printed output_of(const std::vector<std::string>& words);

}  // namespace gridlock::cli
