### What is wrong with a deck, or with the file that it is read from: thing and remedy.

at = { $source }: { $said }
at-line = line { $line }: { $said }
at-line-of-file = { $source }, line { $line }: { $said }
quoted = "{ $name }"
or = or

wrong-not-a-card = "{ $name }" is not a card.
wrong-no-list = there is no list of cards in it.
wrong-site-has-it = that link leads to a list that only its site has.
wrong-no-deck-in-link = there is no deck in that link.
wrong-given-up = the rest of the list was not read.
wrong-not-text = this is not a text file.
wrong-file-unreadable = the file cannot be read ({ $reason }).
wrong-not-json = this is not JSON ({ $reason }).
beyond-reading = too deep, or too large a number
wrong-no-number-of-copies = "{ $count }" is not a number of copies of "{ $name }".
wrong-list-too-long = the list is longer than { $n } characters.
wrong-no-precon = "{ $name }" is no preconstructed deck.
wrong-several-precons = "{ $name }" could be several decks. Name the set: { $choices }.
wrong-neither-file-nor-precon = "{ $name }" is neither a file nor a preconstructed deck.
wrong-directory = "{ $name }" is a directory.
wrong-no-deck-in-folder = holds no deck that can be played here.
wrong-no-form-of-list = "{ $form }" is not a form of deck list. Choose one of { $known }.
wrong-deck-file = { $file } cannot be read: { $reason }. Give another file.
wrong-too-few = the { $part ->
    [crypt] crypt
   *[library] library
} has { $size ->
    [one] 1 card
   *[other] { $size } cards
}, fewer than { $least }.
wrong-too-many = the { $part ->
    [crypt] crypt
   *[library] library
} has { $size ->
    [one] 1 card
   *[other] { $size } cards
}, more than { $most }.
wrong-group = "{ $name }" is of group { $group }, most of the crypt is of { $first }{ $second ->
    [0] {""}
   *[other] {" "}and { $second }
}; groups must be the same or consecutive.
wrong-banned = "{ $name }" is banned since { $since }.
wrong-later = "{ $name }" is legal from { $since }, after { $on }.
wrong-not-implemented = { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} not implemented: { $names }.

remedy-did-you-mean = Did you mean { $names }?
remedy-copy-the-list = Copy the list itself there (as text, or in VDB as "deck in URL"), and paste that.
remedy-spelling = Check the spelling against the printed card.
remedy-krcg-names = Use krcg's numbers or names.
remedy-mend-above = Mend the lines above first.
remedy-line-of-list = A line is a number and a name: 2x Govern the Unaligned.
remedy-krcg-json = krcg JSON has "crypt" and "library", or "cards".
remedy-export-again = Export the deck again, as krcg JSON.
remedy-whole-number = Write a whole number.
remedy-utf-8 = Save the list as UTF-8.
remedy-path = Check the path.
remedy-precons = `methuselah deck list` names the preconstructed decks.
remedy-near-precon = Did you mean "{ $name }"? { remedy-precons }
remedy-deck-check = See what is missing with `methuselah deck check FILE`.
remedy-add = Add { $n } or more.
remedy-remove = Remove { $n } or more.
remedy-remove-copies = Remove { $n ->
    [one] it
   *[other] the { $n } copies
}.
remedy-group = Replace it by a vampire of group { $first }{ $second ->
    [0] {""}
   *[other] {" "}or { $second }
}.
remedy-older = Replace it by an older card.
remedy-replace = { $n ->
    [one] Replace it.
   *[other] Replace them.
}

deck-size = { $name }: { $crypt } crypt and { $library } library cards.
deck-legal = Legal.
deck-not-legal = Not legal:
deck-wants = Not playable here yet, for want of { $n } { $n ->
    [one] card
   *[other] cards
}:
deck-playable = playable
deck-lacks = { $n } { $n ->
    [one] card
   *[other] cards
} missing
deck-instead = or { $names }
