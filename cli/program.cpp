#include "cli/program.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <new>
#include <system_error>

#include "cli/commands/commands.hpp"
#include "cli/input/input.hpp"
#include "cli/input/input_file.hpp"
#include "cli/input/sources.hpp"
#include "cli/options/args.hpp"
#include "cli/options/help.hpp"
#include "cli/options/parser.hpp"
#include "cli/options/suggest.hpp"
#include "cli/session/output.hpp"
#include "cli/session/session.hpp"
#include "cli/session/signals.hpp"
#include "cli/session/standard_streams.hpp"
#include "gridlock/gridlock.hpp"
#include "gridlock/report/printable.hpp"

namespace gridlock::cli {

std::vector<Command> all_commands() {
  return {
      // One a line, so that each can be added and moved alone.
      // clang-format off
      solve_command(),
      verify_command(),
      improve_command(),
      bounds_command(),
      audit_command(),
      compare_command(),
      show_command(),
      play_command(),
      convert_command(),
      generate_command(),
      census_command(),
      rate_command(),
      check_command(),
      explain_command(), book_command(),
      serve_command(),
      bench_command(),
      lab_run_command(),
      lab_status_command(),
      lab_merge_command(),
      lab_table_command(),
      lab_report_command(),
      lab_diff_command(),
      list_command(),
      completions_command(),
      version_command(),
      // clang-format on
  };
}

namespace {

ExitCode fail(const std::string& message, ExitCode code) {
  std::fprintf(stderr, "gridlock: %s\n", report::printable(message).c_str());
  return code;
}

// What the program says of itself. It can fail as any output can.
ExitCode tell(const std::string& text) {
  Output out("");
  out.write(text);
  out.commit();
  return ExitCode::done;
}

ExitCode tell_version() { return tell("gridlock " + std::string(version()) + "\n"); }

// The options, with what the arguments without a name say noted in `words`.
std::vector<Option> noting(std::vector<Option> options, std::vector<std::string>& words) {
  for (auto& option : options) {
    if (!option.positional()) continue;
    option.set = [set = option.set, &words](const std::string& value) {
      words.push_back(value);
      set(value);
    };
  }
  return options;
}

// Throws UsageError if the file of -o is also read.
void require_other_output(const std::string& output, const std::vector<std::string>& words) {
  namespace fs = std::filesystem;
  std::error_code fault;
  if (!fs::is_regular_file(output, fault)) return;
  for (const auto& word : words)
    if (fs::equivalent(parse_reference(word).path, output, fault))
      throw UsageError("-o " + output + " would replace what is read; name another file");
}

ExitCode run(const Command& command, const std::vector<std::string>& arguments) {
  CommonOptions common;
  const std::vector<Option> shared = common_options(common, command.more_formats);
  // Help is given whatever else is on the line, even a mistake.
  for (const auto& argument : arguments) {
    if (argument == "--") break;
    if (argument == "-h" || argument == "--help") return tell(help_for(command, shared));
  }
  std::vector<std::string> words;
  parse(noting(join(command.options, shared), words), arguments);
  if (common.version) return tell_version();
  if (common.format != "text" && !command.instead_of_format.empty())
    throw UsageError("--format " + common.format + " does nothing with " + command.name + "; " +
                     command.instead_of_format);
  if (command.check) command.check(common);
  if (!command.may_replace_input) require_other_output(common.output, words);
  common.words = arguments;
  common.command_line = "gridlock " + command.name;
  for (const auto& word : arguments) common.command_line += " " + quoted_for_shell(word);
  Session session(common, command.own_output);
  for (const auto& option : common.given)
    if (std::find(command.reads.begin(), command.reads.end(), option) == command.reads.end())
      session.warn(option + " does nothing with " + command.name);
  ExitCode code = ExitCode::internal;
  try {
    code = command.run(session);
  } catch (...) {
    session.give_up();
    throw;
  }
  session.finish(code);
  return session.interrupted() ? ExitCode::interrupted : code;
}

const Command* find(const std::vector<Command>& commands, const std::string& name) {
  for (const auto& command : commands)
    if (command.name == name) return &command;
  return nullptr;
}

// "run, table" for "lab": the second words of the commands that begin so.
std::string second_words(const std::vector<Command>& commands, const std::string& first) {
  std::string words;
  for (const auto& command : commands)
    if (command.name.rfind(first + " ", 0) == 0)
      words += (words.empty() ? "" : ", ") + command.name.substr(first.size() + 1);
  return words;
}

const Command& require(const std::vector<Command>& commands, const std::string& name) {
  if (const Command* command = find(commands, name)) return *command;
  const std::string first = name.substr(0, name.find(' '));
  if (const std::string words = second_words(commands, first); !words.empty())
    throw UsageError("'" + first + "' is followed by one of: " + words);
  if (!name.empty() && name.front() == '-')
    throw UsageError("the command comes first, as in: gridlock solve board.txt " + name);
  std::vector<std::string> names;
  for (const auto& command : commands) names.push_back(command.name);
  const std::string suggestion = did_you_mean(name, names);
  throw UsageError("unknown command '" + name + "'" +
                   (suggestion.empty() ? "; gridlock --help lists the commands" : suggestion));
}

// The name of the command that begins at arguments[at]: two words, if the first alone is none.
std::string name_in(const std::vector<Command>& commands, const std::vector<std::string>& arguments, std::size_t at) {
  const std::string& first = arguments[at];
  const bool has_second = at + 1 < arguments.size() && !second_words(commands, first).empty();
  return has_second ? first + " " + arguments[at + 1] : first;
}

// "gridlock lab --help": the commands that begin so.
ExitCode explain_group(const std::vector<Command>& commands, const std::string& first) {
  std::vector<Command> group;
  for (const auto& command : commands)
    if (command.name.rfind(first + " ", 0) == 0) group.push_back(command);
  return tell(help_for_group(first, group));
}

// What someone sees who types nothing: that it works, and what to try next.
ExitCode demonstrate(const std::vector<Command>& commands) {
  const ExitCode code = run(require(commands, "solve"), {"builtin:" + std::string(default_builtin().name)});
  std::fputs(
      "\nNext, try:\n"
      "  gridlock solve board.txt   your own puzzle, or a file of many\n"
      "  gridlock list builtin      the puzzles that come with it\n"
      "  gridlock --help            everything else\n",
      stderr);
  return code;
}

ExitCode dispatch(const std::vector<std::string>& arguments) {
  const std::vector<Command> commands = all_commands();
  if (arguments.empty()) return demonstrate(commands);
  const std::string& first = arguments.front();
  if (first == "--version") return tell_version();
  if (first == "-h" || first == "--help" || first == "help") {
    if (arguments.size() == 2 && !second_words(commands, arguments[1]).empty())
      return explain_group(commands, arguments[1]);
    if (arguments.size() > 1) return run(require(commands, name_in(commands, arguments, 1)), {"--help"});
    return tell(overview(commands));
  }
  const bool asks = arguments.size() > 1 && (arguments[1] == "-h" || arguments[1] == "--help");
  if (asks && !second_words(commands, first).empty()) return explain_group(commands, first);
  const std::string name = name_in(commands, arguments, 0);
  const std::ptrdiff_t words = name == first ? 1 : 2;
  return run(require(commands, name), {arguments.begin() + words, arguments.end()});
}

}  // namespace

int run_program(const std::vector<std::string>& arguments) {
  open_standard_streams();
  install_signal_handlers();
  ExitCode code = ExitCode::internal;
  try {
    code = dispatch(arguments);
  } catch (const UsageError& error) {
    code = fail(error.what(), ExitCode::bad_input);
  } catch (const Error& error) {
    code = fail(error.located(), ExitCode::bad_input);
  } catch (const Interrupted&) {
    code = ExitCode::interrupted;
  } catch (const std::system_error& error) {
    code = fail(error.what(), ExitCode::internal);
  } catch (const std::bad_alloc&) {
    code = fail("out of memory", ExitCode::limited);
  } catch (const std::exception& error) {
    code = fail(std::string("internal error: ") + error.what(), ExitCode::internal);
  }
  return static_cast<int>(code);
}

}  // namespace gridlock::cli
