"""How fast and how small: every figure beside a peer or a limit, measured in the same run."""
