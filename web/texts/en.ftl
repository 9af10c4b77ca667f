# The shell's sentences. Every language has the same ids and the same variables.
close = Close
somebody = somebody
seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
time-left = Time left: { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
notice-not-taken = That was not taken. Nothing has changed.
