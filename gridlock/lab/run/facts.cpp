// What must be known besides the results to trust and repeat a run: its settings and its machine.
#include <unistd.h>

#include <fstream>

#include "gridlock/gridlock.hpp"
#include "gridlock/lab/run/experiment.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/number.hpp"

namespace gridlock::lab {
namespace {

constexpr std::string_view kNone = "none";

std::string text_of(double number) {
  std::string text;
  report::append_real(text, number);
  return text;
}

template <class Number>
std::string unless_unlimited(Number number) {
  return number == std::numeric_limits<Number>::max() ? std::string(kNone) : std::to_string(number);
}

// The options of single searches that were given; they change results, so they must not change midway.
std::string tuning_of(const OptionValues& options) {
  std::string text;
  for (const auto& [name, value] : options.all()) {
    const auto* number = std::get_if<double>(&value);
    text +=
        (text.empty() ? "" : " ") + name + "=" + (number != nullptr ? text_of(*number) : std::get<std::string>(value));
  }
  return text.empty() ? std::string(kNone) : text;
}

// The value of a line such as "model name : AMD EPYC".
std::string value_in(const char* path, std::string_view key) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.rfind(key, 0) != 0) continue;
    const std::size_t at = line.find_first_not_of(" \t", std::min(line.find(':'), line.size() - 1) + 1);
    if (at != std::string::npos) return line.substr(at);
  }
  return "unknown";
}

}  // namespace

Facts settings_of(const SolveRequest& request) {
  const Limits& limits = request.limits;
  const bool timed = limits.time < std::chrono::nanoseconds::max();
  const std::string until = !request.until_optimal ? "default" : *request.until_optimal ? "optimal" : "first";
  return {{"time_limit", timed ? text_of(std::chrono::duration<double>(limits.time).count()) : std::string(kNone)},
          {"memory_limit", unless_unlimited(limits.bytes)},
          {"node_limit", unless_unlimited(limits.nodes)},
          {"threads", std::to_string(request.threads)},
          {"seed", std::to_string(request.seed)},
          {"until", until},
          {"count_exit", request.count_exit ? "yes" : "no"},
          {"tuning", tuning_of(request.options)}};
}

Facts facts_of_host() {
  char host[256] = "";
  gethostname(host, sizeof host - 1);
  const auto pages = static_cast<std::size_t>(std::max(0L, sysconf(_SC_PHYS_PAGES)));
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return {{"version", std::string(version())},
          {"host", host},
          {"processor", value_in("/proc/cpuinfo", "model name")},
          {"cores", std::to_string(sysconf(_SC_NPROCESSORS_ONLN))},
          {"memory", report::human_bytes(pages * page)}};
}

}  // namespace gridlock::lab
