#include "gridlock/core/resident.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <limits>

#if defined(__linux__)
#include <unistd.h>
#endif

namespace gridlock {

std::size_t resident_bytes() {
#if defined(__linux__)
  // Opened afresh each time: a file that a parent has opened would tell about the parent.
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

std::size_t recent_resident_bytes() {
  using std::chrono::duration_cast;
  using std::chrono::nanoseconds;
  constexpr std::int64_t kRecent = 2'000'000;
  static std::atomic<std::int64_t> asked{std::numeric_limits<std::int64_t>::min() / 2};
  static std::atomic<std::size_t> answer{0};
  const std::int64_t now = duration_cast<nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
  if (now - asked.load(std::memory_order_acquire) > kRecent) {
    answer.store(resident_bytes(), std::memory_order_relaxed);
    asked.store(now, std::memory_order_release);
  }
  return answer.load(std::memory_order_relaxed);
}

}  // namespace gridlock
