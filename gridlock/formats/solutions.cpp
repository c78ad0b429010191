#include "gridlock/solutions.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "gridlock/formats/json_reader.hpp"
#include "gridlock/formats/line_stream.hpp"
#include "gridlock/formats/sokoban/lurd.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock {
namespace formats {
namespace {

// Of all solutions together: a short text must not become an endless one.
constexpr std::size_t kMostStepsInAll = 100 * kMostSteps;

Error no_move(const Field& field) {
  return error_at(field.place, quoted(field.text) + " is not a move such as X+3, nor steps such as rruL");
}

// "X+3" from a name and a signed number. Throws Error.
std::string spell_move(const Field& name, const Field& distance) {
  if (!rushhour::is_vehicle_name(name.text)) throw no_move(name);
  const int cells = number_in(distance, "distance");
  return std::string(name.text) + (cells < 0 ? "" : "+") + std::to_string(cells);
}

// Takes "X+3" apart; nothing if there is no sign after a name.
std::optional<std::string> read_signed_move(const Field& field) {
  const std::size_t sign = field.text.find_last_of("+-");
  if (sign == std::string_view::npos || sign == 0) return std::nullopt;
  const Place place{field.place.line, field.place.column + static_cast<int>(sign)};
  return spell_move({field.text.substr(0, sign), field.place}, {field.text.substr(sign), place});
}

// "X+3", or steps as in LURD; nothing if it is neither. Throws Error where the number after a sign is none. No more
// steps are read than are left, and those are taken off.
std::optional<std::string> read_move(const Field& field, std::size_t& steps_left) {
  if (auto move = read_signed_move(field)) return move;
  auto steps = read_lurd(field.text, std::min(kMostSteps, steps_left));
  if (steps) steps_left -= steps->size();
  return steps;
}

class PlainReader {
 public:
  std::vector<SolutionText> read(std::string_view text) {
    LineStream lines(text);
    while (lines.peek() != nullptr) {
      const Line& line = lines.take();
      read_line({line.text.substr(0, line.text.find('#')), line.number}, line.blank());
    }
    if (lines.failure()) throw *lines.failure();
    end_solution();
    return std::move(solutions_);
  }

 private:
  // A line of nothing ends a solution, unless it has not begun; a line with only a comment does not.
  void read_line(Line line, bool blank) {
    if (blank && !current_.moves.empty()) end_solution();
    const std::size_t colon = line.text.find(':');
    if (colon != std::string_view::npos) {
      end_solution();
      begin_solution({trim(line.text.substr(0, colon)), {line.number, 1}});
    }
    const std::vector<Field> fields = fields_after(line, colon == std::string_view::npos ? 0 : colon + 1);
    const bool is_header =
        fields.size() == 2 && equal_ignoring_case(fields[0].text, "car") && equal_ignoring_case(fields[1].text, "move");
    if (!is_header)
      read_moves(fields);
    else if (!current_.moves.empty())
      end_solution();
  }

  static std::vector<Field> fields_after(const Line& line, std::size_t begin) {
    const auto separates = [](char c) { return is_blank(c) || c == ',' || c == ';'; };
    std::vector<Field> fields;
    for (std::size_t i = begin; i < line.text.size();) {
      if (separates(line.text[i])) {
        ++i;
        continue;
      }
      const std::size_t start = i;
      while (i < line.text.size() && !separates(line.text[i])) ++i;
      fields.push_back({line.text.substr(start, i - start), {line.number, static_cast<int>(start) + 1}});
    }
    return fields;
  }

  // "X+3", or a name and then a number; or steps.
  void read_moves(const std::vector<Field>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const bool number_follows = i + 1 < fields.size() && is_number(fields[i + 1].text);
      auto move = number_follows ? read_signed_move(fields[i]) : read_move(fields[i], steps_left_);
      if (!move) {
        if (!number_follows) throw no_move(fields[i]);
        move = spell_move(fields[i], fields[i + 1]);
        ++i;
      }
      current_.moves.push_back(*move);
      current_.lines.push_back(fields[i].place.line);
    }
  }

  // A title that is a number is the number of the puzzle in its collection.
  void begin_solution(const Field& title) {
    titled_ = true;
    if (!title.text.empty() && std::all_of(title.text.begin(), title.text.end(), is_digit))
      current_.index = number_in(title, "puzzle number");
    else
      current_.name = clean_title(title.text);
  }

  void end_solution() {
    if (titled_ || !current_.moves.empty()) solutions_.push_back(std::move(current_));
    current_ = {};
    titled_ = false;
  }

