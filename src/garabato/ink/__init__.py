"""The pencil: the binary form of strokes and the limits of a sheet."""
