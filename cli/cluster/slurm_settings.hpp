// The options of any run on Slurm: --on slurm, --tasks, --sbatch, and what follows from them.
#pragma once

#include <string>
#include <vector>

#include "cli/cluster/slurm.hpp"
#include "cli/options/args.hpp"

namespace gridlock::cli {

struct SlurmSettings {
  std::string where = "here";
  unsigned tasks = 16;
  unsigned cores = 1;              // of each task
  std::string options;             // of sbatch, as one would type them
  std::vector<std::string> given;  // which of the options that need Slurm were used

  bool wanted() const { return where == "slurm"; }
};

std::vector<Option> slurm_options(SlurmSettings& target);
// Throws UsageError if the options make no sense together.
void check(const SlurmSettings& settings, const Shard& shard);

// At most that many tasks, with the settings' cores and options.
ArrayJob array_job(const SlurmSettings& settings, std::size_t most_tasks);

// The path of the program that is running.
std::string this_program();
// The words without these options and their values: "--on slurm", "--on=slurm".
std::vector<std::string> without_options(const std::vector<std::string>& words, const std::vector<std::string>& names);

}  // namespace gridlock::cli
