// Puzzles from texts, files and the built-in collection, and back into texts.
#include <pybind11/stl.h>

#include "gridlock/builtin.hpp"
#include "gridlock/read.hpp"
#include "gridlock/solutions.hpp"
#include "gridlock/write.hpp"
#include "python/bindings/bindings.hpp"
#include "python/bindings/values/held_puzzle.hpp"

namespace gridlock::python {
namespace {

// (index, title, puzzle or None, error or None) of each; the error as (message, source, line, column).
py::list as_list(std::vector<Entry> entries) {
  py::list all;
  for (Entry& entry : entries) {
    py::object puzzle = py::none(), fault = py::none();
    if (entry.valid()) {
      puzzle = py::cast(HeldPuzzle(std::get<Puzzle>(std::move(entry.content))));
    } else {
      const Error& error = entry.error();
      fault = py::make_tuple(error.what(), error.source, error.line, error.column);
    }
    all.append(py::make_tuple(entry.index, entry.name, puzzle, fault));
  }
  return all;
}

py::list read_text(const std::string& text, const std::string& source, const std::string& format,
                   const std::string& kind) {
  std::vector<Entry> entries;
  {
    const py::gil_scoped_release others_run;
    entries = read_puzzles(text, source, format, kind);
  }
  return as_list(std::move(entries));
}

py::list read_path(const std::string& path, const std::string& format, const std::string& kind) {
  std::vector<Entry> entries;
  {
    const py::gil_scoped_release others_run;
    entries = read_file(path, format, kind);
  }
  return as_list(std::move(entries));
}

py::list find(const std::string& word) {
  py::list all;
  for (const Builtin* builtin : find_builtins(word)) all.append(HeldPuzzle(builtin->read()));
  return all;
}

std::string write(const std::vector<HeldPuzzle>& held, const std::string& format) {
  std::vector<Puzzle> puzzles;
  for (const auto& each : held) puzzles.push_back(each.get());
  return write_puzzles(puzzles, format);
}

std::vector<std::vector<std::string>> moves_in(const std::string& text, const std::string& source) {
  std::vector<std::vector<std::string>> all;
  for (auto& solution : read_solutions(text, source)) all.push_back(std::move(solution.moves));
  return all;
}

}  // namespace

void bind_reading(py::module_& module) {
  module.def("read_text", &read_text, py::arg("text"), py::arg("source"), py::arg("format"), py::arg("kind"));
  module.def("read_path", &read_path, py::arg("path"), py::arg("format"), py::arg("kind"));
  module.def("find_builtins", &find, py::arg("word"));
  module.def("write_puzzles", &write, py::arg("puzzles"), py::arg("format"));
  module.def("read_solutions", &moves_in, py::arg("text"), py::arg("source"));
}

}  // namespace gridlock::python
