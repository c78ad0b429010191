#!/usr/bin/env bash
# Installs the build, compiles the example against the install tree alone, and runs it.
# Usage: install_test.sh SOURCE-FOLDER BUILD-FOLDER VERSION
set -euo pipefail
source_dir=$1 build_dir=$2 version=$3

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/prefix
cmake --install "$build_dir" --prefix "$prefix" > "$scratch/install.log" || { cat "$scratch/install.log"; exit 1; }

for file in bin/gridlock share/man/man1/gridlock.1 share/bash-completion/completions/gridlock \
  share/zsh/vendor-completions/_gridlock share/fish/vendor_completions.d/gridlock.fish share/doc/gridlock/copyright \
  include/gridlock/core/error.hpp; do
  [[ -s $prefix/$file ]] || { echo "not installed: $file"; exit 1; }
done
bash -n "$prefix/share/bash-completion/completions/gridlock"
[[ $("$prefix/bin/gridlock" --version) == *"$version"* ]] || { echo "the installed program fails"; exit 1; }

# The example is copied out of the tree, so that it can only find what was installed.
cp -r "$source_dir/examples/solve_one" "$scratch/solve_one"
cmake -G Ninja -S "$scratch/solve_one" -B "$scratch/build" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Release
cmake --build "$scratch/build"
"$scratch/build/solve_one" | tee "$scratch/answer.txt"
grep -q '^optimal: ' "$scratch/answer.txt" || { echo "the example did not find the optimum"; exit 1; }