  std::vector<SolutionText> solutions_;
  std::size_t steps_left_ = kMostStepsInAll;
  SolutionText current_;
  bool titled_ = false;
};

void add_move(SolutionText& solution, const Field& field, std::size_t& steps_left) {
  auto move = read_move(field, steps_left);
  if (!move) throw no_move(field);
  solution.moves.push_back(std::move(*move));
  solution.lines.push_back(field.place.line);
}

void read_claim(const JsonMember& member, std::optional<Claim<std::string>>& claim) {
  if (member.kind == JsonMember::Kind::null) return;
  if (member.kind != JsonMember::Kind::string) throw error_at(member.place, quoted(member.key) + " is not a text");
  claim = {member.text, member.place.line};
}

void read_claim(const JsonMember& member, std::optional<Claim<std::int64_t>>& claim) {
  if (member.kind == JsonMember::Kind::null) return;
  if (member.kind != JsonMember::Kind::number) throw error_at(member.place, quoted(member.key) + " is not a number");
  claim = {number_in({member.text, member.place}, member.key), member.place.line};
}

void read_claim(const JsonMember& member, std::optional<Claim<bool>>& claim) {
  if (member.kind == JsonMember::Kind::null) return;
  if (member.kind != JsonMember::Kind::boolean)
    throw error_at(member.place, quoted(member.key) + " is neither true nor false");
  claim = {member.text == "true", member.place.line};
}

// What a member claims, if it claims anything.
void read_claim(const JsonMember& member, RecordClaims& claims) {
  const std::string_view key = member.key;
  if (key == "puzzle") read_claim(member, claims.puzzle);
  if (key == "name") read_claim(member, claims.name);
  if (key == "metric") read_claim(member, claims.metric);
  if (key == "lurd") read_claim(member, claims.lurd);
  if (key == "index") read_claim(member, claims.index);
  if (key == "cost") read_claim(member, claims.cost);
  if (key == "lower_bound") read_claim(member, claims.lower_bound);
  if (key == "pushes") read_claim(member, claims.pushes);
  if (key == "moves_count") read_claim(member, claims.moves_count);
  if (key == "optimal") read_claim(member, claims.optimal);
  if (key == "count_exit") read_claim(member, claims.count_exit);
}

// Nothing for a result that has no moves because there was no solution. The LURD is a claim where there are moves too,
// and the moves where there are no others.
std::optional<SolutionText> solution_in(const JsonObject& object, std::size_t& steps_left) {
  SolutionText solution;
  bool solved = false, has_outcome = false, has_moves = false;
  const JsonMember* lurd = nullptr;
  for (const JsonMember& member : object) {
    read_claim(member, solution.claims);
    if (member.key == "lurd" && member.kind == JsonMember::Kind::string && !member.text.empty()) lurd = &member;
    if (member.key == "outcome") {
      has_outcome = true;
      solved = member.text == "solved";
    }
    if (member.key != "moves") continue;
    if (member.kind != JsonMember::Kind::list) throw error_at(member.place, "\"moves\" is not a list of moves");
    has_moves = true;
    for (const JsonString& item : member.list) add_move(solution, {item.text, item.place}, steps_left);
  }
  if (const auto& name = solution.claims.name) solution.name = clean_title(name->value);
  if (const auto& index = solution.claims.index) solution.index = static_cast<int>(index->value);
  if (solution.moves.empty() && lurd != nullptr) {
    has_moves = true;
    add_move(solution, {lurd->text, lurd->place}, steps_left);
    solution.claims.lurd.reset();
  }
  const bool is_solution = has_outcome ? solved || !solution.moves.empty() : has_moves;
  return is_solution ? std::optional(std::move(solution)) : std::nullopt;
}

std::vector<SolutionText> read_json(std::string_view text) {
  std::vector<SolutionText> solutions;
  std::size_t steps_left = kMostStepsInAll;
  JsonReader reader(text);
  for (JsonObject object; reader.next(object);)
    if (auto solution = solution_in(object, steps_left)) solutions.push_back(std::move(*solution));
  return solutions;
}

}  // namespace

}  // namespace formats

std::vector<SolutionText> read_solutions(std::string_view text, const std::string& source) {
  using namespace formats;
  text = without_byte_order_mark(text);
  try {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool is_json = first != std::string_view::npos && text[first] == '{';
    auto solutions = is_json ? read_json(text) : PlainReader().read(text);
    if (solutions.empty()) throw Error("there is no solution in the text", 1, 1);
    return solutions;
  } catch (Error& error) {
    error.source = source;
    throw;
  }
}

}  // namespace gridlock
