// The parts of a census against the whole, its limits, and its file.
#include "gridlock/rushhour/census/census_file.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "tests/rushhour/census/census_of.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::rushhour::census {
namespace {

TEST(Census, comes_to_the_same_file_whoever_did_which_part) {
  const Request request{.side = gridlock::testing::few_cases() ? 4 : 5, .walls = 1};
  const std::string whole = write_census(census_of(request));
  EXPECT_EQ(write_census(census_of(request, {.jobs = 3})), whole);
  EXPECT_EQ(write_census(census_of(request, {.portable = true})), whole) << "without special instructions";
  std::vector<Census> shards;
  for (const unsigned k : {3U, 1U, 2U}) {
    const Census shard = census_of({request.side, request.walls, {k, 3}});
    const std::string text = write_census(shard);
    shards.push_back(CensusFile(text).all());
  }
  EXPECT_EQ(write_census(merge(shards)), whole);
}

TEST(Census, gives_every_shard_its_share_of_the_work) {
  const Request whole{.side = 5};
  const std::uint64_t all = census_of(whole).harvest.counts.positions;
  for (const unsigned count : {2U, 4U})
    for (unsigned number = 1; number <= count; ++number) {
      const std::uint64_t share = census_of({.side = 5, .shard = {number, count}}).harvest.counts.positions;
      EXPECT_LT(share * count, all + all / 4) << number << " of " << count;
      EXPECT_GT(share * count, all - all / 4) << number << " of " << count;
    }
}

TEST(Census, refuses_shards_that_make_no_whole) {
  const Census one = census_of({.side = 4, .shard = {1, 2}}), two = census_of({.side = 4, .shard = {2, 2}});
  EXPECT_NO_THROW(merge({two, one}));
  EXPECT_THROW(merge({one}), Error);
  EXPECT_THROW(merge({one, one}), Error);
  EXPECT_THROW(merge({one, census_of({.side = 4, .walls = 1, .shard = {2, 2}})}), Error);
  EXPECT_THROW(merge({}), Error);
}

TEST(Census, stops_at_its_limits) {
  CensusWork work{.limits = {.nodes = 1000}};
  std::uint64_t chunks = 0;
  const auto count = [&](const Harvest& harvest) { chunks += harvest.chunks; };
  EXPECT_EQ(take_census({.side = 5}, work, count), Outcome::out_of_nodes);
  EXPECT_GT(chunks, 0U);
  std::atomic<bool> cancel = true;
  work.limits = {.cancel = &cancel};
  EXPECT_EQ(take_census({.side = 5}, work, count), Outcome::cancelled);
}

TEST(CensusFile, is_read_as_it_was_written) {
  const Census census = census_of({.side = 4, .walls = 2});
  const std::string text = write_census(census);
  const CensusFile file(text);
  EXPECT_EQ(file.request(), census.request);
  EXPECT_EQ(file.all().harvest.boards, census.harvest.boards);
  EXPECT_EQ(write_census(file.all()), text);
  EXPECT_EQ(read_harvest(write_harvest(census.harvest)).boards, census.harvest.boards);
}

TEST(CensusFile, refuses_what_is_damaged_or_cut_off_anywhere) {
  const std::string text = write_census(census_of({.side = 4}));
  for (std::size_t length = 0; length < text.size(); ++length)
    EXPECT_THROW(CensusFile(std::string_view(text).substr(0, length)), Error) << length;
  for (std::size_t k = 0; k < text.size(); ++k) {
    std::string damaged = text;
    damaged[k] = damaged[k] == '7' ? '8' : '7';
    EXPECT_THROW(CensusFile(damaged).all(), Error) << k;
  }
  const std::string line = write_harvest({.chunks = 3, .counts = {}, .boards = {{1234567, 5, 6, 789}}});
  for (std::size_t length = 0; length < line.size(); ++length)
    EXPECT_THROW(read_harvest(std::string_view(line).substr(0, length)), Error) << length;
}

}  // namespace
}  // namespace gridlock::rushhour::census
