// gridlock convert: between file formats.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/input.hpp"
#include "cli/options/args.hpp"
#include "cli/options/suggest.hpp"
#include "cli/session/session.hpp"

namespace gridlock::cli {
namespace {

struct ConvertSettings {
  InputOptions input;
  std::string to;
};

ExitCode run(const ConvertSettings& settings, Session& session) {
  ExitCode code = ExitCode::done;
  formats::PuzzleWriter writer(settings.to);
  for_each_item(settings.input, session, [&](Item&& item) {
    if (item.entry.valid()) {
      session.out().write(writer.add(item.entry.puzzle()));
    } else {
      session.complain(item.entry.error());
      code = ExitCode::bad_input;
    }
    return !session.interrupted();
  });
  session.out().write(writer.finish());
  return code;
}

}  // namespace

Command convert_command() {
  const auto settings = std::make_shared<ConvertSettings>();
  Option to = text("--to", "FORMAT", "the format to write", settings->to);
  to.required = true;
  to.set = [settings](const std::string& value) {
    std::vector<std::string> known;
    for (const auto& format : formats::all()) known.emplace_back(format.name);
    require_known("format", value, known);
    settings->to = value;
  };
  return {
      .name = "convert",
      .summary = "write puzzles in another file format",
      .examples = {{"gridlock convert board.csv --to grid", "draw a board as text"},
                   {"gridlock convert jams.txt --to line -o jams.line", "a collection, one board per line"},
                   {"gridlock list formats", "the formats there are"}},
      .options = join(input_options(settings->input), {to}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .instead_of_format = "--to chooses the format of the puzzles",
      .may_replace_input = true,
  };
}

}  // namespace gridlock::cli
