### What is wrong with a table that somebody wants to set, or with what a server is asked for.

wrong-number-of-seats = { $n } seats: a table has { $least } to { $most }.
wrong-number-of-decks = { $n } decks: a table has { $least } to { $most } seats, a deck each.
wrong-no-seat = There is no seat { $seat }: choose 1 to { $n }.
wrong-time-limit = A time limit of { $n } turns cannot be: 0 is for none.
wrong-minutes = A time limit of { $n } minutes cannot be: 0 is for none, { $most } is the most.
wrong-no-edition = "{ $name }" is no edition. There are: { $known }.
wrong-no-format = "{ $name }" is not a format. Known: { $known }.
wrong-no-player = "{ $name }" is no player. There are: { $known }.
wrong-nor-a-person = { $error } Or a person: { $persons }.
wrong-player-from-a-file = A player from a file sits down in the terminal alone.
wrong-trained-first = "{ $name }" is trained first: `methuselah lab train`, then { $kind }:FILE.
wrong-no-trained-file = { $file }: there is no such file. Give one that a training has left.
wrong-trained-otherwise = { $file } was trained with other columns than this version of Methuselah has. Train it again: `methuselah lab train`.
wrong-no-trained-player = { $file } is no trained player: { $reason }.
wrong-needs-pytorch = { $kind } players need PyTorch: `pip install 'methuselah[train]'`.
wrong-no-budget = "{ $written }" is no budget: give iterations for a decision, such as 400, or seconds for a turn, such as 2s.
wrong-no-budget-for = "{ $name }": { $kind } takes no budget. Those who do: { $thinkers }.
wrong-nobody-takes-a-budget = None of { $players } takes a budget. Those who do: { $thinkers }.
wrong-decks-without-names = --decks needs the names of precons or deck files after it.
wrong-file = { $file }: { $reason }. Give another file.

wrong-no-such-game = There is no such game.
wrong-no-such-table = There is no such table any more. Ask for its link again, or set a table of your own.
wrong-table-has-begun = The game has begun: nobody changes seats now.
wrong-host-alone = Only the host decides that.
wrong-host-plays = Who sets a table sits at it: the first seat is "you".
wrong-chair-taken = Somebody else sits there. Choose a free chair.
wrong-chair-of-the-host = The host's own chair cannot be given away: stand up instead.
wrong-sit-down-first = You look on: sit down first.
wrong-chairs-free = { $n ->
    [one] One chair is free: wait for somebody, or give it to a bot.
   *[other] { $n } chairs are free: wait for people, or give them to bots.
}
wrong-not-over-again = The game is not over: the same people can set another table after it.
wrong-no-such-seat = There is no such seat.
wrong-no-such-card = There is no such card.
wrong-nothing-to-try = There is nothing to try again there: choose a moment before the end at which this seat was still in the game.
wrong-game-not-here = This game cannot be played here.
wrong-not-over = The game is not over: seeing it again would show hands.
wrong-not-over-file = The game is not over: its file would show hands.
wrong-here-alone = Only this machine itself may ask for that.
wrong-nothing-to-back-up = { $folder } keeps no games: name the folder with --data.
wrong-backup-exists = { $file } is there already: name another file.
wrong-backup-fails = { $file } cannot be written: { $reason }. Choose another place.
wrong-no-backup = There is no file { $file }.
wrong-backup-damaged = { $file } is damaged, nothing was changed. Games that cannot be read: { $games }.
wrong-server-runs = A server holds { $file }: stop it first. Nothing was changed.
wrong-no-database-of-ours = { $file } is no copy of games: { $reason }.
wrong-foreign-name = This server is not known as { $name }. Open it by its address, or start it with --name { $name }.
wrong-foreign-page = This was sent by a page of { $origin }. Open the table's own page.
wrong-not-as-json = Send this as application/json.
too-slow = This page did not keep up. It is shown everything again.
wrong-too-much-at-once = That is too much at once: try again in { $n } s.
wrong-too-many-bytes = { $size } bytes are too many: at most { $most }.
wrong-unreadable = That cannot be read: { $reason }.
wrong-message-too-long = A message of { $size } bytes is too long: at most { $most }.
wrong-no-message = That is no message of this table: { $reason }.
wrong-no-name-of-an-action = That is the name of no action.

wrong-no-term = "{ $name }" is no term of the rules. { $remedy }
remedy-terms = `methuselah help` lists the terms.
