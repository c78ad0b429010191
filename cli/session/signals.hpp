// Ctrl-C: the first asks the running search to stop, so that what is known can still be printed; the second ends the
// program at once.
#pragma once

#include <atomic>

namespace gridlock::cli {

void install_signal_handlers();

// Becomes true with the first interrupt. Hand it to Limits::cancel.
const std::atomic<bool>& interrupted();

}  // namespace gridlock::cli
