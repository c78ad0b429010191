#include "gridlock/lab/report/page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "gridlock/core/counted.hpp"
#include "gridlock/render/player.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

constexpr double kFullWidth = 1086, kHalfWidth = 510, kPhoneWidth = 330;

using render::escaped;

std::string headline(const Contest& contest) {
  const Entrant& best = contest.best();
  const std::size_t all = contest.run.subjects.size();
  if (best.solved() == 0)
    return all == 1 ? "The one " + contest.noun() + " was not solved"
                    : fmt::format("None of the {} {} was solved", all, contest.nouns());
  const std::string solved = best.solved() < all ? fmt::format("{} of {} {}", best.solved(), all, contest.nouns())
                             : all == 1          ? "the one " + contest.noun()
                                                 : fmt::format("all {} {}", all, contest.nouns());
  if (contest.entrants.size() == 1) return fmt::format("{} solves {}", best.label(), solved);
  const Entrant& rival = contest.entrants[contest.rival];
  if (rival.solved() == best.solved())
    return fmt::format("{} solves {}, in the least time altogether", best.label(), solved);
  return fmt::format("{} solves {}, {} more than {}", best.label(), solved, best.solved() - rival.solved(),
                     rival.label());
}

std::string kinds_of(const Run& run) {
  const std::size_t count = run.subjects.size();
  if (run.only("rushhour")) return counted(count, "Rush Hour board");
  return run.only("sokoban") ? counted(count, "Sokoban level") : counted(count, "puzzle") + " of both kinds";
}

std::string limits_of(const Run& run) {
  const std::string time = run.fact("time_limit"), memory = run.fact("memory_limit");
  const std::string seconds = time == "none" || time.empty() ? "no time limit" : time + " s";
  return memory == "none" || memory.empty() ? seconds : seconds + ", " + report::human_bytes(std::stoull(memory));
}

std::string lede(const Contest& contest) {
  const Run& run = contest.run;
  const auto [least, greatest] =
      std::minmax_element(run.subjects.begin(), run.subjects.end(),
                          [](const Subject& a, const Subject& b) { return a.features.cells < b.features.cells; });
  const auto size = [](const Subject& each) { return fmt::format("{}×{}", each.features.width, each.features.height); };
  const std::string sizes = size(*least) == size(*greatest) ? size(*least) : size(*least) + " to " + size(*greatest);
  return fmt::format(
      "{} on {}, {}; {} for each case. Every case ran in a process of its own, and every "
      "solution was replayed by rules that share no code with the searches.",
      counted(contest.entrants.size(), "configuration"), kinds_of(run), sizes, limits_of(run));
}

std::string run_line(const Run& run) {
  std::string line = "<div class=\"run num\">";
  const auto add = [&](const char* what, const std::string& value) {
    if (!value.empty()) line += fmt::format("<span>{} <b>{}</b></span>", what, escaped(value));
  };
  add("Run", run.fact("started"));
  add("gridlock", run.fact("version"));
  add("Machine", fmt::format("{}, {} cores, {}", run.fact("processor"), run.fact("cores"), run.fact("memory")));
  add("Limits", limits_of(run));
  add("Jobs", run.fact("jobs"));
  add("Seed", run.fact("seed"));
  if (run.fact("repeats") != "1") add("Repeats", run.fact("repeats") + ", median shown");
  return line + "</div>\n";
}

