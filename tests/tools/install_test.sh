#!/usr/bin/env bash
# Installs the build, and compiles the programs of docs/library.md against the install tree alone.
# Usage: install_test.sh SOURCE-FOLDER BUILD-FOLDER VERSION
set -euo pipefail
source_dir=$1 build_dir=$2 version=$3

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/prefix
cmake --install "$build_dir" --prefix "$prefix" > "$scratch/install.log" || { cat "$scratch/install.log"; exit 1; }

for file in bin/gridlock share/man/man1/gridlock.1 share/bash-completion/completions/gridlock \
  share/zsh/vendor-completions/_gridlock share/fish/vendor_completions.d/gridlock.fish share/doc/gridlock/copyright; do
  [[ -s $prefix/$file ]] || { echo "not installed: $file"; exit 1; }
done
bash -n "$prefix/share/bash-completion/completions/gridlock"
[[ $("$prefix/bin/gridlock" --version) == *"$version"* ]] || { echo "the installed program fails"; exit 1; }

"$source_dir/tests/tools/outside_project.sh" "$source_dir" "$prefix" "$scratch" "$build_dir/public_headers.txt"
