// Limits, seen from outside: every search of both puzzles, the generator, the improver and the lab, each with every
// limit, as the real program. What counts is what the system says of the process: its peak of memory, its time, its
// end.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool kSanitized = false;
#endif

// Something that runs for ever if nothing ends it.
struct Row {
  std::vector<std::string> arguments;
  std::string input;
  int threads = 1;

  std::string name() const {
    std::string text;
    for (const auto& word : arguments) text += (text.empty() ? "" : " ") + word.substr(word.rfind('/') + 1);
    return text;
  }
  std::vector<std::string> with(std::vector<std::string> more) const {
    more.insert(more.begin(), arguments.begin(), arguments.end());
    return more;
  }
};

// The rows that came farthest beyond a limit, for one thread and for several. What a test prints of them at its end is
// what docs/reliability.md says.
class Worst {
 public:
  Worst(std::string limit, std::string unit) : limit_(std::move(limit)), unit_(std::move(unit)) {}
  ~Worst() {
    for (const auto& [threads, worst] : worst_)
      std::printf("%s, threads: %d, worst: %+.3g %s, %s\n", limit_.c_str(), threads, worst.first, unit_.c_str(),
                  worst.second.c_str());
  }
  Worst(const Worst&) = delete;
  Worst& operator=(const Worst&) = delete;

  void note(const Row& row, double excess) {
    const auto [known, is_new] = worst_.try_emplace(row.threads, excess, row.name());
    if (!is_new && excess > known->second.first) known->second = {excess, row.name()};
  }

 private:
  std::string limit_, unit_;
  std::map<int, std::pair<double, std::string>> worst_;
};

// `auto` sees at once that the endless board has no solution, and the packing strategy gives up the level.
std::string endless(const std::string& puzzle, const std::string& search) {
  if (puzzle == "rushhour") return search == "auto" ? kHardBoard : endless_board();
  return search == "fess" ? crowded_hall(30) : kEndlessLevel;
}

// Of each sort of search one.
bool is_typical(const std::string& name) {
  return name == "auto" || name == "bfs" || name == "astar" || name == "idastar" || name == "fess";
}

bool uses_threads(const std::string& name) { return name == "auto" || name == "hda" || name == "fess"; }

std::vector<Row> searches() {
  std::vector<Row> rows;
  for (const auto& search : parse_json(run({"list", "searches", "--json"}).out))
    for (const std::string puzzle : search["puzzles"])
      for (const int threads : {1, 2, 4}) {
        const std::string name = search["name"];
        if (threads > 1 && !uses_threads(name)) continue;
        const bool parallel = puzzle == "sokoban" && name == "auto";
        if (few_cases() && (!is_typical(name) || (parallel ? threads == 4 : threads > 1))) continue;
        Row row{
            {"solve", "-", "--until", "optimal", "--format", "json", "--search", name}, endless(puzzle, name), threads};
        if (name.rfind("random", 0) == 0) row.arguments = row.with({"--runs", "1000000000"});
        row.arguments = row.with({"--threads", std::to_string(threads)});
        rows.push_back(std::move(row));
      }
  return rows;
}

// 960 boxes on 64x64 squares, where one look at a position takes long; or as many as can be had.
std::string vast_level() {
  const auto file = corpora() / "sokoban/long/big.xsb";
  return std::filesystem::exists(file) ? contents(file) : crowded_hall(64);
}

// What looks at whole spaces, and searches on a level so large that each of their steps must look at the clock.
std::vector<Row> vast() {
  std::vector<Row> rows{{{"audit", "-", "--format", "json"}, endless_board()},
                        {{"audit", "-", "--format", "json"}, kEndlessLevel},
                        {{"bounds", "-", "--format", "json", "--budget", "1000000000"}, endless_board()},
                        {{"bounds", "-", "--format", "json", "--budget", "1000000000"}, kEndlessLevel},
                        {{"rate", "-", "--format", "json", "--budget", "1000000000"}, kHardBoard},
                        {{"audit", "-", "--format", "json"}, vast_level()},
                        {{"bounds", "-", "--format", "json"}, vast_level()},
                        {{"rate", "-", "--format", "json"}, vast_level()}};
  for (const int threads : {1, 2, 4})
    rows.push_back({{"solve", "-", "--format", "json", "--threads", std::to_string(threads)}, vast_level(), threads});
  for (const char* const search : {"fess", "astar", "idastar", "bfs", "greedy", "dfs", "beam"})
    rows.push_back({{"solve", "-", "--format", "json", "--search", search}, vast_level()});
  if (few_cases()) rows.erase(rows.begin() + 9, rows.end());
  return rows;
}

