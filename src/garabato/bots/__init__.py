"""What plays on seats that no person has: an eye that names doodles and a hand that draws them."""
