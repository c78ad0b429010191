// Environments over arrays of numpy. The arrays that step() fills belong to the object and are filled again by the next
// step.
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>

#include "gridlock/core/error.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/envs/environments.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

using Actions = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;

template <class P>
std::vector<P> all_of(const std::vector<HeldPuzzle>& held) {
  std::vector<P> all;
  for (const auto& each : held) {
    const P* const puzzle = std::get_if<P>(&each.get());
    if (puzzle == nullptr) throw Error("the levels of an environment are all of one kind");
    if (puzzle->solved()) throw Error("a level of an environment must not be solved at the start");
    all.push_back(*puzzle);
  }
  return all;
}

std::unique_ptr<Environments> environments_of(const std::vector<HeldPuzzle>& levels, const EnvironmentRules& rules) {
  if (levels.empty()) throw Error("an environment needs a level");
  if (rules.count < 1) throw Error("an environment needs a game");
  if (std::holds_alternative<sokoban::Puzzle>(levels.front().get()))
    return sokoban_environments(all_of<sokoban::Puzzle>(levels), rules);
  return rushhour_environments(all_of<rushhour::Puzzle>(levels), rules);
}

class EnvironmentArrays {
 public:
  EnvironmentArrays(const std::vector<HeldPuzzle>& levels, int count, int longest, bool starts_over,
                    const std::vector<float>& rewards)
      : games_(environments_of(
            levels, {count, longest, starts_over, rewards.at(0), rewards.at(1), rewards.at(2), rewards.at(3)})),
        planes_(shape()),
        final_planes_(shape()),
        rewards_(count),
        terminated_(count),
        truncated_(count) {
    games_->set_planes(planes_.mutable_data());
  }

  void seed(std::uint64_t seed) { games_->seed(seed); }

  py::array reset() {
    games_->reset();
    return planes_;
  }

  // (observations, rewards, terminated, truncated, how many games have ended)
  py::tuple step(const Actions& actions) {
    if (actions.ndim() != 1 || actions.shape(0) != games_->count())
      throw Error("an action is needed for each of the " + std::to_string(games_->count()) + " games");
    const std::int64_t* const first = actions.data();
    const auto wrong = std::find_if(first, first + actions.size(),
                                    [&](std::int64_t action) { return action < 0 || action >= games_->actions(); });
    if (wrong != first + actions.size())
      throw Error("actions are from 0 to " + std::to_string(games_->actions() - 1) + ", not " + std::to_string(*wrong));
    const StepResult result{rewards_.mutable_data(), terminated_.mutable_data(), truncated_.mutable_data(),
                            final_planes_.mutable_data()};
    int ended = 0;
    {
      const py::gil_scoped_release others_run;
      ended = games_->step(first, result);
    }
    return py::make_tuple(planes_, rewards_, terminated_, truncated_, ended);
  }

  py::array final_planes() const { return final_planes_; }
  std::int64_t actions() const { return games_->actions(); }
  std::vector<std::int32_t> levels() const { return games_->levels(); }
  std::vector<std::int32_t> steps() const { return games_->steps(); }

  HeldPuzzle puzzle(int game) const {
    if (game < 0 || game >= games_->count()) throw py::index_error("there is no such game");
    return HeldPuzzle(games_->puzzle(game));
  }

 private:
  std::vector<py::ssize_t> shape() const {
    return {games_->count(), games_->planes(), games_->height(), games_->width()};
  }

  std::unique_ptr<Environments> games_;
  py::array_t<std::uint8_t> planes_, final_planes_;
  py::array_t<float> rewards_;
  py::array_t<bool> terminated_, truncated_;
};

}  // namespace

void bind_envs(py::module_& module) {
  py::class_<EnvironmentArrays>(module, "Environments")
      .def(py::init<const std::vector<HeldPuzzle>&, int, int, bool, const std::vector<float>&>(), py::arg("levels"),
           py::arg("count"), py::arg("longest"), py::arg("starts_over"), py::arg("rewards"))
      .def("seed", &EnvironmentArrays::seed, py::arg("seed"))
      .def("reset", &EnvironmentArrays::reset)
      .def("step", &EnvironmentArrays::step, py::arg("actions"))
      .def("final_planes", &EnvironmentArrays::final_planes)
      .def_property_readonly("actions", &EnvironmentArrays::actions)
      .def("levels", &EnvironmentArrays::levels)
      .def("steps", &EnvironmentArrays::steps)
      .def("puzzle", &EnvironmentArrays::puzzle, py::arg("game"));
}

}  // namespace gridlock::python
