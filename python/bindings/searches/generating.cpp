// Making puzzles in a thread of the library, handed over as they are found.
#include "gridlock/generate.hpp"

#include <pybind11/stl.h>

#include <algorithm>
#include <thread>

#include "python/bindings/bindings.hpp"
#include "python/bindings/searches/request.hpp"
#include "python/bindings/session/channel.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

template <class T>
void take(const py::dict& wishes, const char* key, T& target) {
  if (wishes.contains(key) && !wishes[key].is_none()) target = wishes[key].cast<T>();
}

void take(const py::dict& wishes, const char* key, Range& target) {
  if (!wishes.contains(key) || wishes[key].is_none()) return;
  const auto [min, max] = wishes[key].cast<std::pair<int, int>>();
  target = {min, max};
}

// What both kinds understand.
template <class Request>
void take_common(const py::dict& wishes, Request& request) {
  take(wishes, "width", request.width);
  take(wishes, "height", request.height);
  take(wishes, "count", request.count);
  take(wishes, "seed", request.seed);
  take(wishes, "difficulty", request.difficulty);
  take(wishes, "effort", request.effort);
  take(wishes, "budget", request.budget);
  take(wishes, "patience", request.patience);
  take(wishes, "jobs", request.jobs);
  if (request.jobs == 0) request.jobs = std::max(1u, std::thread::hardware_concurrency());
}

GenerateRequest generate_request(const std::string& kind, const py::dict& wishes) {
  if (kind == "rushhour") {
    rushhour::GenerateRequest request;
    take_common(wishes, request);
    take(wishes, "vehicles", request.vehicles);
    take(wishes, "walls", request.walls);
    take(wishes, "trucks", request.trucks);
    take(wishes, "cost", request.cost);
    if (wishes.contains("metric"))
      request.metric = metric_from(wishes["metric"].cast<std::string>()).value_or(Metric::moves);
    return request;
  }
  if (kind != "sokoban") throw Error("there is no kind of puzzle '" + kind + "'; there are rushhour and sokoban");
  sokoban::GenerateRequest request;
  take_common(wishes, request);
  take(wishes, "boxes", request.boxes);
  take(wishes, "floor", request.floor);
  take(wishes, "cost", request.pushes);
  return request;
}

std::string fault_of(const GenerateRequest& request) {
  return std::visit([](const auto& each) { return find_fault(each); }, request);
}

class Generator {
 public:
  Generator(const std::string& kind, const py::dict& wishes)
      : request_(generate_request(kind, wishes)), limits_(limits_from(wishes, found_.flag())) {
    if (const std::string fault = fault_of(request_); !fault.empty()) throw Error(fault);
    found_.start([this] {
      outcome_ = generate(request_, limits_, {}, [this](const GeneratedPuzzle& made) { found_.put(made); });
    });
  }

  ~Generator() { close(); }  // before what its thread looks at goes

  // (puzzle, metric, cost, lower bound, optimal, farthest, minimal, states), or None at the end.
  py::object next() {
    const auto made = found_.next();
    if (!made) return py::none();
    return py::make_tuple(HeldPuzzle(made->puzzle), std::string(name_of(made->metric)), made->cost, made->lower_bound,
                          made->optimal, made->farthest, made->minimal, made->states);
  }

  // After the end.
  std::string outcome() const { return std::string(name_of(outcome_)); }
  void close() { found_.close(); }

 private:
  Channel<GeneratedPuzzle> found_;
  GenerateRequest request_;
  Limits limits_;
  Outcome outcome_ = Outcome::cancelled;
};

}  // namespace

void bind_generating(py::module_& module) {
  py::class_<Generator>(module, "Generator")
      .def(py::init<const std::string&, const py::dict&>(), py::arg("kind"), py::arg("wishes"))
      .def("next", &Generator::next)
      .def_property_readonly("outcome", &Generator::outcome)
      .def("close", &Generator::close);
}

}  // namespace gridlock::python
