#include "cli/cluster/slurm_settings.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace gridlock::cli {
namespace {

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

}  // namespace

std::vector<Option> slurm_options(SlurmSettings& target) {
  return {
      choice("--on", {"here", "slurm"}, "slurm: as an array of jobs on a cluster, merged when all have ended",
             target.where),
      noted(integer("--tasks", "N", "how many jobs Slurm gets; 16 by default", target.tasks, 1, 1'000'000),
            target.given),
      noted(text("--sbatch", "OPTIONS", "more options of sbatch, such as '--partition=long --mem=4G'", target.options),
            target.given),
  };
}

void check(const SlurmSettings& settings, const Shard& shard) {
  if (!settings.wanted() && !settings.given.empty()) throw UsageError(settings.given.front() + " needs --on slurm");
  if (settings.wanted() && !shard.whole())
    throw UsageError("--shard is for one task; --on slurm deals out the shards itself");
}

ArrayJob array_job(const SlurmSettings& settings, std::size_t most_tasks) {
  ArrayJob job;
  job.name = "gridlock";
  job.tasks = static_cast<unsigned>(std::min<std::size_t>(settings.tasks, most_tasks));
  job.cores = settings.cores;
  job.options = words_of(settings.options);
  return job;
}

std::string this_program() { return std::filesystem::read_symlink("/proc/self/exe").string(); }

std::vector<std::string> without_options(const std::vector<std::string>& words, const std::vector<std::string>& names) {
  std::vector<std::string> kept;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (std::find(names.begin(), names.end(), words[i]) != names.end()) {
      ++i;  // its value
      continue;
    }
    const auto begins = [&](const std::string& name) {
      const bool brief = name.size() == 2;
      return words[i].rfind(brief ? name : name + "=", 0) == 0;
    };
    if (std::none_of(names.begin(), names.end(), begins)) kept.push_back(words[i]);
  }
  return kept;
}

}  // namespace gridlock::cli
