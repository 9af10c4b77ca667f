# What is said at the door: the first page and an invitation. Every language has the same ids and the same variables.

home-line = a table, paper and pencils
home-code = Code on the big screen or in the invitation
home-code-first = First the four letters of the room.
home-name-first = First your name, so that the others know you.
home-start = Start a room
home-bots = Play now with bots
home-games = What are these games?
your-name = Your name
your-look = Your colour and shape
join = Join the table
invited = You are invited to the table
server-away = The server can’t be reached. Is this device in the same network?
page-broken = A part of the page did not arrive. Load the page anew.
settings-language = Language
trouble-reload = Load the page anew

look-1 = blue circle
look-2 = orange triangle
look-3 = green square
look-4 = plum diamond
look-5 = yellow star
look-6 = graphite cross
look-7 = sky-blue pentagon
look-8 = rose hexagon
