#include "gridlock/report/number.hpp"

#ifdef __EMSCRIPTEN__
#include <cstdio>
#else
#include <charconv>
#include <cmath>
#endif

namespace gridlock::report {

#ifdef __EMSCRIPTEN__  // whose library cannot print the shortest form yet; the page reads the number back, people do
                       // not

void append_real(std::string& out, double number) {
  char digits[32];
  out.append(digits, static_cast<std::size_t>(std::snprintf(digits, sizeof digits, "%.17g", number)));
}

#else

void append_real(std::string& out, double number) {
  // Short powers of ten are hard to read, long rows of zeros too.
  const double size = std::fabs(number);
  const bool plain = number == 0 || (size >= 1e-9 && size < 1e15);
  char digits[64];
  const auto end = std::to_chars(digits, digits + sizeof digits, number,
                                 plain ? std::chars_format::fixed : std::chars_format::scientific);
  out.append(digits, end.ptr);
}

#endif

}  // namespace gridlock::report
