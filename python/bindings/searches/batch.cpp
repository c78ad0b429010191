// Many puzzles on all cores: threads of the library take one after the other, and Python gets the answers as they come.
#include <pybind11/stl.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "python/bindings/bindings.hpp"
#include "python/bindings/searches/answers.hpp"
#include "python/bindings/searches/python_heuristic.hpp"
#include "python/bindings/searches/request.hpp"
#include "python/bindings/session/channel.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

class Batch {
 public:
  // `jobs`: the number of threads; 0: as many as there are cores.
  Batch(std::vector<HeldPuzzle> puzzles, const py::dict& wishes, unsigned jobs)
      : puzzles_(std::move(puzzles)), request_(request_from(wishes, found_.flag())), heuristic_(py::none()) {
    if (wishes.contains("heuristic") && PyCallable_Check(wishes["heuristic"].ptr()) != 0)
      heuristic_ = wishes["heuristic"];
    if (jobs == 0) jobs = std::max(1u, std::thread::hardware_concurrency());
    jobs = static_cast<unsigned>(std::min<std::size_t>(jobs, puzzles_.size()));
    for (unsigned job = 0; job < jobs; ++job) found_.start([this] { work(); });
  }

  ~Batch() { close(); }  // before what its threads look at goes

  // (index, answer), or None at the end.
  py::object next() {
    const auto found = found_.next();
    if (!found) return py::none();
    return py::make_tuple(found->first, as_dict(found->second));
  }

  void close() { found_.close(); }

 private:
  using Numbered = std::pair<std::size_t, Solution>;

  void work() {
    for (std::size_t i; (i = next_++) < puzzles_.size() && !found_.flag();)
      found_.put({i, heuristic_.is_none() ? solve(puzzles_[i].get(), request_) : guided(puzzles_[i].get())});
  }

  // What the function raises ends this thread, and then the others.
  Solution guided(const Puzzle& puzzle) {
    SolveRequest request = request_;
    std::optional<py::gil_scoped_acquire> with_python(std::in_place);
    PythonHeuristic own(heuristic_, puzzle, request.metric, found_.flag(), true);
    request.own_heuristic = own.as_own();
    with_python.reset();
    Solution solution = solve(puzzle, request);
    with_python.emplace();
    own.rethrow();
    return solution;
  }

  Channel<Numbered> found_;
  std::vector<HeldPuzzle> puzzles_;
  SolveRequest request_;
  py::object heuristic_;
  std::atomic<std::size_t> next_{0};
};

}  // namespace

void bind_batch(py::module_& module) {
  py::class_<Batch>(module, "Batch")
      .def(py::init<std::vector<HeldPuzzle>, const py::dict&, unsigned>(), py::arg("puzzles"), py::arg("wishes"),
           py::arg("jobs"))
      .def("next", &Batch::next)
      .def("close", &Batch::close);
}

}  // namespace gridlock::python
