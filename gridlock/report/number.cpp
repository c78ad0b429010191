#include "gridlock/report/number.hpp"

#include <charconv>
#include <cmath>

namespace gridlock::report {

void append_real(std::string& out, double number) {
  // Short powers of ten are hard to read, long rows of zeros too.
  const double size = std::fabs(number);
  const bool plain = number == 0 || (size >= 1e-9 && size < 1e15);
  char digits[64];
  const auto end = std::to_chars(digits, digits + sizeof digits, number,
                                 plain ? std::chars_format::fixed : std::chars_format::scientific);
  out.append(digits, end.ptr);
}

}  // namespace gridlock::report