std::string key_numbers(const Contest& contest) {
  const Entrant& best = contest.best();
  std::size_t solved = 0, proven = 0;
  for (const auto& each : contest.run.cases) {
    solved += each.measures.solved() ? 1 : 0;
    proven += each.measures.optimal.value_or(0) == 1 ? 1 : 0;
  }
  const auto number = [](const std::string& large, const std::string& text) {
    return fmt::format("<div><b>{}</b><p>{}</p></div>", escaped(large), escaped(text));
  };
  std::string html = "<div class=\"kpis num\">";
  html += number(fmt::format("{} of {}", best.solved(), best.count),
                 fmt::format("{} solved by {}; {} of all {} solutions are proven optimal", contest.nouns(),
                             best.label(), proven, solved));
  if (contest.rival != contest.winner) {
    const double ratio = median_speed_up(contest.entrants[contest.rival], best);
    const bool faster = ratio >= 1;
    std::string text = fmt::format("{} against {}: the median over the {} both solve", best.label(),
                                   contest.entrants[contest.rival].label(), contest.nouns());
    // The winner among equals is who needs less time altogether; on most puzzles it may be the slower one.
    if (!faster && best.solved() == contest.entrants[contest.rival].solved())
      text +=
          fmt::format("; altogether it needs less time, {} against {}", report::human_seconds(sum(best.solved_times)),
                      report::human_seconds(sum(contest.entrants[contest.rival].solved_times)));
    const std::string times = fmt::format("{:.2g}", faster ? ratio : 1 / ratio);
    html += number(times == "1" ? "Equally fast" : fmt::format("{}× {}", times, faster ? "faster" : "slower"), text);
  } else {
    html += number(report::human_seconds(median(best.solved_times)), "the median time of what was solved");
  }
  html += number(fmt::format("{} wrong", contradictions(contest.run)),
                 fmt::format("of {} solutions replayed; no solution beats what another case proved", solved));
  return html + "</div>\n";
}

std::string figure_html(const Figure& figure, bool wide) {
  return fmt::format(
      "<figure class=\"fig{}\" id=\"{}\"><figcaption><h2>{}</h2><p>{}</p></figcaption><div class=\"plot "
      "on-desk\">{}</div>"
      "<div class=\"plot on-phone\">{}</div><p class=\"note num\">{}</p></figure>\n",
      wide ? " w" : "", figure.id, escaped(figure.title), escaped(figure.subtitle),
      figure.draw(wide ? kFullWidth : kHalfWidth).svg(), figure.draw(kPhoneWidth).svg(), escaped(figure.note));
}

// Half-width figures stand in pairs; one without a partner takes the whole width.
std::string figures_html(const std::vector<Figure>& figures) {
  std::string html = "<div class=\"figs\">\n";
  for (std::size_t i = 0; i < figures.size();) {
    std::size_t end = i;
    while (end < figures.size() && !figures[end].wide) ++end;
    for (const bool odd = (end - i) % 2 == 1; i < end; ++i) html += figure_html(figures[i], odd && i + 1 == end);
    if (i < figures.size()) html += figure_html(figures[i++], true);
  }
  return html + "</div>\n";
}

}  // namespace

std::size_t contradictions(const Run& run) {
  std::map<std::pair<std::int64_t, std::string>, std::int64_t> proven;
  for (const auto& each : run.cases)
    if (each.measures.lower_bound) {
      auto& bound = proven[{each.key.subject, each.key.metric}];
      bound = std::max(bound, *each.measures.lower_bound);
    }
  return static_cast<std::size_t>(std::count_if(run.cases.begin(), run.cases.end(), [&](const Case& each) {
    return each.measures.cost && *each.measures.cost < proven[{each.key.subject, each.key.metric}];
  }));
}

std::string report_page(const Contest& contest, const std::vector<Figure>& figures, const PageOptions& options) {
  const std::string title = options.title.empty() ? headline(contest) : options.title;
  std::string html = fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width,initial-scale=1\">\n<title>{} · "
      "gridlock</title>\n<style>\n{}\n{}{}</style>\n</head>\n"
      "<body>\n<main class=\"doc\">\n",
      escaped(title), plot_style(), page_style(), options.boards ? render::player_style() : "");
  html +=
      "<div class=\"kick\"><b>gridlock</b><span>Experiment report</span><span class=\"sp\"></span><button id=\"theme\" "
      "type=\"button\" aria-label=\"Switch between light and dark\" title=\"Light or dark\">◐</button></div>\n";
  html += fmt::format("<h1>{}</h1>\n<p class=\"lede\">{}</p>\n", escaped(title), escaped(lede(contest)));
  html += run_line(contest.run) + key_numbers(contest) + figures_html(figures) + summary_section(contest) +
          cases_section(contest, options.boards);
  html += fmt::format("<section class=\"fig repro\"><h2>Run it again</h2><pre>{}</pre></section>\n</main>\n",
                      escaped(contest.run.fact("command")));
  if (options.boards) html += "<script>\n" + render::player_script() + "</script>\n";
  return html + "<script>\n" + page_script() + "</script>\n</body>\n</html>\n";
}

}  // namespace gridlock::lab
