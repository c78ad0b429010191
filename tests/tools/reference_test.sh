#!/usr/bin/env bash
# Makes the reference of the public headers with Doxygen. A warning is an error: what is public and has no words, a name
# that does not exist.
# Usage: reference_test.sh SOURCE-FOLDER BUILD-FOLDER
set -euo pipefail
source_dir=$1 build_dir=$2

cd "$source_dir"
command -v doxygen > /dev/null || { echo "doxygen is missing"; exit 1; }
rm -rf "$build_dir/reference"
doxygen "$build_dir/Doxyfile"
for page in index namespacegridlock solve_8hpp; do
  [[ -s $build_dir/reference/html/$page.html ]] || { echo "the reference has no page $page.html"; exit 1; }
done
