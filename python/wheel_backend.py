"""Builds the wheel for `pip install .` (PEP 517) with nothing but the standard library and CMake, so that pip has nothing to
download, with build isolation or without.

A folder that is built already can be named: pip wheel . --config-settings build-dir=build/release. What stands in the variable
CMAKE_ARGS of the environment is handed to CMake.
"""

from __future__ import annotations

import base64
import hashlib
import os
import pathlib
import re
import shlex
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from typing import Any, Optional

ROOT = pathlib.Path(__file__).resolve().parent.parent
Settings = Optional[dict[str, Any]]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None) -> str:
    """Writes the wheel into the folder and returns its name."""
    package = _built(config_settings or {})
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    name = f"gridlock-{_version()}-{tag}-{tag}-{platform}.whl"
    files = {f"gridlock/{file.relative_to(package).as_posix()}": file.read_bytes() for file in sorted(package.rglob("*"))
             if file.is_file() and "__pycache__" not in file.parts}
    info = f"gridlock-{_version()}.dist-info"
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: gridlock\nRoot-Is-Purelib: false\nTag: {tag}-{tag}-{platform}\n".encode()
    files[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{info}/RECORD"] = "".join(_record(path, data) for path, data in files.items()).encode() + f"{info}/RECORD,,\n".encode()
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return name


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Writes what the wheel is built from into the folder and returns the name of the archive."""
    base = f"gridlock-{_version()}"
    with tarfile.open(pathlib.Path(sdist_directory) / f"{base}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for part in ("CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "cmake", "docs/Doxyfile.in", "gridlock", "pyproject.toml", "python"):
            archive.add(ROOT / part, f"{base}/{part}", filter=lambda file: None if "__pycache__" in file.name else file)
        metadata = pathlib.Path(sdist_directory) / "PKG-INFO"
        metadata.write_text(_metadata())
        archive.add(metadata, f"{base}/PKG-INFO")
        metadata.unlink()
    return f"{base}.tar.gz"


def _built(settings: dict[str, Any]) -> pathlib.Path:
    """The folder of the package, complete."""
    given = settings.get("build-dir")
    folder = pathlib.Path(given) if given else ROOT / "build" / "wheel"
    if not given:
        subprocess.run(["cmake", "--preset", "release", "-S", str(ROOT), "-B", str(folder), "-DGRIDLOCK_BUILD_PYTHON=ON",
                        "-DGRIDLOCK_BUILD_CLI=OFF", "-DGRIDLOCK_BUILD_TESTS=OFF", "-DGRIDLOCK_WERROR=OFF",
                        f"-DPython_EXECUTABLE={_interpreter()}", *shlex.split(os.environ.get("CMAKE_ARGS", ""))],
                       check=True, cwd=ROOT)
        subprocess.run(["cmake", "--build", str(folder), "--target", "gridlock_python"], check=True)
    package = folder / "python" / "gridlock"
    if not list(package.glob("_core*.so")):
        raise SystemExit(f"{package} has no module _core: is pybind11 installed (Debian: pybind11-dev python3-dev)?")
    return package


def _interpreter() -> str:
    """The one whose headers are installed: a virtual environment has none of its own, but that of its base is the same."""
    return str(pathlib.Path(sys.base_prefix) / "bin" / f"python{sys.version_info.major}.{sys.version_info.minor}")


def _version() -> str:
    match = re.search(r"project\(gridlock VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())
    assert match
    return match[1]


def _metadata() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {_version()}", f"Summary: {project['description']}",
             f"License: {project['license']['text']}", f"Requires-Python: {project['requires-python']}"]
    for extra, needed in project["optional-dependencies"].items():
        lines += [f"Provides-Extra: {extra}"] + [f"Requires-Dist: {each}; extra == '{extra}'" for each in needed]
    lines += ["Description-Content-Type: text/markdown", "", (ROOT / project["readme"]).read_text()]
    return "\n".join(lines)


def _record(path: str, data: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(data)}\n"
