#include "gridlock/core/resident.hpp"

#include <cstdio>

#if defined(__linux__)
#include <unistd.h>
#endif

namespace gridlock {

std::size_t resident_bytes() {
#if defined(__linux__)
  // Opened anew each time: a file that a parent has opened would tell about the parent.
  std::FILE* const file = std::fopen("/proc/self/statm", "re");
  if (file == nullptr) return 0;
  unsigned long all = 0, resident = 0;
  const int read = std::fscanf(file, "%lu %lu", &all, &resident);
  std::fclose(file);
  return read == 2 ? static_cast<std::size_t>(resident) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) : 0;
#else
  return 0;
#endif
}

}  // namespace gridlock
