// gridlock version: which gridlock this is and how it was built; what a bug report should include.
#include "cli/commands/commands.hpp"
#include "cli/session/session.hpp"
#include "gridlock/gridlock.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

std::string compiler() {
#if defined(__clang__)
  return "clang " __clang_version__;
#elif defined(__GNUC__)
  return "g++ " __VERSION__;
#else
  return "unknown";
#endif
}

std::string architecture() {
#if defined(__x86_64__)
  return "x86-64";
#elif defined(__aarch64__)
  return "arm64";
#else
  return "unknown";
#endif
}

ExitCode run(Session& session) {
  const std::string compiler_name = compiler();
  const std::string trimmed = compiler_name.substr(0, compiler_name.find_last_not_of(' ') + 1);
  if (session.common().format == "text") {
    session.out().write("gridlock " + std::string(version()) + "\nbuilt by " + trimmed + " for " + architecture() +
                        "\n");
    return ExitCode::done;
  }
  const auto writer = report::make_writer(session.common().format, session.sink());
  writer->write(report::Record()
                    .add("schema", 1)
                    .add("version", version())
                    .add("compiler", trimmed)
                    .add("architecture", architecture()));
  writer->finish();
  return ExitCode::done;
}

}  // namespace

Command version_command() {
  return {
      .name = "version",
      .summary = "print the version, and how it was built",
      .examples = {{"gridlock version", "for people, and for reports of faults"},
                   {"gridlock version --format json", "for scripts"}},
      .options = {},
      .run = [](Session& session) { return run(session); },
  };
}

}  // namespace gridlock::cli
