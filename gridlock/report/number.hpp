// Numbers for machines: a decimal point, and exactly the digits needed to read the same number back.
#pragma once

#include <string>

namespace gridlock::report {

// 0.0004, 1.98, 7, 1e+300. The number must be finite.
void append_real(std::string& out, double number);

}  // namespace gridlock::report
