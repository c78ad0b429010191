#include "cli/session/standard_streams.hpp"

#include <fcntl.h>
#include <unistd.h>

namespace gridlock::cli {

void open_standard_streams() {
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) >= 0) continue;
    // The lowest free number is the one that is missing.
    open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace gridlock::cli
