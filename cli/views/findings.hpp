// What audits of many boards found, summarised for people: a table for each metric, and the smallest counterexample for
// each claim that fails.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "gridlock/audit.hpp"

namespace gridlock::cli {

class Findings {
 public:
  // `label` is what the board is called.
  void add(const std::string& label, const Audit& audit);

  // `markdown`: for a document, else for a terminal.
  std::string text(bool markdown) const;

 private:
  struct Property {
    bool declared = false, claimed = false;
    std::uint64_t violations = 0;
    std::optional<Counterexample> smallest;
    std::string label, drawing;  // of the smallest
  };
  struct Heuristic {
    std::string name;
    double sum = 0, ratio = 0;
    Property admissible, consistent;
  };
  struct Everything {
    std::uint64_t boards = 0, states = 0, moves = 0, measured = 0;
    double distances = 0;
    std::vector<Heuristic> heuristics;
  };

  static void add(Property& property, const AuditedProperty& audited, const std::string& label);
  static std::string table(const Everything& all, bool markdown);
  static std::string examples(Metric metric, const Everything& all, bool markdown);

  std::map<Metric, Everything> metrics_;
};

}  // namespace gridlock::cli
