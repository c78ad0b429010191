#include "cli/options/memory.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace gridlock::cli {

std::size_t affordable_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page_size = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || page_size <= 0) return std::size_t{1} << 32;
  std::size_t available = static_cast<std::size_t>(pages) * static_cast<std::size_t>(page_size);
  // Control groups, version 2 and 1. A file that is absent or says "max" sets no limit.
  for (const char* path : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    std::size_t limit = 0;
    if (std::ifstream(path) >> limit && limit > 0) available = std::min(available, limit);
  }
  return available / 5 * 4;
}

}  // namespace gridlock::cli
