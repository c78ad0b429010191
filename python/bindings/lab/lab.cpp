// Experiments: run into a database, each case in a process of its own, and read back as cases and tables.
#include <pybind11/stl.h>

#include <algorithm>
#include <ctime>
#include <thread>

#include "gridlock/gridlock.hpp"
#include "gridlock/lab/run/experiment.hpp"
#include "gridlock/lab/run/quantities.hpp"
#include "gridlock/lab/tables/tables.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/lab/record.hpp"
#include "python/bindings/searches/request.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

std::string time_as_text() {
  const std::time_t now = std::time(nullptr);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S UTC", std::gmtime(&now));
  return text;
}

py::dict tally_dict(const lab::Tally& tally) {
  py::dict all;
  all["total"] = tally.total;
  all["before"] = tally.before;
  all["done"] = tally.done;
  all["solved"] = tally.solved;
  all["seconds"] = std::chrono::duration<double>(tally.elapsed).count();
  return all;
}

// Runs what the database does not have yet. Returns how far it got.
py::dict run_lab(const std::string& path, const std::vector<HeldPuzzle>& puzzles, const std::string& source,
                 const std::vector<std::string>& searches, const std::vector<std::string>& heuristics, unsigned repeats,
                 unsigned jobs, const py::dict& wishes) {
  Interruptible work;
  lab::Experiment experiment;
  int index = 0;
  for (const auto& held : puzzles) {
    const std::string name = std::visit([](const auto& puzzle) { return puzzle.name; }, held.get());
    const std::string label = name.empty() ? source + "#" + std::to_string(index + 1) : name;
    experiment.corpus.push_back(lab::specimen_of(held.get(), source, ++index, name, label));
  }
  experiment.searches = searches;
  experiment.heuristics = heuristics;
  experiment.request = request_from(wishes, work.flag());
  experiment.request.limits.cancel = nullptr;  // the processes of the cases do not hear it
  experiment.repeats = repeats;
  experiment.jobs = jobs == 0 ? std::max(1u, std::thread::hardware_concurrency()) : jobs;
  experiment.cancel = &work.flag();
  PythonCall<lab::Tally> watch(wishes.contains("progress") ? py::object(wishes["progress"]) : py::none(), work.flag(),
                               [](const lab::Tally& tally) { return py::object(tally_dict(tally)); });
  lab::Tally tally;
  {
    const py::gil_scoped_release others_run;
    lab::Store store(path, lab::settings_of(experiment.request));
    store.note(lab::facts_of_host());
    store.note({{"started", time_as_text()}, {"command", "gridlock.lab.run"}});
    tally = lab::run_experiment(experiment, store, [&](const lab::Tally& now) { watch(now); });
    store.note({{"finished", time_as_text()}});
  }
  const bool in_function = watch.rethrow();
  py::dict answer = tally_dict(tally);
  answer["interrupted"] = interrupted(work) || in_function;
  return answer;
}

py::list cases(const lab::Run& run) {
  py::list all;
  for (const auto& each : run.cases) {
    py::dict row;
    const lab::Subject& subject = run.subject_of(each);
    row["puzzle"] = subject.label;
    row["kind"] = subject.kind;
    row["width"] = subject.features.width;
    row["height"] = subject.features.height;
    row["pieces"] = subject.features.pieces;
    row["search"] = each.key.configuration.search;
    row["heuristic"] = each.key.configuration.heuristic;
    row["configuration"] = each.key.configuration.label();
    row["metric"] = each.key.metric;
    row["repeat"] = each.key.repeat;
    lab::for_each_measure(each.measures, [&](const char* name, const auto& value) {
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, std::string>)
        row[name] = value;
      else
        row[name] = value ? py::cast(*value) : py::none();
    });
    all.append(row);
  }
  return all;
}

py::dict table_dict(const lab::TitledTable& table) {
  py::dict all;
  py::list rows;
  for (const auto& row : table.rows) rows.append(as_object(row.fields()));
  all["title"] = table.title;
  all["rows"] = rows;
  all["note"] = table.note;
  return all;
}

py::dict table(const lab::Run& run, const std::string& rows, const std::string& columns,
               const std::vector<std::string>& cells, const std::string& statistic) {
  return table_dict(lab::pivot(run.without_repeats(), {rows, columns, cells, statistic}));
}

py::list preset(const lab::Run& run, const std::string& name) {
  Interruptible work;
  py::list all;
  std::string known;
  for (const auto& each : lab::presets()) {
    known += (known.empty() ? "" : ", ") + std::string(each.name);
    if (each.name != name) continue;
    for (const auto& made : each.make(run.without_repeats(), {.cancel = &work.flag()})) all.append(table_dict(made));
    return all;
  }
  throw Error("there is no preset '" + name + "'; there are " + known);
}

py::list subjects(const lab::Run& run) {
  py::list all;
  for (const auto& subject : run.subjects)
    if (subject.has_board()) all.append(HeldPuzzle(lab::puzzle_of(subject)));
  return all;
}

}  // namespace

void bind_lab(py::module_& module) {
  py::class_<lab::Run>(module, "LabRun")
      .def(py::init(&lab::load_run), py::arg("path"))
      .def_property_readonly("facts", [](const lab::Run& run) { return run.facts; })
      .def("cases", &cases)
      .def("puzzles", &subjects)
      .def("table", &table, py::arg("rows"), py::arg("columns"), py::arg("cells"), py::arg("statistic"))
      .def("preset", &preset, py::arg("name"));
  module.def("lab_run", &run_lab, py::arg("path"), py::arg("puzzles"), py::arg("source"), py::arg("searches"),
             py::arg("heuristics"), py::arg("repeats"), py::arg("jobs"), py::arg("wishes"));
  module.def("lab_dimensions", &lab::dimension_names);
  module.def("lab_measures", [] {
    std::vector<std::string> names;
    for (const auto& quantity : lab::quantities()) names.emplace_back(quantity.name);
    return names;
  });
}

}  // namespace gridlock::python