// Several puzzles at a time share what there is.
std::vector<Row> together() {
  std::string levels, boards;
  for (int i = 0; i < 4; ++i) {
    levels += kEndlessLevel + "\n";
    boards += endless_board() + "\n";
  }
  return {{{"solve", "-", "--format", "json", "--jobs", "4"}, levels, 4},
          {{"solve", "-", "--format", "json", "--jobs", "4", "--search", "bfs"}, boards, 4}};
}

// How many puzzles they try at a time is said, as it would depend on the machine.
std::vector<Row> generators() {
  const std::vector<std::vector<std::string>> wishes = {
      {"rushhour", "--min-moves", "1000"},
      {"rushhour", "--size", "16", "--min-moves", "1000"},
      {"sokoban", "--min-pushes", "100000"},
      {"sokoban", "--size", "64", "--boxes", "8", "--min-pushes", "100000"}};
  std::vector<Row> rows;
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    const int jobs = 1 + static_cast<int>(i % 2);
    Row row{{"generate"}, "", jobs};
    row.arguments = row.with(wishes[i]);
    row.arguments = row.with({"--jobs", std::to_string(jobs)});
    rows.push_back(std::move(row));
  }
  return rows;
}

// There is much to improve in a hall full of boxes, and no proof in sight where steps count.
std::vector<Row> improvers(const Scratch& scratch) {
  std::string hall = "####################\n";
  for (int row = 0; row < 6; ++row) hall += "#                  #\n#  $  $  $    ...  #\n";
  hall += "#                 @#\n####################\n";
  const std::string level = scratch.file("hall.xsb", hall);
  const Answer solved = run({"solve", level, "--format", "json"});
  EXPECT_EQ(solved.code, 0) << solved.err;
  return {{{"improve", level, scratch.file("hall.json", solved.out), "--metric", "moves"}, ""}};
}

std::vector<Row> laboratories(const Scratch& scratch) {
  const std::string board = scratch.file("board.txt", endless_board());
  const std::string level = scratch.file("level.xsb", kEndlessLevel);
  const auto row = [&](const std::string& file, const std::string& search, int threads) {
    const std::string database = scratch.path(search + std::to_string(threads) + ".db");
    return Row{{"lab", "run", file, "--search", search, "--threads", std::to_string(threads), "--format", "csv", "-o",
                database},
               "",
               threads};
  };
  return {row(board, "bfs", 1), row(level, "auto", 2)};
}

void append(std::vector<Row>& rows, const std::vector<Row>& more) { rows.insert(rows.end(), more.begin(), more.end()); }

std::vector<Row> all_but_the_lab(const Scratch& scratch) {
  std::vector<Row> rows = searches();
  append(rows, vast());
  append(rows, together());
  append(rows, generators());
  append(rows, improvers(scratch));
  return rows;
}

// On a busy machine it is the time on the clock that goes by, and not its own.
constexpr double kSlack = 0.2, kStart = 0.1;

TEST(Limits, of_memory_hold_for_the_process_as_a_whole) {
  if (kSanitized) GTEST_SKIP() << "sanitizers take memory of their own";
  const Scratch scratch;
  std::vector<Row> rows = all_but_the_lab(scratch);
  append(rows, laboratories(scratch));
  constexpr std::size_t kLimit = std::size_t{40} << 20;
  std::size_t reached = 0;
  Worst worst("memory limit of 40 MB", "MB");
  for (const Row& row : rows) {
    // The time is for searches that take hardly any memory.
    const Answer answer = run(row.with({"--memory-limit", "40M", "--time-limit", few_cases() ? "2" : "3"}), row.input);
    EXPECT_EQ(answer.signal, 0) << row.name();
    EXPECT_LE(answer.peak_bytes, kLimit + kLimit / 20 + (10 << 20)) << row.name();
    worst.note(row, (static_cast<double>(answer.peak_bytes) - static_cast<double>(kLimit)) / 1048576);
    if (answer.out.find("out_of_memory") != std::string::npos) ++reached;
  }
  EXPECT_GE(reached, few_cases() ? 2u : 10u);
}

