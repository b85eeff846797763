### Votes, referendums and titles.

votes = { $to-is ->
    [none] { $you ->
        [them] they get { SIGNED($amount) } { vote-count }
       *[you] { $mood ->
            [can] get { SIGNED($amount) } { vote-count } of your own
           *[told] you get { SIGNED($amount) } { vote-count }
        }
    }
    [minion] { to-get } { SIGNED($amount) } { vote-count }
   *[other] { DOES($to, "gets") } { SIGNED($amount) } { vote-count }
} { $only-is ->
    [none] {""}
   *[other] { $only } the referendum
}
vote-count = { $amount ->
    [one] vote
   *[other] votes
}
abstains = { DOES($which, "abstains") }
allocate = allocate { $points } points among { $spread ->
    [0] any number of { $among-many }
    [1] one or more { $among-many }
   *[other] { $spread } or more { $among-many }
} { $but-is ->
    [none] {""}
   *[other] but the chosen one
} { $rest-is ->
    [none] {""}
   *[other] and { $rest-many }
}
allocated = each Methuselah { $gain ->
    [yes] gains
   *[no] burns
} 1 pool for each point allocated to them
    .brief = each { $gain ->
        [yes] gains
       *[no] burns
    } that much pool
move-allocated = that many points of pool move from the chosen Methuselah to the others
move-now = move that pool
gain-title = { DOES($to, "becomes") } { $title } { $domain-is ->
    [none] {""}
   *[other] ({ $domain })
}
gain-title-2-votes = { DOES($to, "gains") } a title with 2 votes
gain-title-2-votes-independent = { DOES($to, "gains") } an Independent title with 2 votes
remove-title = take the title away from { $which }
lose-title = { self } loses the title of { $title } { $domain-is ->
    [none] {""}
   *[other] ({ $domain })
}
lose-title-2-votes = { self } loses the title with 2 votes
lose-title-2-votes-independent = { self } loses the Independent title with 2 votes
return-political = the political action card returns to its owner's hand
bar-political = the same political action cannot be performed again this turn
call-off-referendum = the referendum is not conducted and the action ends
referendum-to-come = a referendum is to be conducted
    .not = no referendum is to be conducted
cancel-referendum = the referendum is cancelled
allocate-among = allocate { $points } points among one or more { $which-many }{ $most ->
    [0] {""}
   *[other] , at most { $most } to each
}
remember-each = remember { $seats }
remember-also = { DOES($seats, "is") } remembered too
next-oust = the next predator who ousts their prey gains { $amount } pool instead of 6
switch-places = switch places with { $seats }
notes-call = {""}
