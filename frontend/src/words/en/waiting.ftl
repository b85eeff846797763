## A table that waits for its people

waiting-title = A table that waits
what-you-bring = What you bring
deck-is-hidden = A preconstructed deck, or your own. Nobody else sees which until you play it.
who-plays-here = Who plays
chairs-free = { $number ->
    [one] One chair is free
   *[other] { $number } chairs are free
  }
begins-by-itself = The game begins when all are here
all-sit = All sit: begin when you like
host-begins = { $host } begins the game
chair-free = Free
somebody = Somebody
anybody = Whoever comes
host = Host
your-chair = You
waits-for-somebody = Waits for somebody
has-come = Is here
is-away = Is away
sit-here = Sit here
move-here = Move here
bring-this = Bring this deck and name
stand-up = Stand up
seats-are-drawn = Who sits where is drawn when the game begins.
seats-as-chairs = Each hunts the next one in this list.
who-shall-come = Who shall come
one-link = One link for all: friends sit down by it, and look on once the game has begun.
copied = Copied
qr-label = The link as a code for a camera
this-machine-alone = This address opens on this machine alone. For friends elsewhere start the server with --host 0.0.0.0 and open it under the machine's address.
show-to-strangers = Show this table to everybody on this server
open-tables = Tables with a free chair
open-table = { $host }: { $free } of { $chairs } free
minutes-long = { $minutes } minutes
games-to-watch = Games to watch
game-to-watch = { $names }, turn { $turn }
find-a-table = Find me a table
same-people = Again, new seats
set-again = { $name } would like to play again with the same people.
