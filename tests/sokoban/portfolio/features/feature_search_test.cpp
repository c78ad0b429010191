// The loop of the feature search, on trees made up for it.
#include "gridlock/sokoban/portfolio/features/feature_search.hpp"

#include <gtest/gtest.h>

namespace gridlock::sokoban {
namespace {

// The root 0 leads to the heads 1, 2, ... Head h leads on to h + 100, h + 200 and so on, all of the same score, which
// is its cell. A position is known by the number of its single box.
struct Chains {
  std::vector<Score> scores;  // of the heads
  Square stub = 0;            // this head leads nowhere
  Square lesson = 0;          // a deadlock that is known: this head, once it is not 0
  std::vector<Square> expanded;

  static Square head_of(Square number) { return static_cast<Square>(number % 100); }
  Score score_of(Square number) const { return number == 0 ? 1000 : scores[head_of(number) - 1u]; }

  Situation after(const Situation&, const Child& child) const { return {{child.macro.to}, {}, 0}; }
  std::uint64_t hash(const Situation& situation) const { return mix(situation.boxes[0]); }
  Score score(const Situation& situation) const { return score_of(situation.boxes[0]); }
  void expand(const Situation& situation, DuplicateFilter& filter, std::vector<Child>& children) {
    const Square at = situation.boxes[0];
    expanded.push_back(at);
    const auto lead_to = [&](Square to) {
      if (filter.knows(mix(to))) return;
      Child& child = children.emplace_back();
      child.score = score_of(to);
      child.hash = mix(to);
      child.macro = {at, to, 0, 1};
    };
    if (at != 0 && at != stub) lead_to(static_cast<Square>(at + 100));
    for (Square head = 1; at == 0 && head <= scores.size(); ++head) lead_to(head);
  }
  bool dead(const Situation&, Square) const { return false; }
  bool learn(const Situation&, std::uint32_t) const { return false; }
  std::size_t lessons() const { return lesson != 0 ? 1 : 0; }
  bool taught(const Situation& situation, std::size_t) const { return situation.boxes[0] == lesson; }
  bool done(const Situation&) const { return false; }
  static Score cell(Score score) { return score; }

  std::size_t count_of(Square head, std::size_t first) const {
    return static_cast<std::size_t>(std::count_if(expanded.begin() + static_cast<std::ptrdiff_t>(first), expanded.end(),
                                                  [&](Square at) { return head_of(at) == head; }));
  }
};

TEST(FeatureSearch, leaves_all_that_follows_a_position_once_a_lesson_is_about_it) {
  Chains chains{{5, 6, 7}, 0, 0, {}};
  FeatureSearch search(chains);
  Monitor monitor;
  search.add_root({{0}, {}, 0});
  search.run(40, monitor);
  EXPECT_GT(chains.count_of(1, 0), 15u);  // the best has every second turn
  chains.lesson = 1;
  search.run(1, monitor);  // the lesson is noticed
  const std::size_t before = chains.expanded.size();
  search.run(40, monitor);
  EXPECT_EQ(chains.count_of(1, before), 0u);
  EXPECT_GT(chains.count_of(2, before), 15u);
}

TEST(FeatureSearch, counts_what_it_expands_and_all_it_makes) {
  Chains chains{{5, 6, 7}, 2, 0, {}};
  FeatureSearch search(chains);
  Monitor monitor;
  search.add_root({{0}, {}, 0});
  search.run(40, monitor);
  EXPECT_EQ(monitor.stats.expanded, chains.expanded.size());
  // The root, three heads, and one for each of the others, but not for the stub.
  EXPECT_EQ(monitor.stats.generated, 1 + 3 + (chains.expanded.size() - 1 - chains.count_of(2, 0)));
}

TEST(FeatureSearch, favours_the_next_best_position_where_nothing_is_left_of_the_best) {
  Chains chains{{1, 2, 3, 4, 5, 6, 7, 8}, 1, 0, {}};
  FeatureSearch search(chains);
  Monitor monitor;
  search.add_root({{0}, {}, 0});
  search.run(200, monitor);
  EXPECT_EQ(chains.count_of(1, 0), 1u);
  EXPECT_GT(chains.count_of(2, 0), 90u);
}

}  // namespace
}  // namespace gridlock::sokoban
