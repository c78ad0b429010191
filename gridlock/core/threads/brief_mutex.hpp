// A mutex for what takes microseconds: whoever finds it taken looks a few hundred times more before going to sleep,
// since to sleep and to be woken takes longer than that.
#pragma once

#include <mutex>

namespace gridlock {

class BriefMutex {
 public:
  void lock() {
    for (int look = 0; look < kLooks; ++look) {
      if (mutex_.try_lock()) return;
      pause();
    }
    mutex_.lock();
  }
  void unlock() { mutex_.unlock(); }

 private:
  static constexpr int kLooks = 500;

  // Lets the other thread of a core go on.
  static void pause() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
  }

  std::mutex mutex_;
};

}  // namespace gridlock
