#include "gridlock/rushhour/census/chunk.hpp"

#include <bit>

// A structure belongs to the frame, rows or columns, that has fewer configurations: then more positions share a word.
//
// Minimality. A vehicle that moves in some shortest solution is needed: without it and its moves, the rest is a shorter
// one. Of the others, those of the inner lines are asked for first: the structure without such a vehicle comes later in
// the same chunk (if it belongs to this frame, too), and when it is explored, its distances answer. Only candidates
// that survive all questions are worth a search of their own for the vehicles that are left.
namespace gridlock::rushhour::census {
ChunkRunner::ChunkRunner(const Lines& lines, bool portable)
    : lines_(lines), graph_(lines), explorer_(Explorer::make(graph_, portable)) {}

const std::vector<std::uint8_t>& ChunkRunner::inner_choices(int line) const {
  if (chunk_.rows) return lines_.of_column(chunk_.walls.column_walls[at(line)]);
  return lines_.of_row(line, chunk_.walls.row_walls[at(line)]);
}

bool ChunkRunner::ours(const PerLine& inner) const {
  std::size_t product = 1;
  for (int j = 0; j < lines_.side(); ++j) product *= at(lines_.content(inner[at(j)]).arrangements);
  return chunk_.rows ? frame_->size() <= product : frame_->size() < product;
}

// The order in which structures are explored: fewer vehicles on a line come later.
std::size_t ChunkRunner::number_of(const PerLine& inner) const {
  std::size_t number = 0;
  for (int j = 0; j < lines_.side(); ++j) number = number * inner_choices(j).size() + places_[at(j)][inner[at(j)]];
  return number;
}

std::vector<Found> ChunkRunner::run(const Chunk& chunk, const Watch& watch) {
  chunk_ = chunk;
  watch_ = &watch;
  graph_.clear();
  lesser_frames_.clear();
  frame_ = std::make_unique<Frame>(lines_, chunk.frame, chunk.rows ? lines_.primary_row() : -1);
  candidates_.clear(), questions_.clear();
  std::size_t structures = 1;
  for (int j = 0; j < lines_.side(); ++j) {
    structures *= inner_choices(j).size();
    for (std::size_t k = 0; k < inner_choices(j).size(); ++k)
      places_[at(j)][inner_choices(j)[k]] = static_cast<std::uint8_t>(k);
  }
  first_question_.assign(structures, -1);
  fitting_[0] = frame_->configurations();
  choose(0);

  std::vector<Found> boards;
  for (const Candidate& candidate : candidates_) {
    bool minimal = candidate.minimal;
    for (std::uint32_t left = candidate.untested; minimal && left != 0; left &= left - 1)
      minimal = needed(candidate, std::countr_zero(left));
    if (minimal) boards.push_back(found(candidate));
  }
  return boards;
}

void ChunkRunner::choose(int line) {
  const auto& fitting = fitting_[at(line)];
  if (fitting.empty() || (chunk_.rows && !fitting.front().exits)) return;
  if (line == lines_.side()) {
    if (ours(inner_)) explore();
    return;
  }
  auto& next = fitting_[at(line + 1)];
  for (const std::uint8_t content : inner_choices(line)) {
    inner_[at(line)] = content;
    next.clear();
    for (const Configuration& configuration : fitting)
      if (lines_.allowed(content, configuration.crosses(line)) != 0) next.push_back(configuration);
    choose(line + 1);
  }
}

void ChunkRunner::explore() {
  watch_->check();
  graph_.build(*frame_, inner_, fitting_[at(lines_.side())]);
  explorer_->search();
  if (explorer_->solvable() == 0) return;
  ++counts_.structures;
  counts_.positions += explorer_->solvable();
  answer_questions();
  explorer_->for_each_component([&](const Component& component) { consider(component); });
}

void ChunkRunner::answer_questions() {
  for (int k = first_question_[number_of(inner_)]; k >= 0; k = questions_[at(k)].next) {
    Candidate& candidate = candidates_[questions_[at(k)].candidate];
    if (explorer_->distance(graph_.find(questions_[at(k)].position)) >= candidate.moves) candidate.minimal = false;
  }
}

void ChunkRunner::consider(const Component& component) {
  ++counts_.components;
  std::uint32_t all = 0;
  for (int v = 0; v < static_cast<int>(frame_->vehicles().size()); ++v)
    if (frame_->vehicles()[at(v)].line != frame_->primary()) all |= 1U << v;
  for (int j = 0; j < lines_.side(); ++j)
    for (int v = 0; v < lines_.content(inner_[at(j)]).vehicles; ++v)
      if (j != graph_.primary_line()) all |= 1U << graph_.inner_vehicle(j, v);
  Candidate candidate{.inner = inner_,
                      .hardest = graph_.position(component.hardest.node, component.hardest.bit),
                      .moves = component.moves,
                      .positions = component.positions,
                      .untested = all & ~explorer_->movers(component.hardest, all)};
  for (int j = 0; j < lines_.side(); ++j)
    for (int v = 0; v < lines_.content(inner_[at(j)]).vehicles; ++v) {
      const std::uint32_t bit = 1U << graph_.inner_vehicle(j, v);
      if ((candidate.untested & bit) == 0) continue;
      PerLine lesser = inner_;
      lesser[at(j)] = static_cast<std::uint8_t>(lines_.without(inner_[at(j)], v));
      if (!ours(lesser)) continue;
      candidate.untested &= ~bit;
      Question question{.candidate = candidates_.size(), .position = candidate.hardest};
      question.position.inner[at(j)] =
          static_cast<std::uint8_t>(lines_.arrangement_without(inner_[at(j)], v, candidate.hardest.inner[at(j)]));
      question.next = std::exchange(first_question_[number_of(lesser)], static_cast<int>(questions_.size()));
      questions_.push_back(question);
    }
  candidates_.push_back(candidate);
}

// Whether the board is easier without that vehicle.
bool ChunkRunner::needed(const Candidate& candidate, int vehicle) {
  watch_->check();
  ++counts_.searched;
  const Frame* frame = frame_.get();
  PerLine inner = candidate.inner;
  Position position = candidate.hardest;
  const auto frame_vehicles = static_cast<int>(frame_->vehicles().size());
  if (vehicle < frame_vehicles) {
    const auto [line, place] = frame_->vehicles()[at(vehicle)];
    PerLine arrangements{};
    for (int i = 0; i < lines_.side(); ++i)
      arrangements[at(i)] = static_cast<std::uint8_t>(frame_->arrangement(position.frame, i));
    arrangements[line] =
        static_cast<std::uint8_t>(lines_.arrangement_without(chunk_.frame[line], place, arrangements[line]));
    auto& lesser = lesser_frames_[vehicle];
    if (lesser == nullptr) {
      PerLine contents = chunk_.frame;
      contents[line] = static_cast<std::uint8_t>(lines_.without(contents[line], place));
      lesser = std::make_unique<Frame>(lines_, contents, frame_->primary());
    }
    frame = lesser.get();
    position.frame = frame->number_of(arrangements);
  } else {
    const int line = (vehicle - frame_vehicles) / kMostOnLine, place = (vehicle - frame_vehicles) % kMostOnLine;
    inner[at(line)] = static_cast<std::uint8_t>(lines_.without(inner[at(line)], place));
    position.inner[at(line)] = static_cast<std::uint8_t>(
        lines_.arrangement_without(candidate.inner[at(line)], place, position.inner[at(line)]));
  }
  fitting_test_.clear();
  for (const Configuration& configuration : frame->configurations()) {
    bool fits = true;
    for (int j = 0; fits && j < lines_.side(); ++j) fits = lines_.allowed(inner[at(j)], configuration.crosses(j)) != 0;
    if (fits) fitting_test_.push_back(configuration);
  }
  graph_.build(*frame, inner, fitting_test_);
  const Graph::Place place = graph_.find(position);
  explorer_->search(candidate.moves - 1, &place);
  return explorer_->distance(place) >= 0;
}

Found ChunkRunner::found(const Candidate& candidate) const {
  Found board;
  board.moves = candidate.moves;
  board.positions = candidate.positions;
  PerLine frame{};
  for (int i = 0; i < lines_.side(); ++i) {
    frame[at(i)] = static_cast<std::uint8_t>(frame_->arrangement(candidate.hardest.frame, i));
    board.vehicles += lines_.content(chunk_.frame[at(i)]).vehicles + lines_.content(candidate.inner[at(i)]).vehicles;
  }
  board.row_contents = chunk_.rows ? chunk_.frame : candidate.inner;
  board.rows = chunk_.rows ? frame : candidate.hardest.inner;
  board.column_contents = chunk_.rows ? candidate.inner : chunk_.frame;
  board.columns = chunk_.rows ? candidate.hardest.inner : frame;
  return board;
}

}  // namespace gridlock::rushhour::census
