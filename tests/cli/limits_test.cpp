// Limits, seen from outside: every search of both puzzles, the generator, the improver and the lab, each with every
// limit, as the real program. What counts is what the system says of the process: its peak of memory, its time, its
// end.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>

#include "tests/cli/boards.hpp"
#include "tests/cli/program.hpp"
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

// `auto` sees at once that the endless board has no solution, and the packing strategy gives up the level.
std::string endless(const std::string& puzzle, const std::string& search) {
  if (puzzle == "rushhour") return search == "auto" ? kHardBoard : endless_board();
  return search == "fess" ? crowded_hall(30) : kEndlessLevel;
}

// Of each sort of search one.
bool is_typical(const std::string& name) {
  return name == "auto" || name == "bfs" || name == "astar" || name == "idastar" || name == "fess";
}

std::vector<Row> searches() {
  std::vector<Row> rows;
  for (const auto& search : parse_json(run({"list", "searches", "--json"}).out))
    for (const std::string puzzle : search["puzzles"])
      for (const int threads : {1, 2, 4}) {
        const std::string name = search["name"];
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

std::vector<Row> generators() {
  return {{{"generate", "rushhour", "--min-moves", "1000"}, ""},
          {{"generate", "rushhour", "--size", "16", "--min-moves", "1000"}, ""},
          {{"generate", "sokoban", "--min-pushes", "100000"}, ""},
          {{"generate", "sokoban", "--size", "64", "--boxes", "8", "--min-pushes", "100000"}, ""}};
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
  for (const Row& row : rows) {
    // The time is for searches that take hardly any memory.
    const Answer answer = run(row.with({"--memory-limit", "40M", "--time-limit", few_cases() ? "2" : "5"}), row.input);
    EXPECT_EQ(answer.signal, 0) << row.name();
    EXPECT_LE(answer.peak_bytes, kLimit + kLimit / 20 + (10 << 20)) << row.name();
    if (answer.out.find("out_of_memory") != std::string::npos) ++reached;
  }
  EXPECT_GE(reached, few_cases() ? 2u : 10u);
}

TEST(Limits, of_nodes_hold_to_the_last_one) {
  for (const Row& row : searches())
    for (const std::uint64_t limit : {1, 777, 3000}) {
      const Answer answer = run(row.with({"--node-limit", std::to_string(limit), "--time-limit", "10"}), row.input);
      ASSERT_TRUE(answer.code == 3 || answer.code == 0) << row.name() << answer.err;  // 0: not proved, but solved
      EXPECT_LE(parse_json(answer.out)["expanded"], limit) << row.name();
    }
}

TEST(Limits, of_time_end_everything_soon) {
  const Scratch scratch;
  std::vector<Row> rows = all_but_the_lab(scratch);
  append(rows, laboratories(scratch));
  for (const Row& row : rows) {
    const auto began = std::chrono::steady_clock::now();
    const Answer answer = run(row.with({"--time-limit", "0.3"}), row.input);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    EXPECT_TRUE(answer.code == 3 || answer.code == 0) << row.name() << answer.err;
    if (!kSanitized) {
      EXPECT_LE(answer.cpu_seconds, row.threads * (0.3 + kSlack) + kStart) << row.name();
    }
    EXPECT_LE(took, kPatienceOfTests) << row.name();
  }
}

TEST(Limits, by_a_signal_end_everything_soon) {
  const Scratch scratch;
  for (const Row& row : all_but_the_lab(scratch)) {
    const auto began = std::chrono::steady_clock::now();
    const Program program(row.arguments, row.input);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    const std::chrono::duration<double> waited = std::chrono::steady_clock::now() - began;
    program.kill(SIGTERM);
    const Answer answer = program.wait();
    EXPECT_TRUE(answer.code == 130 || answer.code == 3) << row.name() << answer.err;  // 3: it had given up before
    if (!kSanitized) {
      EXPECT_LE(answer.cpu_seconds, row.threads * (waited.count() + kSlack) + kStart) << row.name();
    }
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
