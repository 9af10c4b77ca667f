"""The toy game is tested where it is played: copied beside the other games."""

collect_ignore_glob = ["thumbs/*"]
