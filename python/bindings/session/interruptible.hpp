// Ctrl-C while the library works. Python's own handler only sets a flag, which is not read before the interpreter runs
// again; so for as long as an Interruptible lives in the main thread, the signal also sets a flag that the library
// looks at. In other threads it does nothing, as Python gives signals to the main thread alone.
#pragma once

#include <csignal>

#include <atomic>

namespace gridlock::python {

class Interruptible {
 public:
  // With the GIL held.
  Interruptible();
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

  // Becomes true with the signal, and then ends the work; others may set it as well.
  std::atomic<bool>& flag() { return cancelled_; }

  // To be called with the GIL held once the work has ended: lets Python handle the signals that came meanwhile. True if
  // one of them raised an exception, which is then set.
  bool raised() const;

 private:
  std::atomic<bool> cancelled_{false};
  bool installed_ = false;
  std::atomic<bool>* outer_ = nullptr;  // of the one around this one
  struct sigaction before_ {};
};

}  // namespace gridlock::python
