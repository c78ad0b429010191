#!/usr/bin/python3
"""Computes the values that statistics_test.cpp expects, with NumPy and SciPy (Debian: python3-scipy).

    make_statistics_reference.py > statistics_reference.hpp
"""

import numpy
import scipy
from scipy import stats

random = numpy.random.default_rng(2024)
SIZES = numpy.round(random.gamma(2.0, 30.0, 60) + 5)                     # with ties
TIMES = numpy.round(0.002 * SIZES**1.7 * random.lognormal(0, 0.4, 60), 6)
CRATES = random.integers(1, 12, 60).astype(float)                        # with many ties
DISTINCT = numpy.round(random.normal(0.3, 1.0, 20), 6)
TIED = numpy.round(random.normal(0.2, 1.0, 80), 1)


def fitted(model, x, y):
    """Intercept, slope, R^2 and RMSE in units of y."""
    if model == "exponential":
        b, log_a = numpy.polyfit(x, numpy.log(y), 1)
        a, estimate = numpy.exp(log_a), numpy.exp(log_a + b * x)
    elif model == "logarithmic":
        b, a = numpy.polyfit(numpy.log(x), y, 1)
        estimate = a + b * numpy.log(x)
    else:
        b, a = numpy.polyfit(x, y, 1)
        estimate = a + b * x
    r2 = 1 - numpy.sum((y - estimate) ** 2) / numpy.sum((y - numpy.mean(y)) ** 2)
    return a, b, r2, numpy.sqrt(numpy.mean((y - estimate) ** 2))


def numbers(name, values):
    text = ", ".join(repr(float(value)) for value in values)
    print(f"inline const std::vector<double> {name}{{{text}}};")


def number(name, value):
    print(f"inline constexpr double {name} = {float(value)!r};")


def main():
    print(f"// Made by make_statistics_reference.py with NumPy {numpy.__version__} and SciPy {scipy.__version__}.")
    print("// clang-format off\n#pragma once\n\n#include <vector>\n\nnamespace gridlock::testing::reference {\n")
    numbers("kSizes", SIZES)
    numbers("kTimes", TIMES)
    numbers("kCrates", CRATES)
    numbers("kDistinct", DISTINCT)
    numbers("kTied", TIED)
    print()
    number("kMean", numpy.mean(TIMES))
    number("kDeviation", numpy.std(TIMES, ddof=1))
    number("kMedian", numpy.median(TIMES))
    number("kTenth", numpy.quantile(TIMES, 0.1))
    number("kNinetyfifth", numpy.quantile(TIMES, 0.95))
    numbers("kCrateRanks", stats.rankdata(CRATES))
    number("kSpearmanSizesTimes", stats.spearmanr(SIZES, TIMES).statistic)
    number("kSpearmanCratesTimes", stats.spearmanr(CRATES, TIMES).statistic)
    for model in ["linear", "exponential", "logarithmic"]:
        numbers(f"k{model.title()}Fit", fitted(model, SIZES, TIMES))
    exact = stats.wilcoxon(DISTINCT, mode="exact")
    number("kExactStatistic", exact.statistic)
    number("kExactP", exact.pvalue)
    approximate = stats.wilcoxon(TIED, mode="approx", correction=True, zero_method="wilcox")
    number("kApproximateStatistic", approximate.statistic)
    number("kApproximateP", approximate.pvalue)
    print("\n}  // namespace gridlock::testing::reference")


if __name__ == "__main__":
    main()
