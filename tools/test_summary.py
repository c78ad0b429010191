#!/usr/bin/python3
"""Reads the JUnit file of one ctest run. Prints "PASSED FAILED SKIPPED" on stdout for the caller to add up, and on
stderr the output of every failed test and the reasons of the skipped ones."""

import collections
import sys
import xml.etree.ElementTree as ElementTree

MAX_LINES = 200  # of the output of one failed test
NOISE = ("Running main() from", "Note: Google Test filter", "[=====", "[-----")


def ended_early(output):
    """Whether a GoogleTest test began and its program ended, perhaps with exit code 0, before the verdict."""
    return "[ RUN      ]" in output and not any(word in output for word in ("[  PASSED  ]", "[  FAILED  ]"))


def skipped_itself(case):
    """Whether the test chose to skip. A program that was not built is also marked as skipped, but is a failure."""
    skipped = case.find("skipped")
    return skipped is not None and skipped.get("message", "").startswith("SKIP_")


def skip_reason(output):
    """The message of GTEST_SKIP: the line after the one that names its place in the source."""
    lines = output.splitlines()
    for number, line in enumerate(lines):
        if line.endswith(": Skipped") and number + 1 < len(lines):
            return lines[number + 1].strip()
    return lines[-1].strip() if lines else "no reason given"


def print_failure(name, output):
    lines = [line for line in output.splitlines() if line and not line.startswith(NOISE)]
    if len(lines) > MAX_LINES:
        lines = ["..."] + lines[-MAX_LINES:]
    note = " (ended before its verdict: a crash, an exit or a timeout)" if ended_early(output) else ""
    print(f"FAILED: {name}{note}", *lines, sep="\n  ", file=sys.stderr)


def main(path):
    counts = collections.Counter()
    reasons = collections.Counter()
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        output = case.findtext("system-out") or ""
        if case.get("status") == "run" and not ended_early(output):
            counts["passed"] += 1
        elif skipped_itself(case):
            counts["skipped"] += 1
            reasons[skip_reason(output)] += 1
        else:
            counts["failed"] += 1
            print_failure(case.get("name"), output)
    for reason, times in reasons.most_common():
        print(f"skipped {times}: {reason}", file=sys.stderr)
    print(counts["passed"], counts["failed"], counts["skipped"])


if __name__ == "__main__":
    main(sys.argv[1])
