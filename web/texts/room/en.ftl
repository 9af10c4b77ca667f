# What is said in the room, whatever the game. Every language has the same ids and the same variables.

coming-in = Coming in…
room-at = Room at { $address }
qr = QR code with the address of this room
share = Share the link
share-text = Come and doodle with us! The room is { $code }.
share-copied = The link is copied.
share-by-hand = Copy this address and send it to the others
people = People
people-here = { $n ->
    [one] You are { $name }, alone here
   *[other] You are { $name }, { $n } people here
}
you = you
host = host
ready = ready
not-ready = not yet
away = away
free-seats = { $n ->
    [one] a free seat
   *[other] { $n } free seats
}
bot = bot
bot-add = Add a bot
bot-change = Change { $name }
skill-easy = easy
skill-normal = middling
skill-hard = sharp
bot-for = A bot for { $name }
watches = watches
seat-move = Move { $name }: place { $n } of { $of }
seat-moved = { $name } sits at place { $n } of { $of }
seats-hint = This is how you sit, clockwise. Move a mark to change it.
seats-put = And where does { $name } sit? Tap a mark.
games = Games
box-people = { $min } to { $max } people
box-minutes = { $n ->
    [one] about a minute
   *[other] about { $n } minutes
}
how-to-play = How to play
rules = Rules
rules-are = Rules:
preset-rulebook = Rulebook
preset-kids = Kids
preset-published = Published edition
preset-own = Our own
house-rules-changed = { $n ->
    [one] one is not as in the book
   *[other] { $n } are not as in the book
}
own-words = Words of your own
seconds = { $n } s
less = Less: { $what }
more = More: { $what }
wall = the wall: doodle while you wait
wall-wipe = A clean wall
start = Start
start-missing = { $n ->
    [one] One more person and it can start
   *[other] { $n } more people and it can start
}
start-unready = { $n ->
    [one] { $name } is not ready yet
   *[other] { $n } are not ready yet
}
start-all = Everybody is ready
start-without = The host is away and all are ready: anybody may start
ready-go = I am ready
ready-hint = Say when you are ready
waiting-for-host = Waiting for { $name } to start

# On a big screen, and who only watches
tv-link = On a big screen
tv-camera = Point a camera here,
tv-open = or open
tv-letters = and type the four letters.
tv-watching = { $n ->
    [one] one more person watches
   *[other] { $n } more people watch
}
tv-keys = T paper or slate · L language · F full screen
take-seat = Play on for { $name }
watch-now = You watch this game; you sit in the next one.
watch-full = You watch this game. All seats are taken; you sit down as soon as one is free.

menu = Menu
settings = Settings
settings-theme = Table
settings-auto = As the device
settings-light = Paper
settings-dark = Slate
settings-text-size = Text size
settings-normal = Normal
settings-larger = Larger
settings-largest = Largest
settings-motion = Less motion
settings-sound = Sounds
settings-vibration = Vibration
settings-pen-only = Only a pen draws, fingers do not
settings-left-hand = I draw with the left hand
keep = Look after the room
about = What about { $name }?
pause = Pause
resume = Go on
pace = Time
close = Close
no = No
leave = Leave the room
to-lobby = Back to the lobby
kick = Send { $name } away
ask-leave = Leave this room? You can come back to your seat.
    .yes = Leave
ask-lobby = End this game and go back to the lobby?
    .yes = End it
ask-kick = Send { $name } away for good?
    .yes = Send away

chat = Chat
chat-unread = Chat, something new
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-off = The host has turned the chat off.
chat-muted = Now is the time to keep silent.

band-lost = Connection lost. Coming back by itself…
band-saving = Saving…
band-host = The host has paused the game
band-few = { $n ->
    [one] Waiting for one more person
   *[other] Waiting for { $n } more people
}
came = { $name } is here
went = { $name } is away
somebody = somebody
seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
time-left = Time left: { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}

trouble-home = To the start
trouble-unknown_room = There is no such room
    .advice = Look at the four letters again, or ask for a new invitation.
trouble-closed = This room is closed
    .advice = Nobody has been in it for a long time, or whoever runs this server has closed it. Start a new one.
trouble-full = This room is full
    .advice = More people do not fit. Ask whether somebody makes room, or start another one.
trouble-kicked = You were sent away
    .advice = The host of this room, or most of the others, have closed the door. You are welcome in another room.
trouble-barred = Nobody new comes in from your network
    .advice = Somebody from your network was sent away from this room. Ask its host to let that person in again: then the door is open to you, too.
    .button = Try again
trouble-locked = The room is locked
    .advice = The host lets nobody new in just now. Whoever has a seat comes back to it at any time.
    .button = Try again
