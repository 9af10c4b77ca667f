"""Parts that two games or more share."""
