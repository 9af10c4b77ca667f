"""All benches, or those that are named:

python -m bench [--quick] [games words bots deliveries memory appends stalled latecomer dice_odds bot_tables client]
"""

import argparse
import importlib
import os

from bench.report import Scale

BENCHES = ("games", "words", "bots", "deliveries", "memory", "appends", "stalled", "latecomer", "dice_odds", "bot_tables", "client")


def main() -> None:
    """Run them one after the other and say everything again in one line each."""
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--quick", action="store_true", help="once and small: only whether the benches work")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(BENCHES)}")
    args = parser.parse_args()
    unknown = sorted(set(args.names) - set(BENCHES))
    if unknown:
        parser.error(f"there is no bench {', '.join(unknown)}; there are {', '.join(BENCHES)}")
    scale = Scale(args.quick)
    said = {name: importlib.import_module(f"bench.{name}").run(scale) for name in args.names or BENCHES}
    load = os.getloadavg()[0]
    print(f"\nIn short (load of the machine {load:.1f} on {os.cpu_count()} cores):")
    for name, line in said.items():
        print(f"  {name}: {line}")


if __name__ == "__main__":
    main()