trouble-password = This room has a password
    .advice = Ask whoever has invited you.
trouble-wrong_password = That was not the password
    .advice = Capital and small letters count. Ask whoever has invited you.
trouble-guesses = Too many wrong passwords
    .advice = From your network the password was guessed at too often. Wait some minutes.
    .button = Try again
password = Password
password-go = Come in
trouble-version = The server has a newer page
    .advice = Load the page anew, then you are back in your seat.
trouble-elsewhere = You are playing in another tab
    .advice = Your seat is open in another tab or on another page. There is one at a time.
    .button = Play here
trouble-left = You have left
    .advice = Your seat is kept as long as the room is.
    .button = Come back
trouble-moved = The table is being moved
    .advice = The server is starting anew. It takes a moment.
    .button = Try again
trouble-lagging = The network is too slow just now
    .advice = Nothing is lost. Go nearer to the router if you can.
    .button = Try again
trouble-flood = Too much at once
    .advice = This page sent more than the server takes. Nothing is lost.
    .button = Try again
trouble-bad_message = This page and the server do not understand each other
    .advice = Load the page anew, then you are back in your seat.
trouble-away = The server does not answer
    .advice = Is this device in the same network? The page keeps trying by itself.
    .button = Try now
trouble-blocked = The connection is held up on its way
    .advice = The server answers, but no live connection reaches it. Something in between, a proxy, a firewall or an extension of this browser, does not let WebSockets pass.
trouble-no_upgrade = A proxy cuts the live connection
    .advice = The server answers, but the proxy before it drops the Upgrade header. Whoever runs this server has to let WebSockets pass there.
trouble-origin = The server takes this page for a stranger’s
    .advice = A proxy hides the address of this page. Whoever runs this server has to pass on the Host header or name the public address (--public-url).
trouble-banned = Nobody gets in from this network
    .advice = Whoever runs this server has shut its door to your network’s address.
trouble-too_many_sockets = Very many people at one address
    .advice = The server lets no more connections in from this network. Close pages that nobody needs and load this one anew.

notice-not-taken = That was not taken. Nothing has changed.
too-fast = That was too fast. Some of it was not taken.
ink-tools = Pencil
ink-undo = Undo
ink-redo = Redo
ink-clear = Clear
ink-thick = Thick pencil
ink-full = This sheet takes no more ink.
ink-too-many-points = This sheet takes no more ink.
ink-too-many-strokes = This sheet takes no more strokes.
ink-too-many-ops = This sheet takes no more changes.
ink-bad-colour = This game has no such colour.
ink-bad-width = This game has no such pencil.
ink-unknown-stroke = That stroke is not on the sheet.
ink-unreadable = This page and the server do not understand each other. Load the page anew.
ink-too-fast = That was too much ink at once. Some of it was not taken.
ink-not-now = The pen was taken away already.
refused-not_now = Not now.
refused-not_yours = That is not yours to do.
refused-too_late = Too late.
refused-bad_value = That does not go.
refused-no-game = No game is on the table.
refused-watching = You are watching this game. You can play in the next one.
refused-paused = The game waits for more people.
refused-unreadable = This page and the server do not understand each other. Load the page anew.
refused-too-few = There are too few people for this game.
refused-unknown-seat = That person is not here.
refused-bots-full = There are as many bots as a table holds. Send one home first.
refused-is-here = That person is here and plays. A bot can only play for somebody who is away.
refused-host-only = Only the host can do that.
refused-playing = Not while a game is on.
refused-overtaken = Something you asked for later came first, so this was not done. Ask again if you still want it.
refused-quiet = Now is the time to keep silent.
refused-blank = There is nothing in it.
refused-unknown-game = This server does not have that game.
refused-options = Those house rules do not go together.
refused-not-all-ready = The host is away. It can start without the host when all who are here are ready.
refused-chat-off = The host has turned the chat off.
refused-seat-away = That person may come back any moment. The host can give you the seat.
refused-has-seat = Only who watches can take a seat over.
refused-seat-taken = Somebody plays at that seat.
refused-kick-self = You can’t send yourself away.
refused-kick-owner = Who started the room can’t be sent away.
refused-unknown-deck = This server has no deck with that code.
refused-many-decks = So many decks of your own do not fit into one room. Take one that was here before, or start a new room.
refused-few-own-cards = Your deck has too few cards for this game. Add some, or mix it in.
rest-too-many-rooms = Many rooms were started from here just now. Wait a few minutes.
rest-no-new-rooms = The server takes no new rooms just now. Come again later.
rest-unknown-game = This server does not have that game.
rest-origin = This page does not belong to the server it asked.
