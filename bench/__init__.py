"""How fast and how small: every figure beside a peer or a limit, measured in the same run."""

import garabato.bots as garabato_bots

__all__ = ["garabato_bots"]
# It says how many threads numpy may take, and has to say so before numpy is imported, as it does in the server.
