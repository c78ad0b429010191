#include "cli/session/session.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "cli/session/fellows.hpp"
#include "cli/session/signals.hpp"
#include "cli/session/terminal.hpp"
#include "gridlock/core/resident.hpp"
#include "gridlock/report/printable.hpp"

namespace gridlock::cli {
namespace {

bool wants_color(const std::string& when, bool terminal) {
  if (when != "auto") return when == "always";
  const char* refused = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  return terminal && (refused == nullptr || *refused == '\0') && (kind == nullptr || std::string_view(kind) != "dumb");
}

bool wants_progress(const CommonOptions& common) {
  if (common.progress != "auto") return common.progress == "always";
  return !common.quiet && isatty(STDERR_FILENO) == 1;
}

}  // namespace

Session::Session(const CommonOptions& common, bool own_output)
    : common_(common),
      out_(own_output ? "" : common.output),
      progress_(wants_progress(common), out_.screen()),
      colors_(wants_color(common.color, out_.is_terminal()) ? best_colors() : render::Colors::none) {
  // Both may be on the same terminal, where a result must not begin behind half a line of progress.
  out_.before_showing([this] { progress_.clear(); });
}

std::string Session::colored(const std::string& text, const char* code) const {
  return colors_ == render::Colors::none ? text : "\033[" + std::string(code) + "m" + text + "\033[0m";
}

Limits Session::limits(unsigned jobs) const {
  Limits limits = common_.limits;
  limits.bytes /= fellows().on_this_machine;
  limits.process = limits.bytes;
  if (jobs > 1) limits.bytes /= jobs;
  limits.cancel = &cli::interrupted();
  limits.held = recent_resident_bytes;
  return limits;
}

bool Session::interrupted() const { return cli::interrupted().load(std::memory_order_relaxed); }

void Session::set_task(std::string task) {
  const std::lock_guard lock(out_.screen());
  task_ = std::move(task);
}

Progress Session::watcher() {
  return [this](const Stats& stats) {
    const std::lock_guard lock(out_.screen());
    out_.flush();
    progress_.show((task_.empty() ? "" : task_ + ": ") + progress_text(stats));
  };
}

Progress Session::watcher(std::string task, std::function<bool()> shown) {
  return [this, task = std::move(task), shown = std::move(shown)](const Stats& stats) {
    if (shown()) show_progress(task + ": " + progress_text(stats));
  };
}

void Session::show_progress(const std::string& text) {
  out_.flush();
  progress_.show(text);
}

void Session::print_message(const std::string& text) {
  const std::lock_guard lock(out_.screen());
  out_.flush();
  progress_.clear();
  std::fputs((report::printable(text) + "\n").c_str(), stderr);
}

void Session::complain(const Error& error) { print_message("gridlock: " + error.located()); }

void Session::note(const std::string& text) {
  if (!common_.quiet) print_message(text);
}

void Session::warn(const std::string& text) {
  if (warned_.insert(text).second) note("gridlock: " + text);
}

void Session::finish(ExitCode code) {
  progress_.clear();
  const bool nothing_to_keep = !out_.was_used() && (code == ExitCode::bad_input || code == ExitCode::limited);
  if (keeps_old_output_ || nothing_to_keep)
    out_.flush();
  else
    out_.commit();
}

void Session::give_up() noexcept {
  try {
    progress_.clear();
    if (out_.is_standard_output()) out_.flush();
  } catch (const std::exception&) {  // what ended the command is reported already, and is worse
  }
}

}  // namespace gridlock::cli
