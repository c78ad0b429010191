#include "python/bindings/session/interruptible.hpp"

#include "python/bindings/bindings.hpp"

namespace gridlock::python {
namespace {

// The flag of the innermost Interruptible, and the handler that was there before the outermost.
std::atomic<std::atomic<bool>*> current{nullptr};
struct sigaction pythons {};
static_assert(std::atomic<std::atomic<bool>*>::is_always_lock_free, "a signal handler reads it");

void on_interrupt(int signal) {
  if (std::atomic<bool>* flag = current.load()) flag->store(true);
  pythons.sa_handler(signal);
}

bool in_main_thread() {
  static const unsigned long main_thread =
      py::module_::import("threading").attr("main_thread")().attr("ident").cast<unsigned long>();
  return PyThread_get_thread_ident() == main_thread;
}

}  // namespace

Interruptible::Interruptible() {
  if (!in_main_thread()) return;
  sigaction(SIGINT, nullptr, &before_);
  const bool nested = before_.sa_handler == on_interrupt;
  // What is ignored stays so, what ends the program ends it, and a handler with three arguments is none of Python's.
  const bool pythons_own =
      (before_.sa_flags & SA_SIGINFO) == 0 && before_.sa_handler != SIG_IGN && before_.sa_handler != SIG_DFL;
  if (!nested && !pythons_own) return;
  if (!nested) {
    pythons = before_;
    struct sigaction ours = before_;
    ours.sa_handler = on_interrupt;
    sigaction(SIGINT, &ours, nullptr);
  }
  outer_ = current.exchange(&cancelled_);
  installed_ = true;
}

Interruptible::~Interruptible() {
  if (!installed_) return;
  sigaction(SIGINT, &before_, nullptr);
  current = outer_;
}

bool Interruptible::raised() const { return PyErr_CheckSignals() != 0; }

}  // namespace gridlock::python
