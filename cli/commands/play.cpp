// gridlock play: a puzzle, or a collection of them, to be played on the terminal.
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string_view>

#include "cli/commands/commands.hpp"
#include "cli/options/args.hpp"
#include "cli/play/table.hpp"

namespace gridlock::cli {
namespace {

struct PlaySettings {
  InputOptions input;
  bool plain = false;
};

std::vector<Item> playable(InputOptions input, Session& session) {
  if (input.inputs.empty()) input.inputs.emplace_back("builtin:");
  std::vector<Item> items;
  std::optional<Error> fault;
  for_each_item(input, session, [&](Item&& item) {
    if (item.entry.valid())
      items.push_back(std::move(item));
    else if (!fault)
      fault = item.entry.error();
    return true;
  });
  if (items.empty()) throw fault ? *fault : Error("there is no puzzle");
  if (fault) session.complain(*fault);
  return items;
}

// A screen needs a terminal on both sides that can place its cursor.
bool has_screen() {
  const char* kind = std::getenv("TERM");
  return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && kind != nullptr &&
         std::string_view(kind) != "dumb" && *kind != '\0';
}

ExitCode run(const PlaySettings& settings, Session& session) {
  const bool screen = !settings.plain && session.common().output.empty() && has_screen();
  SolveRequest request;
  request.limits = session.limits();
  // Nobody waits longer for a hint; a script, which waits for each, not even that long.
  request.limits.time = std::min<std::chrono::nanoseconds>(request.limits.time, std::chrono::seconds(screen ? 20 : 5));
  request.seed = session.common().seed;
  request.threads = session.common().threads;
  Table table(playable(settings.input, session), request, screen);
  return screen ? play_screen(table, session) : play_lines(table, session);
}

}  // namespace

Command play_command() {
  const auto settings = std::make_shared<PlaySettings>();
  auto options = input_options(settings->input);
  options.front().required = false;
  options.push_back(flag("--plain", "line by line, even on a terminal", settings->plain));
  return {
      .name = "play",
      .summary = "play on the terminal, with undo, hints and the solution from where you are",
      .examples = {{"gridlock play", "the puzzles that come with the program, from the first you have not solved"},
                   {"gridlock play boards.txt#3", "one puzzle of a file"},
                   {"gridlock play builtin:castle", "a set of Sokoban levels"},
                   {"echo 'X+1 hint' | gridlock play board.txt", "line by line, for scripts"}},
      .options = options,
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Keys: arrows move the selected vehicle or the player, Tab and capitals select, z and y undo and redo, "
          "h hints, s solves, n and p go to the next and previous puzzle, ? shows all. The mouse works, too. Progress "
          "is kept in $XDG_DATA_HOME/gridlock.",
      .instead_of_format = "the screen, or --plain, is all there is",
      .reads = {"--threads", "--seed"},
  };
}

}  // namespace gridlock::cli
