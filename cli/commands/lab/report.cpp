// gridlock lab report: a run as one page with pictures, or the pictures alone.
#include <filesystem>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/args.hpp"
#include "cli/session/output.hpp"
#include "cli/session/session.hpp"
#include "gridlock/core/error.hpp"
#include "gridlock/lab/report/page.hpp"

namespace gridlock::cli {
namespace {

constexpr double kPictureWidth = 720;

struct LabReportSettings {
  std::string database, svg_folder, focus;
  std::vector<std::string> pairs, rivals;
  lab::PageOptions page;
  bool no_boards = false;
};

// "generated:seconds"
std::vector<lab::Pair> pairs_of(const std::vector<std::string>& words) {
  if (words.empty()) return lab::default_pairs();
  std::vector<lab::Pair> pairs;
  for (const auto& word : words) {
    const std::size_t colon = word.find(':');
    if (colon == std::string::npos) throw UsageError("--pairs takes measures as x:y, not '" + word + "'");
    pairs.push_back({word.substr(0, colon), word.substr(colon + 1)});
  }
  return pairs;
}

void write_pictures(const std::vector<lab::Figure>& figures, const std::string& folder) {
  std::error_code fault;
  std::filesystem::create_directories(folder, fault);
  if (fault) throw std::system_error(fault, "cannot write " + folder);
  for (const auto& figure : figures) {
    const std::string path = (std::filesystem::path(folder) / (figure.id + ".svg")).string();
    Output picture(path);
    picture.write(figure.draw(kPictureWidth).file());
    picture.commit();
  }
}

ExitCode run(const LabReportSettings& settings, Session& session) {
  lab::Contest contest(lab::load_run(settings.database));
  if (!settings.focus.empty()) contest.focus = entrant_named(contest, settings.focus);
  if (!settings.rivals.empty()) {
    if (settings.rivals.size() != 2) throw UsageError("--scatter takes two configurations: --scatter bfs,'astar zero'");
    contest.duel_x = entrant_named(contest, settings.rivals[0]);
    contest.duel_y = entrant_named(contest, settings.rivals[1]);
  }
  const auto figures = all_figures(contest, pairs_of(settings.pairs));
  if (!settings.svg_folder.empty()) {
    write_pictures(figures, settings.svg_folder);
    session.note(std::to_string(figures.size()) + " pictures in " + settings.svg_folder);
    if (session.common().output.empty()) return ExitCode::done;
  }
  lab::PageOptions page = settings.page;
  page.boards = !settings.no_boards;
  session.out().write(report_page(contest, figures, page));
  return ExitCode::done;
}

}  // namespace

Command lab_report_command() {
  const auto settings = std::make_shared<LabReportSettings>();
  return {
      .name = "lab report",
      .summary = "write a run up: one page with plots, statistics and every solution to play",
      .examples = {{"gridlock lab report run.db -o report.html", "the page"},
                   {"gridlock lab report run.db --svg pictures/", "the pictures alone, for a paper"},
                   {"gridlock lab report run.db --focus sokobot --pairs pieces:seconds,cells:growth -o report.html",
                    "whose measures to correlate, and what against what"}},
      .options = {positional("RUN", "a database of gridlock lab run", settings->database),
                  text("--svg", "FOLDER", "write the pictures into FOLDER; without -o nothing else",
                       settings->svg_folder),
                  text("--title", "TEXT", "the title of the page; by default the main finding", settings->page.title),
                  text("--focus", "CONFIGURATION", "whose cases are correlated and regressed", settings->focus),
                  list("--scatter", "A,B", "the two configurations of the scatter plot; B stands on the y axis",
                       settings->rivals),
                  list("--pairs", "X:Y,...", "measures to regress; gridlock lab table --help names them",
                       settings->pairs),
                  flag("--no-boards", "leave boards and solutions out, for a smaller page", settings->no_boards)},
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "A configuration is a search and its heuristic: 'astar blockers'. By default the scatter plot compares the "
          "two "
          "best, and the focus is the first configuration that solved some puzzles and not others.",
      .instead_of_format = "a report is a page in HTML; lab table has formats",
  };
}

}  // namespace gridlock::cli
