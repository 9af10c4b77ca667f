# How the room is kept: the door, votes, who was sent away. Every language has the same ids and the same variables.

keep-lock = Nobody new comes in
keep-password-set = Set
keep-password-off = Take it away
keep-password-on = A password is set. Tell it to your people yourself: no link and no QR code holds it.
keep-password-none = Without one the four letters are enough.
keep-chat = Chat
keep-idle = Games wait only so long
keep-idle-hint = Off: no step ends by itself but by the rulebook’s own clocks; from the next game on.
keep-next = After this game
keep-reports = Told to you
keep-report = { $by } says that { $name } misbehaves
keep-seen = Seen
keep-banned = Sent away
keep-unban = Let in again: { $name }
about-vote = Has to go: ask the others
about-vote-hint = { $name } goes when more than half of the others agree, and never fewer than two. After a minute the question is dropped.
about-report = Tell the host
about-reported = The host is told.
about-hand-over = Make { $name } the host
about-give = Who plays on for { $name }?
about-give-hint = When { $name } is back, the seat is given back.
vote = Vote
vote-asks = { $by } wants { $name } to go.
vote-asks-you = { $by } wants you to go.
vote-missing = { $n ->
    [one] One more has to agree
   *[other] { $n } more have to agree
}
vote-agree = I agree
vote-gone = { $name } is no longer in the room.
vote-over = The vote about { $name } came to nothing.
refused-vote-self = You can’t vote about yourself. You may leave at any time.
refused-vote-few = A vote takes two who agree besides the one it is about. Ask the host.
refused-vote-again = You asked for a vote just now. Wait two minutes.
refused-report-host = That is the host. Ask the others for a vote.
refused-not-here = That person is not here just now.
bot-skill = How well it plays
bot-name = What it is called
bot-home = Send it home
bot-done = Done
bot-lend = Let a bot play
bot-until = It plays until { $name } is back, then it gets up.
