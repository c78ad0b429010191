// The database of a run of the lab that another process is writing, or was killed over.
#pragma once

#include <filesystem>
#include <string>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/run/run.hpp"

namespace gridlock::testing {

// The run as far as it is written down; empty if there is no database yet.
inline lab::Run run_in(const std::string& database) {
  try {
    return std::filesystem::exists(database) ? lab::load_run(database) : lab::Run{};
  } catch (const Error&) {
    return {};
  }
}

}  // namespace gridlock::testing
