## The page of decks

rooms = Rooms
decks-title = Decks
the-list = The list
list-lead = Paste a list or VDB's "deck in URL", or open a file.
your-decks = Your decks
forget-deck = Forget { $name }
read-list = Read it
the-cards = The cards
cards-lead = What is in the list stands here, by type; a card that is not played here yet comes with what may stand in for it.
deck-size = { $crypt } crypt and { $library } library cards.
not-played = { $number ->
    [one] One card is not played here yet.
   *[other] { $number } cards are not played here yet.
  }
all-played = All of them are played here.
capacity-and-group = capacity { $capacity }, group { $group ->
    [0] any
   *[other] { $group }
  }
not-here-yet = Not here yet. Instead:
take-instead = { $name }
look-at = Look at { $name }
nothing-near = nothing that this crypt can use.
about-deck = About the deck
about-lead = Where it is legal, its capacities and Disciplines.
legality = Legal in
is-legal = legal
capacities = Capacities
disciplines = Disciplines of the library
deck-name = Name
notes = Notes
keep-deck = Keep it
deck-kept = Kept in this browser. It stands in the set-up under "Paste a list".
copy-as = Copy as { $form }
