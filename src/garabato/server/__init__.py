"""The house on the network: sockets, HTTP, the clock on the wall and the way to the store."""