TEST(Limits, of_nodes_hold_to_the_last_one) {
  Worst worst("node limits of 1 and 777", "nodes");
  for (const Row& row : searches())
    for (const std::uint64_t limit : {1, 777}) {
      const Answer answer = run(row.with({"--node-limit", std::to_string(limit), "--time-limit", "10"}), row.input);
      ASSERT_TRUE(answer.code == 3 || answer.code == 0) << row.name() << answer.err;  // 0: not proved, but solved
      const std::uint64_t expanded = parse_json(answer.out)["expanded"];
      EXPECT_LE(expanded, limit) << row.name();
      worst.note(row, static_cast<double>(expanded) - static_cast<double>(limit));
    }
}

TEST(Limits, of_time_end_everything_soon) {
  const Scratch scratch;
  std::vector<Row> rows = all_but_the_lab(scratch);
  append(rows, laboratories(scratch));
  Worst worst("time limit of 0.3 s", "s on the clock");
  for (const Row& row : rows) {
    const auto began = std::chrono::steady_clock::now();
    const Answer answer = run(row.with({"--time-limit", "0.3"}), row.input);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    EXPECT_TRUE(answer.code == 3 || answer.code == 0) << row.name() << answer.err;
    if (!kSanitized) {
      EXPECT_LE(answer.cpu_seconds, row.threads * (0.3 + kSlack) + kStart) << row.name();
    }
    EXPECT_LE(took, kPatienceOfTests) << row.name();
    worst.note(row, took.count() - 0.3);
  }
}

// Whatever part of it is at work then: the first look at the level, the portfolio, the proof.
TEST(Limits, of_time_hold_at_any_stage_on_a_vast_level) {
  Worst worst("time limits of 1 and 4 s on a vast level", "s on the clock");
  for (const char* const limit : {"1", "4"})
    for (const int threads : {1, 2, 4}) {
      if (few_cases() && (limit[0] != '1' || threads == 4)) continue;
      const Row row{{"solve", "-", "--format", "json", "--node-limit", "3000", "--time-limit", limit, "--threads",
                     std::to_string(threads)},
                    vast_level(),
                    threads};
      const auto began = std::chrono::steady_clock::now();
      const Answer answer = run(row.arguments, row.input);
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
      EXPECT_EQ(answer.code, 3) << row.name() << answer.err;
      if (!kSanitized) {
        EXPECT_LE(answer.cpu_seconds, threads * (std::stod(limit) + kSlack) + kStart) << row.name();
      }
      worst.note(row, took.count() - std::stod(limit));
    }
}

TEST(Limits, by_a_signal_end_everything_soon) {
  const Scratch scratch;
  Worst worst("SIGTERM", "s of CPU time after it");
  for (const Row& row : all_but_the_lab(scratch)) {
    const Program program(row.arguments, row.input);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    const double before = program.cpu_seconds();
    program.kill(SIGTERM);
    const Answer answer = program.wait();
    EXPECT_TRUE(answer.code == 130 || answer.code == 3) << row.name() << answer.err;  // 3: it had given up before
    if (!kSanitized) {
      EXPECT_LE(answer.cpu_seconds - before, row.threads * kSlack + kStart) << row.name();
    }
    worst.note(row, answer.cpu_seconds - before);
  }
}

// A real shortage: the system refuses memory before any limit is reached, in whatever thread it is.
TEST(Limits, that_the_system_sets_end_in_an_outcome_with_what_is_known) {
  if (kSanitized) GTEST_SKIP() << "sanitizers reserve terabytes";
  rlimit before{};
  getrlimit(RLIMIT_AS, &before);
  const rlimit narrow{std::size_t{250} << 20, before.rlim_max};
  for (const char* const threads : {"1", "2", "4"}) {
    setrlimit(RLIMIT_AS, &narrow);
    const Program program({"solve", "-", "--format", "json", "--threads", threads, "--time-limit", "20"},
                          kEndlessLevel);
    setrlimit(RLIMIT_AS, &before);
    const Answer answer = program.wait();
    ASSERT_EQ(answer.code, 3) << threads << answer.err;
    const auto record = parse_json(answer.out);
    EXPECT_NE(record["outcome"], "solved");
    EXPECT_EQ(record["lower_bound"], 58) << threads;
  }
}

}  // namespace
}  // namespace gridlock::testing
