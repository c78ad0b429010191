// Numbers for machines: a point, every digit that is needed to get the same number back, and no more.
#pragma once

#include <string>

namespace gridlock::report {

// 0.0004, 1.98, 7, 1e+300. The number must be finite.
void append_real(std::string& out, double number);

}  // namespace gridlock::report
