#!/usr/bin/env bash
# Builds the Debian package, runs the program out of it, and compiles the programs of docs/library.md against it alone.
# Usage: package_test.sh SOURCE-FOLDER BUILD-FOLDER VERSION
set -euo pipefail
source_dir=$1 build_dir=$2 version=$3

if ! command -v dpkg-shlibdeps > /dev/null || ! command -v file > /dev/null; then
  echo "skipped: dpkg-dev and file are needed to build a package"
  exit 77
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
(cd "$build_dir" && cpack -G DEB -B "$scratch") > "$scratch/cpack.log" 2>&1 || { cat "$scratch/cpack.log"; exit 1; }
packages=("$scratch"/gridlock_*.deb)
package=${packages[0]}

field() { dpkg-deb -f "$package" "$1"; }
[[ $(field Package) == gridlock ]] || { echo "the package is called $(field Package)"; exit 1; }
[[ $(field Version) == "$version" ]] || { echo "the package has version $(field Version)"; exit 1; }
[[ $(field Depends) == *libc6* ]] || { echo "the package does not depend on libc6: $(field Depends)"; exit 1; }

dpkg-deb -x "$package" "$scratch/files"
for file in bin/gridlock share/man/man1/gridlock.1 share/bash-completion/completions/gridlock \
  share/zsh/vendor-completions/_gridlock share/fish/vendor_completions.d/gridlock.fish share/doc/gridlock/copyright; do
  [[ -s $scratch/files/usr/$file ]] || { echo "not in the package: $file"; exit 1; }
done
[[ $("$scratch/files/usr/bin/gridlock" --version) == *"$version"* ]] || { echo "the packaged program fails"; exit 1; }
"$source_dir/tests/tools/outside_project.sh" "$source_dir" "$scratch/files/usr" "$scratch" "$build_dir/public_headers.txt"

# The Python package, where it was built: imported from the package alone, and used.
packages=("$scratch"/python3-gridlock_*.deb)
[[ -e ${packages[0]} ]] || exit 0
package=${packages[0]}
[[ $(field Depends) == *python3-numpy* && $(field Depends) == *libc6* ]] ||
  { echo "python3-gridlock depends on: $(field Depends)"; exit 1; }
dpkg-deb -x "$package" "$scratch/python_files"
[[ $(find "$scratch/python_files/usr" -type f ! -path '*/dist-packages/gridlock/*') == "" ]] ||
  { echo "python3-gridlock has files outside of its module"; exit 1; }
answer=$(cd "$scratch" && PYTHONPATH=$scratch/python_files/usr/lib/python3/dist-packages \
  /usr/bin/python3 -B -c 'import gridlock as gl; print(gl.load("builtin:juniper")[0].solve())')
[[ $answer == "Solution: cost 20, proven optimal" ]] || { echo "python3-gridlock says: $answer"; exit 1; }
