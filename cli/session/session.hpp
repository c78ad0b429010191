// What a running command works with: the common options, the output, messages, progress and interruption.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "cli/options/args.hpp"
#include "cli/session/output.hpp"
#include "cli/session/progress.hpp"
#include "cli/session/terminal.hpp"
#include "gridlock/core/error.hpp"
#include "gridlock/render/ansi.hpp"

namespace gridlock::cli {

class Session {
 public:
  // `own_output`: the command writes what -o names, and session.out() is standard output.
  explicit Session(const CommonOptions& common, bool own_output = false);

  const CommonOptions& common() const { return common_; }
  Output& out() { return out_; }
  // The output as a report writer wants it.
  std::function<void(std::string_view)> sink() {
    return [this](std::string_view text) { out_.write(text); };
  }
  // Which colours boards are drawn in; none where colour is not wanted.
  render::Colors colors() const { return colors_; }
  // The puzzle as this output can show it, in whole lines.
  std::string drawing(const Puzzle& puzzle) const { return render::draw(puzzle, colors_, best_signs()); }
  // `text` in that colour of the terminal's own ("32" is green), where colour is wanted.
  std::string colored(const std::string& text, const char* code) const;

  // The limits of one puzzle, with Ctrl-C among them, when `jobs` of them are worked on at a time. The limit of memory
  // is for the program as a whole, and shared out.
  Limits limits(unsigned jobs = 1) const;
  // True after Ctrl-C: print what there is and return ExitCode::interrupted.
  bool interrupted() const;

  // Names what is being worked on, for the progress line: "Jam-3 (3 of 40)".
  void set_task(std::string task);
  // The callback to hand to the engine. It also lets a reader see the answers that are already there.
  Progress watcher();
  // The same for a task of which `shown` says whether it is the one to be shown, among several at a time.
  Progress watcher(std::string task, std::function<bool()> shown);

  // For work that has its own words for how it is going: shows them in the line of progress, where there is one.
  void show_progress(const std::string& text);
  bool shows_progress() const { return progress_.shown(); }

  // A fault that does not end the command: "gridlock: file:line:column: message" on standard error.
  void complain(const Error& error);
  // A remark on standard error, unless -q.
  void note(const std::string& text);
  // A remark on how the command was called, once.
  void warn(const std::string& text);
  // There was nothing to work on: what was written is no reason to replace the old file of -o.
  void keep_old_output() { keeps_old_output_ = true; }
  // Everything written becomes visible, and takes the place of the old file, unless there is nothing and the command
  // found only faults or limits. main() calls it at the end.
  void finish(ExitCode code);
  // The command failed: what is on its way to standard output is let go, the file of -o stays as it was.
  void give_up() noexcept;

 private:
  void print_message(const std::string& text);

  const CommonOptions& common_;
  Output out_;
  ProgressLine progress_;
  render::Colors colors_;
  std::string task_;
  std::set<std::string> warned_;
  bool keeps_old_output_ = false;
};

}  // namespace gridlock::cli
