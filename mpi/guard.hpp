// Runs the work in a child process and watches over it, since a killed process cannot report its own end.
#pragma once

#include <functional>

namespace gridlock::mpi {

// The exit code of work(), which runs in a child of this process and gets its signals; 4, with a message, if the child
// is killed. mpirun then ends all other processes and returns that code, too.
int guarded(const std::function<int()>& work);

}  // namespace gridlock::mpi
