"""What plays on seats that no person has: an eye that names doodles and a hand that draws them."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# A look is too small to share out: with a thread for every core numpy waits for its threads twenty times as long as it works.
# It reads this once, when it is first imported.
