// What a report says in words, on runs made up so that careless sentences would contradict each other.
#include <gtest/gtest.h>

#include "gridlock/lab/report/page.hpp"
#include "tests/lab/made_up_run.hpp"

namespace gridlock::testing {
namespace {

using lab::Contest;

std::map<std::string, lab::Figure> figures_of(const Contest& contest) {
  std::map<std::string, lab::Figure> figures;
  for (auto& figure : all_figures(contest, lab::default_pairs())) figures[figure.id] = figure;
  return figures;
}

// Times rise with the crates, but one level in twenty takes thousands of times as long, whatever its size.
lab::Run run_with_outliers() {
  std::vector<std::pair<int, double>> levels;
  for (int i = 0; i < 400; ++i) {
    const int crates = 2 + i % 8;
    const double usual = 1e-3 * crates * (1 + 0.2 * (i * 37 % 11));
    levels.emplace_back(crates, i % 20 == 3 || i % 20 == 8 ? 10 + i % 7 : usual);
  }
  return run_of_times(levels);
}

TEST(Sentences, never_say_both_that_time_depends_on_crates_and_that_it_hardly_does) {
  const Contest contest(run_with_outliers());
  const auto figures = figures_of(contest);
  EXPECT_EQ(figures.at("correlations").title, "Of what can be counted beforehand, time depends most on crates: 0.64");
  EXPECT_EQ(figures.at("regression-pieces-seconds").title, "Time rises with crates, but along no simple curve");
  EXPECT_NE(figures.at("regression-pieces-seconds").note.find("The rank correlation of the dots is 0.64, moderate."),
            std::string::npos)
      << figures.at("regression-pieces-seconds").note;
}

TEST(Sentences, say_that_time_falls_where_it_does) {
  lab::Run run = run_with_outliers();
  for (auto& subject : run.subjects) subject.features.pieces = 11 - subject.features.pieces;
  const Contest contest(run);
  EXPECT_EQ(figures_of(contest).at("regression-pieces-seconds").title,
            "Time falls with crates, but along no simple curve");
}

TEST(Sentences, say_that_time_hardly_depends_only_where_the_correlation_is_weak) {
  std::vector<std::pair<int, double>> levels;
  for (int i = 0; i < 400; ++i) levels.emplace_back(2 + i % 8, 1e-3 * (1 + i * 37 % 11));
  const Contest contest(run_of_times(levels));
  const auto figures = figures_of(contest);
  EXPECT_EQ(figures.at("regression-pieces-seconds").title, "Time hardly depends on crates");
  EXPECT_EQ(figures.at("correlations").title.rfind("Nothing that can be counted beforehand tells much of time", 0), 0u)
      << figures.at("correlations").title;
}

TEST(Sentences, name_the_model_where_one_fits) {
  std::vector<std::pair<int, double>> levels;
  for (int i = 0; i < 60; ++i) levels.emplace_back(2 + i % 8, 1e-3 * (2 + i % 8) + 1e-5 * (i % 3));
  const Contest contest(run_of_times(levels));
  EXPECT_EQ(figures_of(contest).at("regression-pieces-seconds").title, "Time by crates: linear fits best");
}

TEST(Sentences, show_no_time_as_nothing) {
  std::vector<std::pair<int, double>> levels;
  for (int i = 0; i < 60; ++i) levels.emplace_back(2 + i % 8, 20e-6 + 3e-9 * 1000 * (i + 1));
  lab::Run run = run_of_times(levels);
  for (std::size_t i = 0; i < run.cases.size(); ++i)
    run.cases[i].measures.generated = static_cast<std::int64_t>(1000 * (i + 1));
  const Contest contest(run);
  for (const auto& [id, figure] : figures_of(contest)) {
    for (const std::string& text : {figure.title, figure.subtitle, figure.note, figure.draw(720).svg()})
      for (const char* nothing : {"0.0 µs", ">0.0<", ">0.00<", " 0.00 ms"})
        if (id != "correlations") {
          EXPECT_EQ(text.find(nothing), std::string::npos) << id << ": " << text;
        }
  }
  const auto figures = figures_of(contest);
  EXPECT_EQ(figures.at("success-pieces").subtitle, "Every level was solved. Median time in microseconds, by crates.");
  EXPECT_NE(figures.at("regression-generated-seconds").note.find(" ns · "), std::string::npos)
      << figures.at("regression-generated-seconds").note;
}

// Two searches solve everything: one is quicker on most levels, but so slow on the last that the other wins.
TEST(Sentences, explain_a_winner_that_is_slower_on_most_levels) {
  lab::Run run = uneven_run();
  for (auto& each : run.cases) {
    const bool steady = each.key.configuration.search == "quick";
    each.measures.outcome = "solved";
    each.measures.cost = 1;
    each.measures.seconds = steady ? 0.02 : each.key.subject == 9 ? 10 : 0.01;
  }
  const Contest contest(run);
  const std::string page = report_page(contest, {});
  EXPECT_NE(page.find("<h1>quick solves all 10 boards, in the least time altogether</h1>"), std::string::npos);
  EXPECT_NE(page.find("<b>2× slower</b><p>quick against slow: the median over the boards both solve; altogether it "
                      "needs less time, 200 ms against 10.1 s</p>"),
            std::string::npos);
}

TEST(Sentences, call_nobody_first_among_equals) {
  lab::Run run = uneven_run();
  for (auto& each : run.cases) {
    const bool solved = each.key.subject < 7;
    each.measures.outcome = solved ? "solved" : "out_of_time";
    each.measures.cost = solved ? std::optional<std::int64_t>(1) : std::nullopt;
    each.measures.seconds = each.key.configuration.search == "quick" ? 0.0100 : 0.0101;
  }
  const Contest contest(run);
  EXPECT_EQ(figures_of(contest).at("cactus").title,
            "All 2 solve 7 of 10 boards; quick needs the least time altogether");
  EXPECT_NE(report_page(contest, {}).find("<b>Equally fast</b>"), std::string::npos);
}

TEST(Sentences, give_the_speed_up_of_the_key_number_and_of_the_scatter_plot_from_one_median) {
  const Contest contest(uneven_run());
  EXPECT_DOUBLE_EQ(median_speed_up(contest.entrants[0], contest.entrants[1]), 10);
  EXPECT_DOUBLE_EQ(median_speed_up(contest.entrants[1], contest.entrants[0]), 0.1);
  EXPECT_NE(figures_of(contest).at("scatter").note.find("speed-up of quick over slow is 10.0."), std::string::npos);
  EXPECT_NE(report_page(contest, {}).find("<b>10× faster</b>"), std::string::npos);
}

// The heights at which the labels of the cactus plot stand, by label.
TEST(Cactus, puts_each_label_at_the_end_of_its_line) {
  const Contest contest(uneven_run());
  const std::string svg = figures_of(contest).at("cactus").draw(1086).svg();
  const auto height = [&](const std::string& text) {
    const std::size_t end = svg.find("\" text-anchor=\"start\" class=\"lbl\">" + text + "<");
    const std::size_t begin = svg.rfind("y=\"", end) + 3;
    return std::stod(svg.substr(begin, end - begin));
  };
  // quick ends at 10 ms, slow at 80 ms, higher up.
  EXPECT_LT(height("slow"), height("quick"));
  const std::string leader = "L898.0 " + lab::place(0, height("slow") - 4).substr(4);
  EXPECT_NE(svg.find(leader), std::string::npos) << leader;
}

}  // namespace
}  // namespace gridlock::testing
