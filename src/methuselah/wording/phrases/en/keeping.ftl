### What keeps a game from being kept, or from being taken up again.

wrong-data-folder = { $folder } cannot be the folder of the games: { $reason }. Give another one with --data.
wrong-no-such-database = There is no such kind of database: { $reason }. Give its URL, such as postgresql://USER:PASSWORD@HOST/NAME, with the package asyncpg.
wrong-database = { $place }: { $error }
wrong-newer-database = A newer version of Methuselah made this database (schema { $theirs }; this version knows { $known }). Update Methuselah, or give another folder with --data.
wrong-unreadable-game = game { $game } cannot be read from the database: { $reason }. Begin another one, or bring back a copy.
wrong-damaged-game = Game { $game } is damaged in the database: answer { $place } is not what was written. Bring back a copy of the database; { $whole ->
    [one] 1 answer before it is
   *[other] { $whole } answers before it are
} whole.
wrong-empty-database = { $place } is empty: what it held is lost, or it never was a database. Bring back a copy, remove the file to begin anew, or give another folder with --data.
wrong-not-kept = The games cannot be kept in { $place }: { $reason }. Look whether there is room and whether it may be written, or give another --data.

wrong-no-record = { $source } is no game of Methuselah: { $reason }. Give a file that was saved by `methuselah play`, whole and unchanged.
wrong-record-format = { $source } is a "{ $kind }" in format { $format }, and this version reads games in format { $own }. Use the version that saved it ({ $engine }).
wrong-record-seats = { $source } has { $names } names and { $decks } decks, but a game needs at least two players with a deck each. Save it again.
wrong-record-answer = { $source }, answer { $place }: { $entry } is no answer. Load another copy.
wrong-record-edition = { $source } is played by the edition "{ $edition }". This version has { $known }.
wrong-record-cards = { $source } uses cards that are not implemented here: { $cards }. Use the version that saved it ({ $engine }).
wrong-record-texts = { $source } was played with other texts of { $cards }. Use the version that saved it ({ $engine }).
wrong-record-rules = { $source }, answer { $place } of { $n }: { $reason }. It was played by other rules: use the version that saved it ({ $engine }).

database-full = the disk is full, or the database
database-readonly = the database can only be read
database-unopened = unable to open database file
database-locked = another program holds the database
database-none = file is not a database
database-malformed = the database is malformed
