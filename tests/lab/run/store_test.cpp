// The database of a run: what it keeps, and what it says of files that are not what they should be.
#include "gridlock/lab/run/store.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/run/schema.hpp"
#include "tests/lab/corpus.hpp"

namespace gridlock::testing {
namespace {

using lab::CaseKey;
using lab::Database;
using lab::Store;

const lab::Facts kSettings{{"time_limit", "15"}};

class StoreTest : public ::testing::Test {
 protected:
  std::string error_of(const std::function<void()>& act) const {
    try {
      act();
    } catch (const Error& error) {
      return error.source + ": " + error.what();
    } catch (const std::system_error& error) {
      return error.what();
    }
    return "no error";
  }
  // The same for those who read and those who write.
  void expect_refused(const std::string& words) const {
    EXPECT_NE(error_of([this] { lab::load_run(path_); }).find(words), std::string::npos)
        << error_of([this] { lab::load_run(path_); });
    EXPECT_NE(error_of([this] { Store(path_, kSettings); }).find(words), std::string::npos)
        << error_of([this] { Store(path_, kSettings); });
  }
  void fill() const {
    Store store(path_, kSettings);
    const CaseKey key{store.row_of(specimen(kOneMove, 1, "one").subject), {"bfs", ""}, "moves", 1};
    lab::Measures measures;
    measures.outcome = "solved";
    measures.cost = 1;
    store.plan({key.configuration});
    store.add(key, measures);
  }

  Scratch scratch_;
  std::string path_ = scratch_.path("run.db");
};

TEST_F(StoreTest, remembers_what_was_done_when_it_is_opened_again) {
  fill();
  Store store(path_, kSettings);
  const std::int64_t row = store.row_of(specimen(kOneMove, 1, "one").subject);
  EXPECT_TRUE(store.has({row, {"bfs", ""}, "moves", 1}));
  EXPECT_FALSE(store.has({row, {"bfs", ""}, "moves", 2})) << "another repeat";
  EXPECT_FALSE(store.has({row, {"bfs", ""}, "steps", 1})) << "another metric";
  EXPECT_FALSE(store.has({row, {"bfs", "zero"}, "moves", 1})) << "another heuristic";
  EXPECT_FALSE(store.has({row + 1, {"bfs", ""}, "moves", 1})) << "another puzzle";
}

TEST_F(StoreTest, keeps_the_first_result_of_a_case_that_comes_twice) {
  fill();
  {
    Store store(path_, kSettings);
    lab::Measures measures;
    measures.outcome = "crashed";
    store.add({store.row_of(specimen(kOneMove, 1, "one").subject), {"bfs", ""}, "moves", 1}, measures);
  }
  EXPECT_EQ(lines_of(lab::load_run(path_)), (std::vector<std::string>{"one bfs: solved 1"}));
}

TEST_F(StoreTest, tells_apart_boards_of_one_place_that_are_drawn_differently) {
  Store store(path_, kSettings);
  const std::int64_t one = store.row_of(specimen(kOneMove, 1, "one").subject);
  EXPECT_EQ(store.row_of(specimen(kOneMove, 1, "one").subject), one);
  EXPECT_NE(store.row_of(specimen(kThreeMoves, 1, "one").subject), one);
  EXPECT_NE(store.row_of(specimen(kOneMove, 2, "one").subject), one);
}

TEST_F(StoreTest, replaces_facts_of_an_earlier_session_but_no_settings) {
  fill();
  { Store(path_, kSettings).note({{"host", "first"}}); }
  { Store(path_, kSettings).note({{"host", "second"}}); }
  EXPECT_EQ(lab::load_run(path_).fact("host"), "second");
  EXPECT_NE(error_of([this] {
              Store(path_, {{"time_limit", "20"}});
            }).find("begun with time_limit 15, not 20"),
            std::string::npos);
  EXPECT_EQ(lab::load_run(path_).fact("time_limit"), "15");
}

TEST_F(StoreTest, refuses_a_schema_of_another_version_by_its_number) {
  fill();
  { Database(path_, Database::Mode::write).execute("UPDATE facts SET value = '7' WHERE name = 'schema'"); }
  expect_refused("written by another version of gridlock (schema 7, not 1)");
}

TEST_F(StoreTest, says_so_even_if_the_other_version_had_other_columns) {
  fill();
  {
    Database database(path_, Database::Mode::write);
    database.execute("UPDATE facts SET value = '2' WHERE name = 'schema'; DROP TABLE cases; CREATE TABLE cases(id)");
  }
  expect_refused("written by another version of gridlock (schema 2, not 1)");
}

TEST_F(StoreTest, writes_nothing_into_a_database_of_somebody_else) {
  { Database(path_, Database::Mode::write).execute("CREATE TABLE songs(title)"); }
  expect_refused("this is no database of gridlock lab run");
  Database database(path_, Database::Mode::read);
  auto tables = database.prepare("SELECT count(*) FROM sqlite_master");
  ASSERT_TRUE(tables.step());
  EXPECT_EQ(tables.whole(0), 1);
}

TEST_F(StoreTest, refuses_a_file_that_is_no_database) {
  path_ = scratch_.file("text.db", std::string(5000, 'x'));
  expect_refused("file is not a database");
}

TEST_F(StoreTest, refuses_a_database_of_which_the_end_is_missing) {
  fill();
  ASSERT_EQ(truncate(path_.c_str(), 6000), 0);
  const std::string words = error_of([this] { lab::load_run(path_); });
  EXPECT_NE(words.find("malformed"), std::string::npos) << words;
  EXPECT_NE(words.find("run.db"), std::string::npos) << words;
}

TEST_F(StoreTest, refuses_a_case_whose_puzzle_is_gone) {
  fill();
  { Database(path_, Database::Mode::write).execute("DELETE FROM puzzles"); }
  EXPECT_NE(error_of([this] { lab::load_run(path_); }).find("a case belongs to no puzzle"), std::string::npos);
}

TEST_F(StoreTest, names_the_path_that_cannot_be_opened) {
  path_ = scratch_.path("missing/run.db");
  EXPECT_NE(error_of([this] { Store(path_, kSettings); }).find("No such file"), std::string::npos);
  EXPECT_NE(error_of([this] { lab::load_run(path_); }).find("no such file"), std::string::npos);
  path_ = scratch_.path("");
  EXPECT_NE(error_of([this] { Store(path_, kSettings); }).find("Is a directory"), std::string::npos);
}

TEST_F(StoreTest, reads_a_read_only_file) {
  fill();
  ASSERT_EQ(chmod(path_.c_str(), 0444), 0);
  EXPECT_EQ(lab::load_run(path_).cases.size(), 1u);
}

TEST_F(StoreTest, refuses_to_write_a_read_only_file) {
  fill();
  ASSERT_EQ(chmod(path_.c_str(), 0444), 0);
  if (access(path_.c_str(), W_OK) == 0) GTEST_SKIP() << "whoever runs this test may write everything";
  EXPECT_NE(error_of([this] { Store(path_, kSettings); }).find("Permission denied"), std::string::npos);
}

}  // namespace
}  // namespace gridlock::testing
