// gridlock-mpi: `solve` for one puzzle at a time on all the processes that mpirun has started, with the memory of all of
// them. Every process runs the same command on the same files; the search shares its states out among them, and the
// first one prints.
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
    "gridlock-mpi solve: one puzzle on many machines, with the memory of all of them\n"
    "\n"
    "  mpirun -n 4 gridlock-mpi solve board.csv\n"
    "  mpirun -n 64 --hostfile machines gridlock-mpi solve levels.xsb#79 --metric pushes --format json\n"
    "\n"
    "Takes the options of `gridlock solve`. The search is hda, with the heuristic forced (Rush Hour) or pairs (Sokoban)\n"
    "unless --heuristic names another one. Inputs are files that every machine can read. The memory limit is for each\n"
    "machine, and shared out among its processes; the node limit is for each process.\n";

// Only one of the processes speaks.
void be_silent() {
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0) return;
  dup2(nowhere, STDOUT_FILENO);
  dup2(nowhere, STDERR_FILENO);
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

int run(std::vector<std::string> arguments) {
  if (arguments.empty() || names(arguments, "--help") || names(arguments, "-h")) {
    std::fputs(kHelp, stdout);
    std::fflush(stdout);
    return 0;
  }
  if (arguments.front() != "solve") return refuse("there is one command, solve, not '" + arguments.front() + "'");
  if (names(arguments, "-")) return refuse("standard input reaches the first process only: name a file");
  for (const char* option : {"--search", "--improve", "--threads", "-j", "--jobs"})
    if (names(arguments, option)) return refuse(std::string(option) + " does nothing here: the search is hda");
  arguments.insert(arguments.end(), {"--search", "hda"});
  return gridlock::cli::run_program(arguments);
}

int take_part(const std::vector<std::string>& arguments) {
  MPI_Init(nullptr, nullptr);
  int code = 0;
  {
    gridlock::mpi::MpiCarrier carrier;
    gridlock::cli::fellows() = {&carrier, carrier.processes_on_this_machine()};
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
