// The statistics that the learning and the comparison need.
#pragma once

#include <cstddef>
#include <vector>

namespace gridlock::rushhour {

using Matrix = std::vector<std::vector<double>>;

double mean_of(const std::vector<double>& values);
double pearson(const std::vector<double>& x, const std::vector<double>& y);

// Solves a x = b for a symmetric, positive definite a.
std::vector<double> solve_linear(Matrix a, std::vector<double> b);

// Ridge regression of the log times on some features, with their means and spreads taken away; predicts the one that is
// left out.
double predict_linearly(const Matrix& features, const std::vector<double>& times, std::size_t left_out, double ridge);

}  // namespace gridlock::rushhour
