// gridlock-mpi: `solve` on all the processes that mpirun has started. Every process runs the same command on the same
// files. On one puzzle they work together: the search shares its states out among them, with the memory of all. Many
// puzzles are dealt out. The first process prints.
#include <fcntl.h>
#include <mpi.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "cli/options/exit_code.hpp"
#include "cli/program.hpp"
#include "cli/session/fellows.hpp"
#include "mpi/guard.hpp"
#include "mpi/mpi_carrier.hpp"

namespace {

constexpr const char* kHelp =
    "gridlock-mpi solve: one puzzle, or many of them, on many machines\n"
    "\n"
    "  mpirun -n 4 gridlock-mpi solve board.csv           one puzzle, with the memory of all machines\n"
    "  mpirun -n 4 gridlock-mpi solve boards.txt          many puzzles, dealt out\n"
    "  mpirun -n 64 --hostfile machines gridlock-mpi solve levels.xsb --search hda --format json\n"
    "                                                     one after the other, each by all processes\n"
    "\n"
    "Takes the options of `gridlock solve`. A puzzle that is the only one is solved by all processes together: the search\n"
    "is hda, with the heuristic forced (Rush Hour) or pairs (Sokoban) unless --heuristic names another one. Of several,\n"
    "each is solved by one process, as `gridlock solve --jobs 1` does it, and printed in order. --search hda works on\n"
    "each of several together, any other --search deals them out. Inputs are files that every machine can read. The memory\n"
    "limit is for each machine, and shared out among its processes; the node limit is for each process.\n";

// Only one of the processes speaks.
void be_silent() {
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0) return;
  dup2(nowhere, STDOUT_FILENO);
  dup2(nowhere, STDERR_FILENO);
}

// What stands behind an option, the last time it is given; nothing if it is not.
std::string value_of(const std::vector<std::string>& arguments, const std::string& option) {
  std::string value;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == option && i + 1 < arguments.size()) value = arguments[i + 1];
    if (arguments[i].rfind(option + "=", 0) == 0) value = arguments[i].substr(option.size() + 1);
  }
  return value;
}

bool names(const std::vector<std::string>& arguments, const std::string& option) {
  return std::any_of(arguments.begin(), arguments.end(), [&](const std::string& word) {
    return word == option || word.rfind(option + "=", 0) == 0;
  });
}

int refuse(const std::string& why) {
  std::fprintf(stderr, "gridlock-mpi: %s\n", why.c_str());
  return static_cast<int>(gridlock::cli::ExitCode::bad_input);
}

int run(const std::vector<std::string>& arguments) {
  if (arguments.empty() || names(arguments, "--help") || names(arguments, "-h")) {
    std::fputs(kHelp, stdout);
    std::fflush(stdout);
    return 0;
  }
  if (arguments.front() != "solve") return refuse("there is one command, solve, not '" + arguments.front() + "'");
  if (names(arguments, "-")) return refuse("standard input reaches the first process only: name a file");
  for (const char* option : {"--threads", "-j", "--jobs"})
    if (names(arguments, option)) return refuse(std::string(option) + " does nothing here: there are processes instead");
  const std::string search = value_of(arguments, "--search");
  if (search == "hda" && names(arguments, "--improve")) return refuse("--improve does nothing here: the search is hda");
  using Sharing = gridlock::cli::Fellows::Sharing;
  gridlock::cli::fellows().sharing = search.empty()   ? Sharing::by_input
                                     : search == "hda" ? Sharing::together
                                                       : Sharing::dealt;
  return gridlock::cli::run_program(arguments);
}

int take_part(const std::vector<std::string>& arguments) {
  // In the first process a thread solves while another one deals; only the latter speaks to MPI.
  int provided = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
  int code = 0;
  {
    gridlock::mpi::MpiCarrier carrier;
    gridlock::cli::fellows() = {&carrier, carrier.processes_on_this_machine(), {}};
    if (carrier.number() > 0) be_silent();
    code = run(arguments);
    // The others wait for one that has failed alone.
    if (code == static_cast<int>(gridlock::cli::ExitCode::internal)) MPI_Abort(MPI_COMM_WORLD, code);
    MPI_Barrier(MPI_COMM_WORLD);
  }
  MPI_Finalize();
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return gridlock::mpi::guarded([&] { return take_part(arguments); });
}
