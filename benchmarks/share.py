"""What flake8-pickle-views costs: CPU time and peak memory of flake8 with and without it, and its own share.

    python benchmarks/share.py FOLDER... [--rounds N] [--also NAME]... [--files]

FOLDERs hold source code; it is read, never run. Bare flake8, flake8 with this plugin, and flake8 with each
plugin given by `--also` (a distribution, such as flake8-bugbear, installed beside this one) run in turn, in
another order each round, one process each (-j1), without the configuration of the folders. Printed for
each: the medians of its CPU seconds and of its peak memory, and the plugin's own share: the CPU seconds
spent in its import, options, constructors and runs, over the CPU seconds of the rest of the same process.
Beside it stands the ratio of the medians, with and without: it contains what the plugin costs elsewhere
(garbage collection) and the noise of the machine. `--files` counts the files too.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

OURS = "flake8-pickle-views"
RUNNER = pathlib.Path(__file__).with_name("measured.py")
FLAKE8 = ("--isolated", "-j1", "-q", "--exit-zero")

Report = dict[str, float]


def run(plugin: str, folders: list[str]) -> Report:
    """One measured run. `plugin` is empty for bare flake8."""
    with tempfile.TemporaryDirectory() as scratch:
        report = pathlib.Path(scratch, "report.json")
        command = [sys.executable, str(RUNNER), str(report), plugin, *FLAKE8, *folders]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if done.returncode or not report.exists():
            raise SystemExit(f"flake8 {plugin or 'bare'} failed:\n{done.stderr[-2000:]}")
        measured = json.loads(report.read_text())
    own = measured["plugins"].get(plugin, 0.0)
    rest = measured["cpu"] - own
    return {"cpu": measured["cpu"], "peak": measured["peak"], "own": own, "share": own / rest}


def measure(plugins: list[str], folders: list[str], rounds: int) -> dict[str, Report]:
    """The medians of each plugin's runs; each round starts with another one."""
    runs: dict[str, list[Report]] = {plugin: [] for plugin in plugins}
    for number in range(rounds):
        start = number % len(plugins)
        for plugin in plugins[start:] + plugins[:start]:
            runs[plugin].append(run(plugin, folders))
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {
        plugin: {key: statistics.median(report[key] for report in reports) for key in reports[0]}
        for plugin, reports in runs.items()
    }


def table(medians: dict[str, Report]) -> str:
    bare = medians[""]
    lines = [
        "| run | CPU, s | of bare | peak, MB | over bare, MB | own CPU, s | own share |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for plugin, report in medians.items():
        lines.append(
            f"| {plugin or 'bare flake8'} | {report['cpu']:.2f} | {report['cpu'] / bare['cpu']:.3f} "
            f"| {report['peak']:.0f} | {report['peak'] - bare['peak']:+.0f} "
            f"| {report['own']:.3f} | {report['share']:.2%} |"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--also", action="append", default=[], metavar="NAME")
    parser.add_argument("--files", action="store_true", help="count the Python files of the folders")
    args = parser.parse_args()
    if args.files:
        print(sum(1 for folder in args.folders for _ in pathlib.Path(folder).rglob("*.py")), "files")
    print(table(measure(["", OURS, *args.also], args.folders, args.rounds)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
